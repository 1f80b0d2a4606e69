import { type ChartType } from "@statelier/document";
import { findTimeDimension } from "@statelier/document";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { drawFixture } from "../fixtures/draw-fixture.ts";
import {
  makeFixtureInput,
  readFixture,
  readFixtures,
  takeByTurns,
} from "../fixtures/read-fixtures.ts";

import { loadPageDrawing } from "../types/load-drawing.ts";
import type { ChartForm } from "./chart-form.ts";
import { InteractiveChart } from "./interactive-chart.tsx";
import { PeriodBrush } from "./period-brush.tsx";

type Asked = { form?: ChartForm; title?: string; width?: number; height?: number };

const render = async (
  type: ChartType,
  name: string,
  { form, title, width = 800, height }: Asked = {},
): Promise<string> => {
  const fixture = readFixture(type, name);
  const drawing = await loadPageDrawing(fixture.config);
  const input = makeFixtureInput(fixture, { width, ...(height && { height }) });
  return renderToString(
    <InteractiveChart drawing={drawing} input={input} form={form} name={title} />,
  );
};

const count = (markup: string, pattern: RegExp): number => [...markup.matchAll(pattern)].length;

test.each(takeByTurns(readFixtures(), 4))(
  "$chartType/$name is complete before any script runs",
  async ({ chartType, name }) => {
    const markup = await render(chartType, name);
    expect(markup).toContain(chartType === "table" ? "<table" : "<svg");
    expect(markup).not.toMatch(/NaN|undefined/);
  },
);

test("one mark per observation, one tab stop, the page's colours", async () => {
  const markup = await render("column", "years-single");
  expect(count(markup, /<rect data-mark=/g)).toBe(12);
  expect(count(markup, /tabindex="0"/gi)).toBe(1);
  expect(markup).toContain("var(--ink-soft)");
});

test("many dots are drawn before any script runs, in a few elements under the axes", async () => {
  const markup = await render("scatterplot", "points-3000");
  expect(count(markup, /M[\d.]+,[\d.]+h0/g)).toBe(3000);
  expect(count(markup, /<path/g)).toBeLessThan(20);
  expect(count(markup, /<canvas/g)).toBe(0);
  expect(markup.indexOf('class="marks"')).toBeLessThan(markup.indexOf('class="texts"'));
});

test("the legend is one group of checkboxes where it may be switched, else plain names", async () => {
  const switched = await render("column", "legend-hidden");
  expect(count(switched, /type="checkbox"/g)).toBe(5);
  expect(count(switched, /checked=""/g)).toBe(3);
  expect(count(await render("column", "stacked-years"), /type="checkbox"/g)).toBe(0);
});

test("a line that names its series at its end needs no legend", async () => {
  expect(await render("line", "countries-interval")).not.toContain("<fieldset");
});

test("a table is named as it is called, so that two on a page have names of their own", async () => {
  const named = await render("table", "palettes", { title: "All palettes" });
  expect(named).toContain('aria-label="All palettes"');
  expect(await render("table", "palettes")).toContain('aria-label="Table"');
});

test("a chart below 480 px has the sheet of an observation under it", async () => {
  const isNarrow = async (width: number): Promise<boolean> =>
    (await render("column", "years-single", { width })).includes("data-narrow");
  expect(await Promise.all([280, 479, 480, 800].map(isNarrow))).toEqual([true, true, false, false]);
});

test("a period of two dates has no brush, one of three has", () => {
  const input = makeFixtureInput(readFixture("area", "electricity-range"));
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

test("what is missing is said beneath the chart", async () => {
  expect(await render("column", "months-negative")).toContain("2 Werte fehlen");
});

test("a table says how it is sorted and where a value is missing", async () => {
  const markup = await render("table", "countries-years");
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

test("the boxes of a legend are parts of a form of the page, with what sends it", async () => {
  const markup = await render("column", "legend-hidden", { form });
  expect(readParts(markup)).toEqual(["show", "show", "show", "show", "show"]);
  expect(count(markup, /<b>Send<\/b>/g)).toBe(1);
  expect(await render("column", "stacked-years", { form })).not.toMatch(/form=|<b>/);
});

test("a step of an animation stands as the form of the page has it, else as text", async () => {
  expect(await render("bar", "animation", { form })).toMatch(/<i>\w+ \d+ of \d+<\/i>/);
  expect(await render("bar", "animation")).toMatch(/<div class="[^"]+">\w+: \d+<\/div>/);
});

test("the player stays in sight, over the chart, only where this is taller than windows are", async () => {
  expect(await render("bar", "animation")).not.toContain("data-in-sight");
  expect(await render("scatterplot", "countries-animation")).not.toContain("data-in-sight");
  const tall = await render("scatterplot", "countries-animation", { height: 1200 });
  expect(tall).toContain("data-in-sight");
});

test("the heads of a table send its other order", async () => {
  const markup = await render("table", "countries-years", { form });
  const heads = [...markup.matchAll(/<button[^>]*name="sort"[^>]*>/g)].map(([head]) => head);
  expect(heads).toHaveLength(3);
  expect(heads.every((head) => head.includes('type="submit"'))).toBe(true);
  expect(await render("table", "countries-years")).not.toContain('type="submit"');
});

test("the title of the series does not stand over what else is explained where they are named at their ends", async () => {
  const markup = await render("line", "limits-parts");
  expect(markup).toContain("<fieldset");
  const [, title] = /<fieldset[^>]*><span[^>]*>([^<]*)</.exec(markup) ?? [];
  expect(title).toBe("Legend");
});
