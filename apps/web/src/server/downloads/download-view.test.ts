import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { type ChartConfig, chartConfigSchema } from "@statelier/document";
import { filterTable, type HierarchyNode, resolveMostRecent } from "@statelier/model";
import { parse } from "csv-parse/sync";
import { Hono } from "hono";
import { parquetMetadata } from "hyparquet";
import readXlsxFile from "read-excel-file/node";
import { expect, test } from "vitest";
import {
  makeTestCodes,
  makeTestDimension,
  makeTestMeasure,
  makeTestNumbers,
} from "@statelier/viewer/download/testing/make-test-data";
import {
  type JsonStat,
  listJsonStatProblems,
  readJsonStat,
} from "@statelier/viewer/download/testing/validate-json-stat";
import {
  makeTestCharts,
  makeTestData,
  TEST_IRI as IRI,
  TEST_KEY,
} from "../testing/make-test-pages.ts";
import { CHART_DATA_PATH, makeDownloadRoutes } from "./download-route.ts";

const own = { cubeIri: IRI };

const leaf = (value: string, ...children: HierarchyNode[]): HierarchyNode => ({
  value,
  label: value,
  depth: children.length > 0 ? 0 : 1,
  dimensionId: "place",
  hasValue: true,
  children,
});

const place = makeTestDimension("place", ["ch", "be", "ge"], {
  ...own,
  hierarchy: [leaf("ch", leaf("be"), leaf("ge"))],
});
const sex = makeTestDimension("sex", ["f", "m"], { ...own, isKeyDimension: false });
const kind = makeTestDimension("kind", ["a", "b"], own);
const year = makeTestDimension("year", ["2000", "2010", "2020"], {
  ...own,
  kind: "TemporalDimension",
  timeUnit: "Year",
});
const amount = makeTestMeasure("amount", own);
const components = { dimensions: [place, sex, kind, year], measures: [amount] };

/** Every combination but Bern in 2020. */
const cells = ["ch", "be", "ge"].flatMap((p) =>
  ["f", "m"].flatMap((s) =>
    ["a", "b"].flatMap((k) =>
      ["2000", "2010", "2020"].flatMap((y) => (p === "be" && y === "2020" ? [] : [[p, s, k, y]])),
    ),
  ),
);
const columnOf = (at: number): string[] => cells.map((row) => row[at] ?? "");
const table = {
  rowCount: cells.length,
  columns: [
    makeTestCodes(place, columnOf(0)),
    makeTestCodes(sex, columnOf(1)),
    makeTestCodes(kind, columnOf(2)),
    makeTestCodes(year, columnOf(3)),
    makeTestNumbers(
      "amount",
      cells.map((_, row) => row + 0.5),
    ),
  ],
};

const text = { de: "", fr: "", it: "", en: "Power" };

const makeConfig = (change: object = {}): ChartConfig =>
  chartConfigSchema.parse({
    key: "k",
    version: "4.5.0",
    meta: { title: text, description: text, label: text },
    cubes: [
      {
        iri: IRI,
        filters: {
          place: { type: "single", value: "ch" },
          sex: { type: "multi", values: { f: true, m: true } },
        },
      },
    ],
    limits: {},
    conversionUnitsByComponentId: {},
    chartType: "column",
    fields: {
      x: { componentId: "year" },
      y: { componentId: "amount" },
      segment: { componentId: "kind", type: "stacked", showValuesMapping: {} },
      color: { type: "single", paletteId: "category10", color: "#1f77b4" },
    },
    interactiveFiltersConfig: {
      legend: { active: true, componentId: "kind" },
      timeRange: {
        active: true,
        componentId: "year",
        presets: { type: "range", from: "", to: "" },
      },
      dataFilters: { active: true, componentIds: ["place", "sex"], defaultOpen: true },
      calculation: { active: true, type: "identity" },
    },
    ...change,
  });

/** Places side by side in a year that readers play through. */
const played = makeConfig({
  cubes: [{ iri: IRI, filters: {} }],
  fields: {
    x: { componentId: "place" },
    y: { componentId: "amount" },
    animation: {
      componentId: "year",
      showPlayButton: true,
      duration: 30,
      type: "stepped",
      dynamicScales: false,
    },
    color: { type: "single", paletteId: "category10", color: "#1f77b4" },
  },
});

/** Kinds side by side in a year and a place that readers choose. */
const dated = makeConfig({
  cubes: [
    {
      iri: IRI,
      filters: {
        place: { type: "single", value: "ch" },
        year: { type: "single", value: "2000" },
      },
    },
  ],
  fields: {
    x: { componentId: "kind" },
    y: { componentId: "amount" },
    color: { type: "single", paletteId: "category10", color: "#1f77b4" },
  },
  interactiveFiltersConfig: {
    ...makeConfig().interactiveFiltersConfig,
    dataFilters: { active: true, componentIds: ["place", "year"], defaultOpen: true },
  },
});

/** Kinds in several places that readers choose. */
const several = makeConfig({
  fields: { ...makeConfig().fields, x: { componentId: "place" } },
  extensions: { filterTypes: { place: "multi", sex: "multi" } },
});

const makeApp = (chartConfig: ChartConfig, dimensions = components.dimensions): Hono => {
  const data = makeTestData(
    { title: "Power" },
    {
      components: () => Promise.resolve({ ...components, dimensions }),
      observations: (_, [cube]) =>
        Promise.resolve({
          table: filterTable(table, resolveMostRecent(table, cube?.filters ?? {})),
          sparqlEditorUrls: [],
          notes: [],
        }),
      possibleFilters: () => Promise.resolve([]),
    },
  );
  const services = makeTestCharts({ data, documents: { [TEST_KEY]: chartConfig } });
  return new Hono().get(CHART_DATA_PATH, makeDownloadRoutes(services, () => "reader").chart);
};

type Row = Record<string, string>;

const fetchFile = async (app: Hono, format: string, params: string): Promise<Buffer> => {
  const answer = await app.request(`/en/v/abcdefghijkl.${format}?${params}`);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};

const readCsv = async (app: Hono, params: string): Promise<Row[]> =>
  parse(await fetchFile(app, "csv", params), { bom: true, columns: true });

const valuesOf = (rows: readonly Row[], head: string): string[] => [
  ...new Set(rows.map((row) => row[head] ?? "")),
];

/** A table that groups by year, with sex in front of the others. */
const tabular = (() => {
  const { fields: _fields, interactiveFiltersConfig: _filters, ...rest } = makeConfig();
  const style = {
    type: "text",
    textStyle: "regular",
    textColor: "#333333",
    columnColor: "#ffffff",
  };
  const order = ["sex", "place", "kind", "amount", "year"];
  const kindOf = (id: string): string =>
    [...components.dimensions, ...components.measures].find((each) => each.id === id)?.kind ?? "";
  const fields = order.map((componentId, index) => [
    componentId,
    {
      componentId,
      componentType: kindOf(componentId),
      index,
      isGroup: componentId === "year",
      isHidden: false,
      columnStyle: style,
    },
  ]);
  return chartConfigSchema.parse({
    ...rest,
    chartType: "table",
    fields: Object.fromEntries(fields),
    settings: { showSearch: true, showAllRows: false },
    sorting: [],
  });
})();

test("columns=view gives those of a table as it shows them, groups first; without it they stand as in the dataset", async () => {
  const app = makeApp(tabular);
  const headsOf = async (params: string, format = "csv"): Promise<string[]> =>
    (await fetchFile(app, format, params))
      .toString()
      .replace("\uFEFF", "")
      .split("\r\n")[0]
      ?.split(",") ?? [];
  const ofDataset = await headsOf("");
  expect(ofDataset.map((head) => head.replace(/ .*/, ""))).toEqual([
    "place",
    "sex",
    "kind",
    "year",
    "amount",
  ]);
  expect(await headsOf("columns=dataset")).toEqual(ofDataset);
  const ofView = await headsOf("columns=view");
  expect(ofView.map((head) => head.replace(/ .*/, ""))).toEqual([
    "year",
    "sex",
    "place",
    "kind",
    "amount",
  ]);
  const [first] = await readCsv(app, "columns=view");
  expect(Object.keys(first ?? {})).toEqual(ofView);
  const refused = await app.request("/en/v/abcdefghijkl.csv?columns=other");
  expect(refused.status).toBe(400);
});

const base = makeApp(makeConfig());

test("the author's own view has the author's values", async () => {
  const rows = await readCsv(base, "");
  expect(rows).toHaveLength(12);
  expect(valuesOf(rows, "year")).toEqual(["2000", "2010", "2020"]);
});

const amountsWhere = (is: (row: readonly string[]) => boolean): number[] =>
  cells.flatMap((row, index) => (is(row) ? [index + 0.5] : []));

test.each<[string, string, ChartConfig, (row: readonly string[]) => boolean]>([
  ["a value of a tree", "f.place=ge", makeConfig(), ([p]) => p === "ge"],
  [
    "one of the author's several values",
    "f.sex=f",
    makeConfig(),
    ([p, s]) => p === "ch" && s === "f",
  ],
  ["a filter that is off", "f.sex=-", makeConfig(), ([p]) => p === "ch"],
  ["several values", "f.place=be&f.place=ge&f.sex=f", several, ([p, s]) => p !== "ch" && s === "f"],
  ["several values that are off", "f.sex=-", several, ([p]) => p === "ch"],
  ["a series that is off", "hide=b", makeConfig(), ([p, , k]) => p === "ch" && k === "a"],
  ["a period", "t.from=2010&t.to=2020", makeConfig(), ([p, , , y]) => p === "ch" && y !== "2000"],
  ["percentages, which change no value", "percent=1", makeConfig(), ([p]) => p === "ch"],
  ["a moment of an animation", "at=2010", played, ([, , , y]) => y === "2010"],
  ["the most recent value", "f.year=latest", dated, ([p, , , y]) => p === "ch" && y === "2020"],
  [
    "the most recent value that there is under another filter",
    "f.place=be&f.year=latest",
    dated,
    ([p, , , y]) => p === "be" && y === "2010",
  ],
])("a file by address holds the rows of the view: %s", async (_, params, config, is) => {
  const rows = await readCsv(makeApp(config), params);
  const numbers = rows.map((row) => Number(row["amount"])).toSorted((a, b) => a - b);
  expect(numbers).toEqual(amountsWhere(is));
});

const named = (...values: string[]) => values.map((value) => ({ value, label: value }));

test.each<[string, string, ChartConfig, object[]]>([
  ["the author's own", "", makeConfig(), [{ id: "place", values: named("ch") }]],
  [
    "values of the reader, a period and a series that is off",
    "f.place=ge&f.sex=f&t.from=2010&hide=b",
    makeConfig(),
    [
      { id: "place", values: named("ge") },
      { id: "sex", values: named("f") },
      { id: "year", from: "2010", to: "2020" },
      { id: "kind", without: named("b") },
    ],
  ],
  [
    "several values",
    "f.place=be&f.place=ge",
    several,
    [{ id: "place", values: named("be", "ge") }],
  ],
  [
    "the newest value",
    "f.year=latest",
    dated,
    [
      { id: "place", values: named("ch") },
      { id: "year", values: named("latest") },
    ],
  ],
  ["the moment of an animation", "", played, [{ id: "year", values: named("2020") }]],
])("JSON-stat and Parquet say what narrows their rows: %s", async (_, params, config, filters) => {
  const app = makeApp(config);
  const expected = filters.map((filter) => ({ label: (filter as { id: string }).id, ...filter }));
  const json = JSON.parse(String(await fetchFile(app, "json", params))) as JsonStat & {
    extension: { filters: unknown };
  };
  expect(listJsonStatProblems(json)).toEqual([]);
  expect(json.extension.filters).toEqual(expected);
  const { buffer, byteOffset, byteLength } = await fetchFile(app, "parquet", params);
  const bytes = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
  const { key_value_metadata: pairs } = parquetMetadata(bytes);
  const text = pairs?.find(({ key }) => key === "filters")?.value ?? "";
  expect(JSON.parse(text)).toEqual(expected);
});

test.each<[string, ChartConfig, [name: string, value: string], string]>([
  ["f.place=bee", makeConfig(), ["f.place", "bee"], "be, ch, ge"],
  ["f.place=", makeConfig(), ["f.place", ""], "be, ch, ge"],
  ["f.place=be&f.place=ge", makeConfig(), ["f.place", "be, ge"], "be, ch, ge"],
  ["f.place=-", makeConfig(), ["f.place", "-"], "be, ch, ge"],
  ["f.sex=x&f.sex=f", several, ["f.sex", "x"], "f, m, -"],
  ["f.plcae=be", makeConfig(), ["f.plcae", "be"], "f.place, f.sex, t.from, t.to"],
  ["t.form=2010", makeConfig(), ["t.form", "2010"], "t.from, t.to, f.place, f.sex"],
  ["t.from=2o10", makeConfig(), ["t.from", "2o10"], "2000 – 2020"],
  ["t.to=", makeConfig(), ["t.to", ""], "2000 – 2020"],
  ["t.from=2020&t.to=2000", makeConfig(), ["t.from – t.to", "2020 – 2000"], "2000 – 2020"],
  ["hide=bb", makeConfig(), ["hide", "bb"], "b, a"],
  ["hide=a&hide=b", makeConfig(), ["hide", "a, b"], "a, b"],
  ["at=1999", played, ["at", "1999"], "2000, 2010, 2020"],
  ["at=2000", makeConfig(), ["at", "2000"], "–"],
  ["t.from=2010&at=2000", played, ["at", "2000"], "2000, 2010, 2020"],
  ["f.year=2o2o", dated, ["f.year", "2o2o"], "2000, 2010, 2020, latest"],
  ["chart=2", makeConfig(), ["chart", "2"], "1 – 1"],
  ["chart=01", makeConfig(), ["chart", "01"], "1 – 1"],
  ["chart=x&scope=all", makeConfig(), ["chart", "x"], "1 – 1"],
])(
  "rows other than those asked for are never sent: %s is PARAM_UNKNOWN in every format and language",
  async (params, config, [name, value], possible) => {
    const app = makeApp(config);
    for (const format of ["csv", "xlsx", "json", "parquet"])
      for (const [locale, words] of [
        ["de", `Möglich ist stattdessen: ${possible}.`],
        ["fr", `Sont possibles à la place\u202f: ${possible}.`],
        ["it", `Valori possibili: ${possible}.`],
        ["en", `“${name}” = “${value}” does not exist in this chart`],
      ]) {
        const answer = await app.request(`/${locale}/v/abcdefghijkl.${format}?${params}`);
        const said = await answer.text();
        expect([answer.status, said]).toEqual([400, expect.stringContaining(words ?? "")]);
        expect(said).toContain("PARAM_UNKNOWN");
        expect(answer.headers.get("cache-control")).toBe("no-store");
      }
  },
);

test("what only says how a page shows its rows is no mistake in the address of a file", async () => {
  expect(
    await readCsv(base, "as=nothing&percent=9&metadata=x&utm_source=mail&removeFilters=true"),
  ).toHaveLength(12);
});

test("a refusal stays short, whatever is asked and however much is possible", async () => {
  const values = Array.from({ length: 5_000 }, (_, index) => `${index}-${"x".repeat(200)}`);
  const many = makeTestDimension("place", values, own);
  const answer = await makeApp(makeConfig(), [many, sex, kind, year]).request(
    `/en/v/abcdefghijkl.csv?f.place=${"y".repeat(5_000)}`,
  );
  expect(answer.status).toBe(400);
  const said = await answer.text();
  expect(said).toContain("PARAM_UNKNOWN");
  expect(said).toContain("… (+4980)");
  expect(said.length).toBeLessThan(3_000);
});

test.each<[string, ChartConfig, (row: readonly string[]) => boolean, string[]]>([
  [
    "f.place=be&f.sex=m&hide=a&t.from=2000&t.to=2010",
    makeConfig(),
    ([p, s, k]) => p === "be" && s === "m" && k === "b",
    ["m", "m"],
  ],
  [
    "f.place=be&f.place=ch&f.sex=m&hide=a&t.from=2010&t.to=2020",
    several,
    ([p, s, k, y]) => p !== "ge" && s === "m" && k === "b" && y !== "2000",
    ["m", "m", "m"],
  ],
])(
  "every format by address holds the rows of the same view: %s",
  async (params, config, is, texts) => {
    const app = makeApp(config);
    const rows = await readCsv(app, params);
    const numbers = amountsWhere(is);
    expect(rows.map((row) => Number(row["amount"])).toSorted((a, b) => a - b)).toEqual(numbers);

    const [sheet] = await readXlsxFile(await fetchFile(app, "xlsx", params));
    expect(sheet?.sheet).toBe("data");
    const [heads = [], ...sheetRows] = sheet?.data ?? [];
    expect(heads).toEqual(Object.keys(rows[0] ?? {}));
    expect(sheetRows.map((row) => row.map(String))).toEqual(rows.map((row) => Object.values(row)));

    const json = JSON.parse(String(await fetchFile(app, "json", params))) as JsonStat;
    expect(listJsonStatProblems(json)).toEqual([]);
    const jsonCells = [...readJsonStat(json)].map(([, cell]) => cell);
    const jsonNumbers = jsonCells.filter((cell) => typeof cell === "number");
    expect(jsonNumbers.toSorted((a, b) => a - b)).toEqual(numbers);
    expect(jsonCells.filter((cell) => typeof cell === "string")).toEqual(texts);

    const folder = mkdtempSync(join(tmpdir(), "statelier-"));
    const path = join(folder, "view.parquet");
    writeFileSync(path, await fetchFile(app, "parquet", params));
    const database = await (await DuckDBInstance.create()).connect();
    const read = await database.runAndReadAll(`select * from '${path}'`);
    expect(
      read
        .getRowObjectsJson()
        .map((row) =>
          Object.values(row).map((cell) => (typeof cell === "number" ? String(cell) : cell)),
        ),
    ).toEqual(rows.map((row) => Object.values(row)));
    database.closeSync();
    rmSync(folder, { recursive: true });
  },
);
