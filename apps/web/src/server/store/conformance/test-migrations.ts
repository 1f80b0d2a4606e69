import { describe, expect, it } from "vitest";
import { ANONYMOUS } from "../../http/viewer.ts";
import type { SchemaStep } from "../schema/schema-step.ts";
import { SCHEMA_STEPS } from "../schema/schema-steps.ts";
import type { StoreEngine } from "./store-engine.ts";

const EXTRA: SchemaStep = { name: "extra", sql: "create table extra (word text)" };
const BROKEN: SchemaStep = {
  name: "broken",
  sql: { sqlite: "drop table missing", postgres: "drop table missing" },
};
const VERSIONS = "select version, step from schema_version order by version";
const DONE = SCHEMA_STEPS.map(({ name }, index) => ({ version: index + 1, step: name }));
const NEXT = SCHEMA_STEPS.length + 1;
const OLD_CHARTS = ["oldchart0001", "oldchart0002"];

/** How every engine brings older databases to the newest version. */
export const testMigrations = ({ make, open, migrate, ask }: StoreEngine): void => {
  describe("an older database", () => {
    it("keeps every chart of a database without a version, and writes the version", async () => {
      const place = await make("old");
      const store = await open(place);
      const published = await store.list({ after: 0, upTo: 10, limit: 10 }, ANONYMOUS);
      expect(published.map(({ key }) => key)).toEqual(OLD_CHARTS);
      expect(new Set(published.map(({ number }) => number)).size).toBe(OLD_CHARTS.length);
      expect(JSON.stringify((await store.find("oldchart0001", ANONYMOUS))?.data)).toBe(
        '{"version":"4.6.0","title":"Größe ’ 😀","filters":{"1":3,"b":1,"a":2},"chartConfigs":[{"cubes":[{"iri":"https://data.example/a"}]}]}',
      );
      expect(await store.countViews("oldchart0001", ANONYMOUS)).toBe(42);
      expect(await store.find("olddraft0001", { kind: "system", reason: "backup" })).toMatchObject({
        userId: "somebody",
        publishedState: "DRAFT",
        draftOf: "oldchart0001",
        createdAt: "2026-03-01T09:03:00.000Z",
      });
      await store.close();
      expect(await ask(place, VERSIONS)).toEqual(DONE);
    });

    it("keeps what its log says", async () => {
      const place = await make("old");
      const at = SCHEMA_STEPS.findIndex(({ name }) => name === "0019-log-facts");
      await migrate(place, SCHEMA_STEPS.slice(0, at));
      await ask(
        place,
        `insert into action (at, person_id, person_name, caller, action, subject, detail)
         values ('2026-12-01T08:00:00.000Z', 'anna', 'Anna', '', 'person', 'ben', 'author, blocked, by the token run')`,
      );
      const store = await open(place);
      expect(await store.people.listActions(1)).toMatchObject([
        { subject: "ben", facts: { role: "author", isBlocked: true, token: "run" } },
      ]);
      await store.close();
    });

    it("does missing steps alone, and each once", async () => {
      const place = await make("empty");
      await (await open(place)).close();
      await migrate(place, [...SCHEMA_STEPS, EXTRA]);
      await migrate(place, [...SCHEMA_STEPS, EXTRA]);
      expect(await ask(place, "select * from extra")).toEqual([]);
      const extra = { version: NEXT, step: EXTRA.name };
      expect(await ask(place, VERSIONS)).toEqual([...DONE, extra]);
    });

    it("leaves the database as it was where a step fails", async () => {
      const place = await make("old");
      await expect(migrate(place, [...SCHEMA_STEPS, EXTRA, BROKEN])).rejects.toThrow(/missing/);
      await expect(ask(place, VERSIONS)).rejects.toThrow(/schema_version/);
      await expect(ask(place, "select * from extra")).rejects.toThrow(/extra/);
      const store = await open(place);
      expect(await store.list({ after: 0, upTo: 10, limit: 10 }, ANONYMOUS)).toHaveLength(
        OLD_CHARTS.length,
      );
      await store.close();
    });

    it("refuses a database of a newer version and leaves it alone", async () => {
      const place = await make("old");
      await migrate(place, [...SCHEMA_STEPS, EXTRA]);
      await expect(open(place)).rejects.toThrow(
        `its tables are of version ${NEXT}, this program knows ${SCHEMA_STEPS.length}`,
      );
      expect(await ask(place, VERSIONS)).toHaveLength(NEXT);
    });

    it.each(["old", "empty"] as const)("may be opened by two servers at once: %s", async (what) => {
      const place = await make(what);
      const stores = await Promise.all([open(place), open(place)]);
      const chart = { data: {}, userId: null, publishedState: "PUBLISHED", draftOf: null } as const;
      await stores[0].insert({ ...chart, key: "shared000001" });
      expect(await stores[1].find("shared000001", ANONYMOUS)).toMatchObject(chart);
      await Promise.all(stores.map((store) => store.close()));
    });
  });
};
