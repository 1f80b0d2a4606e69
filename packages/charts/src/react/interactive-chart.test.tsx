import { findTimeDimension } from "@statelier/document";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { makeFixtureInput, readFixtures } from "../fixtures/read-fixtures.ts";
import { drawFixture } from "../fixtures/draw-fixture.ts";
import { DRAWN_CHART_TYPES } from "../types/registry.ts";
import { loadPageDrawing } from "../types/load-drawing.ts";
import type { ChartForm } from "./chart-form.ts";
import { InteractiveChart } from "./interactive-chart.tsx";
import { PeriodBrush } from "./period-brush.tsx";

const fixtures = readFixtures();

const drawings = new Map(
  await Promise.all(
    DRAWN_CHART_TYPES.map(async (type) => [type, await loadPageDrawing(type)] as const),
  ),
);

type Asked = { form?: ChartForm; title?: string; width?: number };

const render = (type: string, name: string, { form, title, width = 800 }: Asked = {}): string => {
  const found = fixtures.find((fixture) => fixture.chartType === type && fixture.name === name);
  const drawing = found && drawings.get(found.chartType);
  if (!drawing) throw new Error(name);
  return renderToString(
    <InteractiveChart
      drawing={drawing}
      input={{ ...makeFixtureInput(found), width }}
      form={form}
      name={title}
    />,
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

test("a table is named as it is called, so that two on a page are told apart", () => {
  const named = render("table", "palettes", { title: "All palettes" });
  expect(named).toContain('aria-label="All palettes"');
  expect(render("table", "palettes")).toContain('aria-label="Table"');
});

test("a chart below 480 px has the sheet of an observation under it", () => {
  const isNarrow = (width: number): boolean =>
    render("column", "years-single", { width }).includes("data-narrow");
  expect([280, 479, 480, 800].map(isNarrow)).toEqual([true, true, false, false]);
});

test("a period of two dates has no brush, one of three has", () => {
  const found = fixtures.find(
    ({ chartType, name }) => chartType === "area" && name === "electricity-range",
  );
  const input = makeFixtureInput(found!);
  const scene = drawFixture("area", "electricity-range");
  const time = findTimeDimension(input.config, input.components)!;
  const brushOf = (count: number): string => {
    const dimension = { ...time, values: time.values.slice(0, count) };
    const dimensions = input.components.dimensions.map((own) =>
      own.id === time.id ? dimension : own,
    );
    const components = { ...input.components, dimensions };
    const given = { ...input, components };
    return renderToString(
      <PeriodBrush input={given} scene={scene} onMove={() => {}} onRest={() => {}} />,
    );
  };
  expect(brushOf(2)).toBe("");
  expect(brushOf(3)).toContain("slider");
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

const form: ChartForm = {
  id: "f",
  series: (value) => ({ name: "show", value }),
  step: ({ frames, frame, label }) => <i>{`${label} ${frame.value} of ${frames.length}`}</i>,
  order: ({ componentId, sortingOrder }) => ({
    name: "sort",
    value: `${sortingOrder} ${componentId}`,
  }),
  search: { name: "search", maxLength: 9 },
  page: (page) => ({ name: "page", value: String(page + 1) }),
  submit: <b>Send</b>,
};

const readParts = (markup: string): string[] =>
  [...markup.matchAll(/<(?:input|select|button)[^>]* form="f"[^>]*>/g)].map(
    ([tag]) => /name="(\w+)"/.exec(tag)?.[1] ?? tag,
  );

test("the boxes of a legend are parts of a form of the page, with what sends it", () => {
  const markup = render("column", "legend-hidden", { form });
  expect(readParts(markup)).toEqual(["show", "show", "show", "show", "show"]);
  expect(count(markup, /<b>Send<\/b>/g)).toBe(1);
  expect(render("column", "stacked-years", { form })).not.toMatch(/form=|<b>/);
});

test("a step of an animation stands as the form of the page has it, else as text", () => {
  expect(render("bar", "animation", { form })).toMatch(/<i>\w+ \d+ of \d+<\/i>/);
  expect(render("bar", "animation")).toMatch(/<div class="[^"]+">\w+: \d+<\/div>/);
});

test("the heads of a table send its other order", () => {
  const markup = render("table", "countries-years", { form });
  const heads = [...markup.matchAll(/<button[^>]*name="sort"[^>]*>/g)].map(([head]) => head);
  expect(heads).toHaveLength(3);
  expect(heads.every((head) => head.includes('type="submit"'))).toBe(true);
  expect(render("table", "countries-years")).not.toContain('type="submit"');
});
