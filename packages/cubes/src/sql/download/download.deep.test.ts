import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { findColumn } from "@statelier/model";
import { afterEach, describe, expect, it } from "vitest";

import { stageCatalogue, stageDuckDb, stageParquet } from "../../conformance/stage-catalogue.ts";
import { BASE_IRI } from "../../conformance/suite/subject.ts";
import { type ClosableSource, makeSqlSource } from "../make-sql-source.ts";
import { openSqlPlace } from "../open-sql-place.ts";
import type { DownloadOptions } from "./open-address.ts";
import { type FileServer, startFileServer } from "./testing/start-file-server.ts";

const BUDGET = `${BASE_IRI}cube/budget/1`;
const SUM = `${BASE_IRI}cube/budget(VISUALIZE.ADMIN_COMPONENT_ID_SEPARATOR)${BASE_IRI}cube/budget/component/sum`;
const LIST = "datasets: [budget, harvest, signals]\nvocabulary: [terms.yaml]\n";
const START = 1_000_000;
const WAIT = { timeout: 20_000 };

const ended: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).toReversed()) await end();
});

type Stage = { folder: string; server: FileServer; kept: string };

const stage = async (): Promise<Stage> => {
  const { folder, remove } = stageCatalogue("budget", "harvest", "signals");
  ended.push(remove);
  writeFileSync(join(folder, "tables.yaml"), LIST);
  const kept = mkdtempSync(join(tmpdir(), "kept-"));
  ended.push(() => rmSync(kept, { recursive: true, force: true }));
  const server = await startFileServer(folder);
  ended.push(() => server.close());
  return { folder, server, kept };
};

type Opened = { source: ClosableSource; problems: string[]; tick: (ms: number) => void };

const open = (
  { server, kept }: Pick<Stage, "server" | "kept">,
  options: Partial<DownloadOptions> & { file?: string; descriptors?: string; from?: number } = {},
): Opened => {
  const { file = "tables.yaml", descriptors, from = START, ...download } = options;
  let time = from;
  const now = () => time;
  const place = openSqlPlace({
    location: `${server.url}${file}`,
    ...(descriptors === undefined ? {} : { descriptors }),
    download: { folder: kept, now, ...download },
  });
  if (!place.ok) throw new Error(place.problems.join("\n"));
  const problems: string[] = [];
  const source = makeSqlSource({
    dataSource: { type: "sql", url: "https://example.org/tables" },
    place: place.value,
    baseIri: BASE_IRI,
    options: { maxAgeMs: 1_000, now, onProblem: (problem) => problems.push(problem) },
  });
  ended.push(() => source.close());
  return { source, problems, tick: (ms) => (time += ms) };
};

const ask = (source: ClosableSource) => source.observations({ iri: BUDGET, locale: "en" });

const readSums = async (source: ClosableSource): Promise<number[]> => {
  const column = findColumn((await ask(source)).table, SUM);
  return column?.type === "number" ? [...column.values].toSorted((a, b) => a - b) : [];
};

const budgetOf = (folder: string): string => join(folder, "datasets/budget/budget.csv");
const addRow = (folder: string): void => appendFileSync(budgetOf(folder), "S1,2022-01-01,30,30\n");

describe("tables at an address", () => {
  it("are downloaded once and then asked for changes only", async () => {
    const said: string[] = [];
    const { folder, server, kept } = await stage();
    const { source, tick } = open({ server, kept }, { onCopy: (sentence) => said.push(sentence) });
    expect(await readSums(source)).toHaveLength(5);
    expect(said).toEqual([expect.stringMatching(/^downloaded \d+ files, \d+ bytes, in \d+ ms$/)]);
    server.answers.splice(0);
    tick(1_001);
    await readSums(source);
    await expect.poll(() => source.status().copy?.confirmedAt, WAIT).toBe(START + 1_001);
    expect(server.answers.length).toBeGreaterThan(3);
    expect(server.answers.every((answer) => answer.endsWith(" 304"))).toBe(true);
    expect(source.status().copy).toMatchObject({ changedAt: START, canRevalidate: true });
    addRow(folder);
    tick(1_001);
    await readSums(source);
    await expect.poll(() => readSums(source), WAIT).toHaveLength(7);
    expect(said).toHaveLength(2);
    expect(readdirSync(join(kept, "versions"))).toHaveLength(1);
  }, 30_000);

  it("outlive a restart while their server is away, with the date of the last look", async () => {
    const { server, kept } = await stage();
    const first = open({ server, kept });
    await readSums(first.source);
    await first.source.close();
    await server.close();
    const { source } = open({ server, kept }, { from: START + 9_000 });
    expect(await readSums(source)).toHaveLength(5);
    await expect.poll(async () => (await ask(source)).staleSince, WAIT).toBe(START);
    expect(source.status().copy).toMatchObject({
      confirmedAt: START,
      failure: {
        id: "SOURCE_DOWN",
        sentence: expect.stringContaining("the connection was refused"),
      },
    });
  }, 30_000);

  it("answer while they are looked at again, however long that takes", async () => {
    const { server, kept } = await stage();
    const { source, tick } = open({ server, kept });
    await readSums(source);
    server.interfere(() => true);
    tick(1_001);
    expect(await readSums(source)).toHaveLength(5);
    await expect.poll(() => source.status().copy?.isRunning, WAIT).toBe(true);
    expect(await readSums(source)).toHaveLength(5);
    expect(source.status().copy?.isRunning).toBe(true);
    await source.close();
  }, 30_000);

  it("are what they were while a file is cut, and what they are once it is whole", async () => {
    const { folder, server, kept } = await stage();
    const { source, tick, problems } = open({ server, kept });
    const before = await readSums(source);
    addRow(folder);
    server.interfere((request, response) => {
      if (!(request.url ?? "").endsWith("budget.csv")) return false;
      response.writeHead(200, { "content-length": 500 }).write("place,year\n");
      setTimeout(() => response.destroy(), 20);
      return true;
    });
    tick(1_001);
    expect(await readSums(source)).toEqual(before);
    await expect.poll(async () => (await ask(source)).staleSince, WAIT).toBe(START);
    expect(await readSums(source)).toEqual(before);
    expect(problems.join()).toContain("broke");
    server.interfere(undefined);
    tick(1_001);
    await readSums(source);
    await expect.poll(() => readSums(source), WAIT).toHaveLength(7);
    expect((await ask(source)).staleSince).toBeUndefined();
  }, 30_000);

  it("stay what they were where the new descriptors cannot be used at all", async () => {
    const { folder, server, kept } = await stage();
    const { source, tick } = open({ server, kept });
    const before = await readSums(source);
    writeFileSync(join(folder, "vocabulary/terms.yaml"), "themes: 3\n");
    tick(1_001);
    await readSums(source);
    await expect.poll(() => source.status().copy?.failure?.id, WAIT).toBe("SOURCE_ANSWER_INVALID");
    await source.close();
    expect(await readSums(open({ server, kept }).source)).toEqual(before);
  }, 30_000);

  it("may be one CSV or Parquet file that a folder here describes", async () => {
    const { folder, server, kept } = await stage();
    const { folder: descriptors, remove } = stageCatalogue("budget");
    ended.push(remove);
    rmSync(budgetOf(descriptors));
    const file = "datasets/budget/budget.csv";
    const csv = open({ server, kept }, { file, descriptors });
    expect(await readSums(csv.source)).toHaveLength(5);
    await csv.source.close();
    await stageParquet(folder);
    const text = readFileSync(join(descriptors, "datasets/budget/descriptor.yaml"), "utf8");
    writeFileSync(
      join(descriptors, "datasets/budget/descriptor.yaml"),
      text.replace("budget.csv", "budget.parquet"),
    );
    const parquet = open({ server, kept }, { file: "datasets/budget/budget.parquet", descriptors });
    expect(await readSums(parquet.source)).toHaveLength(5);
    truncateSync(join(folder, "datasets/budget/budget.parquet"), 300);
    parquet.tick(1_001);
    await readSums(parquet.source);
    await expect
      .poll(() => parquet.source.status().copy?.failure?.sentence, WAIT)
      .toContain("no whole Parquet file");
  }, 30_000);

  it("may be a DuckDB file, alone or in a list", async () => {
    const { folder, server, kept } = await stage();
    await stageDuckDb(folder, join(folder, "tables.duckdb"));
    const alone = open({ server, kept }, { file: "tables.duckdb", descriptors: folder });
    expect(await readSums(alone.source)).toHaveLength(5);
    await alone.source.close();
    writeFileSync(join(folder, "tables.yaml"), `${LIST}database: tables.duckdb\n`);
    const listed = open({ server, kept });
    expect(await readSums(listed.source)).toHaveLength(5);
    writeFileSync(join(folder, "tables.duckdb"), "not a database");
    listed.tick(1_001);
    await readSums(listed.source);
    await expect
      .poll(() => listed.source.status().copy?.failure?.sentence, WAIT)
      .toContain("no DuckDB file");
  }, 30_000);
});
