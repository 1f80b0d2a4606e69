import type { LineRun } from "../scene/scene.ts";

type Vertices = Pick<LineRun, "xs" | "ys">;

/** Of a column of pixels these are drawn: the first, the lowest, the highest and the last vertex. */
const KEPT = 4;
/** Lines are thinned where that leaves half of them at most. */
const LEAST_SHARE = 2;

/** The vertices that are seen of a line from left to right, in columns as wide as a pixel; all of them where they are few. */
export const thinRun = ({ xs, ys }: Vertices, pixel: number): Vertices => {
  const { length } = xs;
  const columnAt = (index: number): number => Math.floor((xs[index] ?? 0) / pixel);
  const columns = columnAt(length - 1) - columnAt(0) + 1;
  if (length <= LEAST_SHARE * KEPT * columns) return { xs, ys };
  const kept: number[] = [];
  for (let first = 0, next = 0; first < length; first = next) {
    const column = columnAt(first);
    let [low, high] = [first, first];
    for (next = first + 1; next < length && columnAt(next) === column; next += 1) {
      const y = ys[next] ?? 0;
      if (y < (ys[low] ?? 0)) low = next;
      if (y > (ys[high] ?? 0)) high = next;
    }
    const ends = [first, Math.min(low, high), Math.max(low, high), next - 1];
    kept.push(...ends.filter((index, place) => place === 0 || index > (ends[place - 1] ?? 0)));
  }
  return {
    xs: Float64Array.from(kept, (index) => xs[index] ?? 0),
    ys: Float64Array.from(kept, (index) => ys[index] ?? 0),
  };
};
