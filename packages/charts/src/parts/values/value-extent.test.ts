import type { Measure } from "@statelier/model";
import { expect, test } from "vitest";
import { cellEnds, pointExtent } from "./point-extent.ts";

const measure = { id: "m", scaleType: "Ratio" } as Measure;
const NEW = { extensions: { valueAxes: "fit" } } as const;

test("D63 lines and dots of a new chart fit the data, with zero where it is near", () => {
  expect(pointExtent([44, 83], measure, NEW)).toEqual([44, 83]);
  expect(pointExtent([313, 416], measure, NEW)).toEqual([313, 416]);
  expect(pointExtent([3, 10], measure, NEW)).toEqual([0, 10]);
  expect(pointExtent([-10, -3], measure, NEW)).toEqual([-10, 0]);
  expect(pointExtent([-1, 4], measure, NEW)).toEqual([-1, 4]);
  expect(pointExtent([5, 5], measure, NEW)).toEqual([5, 5]);
});

test("D63 the author decides where an axis starts, for each measure", () => {
  const asked = (start: "zero" | "data") => ({
    extensions: { valueAxes: "fit", axisStarts: { m: start } } as const,
  });
  expect(pointExtent([44, 83], measure, asked("zero"))).toEqual([0, 83]);
  expect(pointExtent([3, 10], measure, asked("data"))).toEqual([3, 10]);
  expect(pointExtent([44, 83], { ...measure, id: "n" }, asked("zero"))).toEqual([44, 83]);
});

test("D63 a stored chart keeps its extent: zero, but for interval scales", () => {
  expect(pointExtent([44, 83], measure, {})).toEqual([0, 83]);
  expect(pointExtent([44, 83], { ...measure, scaleType: "Interval" }, {})).toEqual([44, 83]);
});

test("the ends of all cells are those of their intervals, where they have some", () => {
  const cell = (value: number, interval?: readonly [number, number]) => ({
    row: 0,
    value,
    raw: value,
    ...(interval && {
      interval: { low: interval[0], high: interval[1], text: "", kind: "error" as const },
    }),
  });
  expect(cellEnds([[cell(4), undefined], [cell(-2, [-3, 9])]])).toEqual([-3, 9]);
  expect(cellEnds([[undefined], []])).toEqual([]);
});
