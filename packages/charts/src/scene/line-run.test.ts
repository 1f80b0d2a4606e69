import { expect, test } from "vitest";
import { runAt } from "./line-run.ts";
import type { LineRun } from "./scene.ts";

type Vertices = Pick<LineRun, "xs" | "ys">;

const makeVertices = (count: number, toY: (index: number) => number) => ({
  xs: Float64Array.from({ length: count }, (_, index) => 10 + (700 * index) / (count - 1)),
  ys: Float64Array.from({ length: count }, (_, index) => toY(index)),
});

/** The vertices that are drawn of a line where its columns of pixels are so wide. */
const trace = (vertices: Vertices, pixel: number): Vertices => {
  const drawn: [number, number][] = [];
  runAt(vertices, () => []).trace(pixel, (x, y, place) => (drawn[place] = [x, y]));
  return {
    xs: Float64Array.from(drawn, ([x]) => x),
    ys: Float64Array.from(drawn, ([, y]) => y),
  };
};

/** What a column of pixels shows of a line: from where to where, where it comes in and where it goes out. */
const readColumns = ({ xs, ys }: Vertices) => {
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
  const thin = trace(whole, 1);
  expect(thin.xs.length).toBeLessThanOrEqual(4 * 701);
  expect(readColumns(thin)).toEqual(readColumns(whole));
});

test("columns of pixels in which vertices stand densely and sparsely, and level ones, show what they showed before", () => {
  const whole = {
    xs: Float64Array.from({ length: 60_000 }, (_, at) => 10 + 700 * (at / 59_999) ** 2),
    ys: Float64Array.from({ length: 60_000 }, (_, at) => Math.floor(at / 7) % 5),
  };
  expect(readColumns(trace(whole, 1))).toEqual(readColumns(whole));
});

test("a line whose vertices stand apart keeps them all", () => {
  const whole = makeVertices(5_000, (at) => at % 7);
  expect(trace(whole, 1)).toEqual(whole);
});

test("columns of half a pixel keep twice as many", () => {
  const whole = makeVertices(60_000, (at) => at % 7);
  const { length } = trace(whole, 0.5).xs;
  expect(length).toBeGreaterThan(4 * 700);
  expect(length).toBeLessThanOrEqual(8 * 701);
});
