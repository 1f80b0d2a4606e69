import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PersonViewer } from "../../http/viewer.ts";
import type { Action } from "../action-log.ts";
import type { ConfigStore, NewConfig } from "../config-store.ts";
import type { StoreEngine } from "./store-engine.ts";

type Log = () => Action;
type Change = (store: ConfigStore, as: PersonViewer, log: Log) => Promise<unknown>;

const AT = "2026-12-01T08:00:00.000Z";
const LATER = "2999-01-01T00:00:00.000Z";

const chartOf = (key: string, extra: Partial<NewConfig> = {}): NewConfig => ({
  key,
  data: { title: key },
  userId: "anna",
  publishedState: "DRAFT",
  draftOf: null,
  ...extra,
});

const hook = {
  id: "w1",
  key: "public000001",
  teamId: null,
  url: "https://a.example/",
  secret: "s",
};
const token = { id: "p1", name: "p", scope: "read", expiresAt: LATER, digest: "p1" } as const;

/** Each is made once, in this order. */
const CHANGES: Record<string, Change> = {
  insert: (store, _as, log) =>
    store.insert(chartOf("public000001", { publishedState: "PUBLISHED" }), log),
  publish: (store, as, log) => store.publish({ key: "draft0000001", data: {} }, as, log),
  unpublish: (store, as, log) => store.unpublish("draft0000001", as, log),
  schedule: (store, as, log) => store.schedule("draft0000001", LATER, as, { log }),
  remove: (store, as, log) => store.remove("draft0000001", as, log),
  restore: (store, as, log) => store.restore("draft0000001", as, log),
  addTeam: ({ people }, _as, log) => people.addTeam({ id: "t1", name: "Health" }, log),
  renameTeam: ({ people }, _as, log) => people.renameTeam({ id: "t1", name: "Care" }, log),
  setMember: ({ people }, _as, log) => people.setMember("t1", "anna", true, log),
  giveToTeam: (store, as, log) => store.giveToTeam("draft0000001", "t1", as, log),
  addInvitation: ({ people }, _as, log) =>
    people.addInvitation({ digest: "d", teamId: "t1", personId: "anna", expiresAt: LATER }, log),
  acceptInvitation: ({ people }, _as, log) => people.acceptInvitation("d", "ben", log),
  removeTeam: ({ people }, _as, log) => people.removeTeam("t1", log),
  handOver: (store, as, log) =>
    store.handOver({ key: "draft0000001", email: "ben@office.example", most: 9 }, as, log),
  giveBack: (store, { person, ...as }, log) =>
    store.giveBack("draft0000001", { ...as, person: { ...person, id: "ben" } }, log),
  giveChart: ({ people }, _as, log) =>
    people.giveChart("draft0000001", { userId: "ben", teamId: null }, log),
  giveAll: ({ people }, _as, log) => people.giveAll("ben", "anna", log),
  addToken: ({ people }, _as, log) => people.addToken(token, "anna", 9, log),
  removeToken: ({ people }, _as, log) => people.removeToken("p1", "anna", log),
  addWebhook: ({ follow }, _as, log) => follow.addWebhook(hook, "anna", 9, log),
  removeWebhook: ({ follow }, _as, log) => follow.removeWebhook("w1", "anna", log),
  setAllowance: ({ people }, _as, log) => people.setAllowance("ben", 5, log),
  endSessionsOf: ({ people }, _as, log) => people.endSessionsOf("ben", log),
  changePerson: ({ people }, _as, log) =>
    people.changePerson("ben", { role: "reader", isBlocked: false }, log),
  removePerson: ({ people }, _as, log) => people.removePerson("ben", log),
};

const TABLES = {
  config: "key",
  chart_version: "key",
  person: "id",
  team: "id",
  membership: "person_id",
  session: "token",
  invitation: "digest",
  program_token: "id",
  webhook: "id",
};

/** What every store keeps to about the log of what people did, and about the last administrator. */
export const testLog = ({ make, open, ask }: StoreEngine): void => {
  describe("the log", () => {
    let place: string;
    let store: ConfigStore;
    let anna: PersonViewer;
    const readAll = () =>
      Promise.all(
        Object.entries(TABLES).map(([table, order]) =>
          ask(place, `select * from ${table} order by ${order}`),
        ),
      );
    const welcome = (id: string) =>
      store.people.welcome(
        { provider: "office", subject: id, name: id, email: `${id}@office.example` },
        { id, role: "administrator" },
      );
    beforeAll(async () => {
      place = await make("empty");
      store = await open(place, () => new Date(AT));
      anna = { kind: "person", person: await welcome("anna") };
      await welcome("ben");
      await store.people.openSession("s1", "ben");
      await store.insert(chartOf("draft0000001"));
    });
    afterAll(() => store.close());

    it.each(Object.entries(CHANGES))(
      "has a row of what %s has changed, and nothing is changed without it",
      async (name, change) => {
        const log: Log = () => ({
          person: anna.person,
          caller: "192.0.2.0",
          action: name,
          subject: "",
          facts: {},
        });
        const before = await readAll();
        await ask(place, "alter table action rename to action_away");
        await expect(change(store, anna, log)).rejects.toThrow(/action/);
        await ask(place, "alter table action_away rename to action");
        expect(await readAll()).toEqual(before);
        await change(store, anna, log);
        expect(await readAll()).not.toEqual(before);
        expect(await store.people.listActions(1)).toMatchObject([{ action: name }]);
      },
    );

    it("says nothing of what was not changed", async () => {
      const log = () => {
        throw new Error("logged");
      };
      expect(await store.remove("nothing00001", anna, log)).toBeUndefined();
      expect(await store.people.changePerson("x", { role: "reader", isBlocked: false }, log)).toBe(
        "unknown",
      );
      expect(await store.people.removePerson("x", log)).toBe("unknown");
    });

    it.each(["demoted", "blocked", "removed"])(
      "one administrator is left of some who are %s by each other at once",
      async (what) => {
        const ids = [1, 2, 3, 4].map((at) => `${what}${at}`);
        await Promise.all(ids.map(welcome));
        await ask(
          place,
          `update person set role = 'reader' where id not in (${ids.map((id) => `'${id}'`).join()})`,
        );
        const { people } = store;
        const done = await Promise.all(
          ids.map((id) =>
            what === "removed"
              ? people.removePerson(id)
              : people.changePerson(id, {
                  role: what === "blocked" ? "administrator" : "author",
                  isBlocked: what === "blocked",
                }),
          ),
        );
        expect(done.filter((outcome) => outcome === "last")).toHaveLength(1);
        const left = (await people.listPeople()).filter(
          ({ role, isBlocked }) => role === "administrator" && !isBlocked,
        );
        expect(left).toHaveLength(1);
      },
    );
  });
};
