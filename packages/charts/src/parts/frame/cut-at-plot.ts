import type { Box, PlotScene } from "../../scene/scene.ts";

/** Pixels beyond the plot that a canvas has, so that dots on the ends of the axes stay whole. */
const MARGIN = 8;

export const growBox = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

type Cut = { isCut: boolean; radius: number };

/** Marks run on beyond an axis whose ends the author chose, and are cut where those on its end are still whole. */
export const cutAtPlot = (plot: Box, { isCut, radius }: Cut): Pick<PlotScene, "clip"> =>
  isCut ? { clip: growBox(plot, radius) } : {};

/** The part of a drawing that a canvas paints. */
export const canvasBox = ({ clip, plot }: Pick<PlotScene, "clip" | "plot">): Box =>
  clip ?? growBox(plot, MARGIN);

const within = (value: number, from: number, length: number): number =>
  Math.min(Math.max(value, from), from + length);

/** A box with its middle at the nearest point of the plot. */
export const keepInPlot = ({ x, y, width, height }: Box, plot: Box): Box => ({
  x: within(x + width / 2, plot.x, plot.width) - width / 2,
  y: within(y + height / 2, plot.y, plot.height) - height / 2,
  width,
  height,
});
