import type { ChartConfig } from "@statelier/document";
import { findNumberColumn } from "@statelier/model";
import { expect, test } from "vitest";
import { withSumNote } from "../../additions/own-sums/with-sum-note.ts";
import { layoutScene } from "../../chart/layout-scene.ts";
import { makeFixtureInput, readFixture } from "../../fixtures/read-fixtures.ts";
import type { ChartInput } from "../../scene/chart-input.ts";
import { findDrawing } from "../../types/find-drawing.ts";
import { readChartData } from "./chart-data.ts";

type Extensions = ChartConfig["extensions"];

/** Shares of households by class of income, which make a hundred in each state. */
const makeShares = (extensions: Extensions): ChartInput => {
  const fixture = readFixture("bar", "income-classes");
  const { config } = fixture;
  if (config.chartType !== "bar") throw new Error("The case is of bars");
  const y = {
    ...config.fields.y,
    sorting: { sortingType: "byMeasure" as const, sortingOrder: "desc" as const },
  };
  return makeFixtureInput({
    ...fixture,
    config: { ...config, extensions, fields: { ...config.fields, y } },
  });
};

const listCategories = (input: ChartInput): { label: string; last: number }[] => {
  const { config } = input;
  if (config.chartType !== "bar") throw new Error("The case is of bars");
  const { x, y, segment, color } = config.fields;
  const { categories, cells } = readChartData(input, { category: y, measure: x, segment, color });
  return categories.map(({ label }, index) => ({
    label,
    last: cells.at(-1)?.[index]?.value ?? Number.NaN,
  }));
};

const notesOf = (input: ChartInput): string[] => {
  const scene = layoutScene(withSumNote(findDrawing(input.config)), input);
  return "notes" in scene ? scene.notes.map(({ type }) => type) : [];
};

test("SO4 stacks that are one whole each stand by their last part in new charts", () => {
  const lasts = listCategories(makeShares({ nominalOrder: "label" })).map(({ last }) => last);
  expect(new Set(lasts).size).toBeGreaterThan(1);
  expect(lasts).toEqual(lasts.toSorted((a, b) => b - a));
});

test("SO4 stored charts keep the order that their sums give", () => {
  const lasts = listCategories(makeShares({})).map(({ last }) => last);
  expect(lasts).not.toEqual(lasts.toSorted((a, b) => b - a));
});

test("no note speaks of adding up where shares make a hundred", () => {
  expect(notesOf(makeShares({ additive: { share: true } }))).not.toContain("added-up");
});

test("the note says that values are added up where they make no hundred", () => {
  const input = makeShares({ additive: { share: true } });
  const shares = findNumberColumn(input.table, "share");
  if (!shares) throw new Error("The case has shares");
  shares.values[0] = 50;
  expect(notesOf(input)).toContain("added-up");
});

test("rounded parts of a hundred end their axis at a hundred, in new charts", () => {
  const axisEnd = (extensions: Extensions): number => {
    const input = makeShares(extensions);
    const shares = findNumberColumn(input.table, "share");
    if (!shares) throw new Error("The case has shares");
    shares.values[0] = (shares.values[0] ?? 0) + 0.4;
    const scene = layoutScene(findDrawing(input.config), input);
    const axis = "axes" in scene ? scene.axes.find(({ type }) => type === "value") : undefined;
    return axis?.domain?.[1] ?? Number.NaN;
  };
  expect(axisEnd({ valueAxes: "fit" })).toBe(100);
  expect(axisEnd({})).toBeGreaterThan(100);
});
