import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readDataset, readVocabularyFolder, type Dataset, type Vocabulary } from "@statelier/cubes";
import { stageFiles } from "./stage-files.ts";

type Column = Dataset["descriptor"]["columns"][string];

let folder: string;
let vocabulary: Vocabulary;
let datasets: Dataset[];
let columns: { dataset: Dataset; name: string; column: Column }[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "statelier-samples-test-"));
  stageFiles(folder);
  const read = readVocabularyFolder(join(folder, "vocabulary"));
  if (!read.ok) throw new Error(read.problems.join("\n"));
  vocabulary = read.value;
  datasets = readdirSync(join(folder, "datasets")).map((name) => {
    const dataset = readDataset(join(folder, "datasets", name, "descriptor.yaml"));
    if (!dataset.ok) throw new Error(dataset.problems.join("\n"));
    return dataset.value;
  });
  columns = datasets.flatMap((dataset) =>
    Object.entries(dataset.descriptor.columns).map(([name, column]) => ({ dataset, name, column })),
  );
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const dimensions = () =>
  columns.flatMap(({ dataset, name, column }) =>
    column.role === "dimension" ? [{ dataset, name, column }] : [],
  );

const measures = () => columns.flatMap(({ column }) => (column.role === "measure" ? [column] : []));

const unitsOf = ({ descriptor }: Dataset) =>
  Object.values(descriptor.columns).flatMap((column) =>
    column.role === "measure" ? [column.unit ?? "none"] : [],
  );

const keysUsing = (termset: string) =>
  dimensions()
    .filter(({ column }) => column.termset === termset)
    .map(({ dataset }) => dataset.descriptor.key);

describe("the catalogue as a whole has", () => {
  test("at least twelve published datasets that are the latest of their series, and a draft", () => {
    const published = datasets.filter(({ descriptor }) => descriptor.status === "published");
    expect(new Set(published.map(({ descriptor }) => descriptor.key)).size).toBeGreaterThanOrEqual(
      12,
    );
    expect(datasets.some(({ descriptor }) => descriptor.status === "draft")).toBe(true);
  });

  test("two versions of one dataset", () => {
    const versions = datasets
      .filter(({ descriptor }) => descriptor.key === "life-expectancy")
      .map(({ descriptor }) => descriptor.version);
    expect(new Set(versions)).toEqual(new Set([1, 2]));
  });

  test.each(["year", "month", "day"])("time by %s as literals", (time) => {
    const literal = dimensions().filter(
      ({ column }) => column.time === time && column.termset === undefined,
    );
    expect(literal.length).toBeGreaterThan(0);
  });

  test("nominal, ordinal and hierarchical dimensions", () => {
    expect(dimensions().some(({ column }) => column.scale === "nominal")).toBe(true);
    expect(dimensions().some(({ column }) => column.scale === "ordinal")).toBe(true);
    expect(vocabulary.termsets.get("countries")?.hierarchy?.levels).toHaveLength(2);
    expect(dimensions().some(({ column }) => column.hierarchy?.levels.length === 4)).toBe(true);
  });

  test("a shape for every country and state, and coordinates", () => {
    expect(keysUsing("countries").length).toBeGreaterThan(1);
    expect(keysUsing("us-states").length).toBeGreaterThan(1);
    for (const key of ["countries", "us-states"]) {
      const values = vocabulary.termsets.get(key)?.values ?? [];
      const parents = new Set(values.map(({ parent }) => parent));
      const withoutShape = values.filter(({ value, wkt }) => !parents.has(value) && !wkt);
      expect(withoutShape).toEqual([]);
    }
    expect(dimensions().some(({ column }) => column.geo === "coordinates")).toBe(true);
  });

  test("several measures with the same unit and with different units", () => {
    const units = datasets.map(unitsOf);
    expect(units.some((list) => list.length > 1 && new Set(list).size === 1)).toBe(true);
    expect(units.some((list) => new Set(list).size > 2)).toBe(true);
  });

  test("an ordinal measure and measures on interval and ratio scales", () => {
    expect(new Set(measures().map(({ scale }) => scale))).toEqual(
      new Set(["ordinal", "interval", "ratio"]),
    );
  });

  test("standard errors and both confidence bounds", () => {
    const kinds = columns.flatMap(({ column }) =>
      column.role === "uncertainty" ? [column.kind] : [],
    );
    expect(new Set(kinds)).toEqual(new Set(["standard-error", "upper-bound", "lower-bound"]));
  });

  test("limits of every kind, each with its published source", () => {
    const limits = measures().flatMap((column) => column.limits ?? []);
    const has = (field: string) => limits.some((limit) => field in limit);
    expect(["value", "atMost", "atLeast", "min"].filter((field) => !has(field))).toEqual([]);
    const conditions = limits.flatMap(({ where }) => Object.values(where ?? {}));
    expect(conditions.some((condition) => typeof condition === "string")).toBe(true);
    expect(conditions.some((condition) => typeof condition === "object")).toBe(true);
    expect(limits.every(({ source }) => source.url.startsWith("https://"))).toBe(true);
  });

  test("missing values", () => {
    const missing = columns.filter(
      ({ dataset, name, column }) =>
        "missing" in column && column.missing && dataset.rows.some((row) => row[name] === ""),
    );
    expect(missing.length).toBeGreaterThan(3);
  });

  test("shared countries and years that let datasets be joined", () => {
    expect(new Set(keysUsing("countries"))).toEqual(new Set(["life-expectancy", "wealth-health"]));
    expect(new Set(keysUsing("years"))).toEqual(new Set(["life-expectancy", "global-temperature"]));
  });

  test("themes with sub-themes, organizations and termsets that are all in use", () => {
    const used = (read: (descriptor: Dataset["descriptor"]) => readonly string[] | undefined) =>
      new Set(datasets.flatMap(({ descriptor }) => read(descriptor) ?? []));
    expect(used(({ themes }) => themes)).toEqual(new Set(vocabulary.themes.keys()));
    expect(used(({ subThemes }) => subThemes)).toEqual(new Set(vocabulary.subThemes.keys()));
    expect(used(({ organization }) => [organization])).toEqual(
      new Set(vocabulary.organizations.keys()),
    );
    expect(vocabulary.themes.size).toBeGreaterThanOrEqual(2);
    expect(vocabulary.organizations.size).toBeGreaterThanOrEqual(3);
    const termsets = columns.flatMap(({ column }) =>
      "termset" in column && column.termset !== undefined ? [column.termset] : [],
    );
    expect(new Set(termsets)).toEqual(new Set(vocabulary.termsets.keys()));
    expect(vocabulary.termsets.size).toBeGreaterThanOrEqual(4);
  });

  test("a licence, a landing page and a statement of origin for every dataset", () => {
    const unclear = datasets.filter(
      ({ descriptor: { license, landingPage, source } }) =>
        !license.label || !landingPage || source === undefined,
    );
    expect(unclear).toEqual([]);
  });

  test("identifiers that are the last part of the values' IRIs", () => {
    const own = columns.flatMap(({ column }) =>
      "values" in column && Array.isArray(column.values) ? column.values : [],
    );
    const shared = [...vocabulary.termsets].flatMap(([key, { values }]) =>
      key === "years" ? [] : values,
    );
    const different = [...own, ...shared].filter(
      ({ id, value, identifier }) => identifier !== (id ?? value),
    );
    expect(different).toEqual([]);
  });
});
