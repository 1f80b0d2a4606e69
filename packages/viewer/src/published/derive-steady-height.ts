/** How much a drawing may be stretched before it is better off with the height of its own width. */
const NEAR = { least: 0.75, most: 1.35 };

type Widths = { drawn: number; shown: number };

/**
 * Pixels of height in which what stands below a drawing keeps its place: those that the browser gives to the first
 * response, which it scales to the width that it has. `measure` tells the height of the drawing at a width.
 */
export const deriveSteadyHeight = (
  { drawn, shown }: Widths,
  measure: (width: number) => number,
): number => {
  const scale = shown / drawn;
  const isNear = scale >= NEAR.least && scale <= NEAR.most;
  return isNear ? measure(drawn) * scale : measure(shown);
};
