import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { DuckDBInstance } from "@duckdb/node-api";
import { expect, onTestFinished, test } from "vitest";

import { stageCatalogue } from "../../conformance/stage-catalogue.ts";
import { BASE_IRI } from "../../conformance/suite/subject.ts";
import { openDuckDb } from "../engines/duckdb.ts";
import { identifier, sql } from "../engines/sql-text.ts";
import { makeSqlSource } from "../make-sql-source.ts";
import { openSqlPlace } from "../open-sql-place.ts";
import { RangedEngine } from "./ranged-engine.ts";
import { RangedFile } from "./ranged-file.ts";
import { startFileServer } from "./testing/start-file-server.ts";

const ROWS = 400_000;

const DESCRIPTOR = `
key: large
status: published
title: Large
description: Generated
organization: invented-office
license: { label: CC0, url: https://creativecommons.org/publicdomain/zero/1.0/ }
created: 2024-01-01
published: 2024-01-01
modified: 2024-01-01
data: { file: large.parquet }
columns:
  year: { role: dimension, label: Year, time: year }
  place: { role: dimension, label: Place, literal: string }
  part: { role: dimension, label: Part, literal: string }
  x: { role: measure, label: X, scale: ratio }
`;

const table = (factor = 1): string => `SELECT CAST(1950 + i % 50 AS INTEGER) AS year,
  'place' || (i // 50) % 100 AS place, 'part' || lpad((i // 5000)::varchar, 3, '0') AS part,
  (i * 7919 % 1000003) / 10 * ${factor} AS x FROM range(${ROWS}) AS t(i)`;

const writeTable = async (file: string, rows = table()): Promise<void> => {
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  await connection.run(`COPY (${rows}) TO '${file}' (ROW_GROUP_SIZE 50000)`);
  connection.closeSync();
  instance.closeSync();
};

const startPlace = async ({ hasRanges = true } = {}) => {
  const { folder, remove } = stageCatalogue("harvest");
  const dataset = join(folder, "datasets", "harvest");
  writeFileSync(join(dataset, "descriptor.yaml"), DESCRIPTOR);
  const file = join(dataset, "large.parquet");
  await writeTable(file);
  const vocabulary = readdirSync(join(folder, "vocabulary"));
  writeFileSync(join(folder, "tables.yaml"), JSON.stringify({ datasets: ["harvest"], vocabulary }));
  const server = await startFileServer(folder, { hasRanges });
  const copy = mkdtempSync(join(tmpdir(), "ranged-"));
  onTestFinished(async () => {
    await server.close();
    rmSync(copy, { recursive: true });
    remove();
  });
  return { file, server, copy };
};

const openSource = (url: string, copy: string, options: { maxBytes?: number } = {}) => {
  const place = openSqlPlace({
    location: `${url}tables.yaml`,
    download: { folder: copy, rangedBytes: 1_000_000, ...options },
  });
  if (!place.ok) throw new Error(place.problems.join("\n"));
  const problems: string[] = [];
  const source = makeSqlSource({
    dataSource: { type: "sql", url: "https://example.org/large" },
    place: place.value,
    baseIri: BASE_IRI,
    options: { onProblem: (problem) => problems.push(problem) },
  });
  onTestFinished(() => source.close());
  return { source, place: place.value, problems };
};

const IRI = `${BASE_IRI}cube/large/1`;
const SEPARATOR = "(VISUALIZE.ADMIN_COMPONENT_ID_SEPARATOR)";
const idOf = (name: string): string =>
  `${BASE_IRI}cube/large${SEPARATOR}${BASE_IRI}cube/large/component/${name}`;

const askPart = async (
  { source }: ReturnType<typeof openSource>,
  part: string,
  place = "place7",
): Promise<number> => {
  const { table: found } = await source.observations({
    iri: IRI,
    locale: "en",
    filters: {
      [idOf("part")]: { type: "single", value: part },
      [idOf("place")]: { type: "single", value: place },
    },
  });
  expect(found.rowCount).toBe(50);
  const [x] = found.columns.filter(({ type }) => type === "number");
  return x?.type === "number" ? x.values.reduce((sum, value) => sum + value, 0) : Number.NaN;
};

/** As the rows were made. */
const sumOf = (part: number, place = 7, factor = 1): number =>
  Array.from(
    { length: 50 },
    (_, at) => ((part * 5000 + place * 50 + at) * 7919) % 1_000_003,
  ).reduce((sum, value) => sum + (value / 10) * factor, 0);

test("a Parquet file at an address is read in the parts that questions need, each once, also by the next process", async () => {
  const { file, server, copy } = await startPlace();
  const opened = openSource(server.url, copy);
  await opened.source.open();
  const { size } = statSync(file);
  expect(opened.problems).toEqual([]);
  // What it says of itself, and the three columns of dimensions; the measure, nine tenths of the file, is not asked for.
  expect(server.takeBytes()).toBeLessThan(size / 4);
  expect(await askPart(opened, "part003")).toBeCloseTo(sumOf(3), 4);
  const once = server.takeBytes();
  expect(once).toBeGreaterThan(0);
  expect(once).toBeLessThan(size / 6);
  expect(await askPart(opened, "part004", "place8")).toBeCloseTo(sumOf(4, 8), 4);
  expect(server.takeBytes()).toBe(0);
  expect(await askPart(opened, "part079")).toBeCloseTo(sumOf(79), 4);
  expect(server.takeBytes()).toBeGreaterThan(0);
  expect(server.answers.filter((answer) => answer.endsWith("parquet 200"))).toEqual([]);
  await opened.source.close();
  server.takeBytes();

  await server.close();
  const again = openSource(server.url, copy);
  expect(await askPart(again, "part003", "place9")).toBeCloseTo(sumOf(3, 9), 4);
  await expect(askPart(again, "part050")).rejects.toMatchObject({ id: "SOURCE_DOWN" });
});

test("where the file is another one by now, all is read anew, and no answer is put together from both", async () => {
  const { file, server, copy } = await startPlace();
  const opened = openSource(server.url, copy);
  expect(await askPart(opened, "part003")).toBeCloseTo(sumOf(3), 4);
  await writeTable(file, table(2));
  expect(await askPart(opened, "part079")).toBeCloseTo(sumOf(79, 7, 2), 3);
  expect(await askPart(opened, "part003")).toBeCloseTo(sumOf(3, 7, 2), 3);
});

test("a server that gives no parts is asked for the whole", async () => {
  const { server, copy } = await startPlace({ hasRanges: false });
  const opened = openSource(server.url, copy);
  expect(await askPart(opened, "part003")).toBeCloseTo(sumOf(3), 4);
  expect(server.answers.filter((answer) => answer.endsWith("parquet 200"))).toHaveLength(1);
});

test("no more is asked for than may be downloaded", async () => {
  const { server, copy } = await startPlace();
  const opened = openSource(server.url, copy, { maxBytes: 600_000 });
  await opened.source.open();
  await expect(opened.source.observations({ iri: IRI, locale: "en" })).rejects.toMatchObject({
    id: "RESULT_TOO_LARGE",
  });
});

test("a part that is not there is found out, and asked for, whatever a question says of the cells that it is about", async () => {
  const folder = mkdtempSync(join(tmpdir(), "ranged-"));
  const [from, to] = [join(folder, "from"), join(folder, "to")];
  mkdirSync(from);
  mkdirSync(to);
  await writeTable(join(from, "large.parquet"));
  const server = await startFileServer(from, { hasRanges: true });
  const body = readFileSync(join(from, "large.parquet"));
  const path = join(to, "large.parquet");
  writeFileSync(path, new Uint8Array(body.length));
  const answer = await fetch(`${server.url}large.parquet`, { method: "HEAD" });
  const etag = answer.headers.get("etag") ?? "";
  const file = new RangedFile({
    path,
    url: new URL(`${server.url}large.parquet`),
    bytes: body.length,
    validators: { etag },
    timeoutMs: 10_000,
    maxBytes: 1e9,
  });
  const engine = new RangedEngine(await openDuckDb({ folder: to }), new Map([[path, file]]));
  onTestFinished(async () => {
    await engine.close();
    await server.close();
    rmSync(folder, { recursive: true });
  });
  const { from: rows } = await engine.openTable({ file: "large.parquet" }, to);
  server.takeBytes();
  const { columns } = await engine.query({
    select: [{ kind: "number", cell: sql`sum(${identifier("x")})` }],
    rest: sql`FROM ${rows} WHERE ${identifier("part")} = 'part050'`,
    within: [{ cell: identifier("part"), texts: ["part003"] }],
  });
  const sum = Array.from({ length: 100 }, (_, place) => sumOf(50, place)).reduce(
    (a, b) => a + b,
    0,
  );
  expect(columns[0]?.kind === "number" && columns[0].values[0]).toBeCloseTo(sum, 2);
  const summary = await engine.query({
    select: [{ kind: "number", cell: sql`avg(${identifier("x")})` }],
    rest: sql`FROM ${rows}`,
    rows: 1,
  });
  expect(summary.columns[0]?.kind === "number" && summary.columns[0].values[0]).toBeGreaterThan(1);
});
