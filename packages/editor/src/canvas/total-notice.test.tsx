import { loadDrawing } from "@statelier/charts";
import type { ChartConfig, ChartType } from "@statelier/document";
import type { Dimension, ObservationTable } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { UI_LOCALES } from "@statelier/ui/messages";
import { expect, test } from "vitest";
import {
  makeTestChart,
  makeTestDimension,
  makeTestMeasure,
  makeTestYears,
} from "../testing/make-test-components.ts";
import { renderInEditor } from "../testing/render-in-editor.tsx";
import { TotalNotice } from "./total-notice.tsx";

const DRAWING = await loadDrawing({ chartType: "bar" });
const YEARS = ["2020", "2021", "2022", "2023"];
const INDUSTRIES = {
  nonfarm: [134_005, 134_274, 134_571, 143_144],
  goods: [22_467, 22_535, 22_572, 19_669],
  services: [111_538, 111_739, 111_999, 123_475],
  farms: [1_210, 1_195, 1_204, 1_190],
};
const names = Object.keys(INDUSTRIES);
const jobs = makeTestMeasure("jobs");
const year = makeTestYears(YEARS);

const makeTable = (industry: Dimension, years: readonly string[]): ObservationTable => {
  const rows = names.flatMap((name, series) => years.map((_, place) => ({ name, series, place })));
  const numbers = Object.values(INDUSTRIES);
  const column = (id: string, values: readonly string[], codes: readonly number[]) => ({
    type: "dictionary" as const,
    id,
    codes: Int32Array.from(codes),
    values: [...values],
    labels: [...values],
  });
  return {
    rowCount: rows.length,
    columns: [
      column(
        industry.id,
        names,
        rows.map(({ series }) => series),
      ),
      column(
        year.id,
        years,
        rows.map(({ place }) => place),
      ),
      {
        type: "number",
        id: jobs.id,
        values: Float64Array.from(rows, ({ series, place }) => numbers[series]?.[place] ?? 0),
      },
    ],
  };
};

const show = (
  locale: (typeof UI_LOCALES)[number],
  {
    segmentType = "stacked",
    industry = makeTestDimension("industry", names),
    chartType = "column",
    years = YEARS,
    isShort = false,
  }: {
    segmentType?: string;
    industry?: Dimension;
    chartType?: ChartType;
    years?: readonly string[];
    isShort?: boolean;
  } = {},
): string => {
  const chart = makeTestChart(chartType, { dimensions: [year, industry], measures: [jobs] });
  const segment = {
    componentId: industry.id,
    type: segmentType,
    sorting: { sortingType: "byAuto" },
  };
  const x = { componentId: year.id };
  const fields =
    chartType === "column"
      ? { ...chart.config.fields, x, segment }
      : { ...chart.config.fields, segment };
  const config = { ...chart.config, fields } as ChartConfig;
  const choices = { dataFilters: {}, hiddenValues: [], showTable: false };
  const selection = { table: makeTable(industry, years), choices, possible: {}, missed: {} };
  const drawn = { ...chart, config, ...selection, drawing: DRAWING };
  return renderInEditor(
    locale,
    { ...chart, config },
    <TotalNotice drawn={drawn} isShort={isShort} />,
  );
};

test.each(UI_LOCALES)(
  "SG8 a total that is stacked on its parts is named and can be left out: %s",
  (locale) => {
    const html = show(locale);
    const leave = collectMessages(locale, ["editor"])["editor.counted-twice.leave"] as string;
    expect(html).toContain(leave.replace("{total}", "NONFARM"));
    expect(html).toContain("SERVICES, GOODS");
    expect(html).not.toContain("FARMS");
  },
);

test("SG8 on a phone the notice is closed until somebody opens it", () => {
  const html = show("en", { isShort: true });
  expect(html).toMatch(/^<details class="[^"]*"><summary[^>]*><span[^>]*>Counted twice</);
  expect(html).toContain("Leave out “NONFARM”");
});

test("SG8 series side by side and parts alone are told nothing", () => {
  expect(show("en", { segmentType: "grouped" })).toBe("");
  expect(show("en", { years: YEARS.slice(0, 2) })).toBe("");
});

test("SG8 a pie has one place: its total is known by the tree or by its name", () => {
  const years = YEARS.slice(0, 1);
  expect(show("en", { chartType: "pie", years })).toBe("");
  const dimension = makeTestDimension("industry", names);
  const node = (value: string, depth: number) => ({
    value,
    label: value,
    depth,
    dimensionId: dimension.id,
    hasValue: true,
    children: [],
  });
  const all = { ...node("nonfarm", 0), children: [node("goods", 1), node("services", 1)] };
  const hierarchy = [all, node("farms", 0)];
  expect(show("en", { chartType: "pie", years, industry: { ...dimension, hierarchy } })).toContain(
    "GOODS, SERVICES",
  );
});
