import { chartDrawings } from "@statelier/charts";
import type { ChartConfig } from "@statelier/document";

/** A chart is at least as high, and two fifths of its width (incumbent 2.8, 2.15). */
const LEAST_DRAWING = 150;
const DRAWING_RATIO = 0.4;

/**
 * Pixels that a drawing needs on a canvas: what is as high as its rows, its shape or its page all of them, others take
 * the height of their place.
 */
export const findLeastHeight = (
  { chartType, extensions }: Pick<ChartConfig, "chartType" | "extensions">,
  { width, height }: { width: number; height: number },
): number =>
  extensions?.panels || chartDrawings[chartType].height !== undefined
    ? height
    : Math.min(height, Math.max(LEAST_DRAWING, width * DRAWING_RATIO));
