import { readFileSync } from "node:fs";
import type { ChartConfig } from "@statelier/document";
import { decodeTable, type Dimension, joinComponents, planJoin } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import { NO_CHOICES, type ReaderChoices } from "../chart-state/reader-choices.ts";
import { type Download, readCell } from "./download.ts";
import { makeVisibleDownload, makeWholeDownload } from "./make-download.ts";
import {
  makeTestCodes,
  makeTestDimension,
  makeTestMeasure,
  makeTestMetadata,
  makeTestNumbers,
} from "./testing/make-test-data.ts";

const FIXTURE = new URL(
  "../../../charts/src/types/column/fixtures/stacked-years.json",
  import.meta.url,
);
const fixture = JSON.parse(readFileSync(FIXTURE, "utf8"));
const table = decodeTable(fixture.table);
const t = createTranslator("en", collectMessages("en", ["chart"]));

const readRows = ({ columns, rows }: Download) =>
  Array.from(rows, (row) => columns.map((column) => readCell(column, row)));

const headsOf = ({ columns }: Download): string[] => columns.map(({ head }) => head);

const makeChart = (choices: Partial<ReaderChoices> = {}, change: Partial<ChartConfig> = {}) => {
  const interactiveFiltersConfig = {
    legend: { active: true, componentId: "source" },
    timeRange: { active: true, componentId: "year", presets: { type: "range", from: "", to: "" } },
    dataFilters: { active: false, componentIds: [], defaultOpen: false },
    calculation: { active: true, type: "identity" },
  };
  return makeVisibleDownload(
    {
      config: { ...fixture.config, interactiveFiltersConfig, ...change } as ChartConfig,
      components: fixture.components,
      metadata: [makeTestMetadata()],
      table,
      choices: { ...NO_CHOICES, ...choices },
    },
    { locale: "en", t },
  );
};

test("a chart's rows come with the unit in the head, years as numbers, and every number of the source", () => {
  const download = makeChart();
  expect(headsOf(download)).toEqual(["Year", "Source", "Electricity production (TWh)"]);
  const rows = readRows(download);
  expect(rows).toHaveLength(65);
  expect(rows.slice(0, 2).map(([year, source]) => [year, source])).toEqual([
    [2010, "Hydropower"],
    [2010, "Nuclear"],
  ]);
  const numbers = table.columns.find(({ type }) => type === "number")?.values as Float64Array;
  expect(Float64Array.from(rows, ([, , value]) => Number(value)).toSorted()).toEqual(
    numbers.toSorted(),
  );
});

test("what the reader has hidden, and what lies outside the period, is not visible", () => {
  const rows = readRows(
    makeChart({ hiddenValues: ["nuc"], timeRange: { from: "2015", to: "2016" } }),
  );
  expect(rows).toHaveLength(8);
  expect(new Set(rows.map(([year]) => year))).toEqual(new Set([2015, 2016]));
  expect(rows.map(([, source]) => source)).not.toContain("Nuclear");
});

test("percentages on screen stay values in a file", () => {
  expect(readRows(makeChart({ calculation: "percent" }))).toEqual(readRows(makeChart()));
});

test("a converted unit is converted in number and head, without digits that the source does not have", () => {
  const labels = { de: "GWh", fr: "GWh", it: "GWh", en: "GWh" };
  const download = makeChart(
    {},
    { conversionUnitsByComponentId: { value: { multiplier: 1000, labels } } },
  );
  expect(headsOf(download).at(-1)).toBe("Electricity production (GWh)");
  const [first] = readRows(makeChart());
  expect(readRows(download)[0]?.[2]).toBeCloseTo(Number(first?.[2]) * 1000, 9);
});

test("the columns of a table stand in the order of its dataset, or as they are on screen", () => {
  const file = "../../../charts/src/types/table/fixtures/countries-years.json";
  const {
    config,
    components,
    table: wire,
  } = JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8"));
  const fields = Object.fromEntries(
    Object.entries<object>(config.fields).map(([id, field]) => [
      id,
      { ...field, index: { value: 0, year: 1, country: 2 }[id] ?? 3, isGroup: id === "year" },
    ]),
  );
  const chart = {
    config: { ...config, fields } as ChartConfig,
    components,
    metadata: [makeTestMetadata()],
    table: decodeTable(wire),
    choices: NO_CHOICES,
  };
  const idsOf = ({ columns }: Download) => columns.map(({ id }) => id).slice(0, 3);
  expect(idsOf(makeVisibleDownload(chart, { locale: "en", t, order: "view" }))).toEqual([
    "year",
    "value",
    "country",
  ]);
  expect(idsOf(makeVisibleDownload(chart, { locale: "en", t })).at(-1)).toBe("value");
});

test("a hidden measure of a combined chart is not visible", () => {
  expect(headsOf(makeChart({ hiddenValues: ["value"] }))).toEqual(["Year", "Source"]);
});

test("the title is the chart's in plain text, else the dataset's", () => {
  const titled = { de: "", fr: "", it: "", en: "**Power** [up](https://example.org)" };
  expect(makeChart({}, { meta: { ...fixture.config.meta, title: titled } }).title).toBe("Power up");
  expect(makeChart().title).toBe("Power");
});

const time = makeTestDimension("time", ["2020-03", "2019-12"], {
  kind: "TemporalDimension",
  timeUnit: "Month",
  label: "Month",
  order: 2,
});
const region = makeTestDimension("region", [], {
  label: "Region",
  order: 1,
  values: [
    { value: "ch", label: "Switzerland", position: 0 },
    { value: "zh", label: "Zürich", position: 1 },
    { value: "be", label: "Bern", position: 2 },
  ],
});

test("columns stand in the order of the dataset, rows from left to right in the order of the values, missing last", () => {
  const amount = makeTestMeasure("amount", { label: "Amount", order: 3 });
  const ordinal = makeTestMeasure("grade", { kind: "OrdinalMeasure", label: "Grade", order: 4 });
  const grade = { ...ordinal, values: ["3", "007", "A"].map((value) => ({ value, label: value })) };
  const download = makeWholeDownload(
    {
      components: { dimensions: [time, region], measures: [grade, amount] },
      metadata: makeTestMetadata(),
      table: {
        rowCount: 4,
        columns: [
          makeTestNumbers("amount", [1, 2, 3, null]),
          makeTestCodes(grade, ["3", "007", "A", null]),
          makeTestCodes(time, ["2020-03", "2019-12", "2019-12", "2019-12"]),
          makeTestCodes(region, ["zh", null, "zh", "ch"]),
        ],
      },
    },
    "de",
  );
  expect(headsOf(download)).toEqual(["Region", "Month", "Amount", "Grade"]);
  expect(readRows(download)).toEqual([
    ["Switzerland", "12.2019", null, null],
    ["Zürich", "12.2019", 3, "A"],
    ["Zürich", "03.2020", 1, 3],
    [null, "12.2019", 2, "007"],
  ]);
});

test("joined datasets give one table: shared columns first, columns of one name distinguished by their datasets", async () => {
  const cubes = ["one", "two"].map((name) => {
    const dimension: Dimension = { ...region, id: `${name}-region`, cubeIri: name };
    const measure = makeTestMeasure(`${name}-amount`, {
      label: "Amount",
      unit: "t",
      cubeIri: name,
    });
    return { dimension, measure, joinBy: [dimension.id] };
  });
  const components = joinComponents(
    cubes.map(({ dimension, measure, joinBy }) => ({
      components: { dimensions: [dimension], measures: [measure] },
      joinBy,
    })),
  );
  const [one, two] = cubes.map(({ dimension, measure, joinBy }, index) => ({
    table: {
      rowCount: 2,
      columns: [
        makeTestCodes(dimension, index === 0 ? ["ch", "zh"] : ["zh", "be"]),
        makeTestNumbers(measure.id, index === 0 ? [1, 2] : [30, 40]),
      ],
    },
    joinBy,
  }));
  const download = makeVisibleDownload(
    {
      config: fixture.config as ChartConfig,
      components,
      metadata: [
        makeTestMetadata({ iri: "one", title: "First" }),
        makeTestMetadata({ iri: "two", title: "Second" }),
      ],
      table: await (await planJoin([one!, two!], async () => undefined)).build(),
      choices: NO_CHOICES,
    },
    { locale: "en", t },
  );
  expect(download.title).toBe("First, Second");
  expect(headsOf(download)).toEqual(["Region", "Amount (t) – First", "Amount (t) – Second"]);
  expect(readRows(download)).toEqual([
    ["Switzerland", 1, null],
    ["Zürich", 2, 30],
    ["Bern", null, 40],
  ]);
});

test("beside the values stands what the chart shows in their place, unless a reader wants the values", () => {
  const { segment, ...fields } = fixture.config.fields;
  const change = {
    fields: { ...fields, segment: { ...segment, type: "grouped" } },
    extensions: { calculation: { type: "index", isOpen: true } },
  } as Partial<ChartConfig>;
  const name = "Electricity production, index (2010 = 100)";
  const download = makeChart({}, change);
  expect(headsOf(download).at(-1)).toBe(name);
  expect(readRows(download)[0]?.at(-1)).toBe(100);
  expect(headsOf(makeChart({ isPlain: true }, change))).not.toContain(name);
});

test("files of kept figures say from when they are", () => {
  const chart = {
    config: fixture.config,
    components: fixture.components,
    metadata: [makeTestMetadata()],
    table,
    choices: NO_CHOICES,
  };
  const dataAsOf = "2026-11-21T10:00:00Z";
  expect(makeVisibleDownload({ ...chart, dataAsOf }, { locale: "en", t }).dataAsOf).toBe(dataAsOf);
  expect(makeVisibleDownload(chart, { locale: "en", t })).not.toHaveProperty("dataAsOf");
});
