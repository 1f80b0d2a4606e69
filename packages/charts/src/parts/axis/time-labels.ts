import {
  type CalendarSpan,
  type CalendarTick,
  pickCalendarTicks,
} from "../scale/calendar-ticks.ts";
import type { AxisTick, SceneText } from "../../scene/scene.ts";
import { ASCENT, lineHeight } from "../text/text-box.ts";
import { textWidth } from "../text/text-width.ts";
import { LABEL_GAP, TICK_SIZE } from "../text/type-sizes.ts";
import { tickText } from "./tick-text.ts";

export type AxisLabels = {
  ticks: AxisTick[];
  /** `y` counts from the axis downwards. */
  texts: SceneText[];
  height: number;
  /** Names for which there is no room; of dates and numbers their order gives those between the others. */
  unnamed?: number;
  /** Pixels that turned labels want at left of the first position. */
  overhang?: number;
};

export type TimeLabelsInput = Omit<CalendarSpan, "maxCount"> & {
  toPixel: (time: number) => number;
  /** Pixels that labels must not leave. */
  frame: readonly [number, number];
};

const MAX_TICKS = 24;
const OFFSET = 8;

type Placed = { text: string; x: number; width: number };

const place = (text: string, x: number, [left, right]: readonly [number, number]): Placed => {
  const width = textWidth(text, TICK_SIZE);
  return { text, width, x: Math.min(Math.max(x, left + width / 2), right - width / 2) };
};

const areApart = (placed: readonly Placed[], gap: number): boolean =>
  placed.every((current, index) => {
    const previous = placed[index - 1];
    return (
      previous === undefined ||
      current.x - current.width / 2 - (previous.x + previous.width / 2) >= gap
    );
  });

/** Later contexts win: the first one may begin in the middle of its year, and it alone may be missing. */
const keepApart = (placed: readonly Placed[]): Placed[] => {
  const kept: Placed[] = [];
  for (const candidate of placed.toReversed()) {
    const next = kept[0];
    if (next && next.x - next.width / 2 - (candidate.x + candidate.width / 2) < LABEL_GAP) continue;
    kept.unshift(candidate);
  }
  return kept;
};

const toText = ({ text, x }: Placed, y: number): SceneText => tickText([text], { x, y });

/** Labels of a time axis: years alone, or finer units with what they belong to beneath the first. */
export const layoutTimeLabels = ({
  toPixel,
  frame,
  ...span
}: TimeLabelsInput): AxisLabels | undefined => {
  const placeTicks = (
    ticks: readonly CalendarTick[],
  ): (Placed & { tick: CalendarTick; at: number })[] =>
    ticks.map((tick) => {
      const at = toPixel(tick.time);
      return { ...place(tick.label, at, frame), tick, at };
    });
  const placeContexts = (ticks: readonly CalendarTick[]): Placed[] =>
    ticks.flatMap(({ context, time }) => (context ? [place(context, toPixel(time), frame)] : []));
  const ticks = pickCalendarTicks({ ...span, maxCount: MAX_TICKS }, (candidates) => {
    const contexts = placeContexts(candidates);
    return (
      areApart(placeTicks(candidates), LABEL_GAP * 1.5) &&
      keepApart(contexts).length >= contexts.length - 1
    );
  });
  if (!ticks) return undefined;
  const placed = placeTicks(ticks);
  const contexts = keepApart(placeContexts(ticks));
  const first = OFFSET + TICK_SIZE * ASCENT;
  const second = first + lineHeight(TICK_SIZE);
  return {
    ticks: placed.map(({ tick, at }) => ({ position: at, value: tick.time })),
    texts: [
      ...placed.map((label) => toText(label, first)),
      ...contexts.map((label) => toText(label, second)),
    ],
    height: OFFSET + lineHeight(TICK_SIZE) * (contexts.length > 0 ? 2 : 1),
  };
};
