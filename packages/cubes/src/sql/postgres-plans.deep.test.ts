import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { buildComponentId, type Filters } from "@statelier/model";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { type PostgresServer, startPostgres } from "../conformance/start-postgres.ts";
import { BASE_IRI } from "../conformance/suite/subject.ts";
import type { SqlPlace } from "./datasets/sql-place.ts";
import type { SqlEngine, SqlQuery } from "./engines/sql-engine.ts";
import { compileSql, sql } from "./engines/sql-text.ts";
import { makeSqlSource } from "./make-sql-source.ts";
import { openSqlPlace } from "./open-sql-place.ts";

const VOCABULARY = new URL("../conformance/catalogue/vocabulary", import.meta.url);

const SETUP = `
  create table facts (year int, place text, code char(4), day date, taken timestamptz, flag boolean,
    amount float8, pieces int);
  insert into facts select 1900 + i % 100, ' p' || i / 100 || ' ', 'c' || i % 7, date '2020-01-01' + i % 50,
    timestamptz '2020-01-01 12:00:00.25+00' + make_interval(hours => i % 40), i % 2 = 0, i / 8.0, i
    from generate_series(0, 49999) as t(i);
  create index on facts (year); create index on facts (place); create index on facts (code);
  create index on facts (day); create index on facts (taken); create index on facts (pieces);
  create table parcels as select 1900 + i % 100 as year, 'p' || i / 100 as place, 1 as code, 1 as day, 1 as taken, 1 as flag,
    i as amount, i as pieces from generate_series(0, 200000) as t(i);
  create index parcels_by_place on parcels (place, year);
  vacuum analyze facts; vacuum analyze parcels`;

const describeTable = (key: string): string => `key: ${key}
status: published
title: { en: ${key} }
description: { en: A table }
organization: invented-office
license: { label: CC0, url: https://creativecommons.org/publicdomain/zero/1.0/ }
created: 2022-01-01
published: 2022-02-01
modified: 2022-03-01
data: { table: ${key} }
columns:
  year: { role: dimension, label: { en: Year }, time: year }
  place: { role: dimension, label: { en: Place }, literal: string }
  code: { role: dimension, label: { en: Code }, literal: string }
  day: { role: dimension, label: { en: Day }, literal: string }
  taken: { role: dimension, label: { en: Taken }, literal: string }
  flag: { role: dimension, label: { en: Flag }, literal: string }
  amount: { role: measure, label: { en: Amount }, scale: ratio }
  pieces: { role: measure, label: { en: Pieces }, scale: ratio, number: integer }
`;

let server: PostgresServer;
let url: string;
let client: Client;
const ended: (() => Promise<void> | void)[] = [];

beforeAll(async () => {
  server = await startPostgres();
  url = await server.createDatabase("plans");
  client = new Client({ connectionString: url });
  await client.connect();
  for (const statement of SETUP.split(";")) await client.query(statement);
}, 120_000);

afterAll(async () => {
  for (const end of ended.toReversed()) await end();
  await client.end();
  await server.stop();
});

type Ask = (engine: SqlEngine, query: SqlQuery) => ReturnType<SqlEngine["query"]>;

const open = (keys: readonly string[], ask: Ask) => {
  const folder = mkdtempSync(join(tmpdir(), "plans-"));
  cpSync(VOCABULARY, join(folder, "vocabulary"), { recursive: true });
  for (const key of keys) {
    mkdirSync(join(folder, "datasets", key), { recursive: true });
    writeFileSync(join(folder, "datasets", key, "descriptor.yaml"), describeTable(key));
  }
  const opened = openSqlPlace({ location: url, descriptors: folder });
  if (!opened.ok) throw new Error(opened.problems.join("\n"));
  const place: SqlPlace = {
    ...opened.value,
    open: async () => {
      const { engine, ...rest } = await opened.value.open();
      const asked: SqlEngine = {
        dialect: engine.dialect,
        openTable: (...table) => engine.openTable(...table),
        query: (query) => ask(engine, query),
        close: () => engine.close(),
      };
      return { ...rest, engine: asked };
    },
  };
  const problems: string[] = [];
  const source = makeSqlSource({
    dataSource: { type: "sql", url: "https://example.org/tables" },
    place,
    baseIri: BASE_IRI,
    options: {
      onProblem: (problem) => problems.push(problem),
      readWhole: "never",
      smallCubeRows: 0,
      patienceMs: 200,
    },
  });
  ended.push(
    () => rmSync(folder, { recursive: true }),
    () => source.close(),
  );
  return { source, problems };
};

const FACTS = `${BASE_IRI}cube/facts/1`;
const id = (column: string): string =>
  buildComponentId(`${BASE_IRI}cube/facts`, `${BASE_IRI}cube/facts/component/${column}`);

const explain = async ({ rest }: SqlQuery): Promise<string> => {
  const { text, parameters } = compileSql(sql`EXPLAIN SELECT 1 ${rest}`);
  const { rows } = await client.query<{ "QUERY PLAN": string }>(text, parameters);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
};

test(
  "a filter on an indexed column of any type is answered by its index",
  { timeout: 60_000 },
  async () => {
    const queries: SqlQuery[] = [];
    const { source, problems } = open(["facts"], (engine, query) => {
      queries.push(query);
      return engine.query(query);
    });
    await source.open();
    expect(problems).toEqual([]);
    const cases: [string, Filters[string], number][] = [
      ["year", { type: "single", value: "1950" }, 500],
      ["place", { type: "multi", values: { p7: true, p9: true } }, 200],
      ["code", { type: "single", value: "c3" }, 7143],
      ["day", { type: "single", value: "2020-01-05" }, 1_000],
      ["taken", { type: "single", value: "2020-01-01T15:00:00" }, 1_250],
      ["pieces", { type: "range", from: "100", to: "299.5" }, 200],
    ];
    for (const [column, filter, rowCount] of cases) {
      queries.splice(0);
      const filters = { [id(column)]: filter };
      const { table } = await source.observations({ iri: FACTS, locale: "en", filters });
      expect([column, table.rowCount, queries.length]).toEqual([column, rowCount, 1]);
      const plan = await explain(queries.at(-1) as SqlQuery);
      expect(plan).toContain(`facts_${column}_idx`);
      expect(plan).not.toContain("Seq Scan");
    }
  },
);

test(
  "the different cells of an indexed column are found in the index",
  { timeout: 60_000 },
  async () => {
    const queries: SqlQuery[] = [];
    const { source } = open(["facts"], (engine, query) => {
      queries.push(query);
      return engine.query(query);
    });
    await source.open();
    const plans: string[] = [];
    for (const query of queries) plans.push(await explain(query));
    const recursive = plans.filter((plan) => plan.includes("Recursive"));
    expect(recursive).toHaveLength(5);
    for (const plan of recursive) expect(plan).toContain("Index Only Scan");
    // The number of rows and the bounds of both measures together, the column without an index, and the keys.
    expect(queries.length - recursive.length).toBe(3);
  },
);

test(
  "two rows with one key are looked for in the order of an index",
  { timeout: 60_000 },
  async () => {
    const queries: SqlQuery[] = [];
    const { source, problems } = open(["parcels"], (engine, query) => {
      queries.push(query);
      return engine.query(query);
    });
    await source.open();
    const find = () => queries.find(({ rest }) => compileSql(rest).text.includes("HAVING"));
    await vi.waitFor(() => expect(find()).toBeDefined(), 30_000);
    const plan = await explain(find() as SqlQuery);
    expect(plan).toContain("parcels_by_place");
    expect(plan).not.toContain("Seq Scan");
    expect(problems).toEqual([]);
  },
);
