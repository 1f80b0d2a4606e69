/** What the height of a drawing follows, where not the width of its place within bounds. */
type HeightOf = "rows" | "shape" | "place" | undefined;

/**
 * How far the height of a drawing follows the width of its place, and how small it may be shown where nothing draws it
 * anew; the rows of bars are as high at every width in which their names do not break, a map keeps its shape, a tile the
 * height of its place.
 */
const deriveBounds = (of: HeightOf): { least: number; most: number; smallest: number } => {
  if (of === "rows") return { least: 1, most: 1, smallest: 1 };
  if (of === "place") return { least: 1, most: 1, smallest: 0.75 };
  return of === "shape"
    ? { least: 0.25, most: 4, smallest: 0.4 }
    : { least: 0.9, most: 1.2, smallest: 0.75 };
};

type SteadyHeight = {
  /** Pixels that a drawing takes where it is shown. */
  height: number;
  /** What keeps the first response in just as many, before any program has run. */
  style: Record<`--${string}`, string>;
};

/**
 * The height in which a drawing stands from the first response on, so that nothing below it moves when it is drawn
 * anew: that to which the browser scales what the server drew, within bounds where this would be too flat or too high.
 */
export const deriveSteadyHeight = (
  of: HeightOf,
  drawn: { width: number; height: number },
  shown: number,
): SteadyHeight => {
  const { least, most, smallest } = deriveBounds(of);
  return {
    height: drawn.height * Math.min(most, Math.max(least, shown / drawn.width)),
    style: {
      "--least-width": `${drawn.width * smallest}px`,
      "--least-height": `${drawn.height * least}px`,
      // Names that break make rows of bars higher than any that were sent.
      ...(of === "rows" && shown < drawn.width
        ? {}
        : { "--most-height": `${drawn.height * most}px` }),
    },
  };
};

/** Pixels in which names at the ends of lines leave room for the lines. */
const LEAST_BESIDE_NAMES = 600;

/**
 * Whether lines that were sent with names at their ends keep them where they are drawn anew: not where a legend with
 * switches names them as well and both would squeeze the drawing.
 */
export const keepsNames = (width: number, hasSwitches: boolean): boolean =>
  !hasSwitches || width >= LEAST_BESIDE_NAMES;
