import type { LineRun, Point, SceneDatum } from "./scene.ts";

/** Vertices from left to right by what they are worked out of, so that nothing is kept of those that nobody looks at. */
export type Course = Pick<LineRun, "length" | "xAt" | "yAt"> & {
  /** Rises and falls with the pixels, or against them. */
  levels: ArrayLike<number>;
};

/** Of a column of pixels these are drawn: the first, the lowest, the highest and the last vertex. */
const KEPT = 4;
/** Lines are thinned where that leaves half of them at most. */
const LEAST_SHARE = 2;

const listPlaces = (length: number, placeOf: (index: number) => number): Float64Array => {
  const places = new Float64Array(length);
  for (let at = 0; at < length; at += 1) places[at] = placeOf(at);
  return places;
};

/** Where the next column of pixels begins: looked for from where it would, were this column as long as the last one. */
const findNext = (
  { length }: Course,
  columnAt: (index: number) => number,
  first: number,
  reach: number,
): number => {
  const column = columnAt(first);
  const isBeyond = (index: number): boolean => index >= length || columnAt(index) !== column;
  let low = first;
  let high = first + reach;
  let step = 1;
  if (isBeyond(high)) {
    for (; high - step > first && isBeyond(high - step); step *= 2) high -= step;
    low = Math.max(first, high - step);
  } else
    for (; !isBeyond(high); step *= 2) {
      low = high;
      high += step;
    }
  while (low + 1 < high) {
    const middle = (low + high) >>> 1;
    if (isBeyond(middle)) high = middle;
    else low = middle;
  }
  return Math.min(high, length);
};

/** Where the lowest and the highest of some levels stand, the one that comes first before. */
const findExtremes = (levels: ArrayLike<number>, first: number, next: number): [number, number] => {
  let low = first;
  let high = first;
  let least = levels[first] ?? 0;
  let most = least;
  for (let at = first + 1; at < next; at += 1) {
    const level = levels[at] ?? 0;
    if (level < least) {
      low = at;
      least = level;
    } else if (level > most) {
      high = at;
      most = level;
    }
  }
  return low < high ? [low, high] : [high, low];
};

/** The vertices that are seen in columns as wide as a pixel; undefined where they are few. */
const thinCourse = (course: Course, pixel: number): number[] | undefined => {
  const { length, levels, xAt } = course;
  const columnAt = (index: number): number => Math.floor(xAt(index) / pixel);
  const columns = columnAt(length - 1) - columnAt(0) + 1;
  if (length <= LEAST_SHARE * KEPT * columns) return undefined;
  const kept: number[] = [];
  for (let first = 0, next = 0, reach = 1; first < length; first = next) {
    next = findNext(course, columnAt, first, reach);
    reach = Math.max(1, next - first - 1);
    const [one, other] = findExtremes(levels, first, next);
    kept.push(first);
    if (one > first) kept.push(one);
    if (other > one) kept.push(other);
    if (next - 1 > other) kept.push(next - 1);
  }
  return kept;
};

/** Vertices whose columns and observations are made when they are first read: nobody reads those of most lines. */
export const makeRun = (course: Course, makeData: () => readonly SceneDatum[]): LineRun => {
  const { length, xAt, yAt } = course;
  let [xs, ys]: (Float64Array | undefined)[] = [];
  let made: readonly SceneDatum[] | undefined;
  return {
    length,
    xAt,
    yAt,
    get xs() {
      return (xs ??= listPlaces(length, xAt));
    },
    get ys() {
      return (ys ??= listPlaces(length, yAt));
    },
    get data() {
      return (made ??= makeData());
    },
    trace(pixel, visit) {
      const kept = thinCourse(course, pixel);
      const count = kept?.length ?? length;
      for (let at = 0; at < count; at += 1) {
        const index = kept ? (kept[at] ?? 0) : at;
        visit(xAt(index), yAt(index), at);
      }
    },
  };
};

/** Vertices at their pixels. */
export const runAt = (
  { xs, ys }: Pick<LineRun, "xs" | "ys">,
  makeData: () => readonly SceneDatum[],
): LineRun =>
  makeRun(
    { length: xs.length, xAt: (at) => xs[at] ?? 0, yAt: (at) => ys[at] ?? 0, levels: ys },
    makeData,
  );

/** Vertices where observations stand. */
export const runOf = (data: readonly SceneDatum[]): LineRun =>
  runAt(
    {
      xs: Float64Array.from(data, ({ anchor }) => anchor.x),
      ys: Float64Array.from(data, ({ anchor }) => anchor.y),
    },
    () => data,
  );

/** The last vertex of a line; undefined where it has none. */
export const lastVertex = (runs: readonly LineRun[]): Point | undefined => {
  const last = runs.at(-1);
  if (!last || last.length === 0) return undefined;
  const { length, xAt, yAt } = last;
  return { x: xAt(length - 1), y: yAt(length - 1) };
};
