import type { AxisValue } from "../values/axis-values.ts";
import { textWidth } from "../text/text-width.ts";
import { LABEL_GAP, TICK_SIZE } from "../text/type-sizes.ts";
import type { AxisLabels } from "./time-labels.ts";

type Along = {
  categories: readonly AxisValue[];
  toPixel: (time: number) => number;
  /** Pixels that labels must not leave. */
  frame: readonly [number, number];
};

/** Adds years to the labels of an axis of years. */
export type NameEnds = (labels: AxisLabels, along: Along) => AxisLabels;

/** The first and the last year beside the round ones, of which those give way that have no room beside them. */
export const nameEnds: NameEnds = (labels, { categories, toPixel, frame: [left, right] }) => {
  const [sample] = labels.texts;
  const last = categories.length - 1;
  const ends = [0, last].flatMap((index) => {
    const category = categories[index];
    if (category?.time === undefined || !sample) return [];
    const at = toPixel(category.time);
    if (labels.ticks.some(({ position }) => position === at)) return [];
    const width = textWidth(category.label, TICK_SIZE);
    const x = Math.min(Math.max(at, left + width / 2), right - width / 2);
    const tick = { position: at, value: category.time };
    return [{ tick, room: width + LABEL_GAP, text: { ...sample, lines: [category.label], x } }];
  });
  const kept = labels.texts.flatMap((text, index) => {
    const tick = labels.ticks[index];
    const isClear = ends.every(({ text: end, room }) => Math.abs(end.x - text.x) >= room);
    return tick && isClear ? [{ tick, text }] : [];
  });
  // Two ends alone leave everything between them to guesses.
  if (kept.length === 0) return labels;
  const all = [...kept, ...ends].toSorted((a, b) => a.tick.position - b.tick.position);
  return { ...labels, ticks: all.map(({ tick }) => tick), texts: all.map(({ text }) => text) };
};

type Layout = (own: readonly number[]) => AxisLabels | undefined;

/** Adds the first and the last year to the labels of bands. */
export type NameYears = (
  labels: AxisLabels,
  along: Along & { times: readonly number[]; layout: Layout },
) => AxisLabels;

const FEWEST_STEPS = 3;

const YEAR_MS = 365.2425 * 86_400_000;
/** Nobody counts by fifteen years. */
const MOST_UNEVEN = 10;

/** Whether dates are so many years apart that they are counted by: a few, or tens or twenty-fives. */
const areCountedBy = ([first = 0, second = 0]: readonly number[]): boolean => {
  const years = Math.round((second - first) / YEAR_MS);
  return years <= MOST_UNEVEN || years % 10 === 0 || years % 25 === 0;
};

/** Every n-th year from the first to the last one, where that many years lie between them and stand apart. */
const layoutEvenYears = (layout: Layout, times: readonly number[]): AxisLabels | undefined => {
  const last = times.length - 1;
  for (let every = 2; every * FEWEST_STEPS <= last; every += 1) {
    const own = last % every ? [] : times.filter((_, index) => index % every === 0);
    const labels = layout(own);
    if (labels && labels.ticks.length === own.length && areCountedBy(own)) return labels;
  }
  return undefined;
};

export const nameYears: NameYears = (labels, { times, layout, ...along }) =>
  layoutEvenYears(layout, times) ?? nameEnds(labels, along);
