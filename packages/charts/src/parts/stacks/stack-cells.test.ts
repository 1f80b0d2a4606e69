import { expect, test } from "vitest";
import type { ChartCell } from "../values/chart-data.ts";
import { toPercent } from "./percent.ts";
import { countBeyond, type Spans, spanFromZero } from "./bar-spans.ts";
import { stackCells } from "./stack-cells.ts";

const cellOf = (value: number | undefined): ChartCell | undefined =>
  value === undefined ? undefined : { row: 0, value, raw: value };
const gridOf = (rows: (number | undefined)[][]): (ChartCell | undefined)[][] =>
  rows.map((row) => row.map(cellOf));
const endsOf = (spans: Spans): unknown =>
  spans.map((row) => row.map((span) => span && [span.from, span.to]));

test("the first series stands on top, negative values hang below zero, a missing one takes no room", () => {
  const cells = gridOf([
    [1, undefined, -1],
    [2, 5, 3],
    [4, 1, -2],
  ]);
  expect(endsOf(stackCells(cells, { fromFirst: false }))).toEqual([
    [[6, 7], undefined, [-2, -3]],
    [
      [4, 6],
      [1, 6],
      [0, 3],
    ],
    [
      [0, 4],
      [0, 1],
      [0, -2],
    ],
  ]);
});

test("a part of zero stays where it lies in its stack", () => {
  const spans = stackCells(gridOf([[1], [0], [2]]), { fromFirst: false });
  expect(endsOf(spans)).toEqual([[[2, 3]], [[2, 2]], [[0, 2]]]);
});

test("horizontal stacks begin with the first series", () => {
  const cells = gridOf([[1], [2]]);
  expect(endsOf(stackCells(cells, { fromFirst: true }))).toEqual([[[0, 1]], [[1, 3]]]);
});

test("bars that are not stacked begin at zero", () => {
  expect(endsOf(spanFromZero(gridOf([[1], [-2]])))).toEqual([[[0, 1]], [[0, -2]]]);
});

test("shares add up to a hundred, and a total of zero gives zero", () => {
  const shares = toPercent(
    gridOf([
      [1, 0, undefined],
      [3, 0, 2],
    ]),
  );
  expect(shares.map((row) => row.map((cell) => cell?.value))).toEqual([
    [25, 0, undefined],
    [75, 0, 100],
  ]);
  expect(shares[0]?.[0]?.raw).toBe(1);
});

test("a part of a stack that the axis does not show whole counts once", () => {
  const cells = gridOf([
    [1, 1],
    [3, 3],
    [8, 2],
  ]);
  const spans = stackCells(cells, { fromFirst: false });
  expect(countBeyond(spans, [0, 12])).toBe(0);
  expect(countBeyond(spans, [0, 10])).toBe(2);
  expect(countBeyond(spans, [3, 12])).toBe(2);
  const single = spanFromZero(gridOf([[5, 20]]));
  expect(countBeyond(single, [2, 12])).toBe(1);
  const zeros = spanFromZero(gridOf([[0, 0, 5]]));
  expect(countBeyond(zeros, [2, 12])).toBe(2);
});
