import { expect, test } from "vitest";
import { makeChartTable } from "../../chart/make-chart-table.ts";
import { summarizeChart } from "../../chart/summarize-chart.ts";
import { drawFixture, layoutFixture } from "../../fixtures/draw-fixture.ts";
import { makeFixtureInput, readFixture } from "../../fixtures/read-fixtures.ts";
import { listSeries } from "../../scene/list-data.ts";
import { findDrawing } from "../../types/find-drawing.ts";

const BEFORE = { change: (config: object) => Object.assign(config, { extensions: {} }) };

test("SG6 where an author asks, the largest series stand alone and all others are one, grey and last", () => {
  const scene = drawFixture("column", "largest-countries");
  const items = scene.legend?.items ?? [];
  expect(items.map(({ label }) => label)).toEqual([
    "Brazil",
    "China",
    "India",
    "Japan",
    "United States",
    "Other (5)",
  ]);
  expect(items.at(-1)).toMatchObject({ color: "#a8a49d", canToggle: false });
  expect(drawFixture("column", "largest-countries", BEFORE).legend?.items).toHaveLength(10);
});

test("what is drawn as one is the sum of what it stands for", () => {
  const ofYear = (scene: ReturnType<typeof drawFixture>): Map<string, number> =>
    new Map(
      listSeries(scene).flatMap(({ data }) =>
        data
          .filter(({ categoryLabel }) => categoryLabel === "2005")
          .map(({ seriesLabel, value }) => [seriesLabel, value] as const),
      ),
    );
  const all = ofYear(drawFixture("column", "largest-countries", BEFORE));
  const merged = ofYear(drawFixture("column", "largest-countries"));
  const named = [...merged.keys()];
  const rest = [...all].filter(([name]) => !named.includes(name)).map(([, value]) => value);
  expect(rest).toHaveLength(5);
  expect(merged.get("Other (5)")).toBeCloseTo(rest.reduce((a, b) => a + b));
  for (const name of named.slice(0, 5)) expect(merged.get(name)).toBe(all.get(name));
});

test("table and summary say which values are drawn as one; every value stands in the table", () => {
  const fixture = readFixture("pie", "largest-of-the-world");
  const input = makeFixtureInput(fixture, { locale: "en" });
  const scene = layoutFixture(fixture, { locale: "en" });
  const { columns, rows, totalRows } = makeChartTable(input, scene);
  expect(totalRows).toBe(187);
  expect(columns.map(({ label }) => label)).toContain("In the chart");
  const read = (name: string) =>
    rows.find(({ cells }) => cells[0]?.text === name)?.cells.map(({ text }) => text);
  expect(read("Switzerland")).toContain("Other (177)");
  expect(read("India")).toEqual(expect.arrayContaining(["India"]));
  expect(read("India")).not.toContain("Other (177)");
  expect(summarizeChart(findDrawing(fixture.config), input, scene)).toContain("Other (177)");
});

test("SG6 only what adds up is drawn as one", () => {
  const fixture = readFixture("column", "largest-countries");
  fixture.config.extensions = { stacking: "additive", largest: 5 };
  for (const measure of fixture.components.measures) measure.isAdditive = false;
  expect(layoutFixture(fixture).legend?.items).toHaveLength(10);
});
