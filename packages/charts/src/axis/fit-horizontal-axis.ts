import { makeLinearScale } from "../scale/linear-scale.ts";
import { textWidth } from "../text/text-width.ts";
import { LABEL_GAP, TICK_SIZE } from "./label-style.ts";
import { deriveValueAxis, type ValueAxis, type ValueAxisInput } from "./value-axis.ts";

const MOST_TICKS = 6;

const withEndsOnly = (axis: ValueAxis): ValueAxis => ({
  ...axis,
  ticks: axis.ticks.filter((_, index, all) => index === 0 || index === all.length - 1),
  labels: axis.labels.filter((_, index, all) => index === 0 || index === all.length - 1),
});

/** Pixels of an axis, and how far its last label may reach beyond its end. */
export type AxisRoom = { width: number; beyond: number };

const standApart = ({ domain, ticks, labels }: ValueAxis, { width, beyond }: AxisRoom): boolean => {
  const { toPixel } = makeLinearScale(domain, [0, width]);
  let edge = Number.NEGATIVE_INFINITY;
  return ticks.every((tick, index) => {
    const half = textWidth(labels[index] ?? "", TICK_SIZE) / 2;
    const center = Math.min(toPixel(tick), width + beyond - half);
    const isClear = center - half >= edge;
    edge = center + half + LABEL_GAP;
    return isClear;
  });
};

/** As many round numbers as stand apart. */
export const fitHorizontalAxis = (
  input: Omit<ValueAxisInput, "tickCount">,
  room: AxisRoom,
): ValueAxis => {
  for (let tickCount = MOST_TICKS; tickCount > 1; tickCount -= 1) {
    const axis = deriveValueAxis({ ...input, tickCount });
    if (standApart(axis, room)) return axis;
  }
  return withEndsOnly(deriveValueAxis({ ...input, tickCount: 1 }));
};
