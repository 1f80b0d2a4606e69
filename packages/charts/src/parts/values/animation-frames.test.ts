import { expect, test } from "vitest";
import { layoutChart } from "../../fixtures/draw-fixture.ts";
import { makeFixtureInput, readFixture } from "../../fixtures/read-fixtures.ts";
import type { ChartInput } from "../../scene/chart-input.ts";
import type { PlotScene, RectMark } from "../../scene/scene.ts";
import { findAnimation, findFrame, listFrames } from "./animation-frames.ts";

const fixture = readFixture("column", "stacked-years");

/** Sources of electricity as columns, one year after the other; the first row is far above the others. */
const animate = (view: ChartInput["view"], dynamicScales: boolean): ChartInput => {
  if (!fixture || fixture.config.chartType !== "column") throw new Error("no fixture");
  const { x, y, segment } = fixture.config.fields;
  if (!segment) throw new Error("no segment");
  const config: ChartInput["config"] = {
    ...fixture.config,
    fields: {
      x: { componentId: segment.componentId },
      y,
      color: { type: "single", paletteId: "category10", color: "#1f77b4" },
      animation: {
        componentId: x.componentId,
        showPlayButton: true,
        duration: 10,
        type: "continuous",
        dynamicScales,
      },
    },
  };
  const input = makeFixtureInput({ ...fixture, config }, { view });
  const columns = input.table.columns.map((column) =>
    column.type === "number" ? { ...column, values: column.values.with(0, 1000) } : column,
  );
  return { ...input, table: { ...input.table, columns } };
};

const drawn = (input: ChartInput) => {
  const scene = layoutChart(input) as PlotScene;
  const values = scene.marks.map((mark) => (mark as RectMark).datum.value);
  return { values, domain: scene.axes.find(({ type }) => type === "value")?.domain };
};

test("AN4 an animation shows one value at a time, the last one first", () => {
  const input = animate({ hiddenValues: [] }, false);
  const frames = listFrames(input);
  expect(frames.length).toBeGreaterThan(5);
  expect(findFrame(input)).toEqual(frames.at(-1));
  const first = animate({ hiddenValues: [], animationValue: frames[0]!.value }, false);
  expect(findFrame(first)).toEqual(frames[0]);
  expect(drawn(first).values).not.toEqual(drawn(input).values);
  expect(new Set(layoutMarks(first).map(({ datum }) => datum.category)).size).toBe(
    layoutMarks(first).length,
  );
});

const layoutMarks = (input: ChartInput): readonly RectMark[] =>
  (layoutChart(input) as PlotScene).marks as RectMark[];

test("AN4 fixed scales and categories stay from value to value, dynamic ones follow what is shown", () => {
  const frames = listFrames(animate({ hiddenValues: [] }, false));
  const of = (value: string, isDynamic: boolean) =>
    drawn(animate({ hiddenValues: [], animationValue: value }, isDynamic));
  const ends = [frames[0]!.value, frames.at(-1)!.value];
  const fixed = ends.map((value) => of(value, false).domain);
  expect(fixed[0]).toEqual(fixed[1]);
  const tops = frames.map(({ value }) => Math.max(...of(value, false).values));
  expect(fixed[0]![1]).toBeGreaterThanOrEqual(Math.max(...tops));
  const dynamic = frames.map(({ value }) => of(value, true).domain![1]);
  expect(Math.min(...dynamic)).toBeLessThan(fixed[0]![1]);
});

test("a value that the data lack shows the last one", () => {
  const input = animate({ hiddenValues: [], animationValue: "1066" }, false);
  expect(findFrame(input)).toEqual(listFrames(input).at(-1));
});

test("an animation runs through the dates of the period alone", () => {
  const input = animate({ hiddenValues: [] }, false);
  const id = findAnimation(input.config)?.componentId ?? "";
  const period = (from: string, to: string): ChartInput => ({
    ...input,
    config: {
      ...input.config,
      interactiveFiltersConfig: {
        legend: { active: false, componentId: "" },
        timeRange: { active: true, componentId: id, presets: { type: "range", from, to } },
        dataFilters: { active: false, componentIds: [] },
        calculation: { active: false, type: "identity" },
      },
    },
  });
  const narrowed = period("2016", "2019");
  expect(listFrames(narrowed).map(({ value }) => value)).toEqual(["2016", "2017", "2018", "2019"]);
  expect(findFrame(narrowed)?.value).toBe("2019");
  expect(drawn(narrowed).values.length).toBeGreaterThan(0);
  const view = { hiddenValues: [], timeRange: { from: "2012", to: "2014" } };
  expect(findFrame({ ...narrowed, view })?.value).toBe("2014");
});
