import { makeAxisScale } from "../scale/linear-scale.ts";
import { tickText } from "./tick-text.ts";
import {
  type DrawnAxis,
  gridLine,
  gridRole,
  TICK_LABEL_GAP,
  type ValueAxis,
} from "./value-axis.ts";

/** Hairlines down the plot with their numbers above it. */
export const drawHorizontalAxis = (
  axis: ValueAxis,
  plot: { x: number; y: number; width: number; height: number },
): DrawnAxis => {
  const scale = makeAxisScale(axis, [plot.x, plot.x + plot.width]);
  const lines = axis.ticks.map((tick) => {
    const x = scale.toPixel(tick);
    return gridLine(gridRole(tick), { x, y: plot.y }, { x, y: plot.y + plot.height });
  });
  const texts = axis.ticks.flatMap((tick, index) => {
    const label = axis.labels[index];
    return label ? tickText([label], { x: scale.toPixel(tick), y: plot.y - TICK_LABEL_GAP }) : [];
  });
  return { scale, lines, texts };
};
