import type { LineRun, SceneDatum } from "./scene.ts";

/** Vertices at their pixels, whose observations are made when they are first read: nobody reads those of most lines. */
export const makeRun = (
  { xs, ys }: Pick<LineRun, "xs" | "ys">,
  makeData: () => readonly SceneDatum[],
): LineRun => {
  let made: readonly SceneDatum[] | undefined;
  return {
    xs,
    ys,
    get data() {
      return (made ??= makeData());
    },
  };
};

/** Vertices where observations stand. */
export const runOf = (data: readonly SceneDatum[]): LineRun => ({
  xs: Float64Array.from(data, ({ anchor }) => anchor.x),
  ys: Float64Array.from(data, ({ anchor }) => anchor.y),
  data,
});

/** The last vertex of a line; undefined where it has none. */
export const lastVertex = (runs: readonly LineRun[]): { x: number; y: number } | undefined => {
  const { xs, ys } = runs.at(-1) ?? {};
  const [x, y] = [xs?.at(-1), ys?.at(-1)];
  return x === undefined || y === undefined ? undefined : { x, y };
};
