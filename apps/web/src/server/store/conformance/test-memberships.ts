import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ANONYMOUS, type PersonViewer } from "../../http/viewer.ts";
import type { ConfigStore, NewConfig } from "../config-store.ts";
import { PERSONAL_TABLES } from "../membership-store.ts";
import type { StoreEngine } from "./store-engine.ts";

const config = (key: string, extra: Partial<NewConfig> = {}): NewConfig => ({
  key,
  data: { title: key },
  userId: "anna",
  publishedState: "PUBLISHED",
  draftOf: null,
  ...extra,
});

/** What every store keeps to about how people come and go. */
export const testMemberships = ({ make, open }: StoreEngine): void => {
  describe("how people come and go", () => {
    let store: ConfigStore;
    let now = new Date("2026-12-01T08:00:00.000Z");
    beforeAll(async () => {
      store = await open(await make("empty"), () => now);
      for (const id of ["anna", "ben", "root"])
        await store.people.welcome(
          { provider: "test", subject: id, name: id, email: null },
          { id, role: id === "root" ? "administrator" : "publisher" },
        );
      await store.people.addTeam({ id: "t1", name: "Health" });
      await store.people.setMember("t1", "anna", true);
    });
    afterAll(() => store.close());

    it("joins a team by an invitation once, until it is too old", async () => {
      const { people } = store;
      const invitation = { teamId: "t1", personId: "anna", expiresAt: "2026-12-08T08:00:00.000Z" };
      await people.addInvitation({ ...invitation, digest: "d1" });
      await people.addInvitation({ ...invitation, digest: "d2" });
      expect(await people.findInvitation("none")).toBeUndefined();
      expect(await people.findInvitation("d1")).toEqual({ team: "Health", by: "anna" });
      expect(await people.acceptInvitation("none", "ben")).toBeUndefined();
      expect(await people.acceptInvitation("d1", "ben")).toBe("Health");
      expect(await people.listTeams("ben")).toEqual([{ id: "t1", name: "Health" }]);
      expect(await people.acceptInvitation("d1", "root")).toBeUndefined();
      now = new Date("2026-12-08T08:00:00.000Z");
      expect(await people.findInvitation("d2")).toBeUndefined();
      expect(await people.acceptInvitation("d2", "root")).toBeUndefined();
      expect(await people.listTeams("root")).toEqual([]);
    });

    it("lets one person join by one invitation, whoever asks at the same time, and its members use up none", async () => {
      const { people } = store;
      const invitation = { teamId: "t1", personId: "root", expiresAt: "2999-01-01T00:00:00.000Z" };
      const ids = Array.from({ length: 6 }, (_, at) => `newcomer${at}`);
      for (const id of ids)
        await people.welcome(
          { provider: "test", subject: id, name: id, email: null },
          { id, role: "reader" },
        );
      await people.addInvitation({ ...invitation, digest: "d3" });
      expect(await people.acceptInvitation("d3", "ben")).toBe("Health");
      const joined = await Promise.all(ids.map((id) => people.acceptInvitation("d3", id)));
      expect(joined.filter((name) => name === "Health")).toHaveLength(1);
      const [team] = await people.listAllTeams();
      expect(team?.memberIds).toHaveLength(3);
    });

    it("joins no team by an invitation of somebody who may not invite to it any more", async () => {
      const { people } = store;
      const invitation = { teamId: "t1", personId: "ben", expiresAt: "2999-01-01T00:00:00.000Z" };
      await people.addInvitation({ ...invitation, digest: "d4" });
      const accept = () => people.acceptInvitation("d4", "root");
      await people.changePerson("ben", { role: "publisher", isBlocked: true });
      expect(await accept()).toBeUndefined();
      await people.addInvitation({ ...invitation, digest: "d5" });
      await people.changePerson("ben", { role: "author", isBlocked: false });
      expect(await people.acceptInvitation("d5", "root")).toBeUndefined();
      await people.addInvitation({ ...invitation, digest: "d6" });
      await people.changePerson("ben", { role: "publisher", isBlocked: false });
      expect(await people.setMember("t1", "ben", false)).toBe(true);
      expect(await people.acceptInvitation("d6", "root")).toBeUndefined();
      expect(await people.listTeams("root")).toEqual([]);
    });

    it("gives charts, members and allowances to whoever is there alone", async () => {
      const { people } = store;
      await store.insert(config("given0000001"));
      for (const owner of [
        { userId: "nobody", teamId: null },
        { userId: null, teamId: "t9" },
      ])
        expect(await people.giveChart("given0000001", owner)).toBe(false);
      expect(await people.giveChart("given0000001", { userId: "ben", teamId: "t1" })).toBe(true);
      expect(await people.setMember("t9", "ben", true)).toBe(false);
      expect(await people.setMember("t1", "nobody", true)).toBe(false);
      expect(await people.setAllowance("nobody", 1)).toBe(false);
    });

    it("counts what somebody keeps beside what they may", async () => {
      const { people } = store;
      await store.insert(config("public000001"));
      await store.insert(config("draft0000001", { publishedState: "DRAFT" }));
      expect(await people.findAllowance("anna")).toEqual({ used: 2, removed: 0, most: null });
      await people.setAllowance("anna", 0);
      expect(await people.findAllowance("anna")).toEqual({ used: 2, removed: 0, most: 0 });
      const [anna] = (await people.listPeople()).filter(({ id }) => id === "anna");
      expect(anna?.chartAllowance).toBe(0);
    });

    it("forgets somebody, keeps what is public or a team's, and never the last administrator", async () => {
      const { people } = store;
      await store.insert(config("team00000001", { publishedState: "DRAFT", teamId: "t1" }));
      await store.insert(
        config("change000001", { publishedState: "DRAFT", draftOf: "public000001" }),
      );
      expect(await people.readPersonal("anna", "charts", 0)).toHaveLength(4);
      expect(await people.readPersonal("anna", "charts", 3)).toHaveLength(1);
      const person = await people.welcome(
        { provider: "test", subject: "anna", name: "anna", email: null },
        { id: "other", role: "publisher" },
      );
      const anna: PersonViewer = { kind: "person", person };
      await store.publish({ key: "team00000001", data: { title: "1" } }, anna);
      await store.insert(
        config("change000002", { publishedState: "DRAFT", draftOf: "team00000001" }),
      );
      const second = { key: "team00000001", data: { title: "2" }, draft: { key: "change000002" } };
      await store.publish(second, anna);
      for (const table of ["publications", "drafted"] as const)
        expect(await people.readPersonal("anna", table, 0)).not.toEqual([]);
      expect(await people.readPersonal("anna", "person", 0)).toMatchObject([
        { id: "anna", name: "anna" },
      ]);
      expect(await people.removePerson("root")).toBe("last");
      expect(await people.removePerson("nobody")).toBe("unknown");
      expect(await people.removePerson("anna")).toBe("removed");
      expect(await store.find("public000001", ANONYMOUS)).toMatchObject({ userId: null });
      const left = async (key: string) =>
        (await store.find(key, { kind: "system", reason: "backup" }))?.userId;
      expect([await left("team00000001"), await left("draft0000001")]).toEqual([null, undefined]);
      expect(await left("change000001")).toBeUndefined();
      for (const table of PERSONAL_TABLES)
        expect([table, await people.readPersonal("anna", table, 0)]).toEqual([table, []]);
    });

    it("releases at its time what somebody gave a time whose account is gone, unless they could not any more", async () => {
      const { people } = store;
      now = new Date("2026-12-10T08:00:00.000Z");
      const personOf = async (id: string): Promise<PersonViewer> => {
        const identity = { provider: "test", subject: id, name: id, email: null };
        return {
          kind: "person",
          person: await people.welcome(identity, { id, role: "publisher" }),
        };
      };
      const [gone, barred] = [await personOf("gone"), await personOf("barred")];
      for (const id of ["gone", "barred"]) await people.setMember("t1", id, true);
      const draft = { publishedState: "DRAFT", teamId: "t1", userId: "ben" } as const;
      await store.insert(config("timed0000001", draft));
      await store.insert(config("timed0000002", { ...draft, userId: "barred" }));
      await store.insert(config("timed0000003", { ...draft, userId: "gone", teamId: null }));
      const at = "2026-12-10T09:00:00.000Z";
      await store.schedule("timed0000001", at, gone);
      await store.schedule("timed0000002", at, barred);
      await store.schedule("timed0000003", at, gone);
      await people.giveChart("timed0000002", { userId: null, teamId: null });
      await people.changePerson("barred", { role: "publisher", isBlocked: true });
      for (const id of ["gone", "barred"]) expect(await people.removePerson(id)).toBe("removed");
      now = new Date(at);
      expect(await store.releaseDue()).toEqual(["timed0000001"]);
      const logged = (await people.listActions(3)).map(({ action, subject, personName }) => [
        action,
        subject,
        personName,
      ]);
      expect(logged).toEqual([
        ["release", "timed0000001", ""],
        ["release-called-off", "timed0000002", ""],
        ["release-called-off", "timed0000003", ""],
      ]);
      expect(await people.readPersonal("gone", "publications", 0)).toEqual([]);
    });
  });
};
