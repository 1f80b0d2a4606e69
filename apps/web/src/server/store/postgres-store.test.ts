import { type PostgresServer, startPostgres } from "@statelier/cubes/conformance/start-postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeLog } from "../logging/log.ts";
import { makeSharedLimit, makeSharedState } from "./shared-limit.ts";
import { makePostgresSql } from "./postgres-sql.ts";
import { openPostgresStore } from "./postgres-store.ts";
import { ForeignSchemaError } from "./schema/schema-step.ts";
import { makePostgresEngine, withPool } from "./conformance/postgres-engine.ts";
import { testConfigStore } from "./conformance/test-config-store.ts";
import { testMigrations } from "./conformance/test-migrations.ts";

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, 180_000);
afterAll(() => server.stop());

const POSTGRES = makePostgresEngine(() => server);

test("a connection that is lost in the middle of a change fails that change, and nothing else", async () => {
  const place = await POSTGRES.make("empty");
  await withPool(place, async (pool) => {
    const sql = makePostgresSql(pool);
    const change = sql.change([["select pg_sleep(60)"]]).then(() => "done", String);
    await expect
      .poll(() =>
        sql.ask(
          "select pg_terminate_backend(pid) as ended from pg_stat_activity where query = 'select pg_sleep(60)'",
        ),
      )
      .toEqual([{ ended: true }]);
    expect(await change).toMatch(/terminat/);
    expect(await sql.ask("select 1 as one")).toEqual([{ one: 1 }]);
  });
});

test("a database with the charts of another program is refused, and left as it was", async () => {
  const place = await POSTGRES.make("empty");
  await POSTGRES.ask(place, "create table config (id serial primary key, key text, data jsonb)");
  await expect(openPostgresStore(place)).rejects.toThrow(ForeignSchemaError);
  const tables = "select tablename from pg_tables where schemaname = 'public'";
  expect(await POSTGRES.ask(place, tables)).toEqual([{ tablename: "config" }]);
});

test("two servers take from one allowance, which refills", async () => {
  const place = await POSTGRES.make("empty");
  const stores = await Promise.all([openPostgresStore(place), openPostgresStore(place)]);
  const log = makeLog("error", () => undefined);
  const make = (kind: string, periodMs: number) =>
    stores.map(({ allowances }) =>
      makeSharedLimit(
        kind,
        { most: 5, periodMs },
        // However busy the machine is, the database is waited for.
        makeSharedState(() => allowances, log, undefined, 60_000),
      ),
    );
  const limits = make("publishing", 3_600_000);
  const taken = await Promise.all(
    Array.from({ length: 12 }, async (_, at) => limits[at % 2]!.take("192.0.2.1")),
  );
  expect(taken.filter((seconds) => seconds === 0)).toHaveLength(5);
  expect(Math.max(...taken)).toBeGreaterThan(700);
  expect(await limits[0]!.take("192.0.2.2")).toBe(0);
  const [first, second] = make("work", 500);
  await first!.charge("192.0.2.1", 6);
  expect(await second!.secondsUntil("192.0.2.1")).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(await second!.take("192.0.2.1")).toBe(0);
  await Promise.all(stores.map((store) => store.close()));
});

test("the log is not emptied as a whole", async () => {
  const place = await POSTGRES.make("empty");
  await (await openPostgresStore(place)).close();
  await expect(POSTGRES.ask(place, "truncate action")).rejects.toThrow(/removed/);
});

testConfigStore(POSTGRES);
testMigrations(POSTGRES);
