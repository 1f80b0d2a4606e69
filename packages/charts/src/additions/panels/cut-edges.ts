import type { Box, Point } from "../../scene/scene.ts";

/** Two edges of a shape at one place along them. */
export type EdgePair = { upper: Point; lower: Point };

const mix = (a: Point, b: Point, at: number): Point => ({
  x: a.x + (b.x - a.x) * at,
  y: a.y + (b.y - a.y) * at,
});

/** Where one of the edges crosses an end of the box on its way to the next place, as shares of the way. */
const findCrossings = (from: EdgePair, to: EdgePair, ends: readonly number[]): number[] =>
  ends
    .flatMap((end) =>
      ([from.upper.y, from.lower.y] as const).map(
        (y, edge) => (end - y) / ((edge === 0 ? to.upper.y : to.lower.y) - y),
      ),
    )
    .filter((share) => share > 0 && share < 1)
    .toSorted((a, b) => a - b);

/** A shape between two edges without what lies above and below a box; places that come new are made of their edges alone. */
export const cutEdges = <Pair extends EdgePair>(
  pairs: readonly Pair[],
  { y: top, height }: Box,
): (Pair | EdgePair)[] => {
  const bottom = top + height;
  const keep = ({ x, y }: Point): Point => ({ x, y: Math.min(Math.max(y, top), bottom) });
  return pairs
    .flatMap((pair, index): (Pair | EdgePair)[] => {
      const next = pairs[index + 1];
      const shares = next ? findCrossings(pair, next, [top, bottom]) : [];
      const between = shares.map((share) => ({
        upper: mix(pair.upper, next?.upper ?? pair.upper, share),
        lower: mix(pair.lower, next?.lower ?? pair.lower, share),
      }));
      return [pair, ...between];
    })
    .map((pair) => ({ ...pair, upper: keep(pair.upper), lower: keep(pair.lower) }));
};
