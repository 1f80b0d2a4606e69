import type { Box, PlotScene, Point } from "../scene.ts";

/** A box with so many pixels more on each side. */
export const growBox = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

type Cut = { isFixedDomain: boolean; radius: number };

/** Marks run on beyond an axis whose ends the author chose, and are cut where those on its end are still whole. */
export const cutAtPlot = (plot: Box, { isFixedDomain, radius }: Cut): Pick<PlotScene, "clip"> =>
  isFixedDomain ? { clip: growBox(plot, radius) } : {};

const within = (value: number, from: number, length: number): number =>
  Math.min(Math.max(value, from), from + length);

/** The nearest point of the plot. */
export const keepInPlot = ({ x, y }: Point, plot: Box): Point => ({
  x: within(x, plot.x, plot.width),
  y: within(y, plot.y, plot.height),
});

/** A square around a point, or around the point of the plot that is nearest to it. */
export type SquareInPlot = { half: number; plot: Box };

export const squareInPlot = (point: Point, { half, plot }: SquareInPlot): Box => {
  const { x, y } = keepInPlot(point, plot);
  return { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
};
