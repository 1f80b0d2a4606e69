import { makeAxisScale } from "../scale/linear-scale.ts";
import { textWidth } from "../text/text-width.ts";
import { LABEL_GAP, TICK_SIZE } from "../text/type-sizes.ts";
import { deriveValueAxis, type ValueAxis, type ValueAxisInput } from "./value-axis.ts";

const MOST_TICKS = 6;
/** Two numbers alone leave everything between them to guesses. */
const READABLE_TICKS = 3;
/** Of what is drawn, that an axis measures at most where it may end sooner. */
const LONGEST_SHARE = 4 / 3;

const withEndsOnly = (axis: ValueAxis): ValueAxis => ({
  ...axis,
  ticks: axis.ticks.filter((_, index, all) => index === 0 || index === all.length - 1),
  labels: axis.labels.filter((_, index, all) => index === 0 || index === all.length - 1),
});

/** All ticks, of which the last one alone is named. */
const withLastLabel = (axis: ValueAxis): ValueAxis => ({
  ...axis,
  labels: axis.labels.map((label, index, all) => (index === all.length - 1 ? label : "")),
});

/** Pixels of an axis, and how far its last label may reach beyond its end. */
type AxisRoom = { width: number; beyond: number };

/** What an axis has of the frame; its numbers may take some of it. */
type RoomOf = (axis: ValueAxis) => AxisRoom;

const areApart = (axis: ValueAxis, roomOf: RoomOf): boolean => {
  const { ticks, labels } = axis;
  const { width, beyond } = roomOf(axis);
  const { toPixel } = makeAxisScale(axis, [0, width]);
  let edge = Number.NEGATIVE_INFINITY;
  return ticks.every((tick, index) => {
    const half = textWidth(labels[index] ?? "", TICK_SIZE) / 2;
    const center = Math.min(toPixel(tick), width + beyond - half);
    const isClear = center - half >= edge;
    edge = center + half + LABEL_GAP;
    return isClear;
  });
};

type Input = Omit<ValueAxisInput, "tickCount">;

const findApart = (input: Input, roomOf: RoomOf): ValueAxis | undefined => {
  for (let tickCount = MOST_TICKS; tickCount > 1; tickCount -= 1) {
    const axis = deriveValueAxis({ ...input, tickCount });
    if (areApart(axis, roomOf)) return axis;
  }
  return undefined;
};

const extentOf = ([from, to]: readonly [number, number]): number => to - from;

/**
 * As many round numbers as stand apart; where only two would, or where a third of the plot would be empty, an axis that
 * ends at half a step may have three; of two that do not, the last one.
 */
export const fitHorizontalAxis = (input: Input, roomOf: RoomOf): ValueAxis => {
  const axis = findApart(input, roomOf);
  const isLong = axis && extentOf(axis.domain) > LONGEST_SHARE * extentOf(input.domain);
  if (axis && !isLong && axis.ticks.length >= READABLE_TICKS) return axis;
  const shorter = input.isFixed ? undefined : findApart({ ...input, parts: 2 }, roomOf);
  if (shorter && shorter.ticks.length >= READABLE_TICKS) return shorter;
  if (axis) return axis;
  const ends = withEndsOnly(deriveValueAxis({ ...input, tickCount: 1 }));
  return areApart(ends, roomOf) ? ends : withLastLabel(ends);
};
