import { expect, test } from "vitest";
import type { AxisLabels } from "./time-labels.ts";
import { layoutTimeLabels } from "./time-labels.ts";
import { nameTimeEnds } from "./name-ends.ts";

const layoutYears = ([first, last]: readonly [number, number], width: number): string[] => {
  const [from, to] = [Date.UTC(first), Date.UTC(last)];
  const toPixel = (time: number): number => 40 + ((time - from) / (to - from)) * (width - 80);
  const frame = [0, width] as const;
  const labels: AxisLabels | undefined = layoutTimeLabels({
    domain: [from, to],
    unit: "Year",
    locale: "en",
    toPixel,
    frame,
  });
  const categories = [first, last].map((year) => ({
    value: String(year),
    label: String(year),
    time: Date.UTC(year),
  }));
  if (!labels) throw new Error("No labels");
  return nameTimeEnds(labels, { categories, toPixel, frame }).texts.flatMap(({ lines }) => lines);
};

test("years of a line stand in even steps from the first to the last, where a step leads to both", () => {
  expect(layoutYears([1955, 2005], 320)).toEqual(["1955", "1965", "1975", "1985", "1995", "2005"]);
  expect(layoutYears([1961, 2021], 320)).toEqual([
    "1961",
    "1971",
    "1981",
    "1991",
    "2001",
    "2011",
    "2021",
  ]);
});

test("where none does the ends stand beside the round years", () => {
  expect(layoutYears([1961, 2018], 320)).toEqual([
    "1961",
    "1970",
    "1980",
    "1990",
    "2000",
    "2010",
    "2018",
  ]);
});

test("round years that have the ends among them stay", () => {
  expect(layoutYears([1960, 2000], 320)).toEqual(["1960", "1970", "1980", "1990", "2000"]);
});
