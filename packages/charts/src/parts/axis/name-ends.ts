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
const nameEnds: NameEnds = (labels, { categories, toPixel, frame: [left, right] }) => {
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

const FEWEST_STEPS = 3;

/** What years are counted by. */
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500];
/** Earlier years are written in other words. */
const FIRST_YEAR = 1000;

const yearOf = (time: number): number => new Date(time).getUTCFullYear();

/** Every so many years from the first to the last one, where a step that years are counted by leads to both and its labels stand apart. */
const nameEvenYears = (
  labels: AxisLabels,
  [first, last]: readonly [number, number],
  { toPixel, frame: [left, right] }: Along,
): AxisLabels | undefined => {
  const [sample] = labels.texts;
  if (!sample || first < FIRST_YEAR) return undefined;
  const width = textWidth(String(last), TICK_SIZE);
  for (const step of STEPS) {
    const count = (last - first) / step;
    if (count < FEWEST_STEPS) return undefined;
    if (!Number.isInteger(count)) continue;
    const named = Array.from({ length: count + 1 }, (_, index) => {
      const year = first + index * step;
      const value = Date.UTC(year);
      const position = toPixel(value);
      const x = Math.min(Math.max(position, left + width / 2), right - width / 2);
      return { tick: { position, value }, text: { ...sample, lines: [String(year)], x } };
    });
    const texts = named.map(({ text }) => text);
    const areApart = texts.every(
      ({ x }, index) => x - (texts[index - 1]?.x ?? Number.NEGATIVE_INFINITY) >= width + LABEL_GAP,
    );
    if (areApart) return { ...labels, ticks: named.map(({ tick }) => tick), texts };
  }
  return undefined;
};

/** The first and the last year of a line: in even steps where there are such, else beside the round years. */
export const nameTimeEnds: NameEnds = (labels, along) => {
  const [from, to] = [along.categories[0]?.time, along.categories.at(-1)?.time];
  const isNamed = (time: number): boolean =>
    labels.ticks.some(({ position }) => position === along.toPixel(time));
  if (from === undefined || to === undefined || (isNamed(from) && isNamed(to))) return labels;
  return nameEvenYears(labels, [yearOf(from), yearOf(to)], along) ?? nameEnds(labels, along);
};

type Layout = (own: readonly number[]) => AxisLabels | undefined;

/** Adds the first and the last year to the labels of bands. */
export type NameYears = (
  labels: AxisLabels,
  along: Along & { times: readonly number[]; layout: Layout },
) => AxisLabels;

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
