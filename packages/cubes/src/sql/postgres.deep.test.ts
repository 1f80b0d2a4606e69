import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { findColumn } from "@statelier/model";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";

import { type PostgresServer, startPostgres } from "../conformance/start-postgres.ts";
import { BASE_IRI } from "../conformance/suite/subject.ts";
import { openPostgres } from "./engines/postgres.ts";
import { parameter, sql, type SqlText } from "./engines/sql-text.ts";
import { makeSqlSource } from "./make-sql-source.ts";
import { openSqlPlace } from "./open-sql-place.ts";

const VOCABULARY = new URL("../conformance/catalogue/vocabulary", import.meta.url);

const SETUP = `
  create schema facts; create schema secret;
  create sequence facts.steps;
  create table facts.plain (year int, amount float8);
  create table facts.parted (year int, amount float8) partition by range (year);
  create table facts.old partition of facts.parted for values from (0) to (2000);
  create table facts.new partition of facts.parted for values from (2000) to (3000);
  create table secret.kept (year int, amount float8);
  insert into facts.plain values (1999, 1), (2001, 2);
  insert into facts.parted values (1999, 1), (2001, 2);
  create role reader login; grant usage on schema facts to reader;
  grant select on all tables in schema facts to reader`;

const describeTable = (key: string, data: string): string => `key: ${key}
status: published
title: { en: ${key} }
description: { en: A table }
organization: invented-office
license: { label: CC0, url: https://creativecommons.org/publicdomain/zero/1.0/ }
created: 2022-01-01
published: 2022-02-01
modified: 2022-03-01
data: ${data}
columns:
  year: { role: dimension, label: { en: Year }, time: year }
  amount: { role: measure, label: { en: Amount }, scale: ratio }
`;

let server: PostgresServer;
let url: string;
let client: Client;
const ended: (() => Promise<void> | void)[] = [];

beforeAll(async () => {
  server = await startPostgres();
  url = await server.createDatabase("facts");
  client = new Client({ connectionString: url });
  await client.connect();
  await client.query(SETUP);
}, 120_000);

afterAll(async () => {
  for (const end of ended.toReversed()) await end();
  await client.end();
  await server.stop();
});

const open = (datasets: Record<string, string>, location = url) => {
  const folder = mkdtempSync(join(tmpdir(), "tables-"));
  cpSync(VOCABULARY, join(folder, "vocabulary"), { recursive: true });
  for (const [key, data] of Object.entries(datasets)) {
    mkdirSync(join(folder, "datasets", key), { recursive: true });
    writeFileSync(join(folder, "datasets", key, "descriptor.yaml"), describeTable(key, data));
  }
  const place = openSqlPlace({ location, descriptors: folder });
  if (!place.ok) throw new Error(place.problems.join("\n"));
  const problems: string[] = [];
  let now = 1_000_000;
  const source = makeSqlSource({
    dataSource: { type: "sql", url: "https://example.org/tables" },
    place: place.value,
    baseIri: BASE_IRI,
    options: { maxAgeMs: 1_000, now: () => now, onProblem: (problem) => problems.push(problem) },
  });
  ended.push(
    () => rmSync(folder, { recursive: true }),
    () => source.close(),
  );
  const readSum = async (key: string): Promise<number> => {
    const iri = `${BASE_IRI}cube/${key}/1`;
    const { table } = await source.observations({ iri, locale: "en" });
    const column = table.columns.find(({ type }) => type === "number");
    const found = column && findColumn(table, column.id);
    return found?.type === "number" ? found.values.reduce((sum, value) => sum + value, 0) : 0;
  };
  return { source, problems, readSum, tick: () => (now += 2_000) };
};

test.each(["plain", "parted"])(
  "a %s table that has changed is read again",
  { timeout: 60_000 },
  async (table) => {
    const { readSum, tick, problems } = open({ [table]: `{ table: facts.${table} }` });
    await readSum(table).catch(() => undefined);
    expect(problems).toEqual([]);
    expect(await readSum(table)).toBe(3);
    await client.query(`update facts.${table} set amount = amount * 10`);
    await client.query("select pg_stat_force_next_flush()");
    await expect.poll(() => (tick(), readSum(table)), { timeout: 30_000 }).toBe(30);
  },
);

test("a dataset whose table the reader may not see, or that names a file, is left out alone", async () => {
  const { readSum, problems } = open(
    { plain: "{ table: facts.plain }", kept: "{ table: secret.kept }", file: "{ file: x.csv }" },
    url.replace("statelier@", "reader@"),
  );
  await expect(readSum("plain")).resolves.toBeGreaterThan(0);
  expect(problems).toHaveLength(2);
  await expect(readSum("kept")).rejects.toThrow("There is no cube");
});

test("a database that does not answer is counted as a failure of its source", async () => {
  const { source } = open(
    { plain: "{ table: facts.plain }" },
    "postgres://reader@127.0.0.1:9/facts",
  );
  await expect(source.open()).rejects.toMatchObject({ id: "SOURCE_DOWN" });
  expect(source.status()).toMatchObject({ failures: 1, lastFailure: { id: "SOURCE_DOWN" } });
});

/** Stands before the database and counts how often it is waited for: what is sent after something has come back. */
const countRoundTrips = async () => {
  const counted = { trips: 0 };
  const proxy = createServer((near) => {
    const far = connect(Number(new URL(url).port), "127.0.0.1");
    let isAsking = false;
    near.on("data", (chunk) => {
      if (!isAsking) counted.trips += 1;
      isAsking = true;
      far.write(chunk);
    });
    far.on("data", (chunk) => {
      isAsking = false;
      near.write(chunk);
    });
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
    for (const socket of [near, far]) socket.on("error", () => socket.destroy());
  });
  await new Promise<void>((done) => proxy.listen(0, "127.0.0.1", done));
  ended.push(() => void proxy.close());
  const address = proxy.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const location = Object.assign(new URL(url), { port: String(port) }).href;
  return { counted, location };
};

test("a question is one round trip, on a connection that ends it in time and can write nothing", async () => {
  const { counted, location } = await countRoundTrips();
  const engine = await openPostgres(location, { timeoutMs: 300 });
  ended.push(() => engine.close());
  const ask = (cell: SqlText) =>
    engine.query({ select: [{ kind: "text", cell }], rest: sql``, rows: 1 });
  await ask(sql`1`);
  counted.trips = 0;
  const { columns } = await ask(sql`TIMESTAMPTZ '2020-03-01 12:00:00+01' || ${parameter("!")}`);
  expect(columns).toMatchObject([{ texts: ["2020-03-01 11:00:00+00!"] }]);
  expect(counted.trips).toBe(1);
  await expect(ask(sql`pg_sleep(5)`)).rejects.toMatchObject({ id: "SOURCE_TIMEOUT" });
  await expect(ask(sql`nextval('facts.steps')`)).rejects.toThrow("read-only transaction");
});

test("a database whose connections are all in use is busy, and not away", async () => {
  const engine = await openPostgres(url, { timeoutMs: 1_500, connectMs: 300 });
  ended.push(() => engine.close());
  const ask = (cell: SqlText) =>
    engine.query({ select: [{ kind: "text", cell }], rest: sql``, isDistinct: false });
  const long = Array.from({ length: 4 }, () => ask(sql`pg_sleep(1)`));
  await expect(ask(sql`1`)).rejects.toMatchObject({ id: "SOURCE_BUSY", args: { seconds: "5" } });
  await Promise.all(long);
  expect((await ask(sql`1`)).columns).toMatchObject([{ texts: ["1"] }]);
  const away = await openPostgres("postgres://127.0.0.1:9/facts", { connectMs: 300 });
  ended.push(() => away.close());
  const asking = Array.from({ length: 6 }, () =>
    away.query({ select: [{ kind: "text", cell: sql`1` }], rest: sql``, isDistinct: false }),
  );
  for (const asked of asking) await expect(asked).rejects.toMatchObject({ id: "SOURCE_DOWN" });
});
