import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { makeFixtureInput, readFixtures } from "../fixtures/read-fixtures.ts";
import { findDrawing } from "../types/find-drawing.ts";
import { InteractiveChart } from "./interactive-chart.tsx";

const fixtures = readFixtures();

const render = (type: string, name: string): string => {
  const found = fixtures.find((fixture) => fixture.chartType === type && fixture.name === name);
  if (!found) throw new Error(name);
  return renderToString(
    <InteractiveChart drawing={findDrawing(found.chartType)} input={makeFixtureInput(found)} />,
  );
};

const count = (markup: string, pattern: RegExp): number => [...markup.matchAll(pattern)].length;

test.each(fixtures)(
  "$chartType/$name is complete before any script runs",
  ({ chartType, name }) => {
    const markup = render(chartType, name);
    expect(markup).toContain(chartType === "table" ? "<table" : "<svg");
    expect(markup).not.toMatch(/NaN|undefined/);
  },
);

test("one mark per observation, one tab stop, the page's colours", () => {
  const markup = render("column", "years-single");
  expect(count(markup, /<rect data-mark=/g)).toBe(12);
  expect(count(markup, /tabindex="0"/gi)).toBe(1);
  expect(markup).toContain("var(--ink-soft)");
});

test("many dots are drawn before any script runs, in a few elements under the axes", () => {
  const markup = render("scatterplot", "points-3000");
  expect(count(markup, /M[\d.]+,[\d.]+h0/g)).toBe(3000);
  expect(count(markup, /<path/g)).toBeLessThan(20);
  expect(count(markup, /<canvas/g)).toBe(0);
  expect(markup.indexOf('class="marks"')).toBeLessThan(markup.indexOf('class="texts"'));
});

test("the legend is one group of checkboxes where it may be switched, else plain names", () => {
  const switched = render("column", "legend-hidden");
  expect(count(switched, /type="checkbox"/g)).toBe(5);
  expect(count(switched, /checked=""/g)).toBe(3);
  expect(count(render("column", "stacked-years"), /type="checkbox"/g)).toBe(0);
});

test("a line that names its series at its end needs no legend", () => {
  expect(render("line", "countries-interval")).not.toContain("<fieldset");
});

test("what is missing is said beneath the chart", () => {
  expect(render("column", "months-negative")).toContain("2 Werte fehlen");
});

test("a table says how it is sorted and where a value is missing", () => {
  const markup = render("table", "countries-years");
  expect(count(markup, /aria-sort="descending"/g)).toBe(1);
  expect(count(markup, /<td/g)).toBe(36 * 3);
  expect(count(markup, />–</g)).toBe(1);
  expect(count(markup, /aria-label="No value"[^>]*>–</g)).toBe(1);
});
