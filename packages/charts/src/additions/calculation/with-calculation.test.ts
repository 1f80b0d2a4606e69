import { INITIAL_CHART_VIEW } from "../../scene/chart-input.ts";
import { listSeries } from "../../scene/list-data.ts";
import type { ChartType } from "@statelier/document";
import { expect, test } from "vitest";
import { makeChartTable } from "../../chart/make-chart-table.ts";
import { summarizeChart } from "../../chart/summarize-chart.ts";
import { layoutFixture } from "../../fixtures/draw-fixture.ts";
import { makeFixtureInput, readFixture } from "../../fixtures/read-fixtures.ts";
import { findDrawing } from "../../types/find-drawing.ts";

const open = (chartType: ChartType, name: string, change: Record<string, unknown> = {}) => {
  const fixture = readFixture(chartType, name);
  const calculation = { ...fixture.config.extensions?.calculation, ...change };
  Object.assign(fixture.config, { extensions: { ...fixture.config.extensions, calculation } });
  return fixture;
};

const readValues = (...of: Parameters<typeof open>) =>
  listSeries(layoutFixture(open(...of)))
    .flatMap(({ data }) => data)
    .map(({ seriesLabel, categoryLabel, valueText, unitText }) =>
      [seriesLabel, categoryLabel, `${valueText} ${unitText}`.trim()].filter(Boolean).join(" "),
    );

test("an index is 100 in its period, of each series, and the first one where none is named", () => {
  const chosen = readValues("line", "calculated-index");
  expect(chosen.filter((text) => text.includes(" 2005 "))).toEqual([
    "Fossil fuels 2005 100",
    "Nuclear energy 2005 100",
    "Renewables 2005 100",
  ]);
  const first = readValues("line", "calculated-index", { period: null });
  expect(first.filter((text) => text.includes(" 2001 ")).map((text) => text.slice(-3))).toEqual([
    "100",
    "100",
    "100",
  ]);
});

test("a change is in percent of the period before; the first period has none and is no missing value", () => {
  const scene = layoutFixture(open("column", "calculated-change"));
  // 1437 GWh in 2001, 1963 in 2002.
  expect(readValues("column", "calculated-change")[0]).toBe("2002 36.6 %");
  expect(scene.notes).toEqual([
    {
      type: "calculated",
      text: "1 value has nothing to be compared with and is not shown",
    },
  ]);
});

test("changes of a rate are percentage points, on the same month of the year before", () => {
  const values = readValues("line", "calculated-year");
  const rates = readValues("line", "calculated-year", { type: "unknown" });
  const rateOf = (month: string): number =>
    Number(
      rates
        .find((text) => text.startsWith(`Government ${month} `))
        ?.split(" ")
        .at(-2),
    );
  expect(rateOf("gen. 2001") - rateOf("gen. 2000")).toBeCloseTo(0.2);
  expect(values[0]).toBe("Government gen. 2001 0.2 punti percentuali");
});

test("an average takes in so many periods, and is not there where one of them is missing", () => {
  const all = readValues("line", "calculated-average");
  const plain = readValues("line", "calculated-average", { type: "unknown" });
  const numberAt = (text = ""): number => Number(text.split(" ").at(-2)?.replace(",", "."));
  const months = plain.map((text) => text.split(" ").slice(0, -2).join(" "));
  const twelve = plain.slice(-12).map(numberAt);
  expect(numberAt(all.at(-1))).toBeCloseTo(twelve.reduce((sum, each) => sum + each, 0) / 12, 1);
  // Three months are missing before the tenth of the data's first year is over.
  expect(all.length).toBeLessThan(months.length - 12);
});

test("shares add up to a hundred", () => {
  const values = listSeries(layoutFixture(open("bar", "calculated-share"))).flatMap(
    ({ data }) => data,
  );
  expect(values.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(100);
});

test("values per capita are worked out where the population is known", () => {
  expect(readValues("bar", "calculated-heads").toSorted()).toEqual([
    "Genève 420,1",
    "Jura 602,5",
    "Vaud 520,1",
  ]);
});

test("what is shown is named at the axis, in the summary and in a column of the table", () => {
  const input = makeFixtureInput(open("line", "calculated-index"));
  const drawing = findDrawing(input.config);
  const scene = layoutFixture(open("line", "calculated-index"));
  const name = "Net generation, Index (2005 = 100)";
  expect(scene.axes.map(({ label }) => label)).toContain(name);
  expect(summarizeChart(drawing, input, scene)).toContain(name);
  const heads = makeChartTable(input, scene).columns.map(({ label }) => label);
  expect(heads).toEqual(["Year", "Source", "Net generation (GWh)", name]);
});

test("readers switch to the values only where the author lets them", () => {
  const view = { ...INITIAL_CHART_VIEW, isPlain: true };
  const labelOf = (isOpen: boolean) =>
    layoutFixture(open("column", "calculated-change", { isOpen }), { view }).axes[1]?.label;
  expect([labelOf(true), labelOf(false)]).toEqual([
    "Net generation",
    "Net generation, change on previous period",
  ]);
});

test("the column of what is worked out has whole numbers beside those of the measure, not millions without their word", () => {
  const fixture = open("line", "calculated-average", { periods: 3 });
  for (const column of fixture.table.columns)
    if (column.type === "number") column.values = column.values.map(() => 8_450_001);
  const { columns, rows } = makeChartTable(makeFixtureInput(fixture), layoutFixture(fixture));
  const last = rows.at(-1)?.cells.map(({ text }) => text);
  expect(columns.at(-1)?.unit).toBe("ppm");
  expect(last?.at(-1)).toBe(last?.at(-2));
});

test("an index begins at the first readable date, whatever row has none", () => {
  const fixture = open("line", "calculated-index", { period: null });
  const [year] = fixture.table.columns;
  if (year?.type === "dictionary")
    year.codes = year.codes.map((code, row) => (row === 20 ? -1 : code));
  const texts = listSeries(layoutFixture(fixture)).flatMap(({ data }) =>
    data.filter(({ category }) => category === "2001").map(({ valueText }) => valueText),
  );
  expect(texts).toEqual(["100", "100", "100"]);
});
