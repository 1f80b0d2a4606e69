import type { Project } from "./choose-projection.ts";

/** Degrees: longer edges are bent, as a parallel is that is a border. */
const LONGEST = 1;

/** How many edges stand for the one that ends at a point of a line. */
const countSteps = (degrees: Float64Array, at: number): number => {
  if (at === 0) return 1;
  const x = (degrees[at] ?? 0) - (degrees[at - 2] ?? 0);
  const y = (degrees[at + 1] ?? 0) - (degrees[at - 1] ?? 0);
  return Math.max(1, Math.ceil(Math.max(Math.abs(x), Math.abs(y)) / LONGEST));
};

/** A line of longitudes and latitudes on the plane, where what is straight between them may be bent. */
export const projectLine = (degrees: Float64Array, project: Project): Float64Array => {
  let count = 0;
  for (let at = 0; at < degrees.length; at += 2) count += countSteps(degrees, at);
  const flat = new Float64Array(2 * count);
  let to = 0;
  let [fromX, fromY] = [0, 0];
  for (let at = 0; at < degrees.length; at += 2) {
    const x = degrees[at] ?? 0;
    const y = degrees[at + 1] ?? 0;
    const steps = countSteps(degrees, at);
    for (let step = 1; step <= steps; step += 1) {
      const rest = 1 - step / steps;
      [flat[to], flat[to + 1]] = project(x + (fromX - x) * rest, y + (fromY - y) * rest);
      to += 2;
    }
    fromX = x;
    fromY = y;
  }
  return flat;
};
