import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ConfigStore } from "../config-store.ts";
import type { StoreEngine } from "./store-engine.ts";

/** What every store keeps to about the tokens of programs. */
export const testTokens = ({ make, open }: StoreEngine): void => {
  describe("tokens of programs", () => {
    let store: ConfigStore;
    let now = new Date("2026-12-01T08:00:00.000Z");
    const token = (id: string, expiresAt = "2027-01-01T00:00:00.000Z") => ({
      id,
      digest: `digest of ${id}`,
      name: `Token ${id}`,
      scope: "draft" as const,
      expiresAt,
    });
    beforeAll(async () => {
      store = await open(await make("empty"), () => now);
      for (const id of ["anna", "ben"])
        await store.people.welcome(
          { provider: "test", subject: id, name: id, email: null },
          { id, role: "publisher" },
        );
    });
    afterAll(() => store.close());

    it("are found by their digest until they expire or their person is blocked", async () => {
      const { people } = store;
      expect(await people.addToken(token("t1"), "anna", 2)).toBe(true);
      expect(await people.findToken("digest of t1")).toMatchObject({
        id: "t1",
        scope: "draft",
        usedAt: null,
        person: { id: "anna", role: "publisher" },
      });
      expect(await people.findToken("t1")).toBeUndefined();
      now = new Date("2026-12-02T08:00:00.000Z");
      await people.touchToken("t1");
      expect(await people.listTokens("anna")).toEqual([
        {
          id: "t1",
          name: "Token t1",
          scope: "draft",
          createdAt: "2026-12-01T08:00:00.000Z",
          expiresAt: "2027-01-01T00:00:00.000Z",
          usedAt: now.toISOString(),
        },
      ]);
      await people.changePerson("anna", { role: "publisher", isBlocked: true });
      expect(await people.findToken("digest of t1")).toBeUndefined();
      await people.changePerson("anna", { role: "publisher", isBlocked: false });
      now = new Date("2027-01-01T00:00:00.000Z");
      expect(await people.findToken("digest of t1")).toBeUndefined();
    });

    it("are as many as may be, and revoked by their person alone", async () => {
      const { people } = store;
      expect(await people.addToken(token("t2"), "anna", 2)).toBe(true);
      expect(await people.addToken(token("t3"), "anna", 2)).toBe(false);
      expect(await people.addToken(token("t3"), "ben", 2)).toBe(true);
      expect(await people.removeToken("t2", "ben")).toBe(false);
      expect(await people.removeToken("t2", "anna")).toBe(true);
      expect((await people.listTokens("anna")).map(({ id }) => id)).toEqual(["t1"]);
      expect((await people.listTokens("ben")).map(({ id }) => id)).toEqual(["t3"]);
    });
  });
};
