import { expect, test } from "vitest";
import type { ChartSeries } from "../values/chart-data.ts";
import { measureEndLabels } from "./end-labels.ts";

const named = (...labels: string[]) => labels.map((label) => ({ label })) as ChartSeries[];
const five = named("France", "Italy", "Spain", "Switzerland", "Netherlands");

test("names stand at the ends of lines where there is room for them", () => {
  expect(measureEndLabels(five, { width: 800 })).toBeDefined();
  expect(measureEndLabels(five, { width: 360 })).toBeUndefined();
  expect(measureEndLabels(named("France"), { width: 800 })).toBeUndefined();
});

test("where they stood before they stay as far as they fit, and do not come where they were not", () => {
  const height = 200;
  expect(measureEndLabels(five, { width: 360, height, namesAtEnds: true })).toBeDefined();
  expect(measureEndLabels(five, { width: 800, height, namesAtEnds: false })).toBeUndefined();
  expect(measureEndLabels(five, { width: 360, height: 140, namesAtEnds: true })).toBeUndefined();
});

test("where they stood before, long names take more lines, so that no legend comes between title and drawing", () => {
  const name =
    "Erbringung von freiberuflichen, wissenschaftlichen und technischen Dienstleistungen";
  const long = named(`${name} A`, `${name} B`, `${name} C`);
  const labels = measureEndLabels(long, { width: 480, height: 330, namesAtEnds: true });
  expect(labels?.lines.every(({ length }) => length > 2)).toBe(true);
  expect(labels?.lines.flat().join("")).not.toContain("…");
  expect(measureEndLabels(long, { width: 480, height: 330 })).toBeUndefined();
});
