import { appendFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { stageCatalogue } from "../conformance/stage-catalogue.ts";
import { checkSqlSource } from "./check-sql-source.ts";
import type { SourceReport } from "./source-finding.ts";

const stage = (): string => {
  const { folder, remove } = stageCatalogue("budget", "harvest", "signals");
  onTestFinished(remove);
  return folder;
};

const listLines = ({ findings }: SourceReport): string[] =>
  findings.map(({ topic, level, sentence }) => `${topic} ${level}: ${sentence}`);

test("a folder of tables works: what it holds and how fast it is", async () => {
  const reported: string[] = [];
  const report = await checkSqlSource({
    place: { location: stage() },
    onFinding: ({ sentence }) => reported.push(sentence),
  });
  expect(report.verdict).toBe("limited");
  expect(reported).toHaveLength(report.findings.length);
  const lines = listLines(report).filter((line) => !line.startsWith("languages"));
  expect(lines).toEqual([
    expect.stringMatching(/^reach good: The tables are read in \d+ ms\.$/),
    "datasets good: Datasets: 2 published, 1 draft.",
    expect.stringMatching(
      /^shape good: http.*\/cube\/harvest\/3 has \d+ dimensions and \d+ measures?; /,
    ),
    expect.stringMatching(/^observations good: The first \d+ rows took \d+ ms\.$/),
    expect.stringMatching(/^geography good: Place: the shapes of 2 values are read in \d+ ms\.$/),
    expect.stringMatching(/^geography limited: Place: \d of \d values name no geometry: /),
  ]);
  expect(listLines(report)).toContainEqual(expect.stringContaining("no text in fr, it"));
}, 30_000);

test("a dataset that does not fit its descriptor is named; the others are offered", async () => {
  const folder = stage();
  appendFileSync(join(folder, "datasets/harvest/harvest.csv"), "\n?,?,?,?,?,?\n");
  const report = await checkSqlSource({ place: { location: folder } });
  expect(report.verdict).toBe("unfit");
  expect(listLines(report)).toContainEqual(expect.stringMatching(/^datasets missing: harvest: /));
  expect(listLines(report)).toContainEqual(
    expect.stringMatching(/^datasets good: Datasets: \d published/),
  );
}, 30_000);

test("a place that is none, a descriptor that is none, a database that is away", async () => {
  const absent = await checkSqlSource({ place: { location: "/no/such/folder" } });
  expect(absent).toMatchObject({
    verdict: "unreachable",
    findings: [{ sentence: "there is no folder or file /no/such/folder" }],
  });
  const folder = stage();
  rmSync(join(folder, "datasets"), { recursive: true });
  expect((await checkSqlSource({ place: { location: folder } })).verdict).toBe("unreachable");
  const away = await checkSqlSource({
    place: { location: "postgres://reader:secret@127.0.0.1:1/none", descriptors: stage() },
  });
  expect(away.verdict).toBe("unreachable");
  expect(JSON.stringify(away)).not.toContain("secret");
}, 30_000);

test("a file that is no database is said to be none", async () => {
  const folder = stage();
  const file = join(folder, "tables.duckdb");
  writeFileSync(file, "not a database");
  const report = await checkSqlSource({ place: { location: file } });
  expect(report.verdict).toBe("unreachable");
}, 30_000);
