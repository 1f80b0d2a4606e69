import { type ChartInput, layoutScene } from "@statelier/charts";
import { findDrawing } from "@statelier/charts/all-drawings";
import type { ChartConfig } from "@statelier/document";
import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import { LocaleProvider } from "@statelier/ui/plain";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import {
  makeTestCodes,
  makeTestDimension,
  makeTestMeasure,
  makeTestNumbers,
} from "../download/testing/make-test-data.ts";
import { DataTable } from "./data-table.tsx";
import { deriveChartView } from "../chart-state/chart-state.ts";

const country = makeTestDimension("country", []);
country.values = [
  { value: "che", label: "Schweiz", labelLanguage: "de" },
  { value: "fra", label: "France" },
];
const amount = makeTestMeasure("amount", { label: "Power", unit: "kWh" });

const input: ChartInput = {
  config: {
    key: "chart",
    chartType: "column",
    cubes: [{ iri: country.cubeIri, filters: {} }],
    conversionUnitsByComponentId: {},
    limits: {},
    fields: {
      x: { componentId: "country" },
      y: { componentId: "amount" },
      color: { type: "single", paletteId: "", color: "#1f77b4" },
    },
  } as unknown as ChartConfig,
  components: { dimensions: [country], measures: [amount] },
  table: {
    rowCount: 2,
    columns: [makeTestCodes(country, ["che", "fra"]), makeTestNumbers("amount", [1234.5, null])],
  },
  locale: "en",
  t: createTranslator("en", collectMessages("en", ["chart"])),
  theme: "light",
  width: 480,
  view: deriveChartView({ dataFilters: {}, hiddenValues: [], showTable: false }),
};

const render = (table: ReactNode): string =>
  renderToStaticMarkup(
    <LocaleProvider locale="en" messages={collectMessages("en", ["chart", "viewer"])}>
      {table}
    </LocaleProvider>,
  );

const show = (shown: ChartInput): string =>
  render(<DataTable input={shown} scene={layoutScene(findDrawing(shown.config), shown)} />);

const readHeads = (html: string): (string | undefined)[] =>
  [...html.matchAll(/<th scope="col"[^>]*>([^<]*)/g)].map(([, text]) => text);

test("a table that is cut says how many rows there are, and where all of them are", () => {
  const ids = Array.from({ length: 612 }, (_, at) => `c${at}`);
  const many = makeTestDimension("country", ids);
  const html = show({
    ...input,
    components: { ...input.components, dimensions: [many] },
    table: {
      rowCount: ids.length,
      columns: [
        makeTestCodes(many, ids),
        makeTestNumbers(
          "amount",
          ids.map((_, at) => at),
        ),
      ],
    },
  });
  expect(html.match(/<tr>/g)).toHaveLength(501);
  expect(html).toMatch(
    /<caption>.*The first 500 of 612 rows\. The files under “Download” contain all of them\.<\/caption>/,
  );
});

test("values that stand side by side have a column of their own; one alone has none", () => {
  const sex = makeTestDimension("sex", ["f", "m"]);
  const withSex = (values: string[]): ChartInput => ({
    ...input,
    components: { ...input.components, dimensions: [country, sex] },
    table: { rowCount: 2, columns: [...input.table.columns, makeTestCodes(sex, values)] },
  });
  expect(readHeads(show(withSex(["f", "m"])))).toEqual(["country", "sex", "Power (kWh)"]);
  expect(readHeads(show(withSex(["m", "m"])))).toEqual(["country", "Power (kWh)"]);
});

test("every value that says which observation a row is, is a head of the row", () => {
  const sex = makeTestDimension("sex", ["f", "m"]);
  const html = show({
    ...input,
    components: { ...input.components, dimensions: [country, sex] },
    table: { rowCount: 2, columns: [...input.table.columns, makeTestCodes(sex, ["f", "m"])] },
  });
  const rows = [...html.matchAll(/<tr>(?:<th scope="row"[^>]*>[^<]*<\/th>)+<td/g)].map(
    ([row]) => row.match(/scope="row"/g)?.length,
  );
  expect(rows).toEqual([2, 2]);
});

test("the table of the data has caption, heads of columns and rows, units, and words for what is missing", () => {
  const html = show(input);
  expect(html).toMatch(/<caption>[^<]*Power[^<]*<\/caption>/);
  expect(readHeads(html)).toEqual(["country", "Power (kWh)"]);
  expect(html).toMatch(/<th scope="row">France<.*<th scope="row" lang="de">Schweiz</);
  expect(html).toMatch(/<td[^>]*>1’234\.5</);
  expect(html).toMatch(/<td[^>]* aria-label="No value"[^>]*>–</);
});

test("a table without a chart has a caption all the same", () => {
  const html = render(<DataTable input={input} />);
  expect(html).toMatch(/<caption>Power (by|per) country<\/caption>/);
});

test("beside the values of a chart in percent stands what it draws, of a table in its place too", () => {
  const source = makeTestDimension("source", ["coal", "wind"]);
  const { config } = input;
  const stacked = {
    ...input,
    config: {
      ...config,
      fields: {
        ...config.fields,
        segment: { componentId: "source", type: "stacked" },
        color: { type: "segment", paletteId: "category10", colorMapping: {} },
      },
      interactiveFiltersConfig: { calculation: { active: true, type: "identity" } },
    } as unknown as ChartConfig,
    components: { ...input.components, dimensions: [country, source] },
    table: {
      rowCount: 4,
      columns: [
        makeTestCodes(country, ["che", "che", "fra", "fra"]),
        makeTestCodes(source, ["coal", "wind", "coal", "wind"]),
        makeTestNumbers("amount", [10, 30, 7, null]),
      ],
    },
  };
  const percent = { ...stacked, view: { ...stacked.view, calculation: "percent" as const } };
  const readCells = (html: string): string[] =>
    [...html.matchAll(/<td[^>]*>([^<]*)/g)].map(([, text = ""]) => text);
  expect(readHeads(show(stacked))).toEqual(["country", "source", "Power (kWh)"]);
  expect(readHeads(show(percent))).toEqual(["country", "source", "Power (kWh)", "Share (%)"]);
  expect(readCells(show(percent))).toEqual(["7", "100", "–", "–", "10", "25", "30", "75"]);
});
