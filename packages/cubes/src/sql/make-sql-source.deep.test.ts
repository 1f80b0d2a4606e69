import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

import { findColumn } from "@statelier/model";
import { afterEach, describe, expect, it } from "vitest";

import { stageCatalogue } from "../conformance/stage-catalogue.ts";
import { BASE_IRI } from "../conformance/suite/subject.ts";
import { type ClosableSource, makeSqlSource } from "./make-sql-source.ts";
import { openSqlPlace } from "./open-sql-place.ts";
import type { SqlPlace } from "./datasets/sql-place.ts";
import type { SqlEngine } from "./engines/sql-engine.ts";

const BUDGET = `${BASE_IRI}cube/budget/1`;
const SUM = `${BASE_IRI}cube/budget(VISUALIZE.ADMIN_COMPONENT_ID_SEPARATOR)${BASE_IRI}cube/budget/component/sum`;

const ended: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).toReversed()) await end();
});

type Opened = {
  source: ClosableSource;
  folder: string;
  problems: string[];
  tick: (ms: number) => void;
};

const open = (change: (folder: string) => void = () => undefined): Opened => {
  const { folder, remove } = stageCatalogue("budget", "harvest", "signals");
  ended.push(remove);
  change(folder);
  const place = openSqlPlace({ location: folder });
  if (!place.ok) throw new Error(place.problems.join("\n"));
  const problems: string[] = [];
  let now = 1_000_000;
  const source = makeSqlSource({
    dataSource: { type: "sql", url: "https://example.org/tables" },
    place: place.value,
    baseIri: BASE_IRI,
    options: { maxAgeMs: 1_000, now: () => now, onProblem: (problem) => problems.push(problem) },
  });
  ended.push(() => source.close());
  return { source, folder, problems, tick: (ms) => (now += ms) };
};

const fileOf = (folder: string, name: string, file: string): string =>
  join(folder, "datasets", name, file);

const edit = (file: string, from: string, to: string): void => {
  const text = readFileSync(file, "utf8");
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
};

const readSums = async (source: ClosableSource): Promise<number[]> => {
  const { table } = await source.observations({ iri: BUDGET, locale: "en" });
  const column = findColumn(table, SUM);
  return column?.type === "number" ? [...column.values].toSorted((a, b) => a - b) : [];
};

const countCubes = async (source: ClosableSource): Promise<number> => {
  const { results } = await source.search({
    locale: "en",
    query: "",
    order: "TITLE_ASC",
    includeDrafts: true,
    fetchDimensionTermsets: false,
    filters: [],
  });
  return results.length;
};

describe("a source of tables", () => {
  it("reads a table again when it is older than it may be and has changed", async () => {
    const { source, folder, tick } = open();
    expect(await readSums(source)).toHaveLength(5);
    appendFileSync(fileOf(folder, "budget", "budget.csv"), "S1,2022-01-01,30,30\n");
    expect(await readSums(source)).toHaveLength(5);
    tick(1_001);
    await readSums(source);
    await expect.poll(() => readSums(source), { timeout: 20_000 }).toHaveLength(7);
  });

  it("answers what it had, with its date, while the tables cannot be read", async () => {
    const { source, folder, tick, problems } = open();
    await readSums(source);
    rmSync(join(folder, "datasets"), { recursive: true });
    tick(1_001);
    await readSums(source);
    await expect
      .poll(async () => (await source.observations({ iri: BUDGET, locale: "en" })).staleSince, {
        timeout: 20_000,
      })
      .toBe(1_000_000);
    expect(problems.join()).toContain("not read again");
  });

  it("has one version of a dataset, which all its names lead to", async () => {
    const { source } = open();
    const series = `${BASE_IRI}cube/budget`;
    expect(await source.latestIri(BUDGET)).toBe(BUDGET);
    expect(await source.latestIri(series)).toBe(BUDGET);
    expect(await source.unversionedIri(BUDGET)).toBe(series);
    expect(await source.latestIri(`${series}/9`)).toBe(BUDGET);
    const harvest = `${BASE_IRI}cube/harvest/3`;
    expect((await source.observations({ iri: harvest, locale: "en" })).isImmutable).toBe(false);
  });

  const append = (name: string, line: string) => (folder: string) =>
    appendFileSync(fileOf(folder, name, `${name}.csv`), line);
  const editCsv = (name: string, from: string, to: string) => (folder: string) =>
    edit(fileOf(folder, name, `${name}.csv`), from, to);
  const redescribe = (name: string, from: string, to: string) => (folder: string) =>
    edit(fileOf(folder, name, "descriptor.yaml"), from, to);
  const replaceCsv = (name: string, put: (file: string) => void) => (folder: string) => {
    const file = fileOf(folder, name, `${name}.csv`);
    rmSync(file);
    put(file);
  };

  it.each<[string, [(folder: string) => void, string][]]>([
    [
      "a cell that names no value, a cell that is no number",
      [
        [
          append("budget", "Atlantis,2020-01-01,10,10\n"),
          'budget: column "place": found "Atlantis"',
        ],
        [
          editCsv("harvest", "Oats,0.1", "Oats,1 000"),
          'harvest: column "amount": found "1 000", expected a number (1 cells)',
        ],
      ],
    ],
    [
      "two rows with one key, a day that is none",
      [
        [
          editCsv("harvest", "South town,2021", "South town,2020"),
          'harvest: two rows are both for place "South town", year "2020", crop "Rye"',
        ],
        [
          editCsv("budget", "2021-05-05", "5.5.2021"),
          'budget: column "year": "5.5.2021" is no date',
        ],
      ],
    ],
    [
      "a column that nobody described, a file outside of the folder",
      [
        [redescribe("signals", "  week:", "  weak:"), 'signals: data: unknown column "week"'],
        [
          redescribe("budget", "budget.csv", "../../../../../etc/x.csv"),
          "budget: data.file: there is no file",
        ],
      ],
    ],
    [
      "a link that leads out of the folder, a folder in the place of a file, a table where there is no database",
      [
        [
          replaceCsv("budget", (file) => symlinkSync("/etc/passwd", file)),
          "budget: data.file: there is no file",
        ],
        [replaceCsv("harvest", (file) => mkdirSync(file)), "harvest: "],
        [redescribe("signals", "file: signals.csv", "table: 'x; --'"), "signals: "],
      ],
    ],
  ])("leaves out datasets with %s, says so, and offers the others", async (_, changes) => {
    const { source, problems } = open((folder) => {
      for (const [change] of changes) change(folder);
    });
    expect(await countCubes(source)).toBe(3 - changes.length);
    for (const [, sentence] of changes)
      expect(problems).toContainEqual(expect.stringContaining(sentence));
  });

  it("offers a dataset, too, that is described while the first ones are still being put together", async () => {
    const { folder, remove } = stageCatalogue("budget", "harvest", "signals");
    ended.push(remove);
    const opened = openSqlPlace({ location: folder });
    if (!opened.ok) throw new Error(opened.problems.join("\n"));
    const slow: SqlPlace = {
      ...opened.value,
      open: async () => {
        const place = await opened.value.open();
        const openTable: SqlEngine["openTable"] = place.engine.openTable.bind(place.engine);
        const openLate: SqlEngine["openTable"] = async (data, from) => {
          if (from.includes("harvest")) await new Promise((done) => setTimeout(done, 300));
          return openTable(data, from);
        };
        Object.assign(place.engine, { openTable: openLate });
        return place;
      },
    };
    const problems: string[] = [];
    const source = makeSqlSource({
      dataSource: { type: "sql", url: "https://example.org/tables" },
      place: slow,
      baseIri: BASE_IRI,
      options: { patienceMs: 298, onProblem: (problem) => problems.push(problem) },
    });
    ended.push(() => source.close());
    await expect.poll(() => countCubes(source), { timeout: 20_000 }).toBe(3);
    expect(problems).toEqual([]);
  });
});
