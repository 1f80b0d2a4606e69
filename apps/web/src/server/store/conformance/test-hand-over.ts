import type { Role } from "@statelier/data";
import { isRecord } from "@statelier/model";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ANONYMOUS, type PersonViewer } from "../../http/viewer.ts";
import type { ConfigStore, NewConfig } from "../config-store.ts";
import type { StoreEngine } from "./store-engine.ts";

const draftOf = (key: string, extra: Partial<NewConfig> = {}): NewConfig => ({
  key,
  data: { title: "first" },
  userId: "anna",
  publishedState: "DRAFT",
  draftOf: null,
  ...extra,
});

/** What every store keeps to where somebody gives a chart to another person. */
export const testHandOver = ({ make, open, ask }: StoreEngine): void => {
  describe("charts that are handed over", () => {
    let place: string;
    let store: ConfigStore;
    const people = new Map<string, PersonViewer>();
    const as = (id: string, role: Role = "publisher"): PersonViewer => {
      const viewer = people.get(id);
      if (!viewer) throw new Error(id);
      return { ...viewer, person: { ...viewer.person, role } };
    };
    const welcome = async (
      id: string,
      {
        role = "author",
        provider = "office",
        email = `${id}@office.example`,
      }: { role?: Role; provider?: string; email?: string | null } = {},
    ): Promise<void> => {
      const identity = { provider, subject: id, name: id, email };
      people.set(id, {
        kind: "person",
        person: await store.people.welcome(identity, { id, role }),
      });
    };
    const give = (key: string, to: string, viewer = as("anna"), most = 100) =>
      store.handOver({ key, email: `${to}@office.example`, most }, viewer);
    const ownerOf = async (key: string) => {
      const [row] = await ask(place, `select user_id from config where key = '${key}'`);
      return isRecord(row) ? row["user_id"] : undefined;
    };
    beforeAll(async () => {
      place = await make("empty");
      store = await open(place);
      for (const id of ["anna", "ben", "eve"]) await welcome(id);
      await welcome("reader", { role: "reader" });
      await welcome("blocked");
      await store.people.changePerson("blocked", { role: "author", isBlocked: true });
      await welcome("elsewhere", { provider: "other" });
      await welcome("twin1", { email: "twin@office.example" });
      await welcome("twin2", { email: "TWIN@office.example" });
      await welcome("nameless", { email: null });
      await ask(place, "insert into team values ('t1', 'Team', '2026-01-01T00:00:00.000Z')");
      await ask(place, "insert into membership values ('t1', 'anna'), ('t1', 'ben')");
    });
    afterAll(() => store.close());

    it("are the other person's with the drafts of them, and the giver's no more", async () => {
      await store.insert(draftOf("gift00000001", { publishedState: "PUBLISHED" }));
      await store.insert(draftOf("gift00000002", { draftOf: "gift00000001" }));
      await store.insert(draftOf("gift00000003", { draftOf: "gift00000001", userId: "eve" }));
      await store.insert(draftOf("gift00000004"));
      await store.insert(draftOf("gift00000005", { draftOf: "gift00000001", teamId: "t1" }));
      const before = await store.find("gift00000001", as("anna"));
      expect(
        await store.handOver(
          { key: "gift00000001", email: "BEN@office.example", most: 100 },
          as("anna"),
        ),
      ).toBe("ben");
      expect(
        await Promise.all(["1", "2", "3", "4", "5"].map((at) => ownerOf(`gift0000000${at}`))),
      ).toEqual(["ben", "ben", "eve", "anna", "anna"]);
      expect(await store.isHeld("gift00000001", as("ben"))).toBe(true);
      expect(await store.isHeld("gift00000001", as("anna"))).toBe(false);
      expect(await store.find("gift00000002", as("anna"))).toBeUndefined();
      expect(await store.find("gift00000001", ANONYMOUS)).toEqual({ ...before, userId: "ben" });
      expect(await give("gift00000001", "eve")).toBeUndefined();
      await store.publish({ key: "gift00000001", data: { title: "second" } }, as("ben"));
      const versions = await store.listVersions("gift00000001", as("ben"));
      expect(versions.map(({ version, personId }) => [version, personId])).toEqual([
        [2, "ben"],
        [1, "anna"],
      ]);
    });

    it.each(["nobody", "reader", "blocked", "elsewhere", "twin", "anna", "nameless"])(
      "go to nobody where the address is that of %s",
      async (to) => {
        const key = `stay${to.padEnd(8, "0").slice(0, 8)}`;
        await store.insert(draftOf(key));
        expect(await give(key, to)).toBeUndefined();
        expect(await ownerOf(key)).toBe("anna");
      },
    );

    it("go to nobody who keeps as many as they may", async () => {
      await store.insert(draftOf("full00000001"));
      expect(await give("full00000001", "eve", as("anna"), 1)).toBeUndefined();
      await store.people.setAllowance("eve", 0);
      expect(await give("full00000001", "eve")).toBeUndefined();
      await store.people.setAllowance("eve", 5);
      expect(await give("full00000001", "eve", as("anna"), 1)).toBe("eve");
    });

    it("are given back by whoever took them, with the drafts of them, whatever their role", async () => {
      const key = "back00000001";
      await store.insert(draftOf(key, { publishedState: "PUBLISHED" }));
      await store.insert(draftOf("back00000002", { draftOf: key }));
      expect(await store.giveBack(key, as("anna"))).toBeUndefined();
      expect(await give(key, "ben")).toBe("ben");
      const [held] = await store.readHeldTitles([key], as("ben"));
      expect(held).toMatchObject({ ownerName: "ben", formerOwnerName: "anna" });
      expect(await store.giveBack(key, as("eve"))).toBeUndefined();
      expect(await store.giveBack(key, as("ben", "author"))).toBe("anna");
      expect(await Promise.all([key, "back00000002"].map(ownerOf))).toEqual(["anna", "anna"]);
      const [back] = await store.readHeldTitles([key], as("anna"));
      expect(back).toMatchObject({ ownerName: "anna", formerOwnerName: null });
      expect(await store.giveBack(key, as("anna"))).toBeUndefined();
      await give(key, "ben");
      await store.people.changePerson("anna", { role: "author", isBlocked: true });
      expect(await store.giveBack(key, as("ben"))).toBeUndefined();
      await store.people.changePerson("anna", { role: "author", isBlocked: false });
      await store.people.giveChart(key, { userId: "ben", teamId: null });
      expect(await store.giveBack(key, as("ben"))).toBeUndefined();
    });

    it("take no more than half of what somebody may keep", async () => {
      await welcome("gina");
      await store.people.setAllowance("gina", 4);
      for (const at of [1, 2, 3]) await store.insert(draftOf(`half0000000${at}`));
      expect(await give("half00000001", "gina")).toBe("gina");
      expect(await give("half00000002", "gina")).toBe("gina");
      expect(await give("half00000003", "gina")).toBeUndefined();
      expect(await store.giveBack("half00000001", as("gina"))).toBe("anna");
      expect(await give("half00000003", "gina")).toBe("gina");
    });

    it("of a team stay in it, and are handed over by their owner, or by publishers of the team", async () => {
      const key = "team00000001";
      await store.insert(draftOf(key, { teamId: "t1" }));
      expect(await give(key, "eve")).toBeUndefined();
      expect(await give(key, "anna", as("ben", "author"))).toBeUndefined();
      expect(await give(key, "anna", as("eve"))).toBeUndefined();
      expect(await give(key, "ben", as("anna", "author"))).toBe("ben");
      expect(await store.find(key, as("anna"))).toMatchObject({ userId: "ben", teamId: "t1" });
      expect(await give(key, "anna", as("anna", "author"))).toBeUndefined();
      expect(await give(key, "anna")).toBe("anna");
      await store.insert(draftOf("team00000002", { teamId: "t1", userId: null }));
      expect(await give("team00000002", "ben", as("anna", "author"))).toBeUndefined();
      expect(await give("team00000002", "ben")).toBe("ben");
    });

    it("are none that readers see or will see where the giver is an author, and none that are removed", async () => {
      await store.insert(draftOf("seen00000001", { publishedState: "PUBLISHED" }));
      await store.insert(draftOf("seen00000002"));
      await store.schedule("seen00000002", "2999-01-01T00:00:00.000Z", as("anna"));
      for (const key of ["seen00000001", "seen00000002"])
        expect(await give(key, "ben", as("anna", "author"))).toBeUndefined();
      expect(await give("seen00000002", "ben")).toBe("ben");
      expect(await store.find("seen00000002", as("ben"))).toMatchObject({
        publishAt: "2999-01-01T00:00:00.000Z",
      });
      await store.remove("seen00000001", as("anna"));
      expect(await give("seen00000001", "ben")).toBeUndefined();
    });
  });
};
