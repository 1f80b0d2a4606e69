import { expect, test } from "vitest";
import { alignTicks } from "./align-ticks.ts";

const shares = ({ ticks, ends }: ReturnType<typeof alignTicks>[0]): number[] =>
  ticks.map((tick) => Math.round((1e3 * (tick - ends[0])) / (ends[1] - ends[0])));

const CASES: [readonly [number, number], readonly [number, number]][] = [
  [
    [0, 97],
    [0, 3.2e12],
  ],
  [
    [-12, 40],
    [0, 7],
  ],
  [
    [-0.4, 0],
    [-3e-9, 1e-9],
  ],
  [
    [313, 421],
    [13.5, 15],
  ],
  [
    [0, 0],
    [5, 5],
  ],
  [
    [1, 10],
    [1_000_000.000_001, 1_000_000.000_01],
  ],
  [
    [-1_000_000.000_01, -1_000_000.000_000_7],
    [1e9, 1_000_000_000.000_7],
  ],
];

test.each(CASES)("the ticks of %j and %j lie at the same heights and hold every value", (a, b) => {
  const [first, second] = alignTicks(a, b, 5);
  expect(shares(first)).toEqual(shares(second));
  expect(new Set(first.ticks).size).toBe(first.ticks.length);
  expect(new Set(second.ticks).size).toBe(second.ticks.length);
  expect(first.ticks.length).toBeGreaterThanOrEqual(3);
  expect(first.ticks.length).toBeLessThanOrEqual(6);
  for (const [[low, high], { ends }] of [
    [a, first],
    [b, second],
  ] as const) {
    expect(ends[0]).toBeLessThanOrEqual(low);
    expect(ends[1]).toBeGreaterThanOrEqual(high);
  }
});

test("both axes share their zero line", () => {
  const [first, second] = alignTicks([-12, 40], [0, 7], 5);
  expect(first.ticks.indexOf(0)).toBeGreaterThan(0);
  expect(second.ticks.indexOf(0)).toBe(first.ticks.indexOf(0));
});

test("axes without a shared zero end half a step beyond their ticks where that wastes less", () => {
  const [first, second] = alignTicks([313, 421], [-0.4, 1.1], 5);
  const used = (1.5 / (second.ends[1] - second.ends[0])) * (108 / (first.ends[1] - first.ends[0]));
  expect(used).toBeGreaterThan(0.6);
  for (const { ticks, ends } of [first, second]) {
    const step = ticks[1]! - ticks[0]!;
    const margins = [ticks[0]! - ends[0], ends[1] - ticks.at(-1)!].map((gap) => (2 * gap) / step);
    expect(margins.map((margin) => Math.abs(Math.round(margin) - margin) < 1e-6)).toEqual([
      true,
      true,
    ]);
  }
});

test("steps are round", () => {
  const [first, second] = alignTicks([0, 97], [0, 6.3], 5);
  expect([first.ticks, second.ticks]).toEqual([
    [0, 25, 50, 75, 100],
    [0, 2, 4, 6, 8],
  ]);
});

test("columns without a value below zero stand on the end of their axis, whatever the other one holds", () => {
  const [columns, line] = alignTicks([0, 86], [-12, 40], 5, 0);
  expect(columns.ends[0]).toBe(0);
  expect(columns.ticks[0]).toBe(0);
  expect(line.ends[0]).toBeLessThanOrEqual(-12);
  expect(line.ends[1]).toBeGreaterThanOrEqual(40);
  expect(shares(columns)).toEqual(shares(line));
  const [warm, rain] = alignTicks([5, 6], [0, 86], 5, 1);
  expect(rain.ends[0]).toBe(0);
  expect(warm.ends[0]).toBeLessThanOrEqual(5);
});

test("columns with values on both sides of zero share it with the line", () => {
  const [columns, line] = alignTicks([-3, 7], [-12, 40], 5, 0);
  expect(columns.ticks.indexOf(0)).toBeGreaterThan(0);
  expect(line.ticks.indexOf(0)).toBe(columns.ticks.indexOf(0));
});
