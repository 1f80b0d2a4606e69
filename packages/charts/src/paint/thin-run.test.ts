import { expect, test } from "vitest";
import type { LineRun } from "../scene/scene.ts";
import { linePath } from "./path-data.ts";
import { thinRun } from "./thin-run.ts";

const makeVertices = (count: number, toY: (index: number) => number) => ({
  xs: Float64Array.from({ length: count }, (_, index) => 10 + (700 * index) / (count - 1)),
  ys: Float64Array.from({ length: count }, (_, index) => toY(index)),
});

/** What a column of pixels shows of a line: from where to where, where it comes in and where it goes out. */
const readColumns = ({ xs, ys }: Pick<LineRun, "xs" | "ys">) => {
  const columns = new Map<number, number[]>();
  xs.forEach((x, at) => {
    const column = Math.floor(x);
    columns.set(column, [...(columns.get(column) ?? []), ys[at] ?? 0]);
  });
  return [...columns].map(([column, own]) => [
    column,
    Math.min(...own),
    Math.max(...own),
    own[0],
    own.at(-1),
  ]);
};

test("a line of many vertices shows in each column of pixels what it showed before, with four of them", () => {
  const whole = makeVertices(
    60_000,
    (at) => 200 + 150 * Math.sin(at * 12.9898) * Math.cos(at / 9_000),
  );
  const thin = thinRun(whole, 1);
  expect(thin.xs.length).toBeLessThanOrEqual(4 * 701);
  expect(readColumns(thin)).toEqual(readColumns(whole));
});

test("a line whose vertices stand apart keeps them all", () => {
  const whole = makeVertices(5_000, (at) => at % 7);
  expect(thinRun(whole, 1)).toEqual(whole);
  expect(linePath([{ ...whole, data: [] }]).split("L")).toHaveLength(5_000);
});

test("a path is thinned in columns of half a pixel", () => {
  const whole = makeVertices(60_000, (at) => at % 7);
  const { length } = linePath([{ ...whole, data: [] }]).split("L");
  expect(length).toBeGreaterThan(4 * 700);
  expect(length).toBeLessThanOrEqual(8 * 701);
});
