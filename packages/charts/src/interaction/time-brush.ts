import { parseDate } from "@statelier/model";
import { endOfUnit } from "../parts/scale/calendar-ticks.ts";
import type { BrushDate } from "./brush-dates.ts";

/** Indices of the first and the last date that are shown. */
export type BrushRange = { from: number; to: number };

export type BrushHandle = "from" | "to";

/** The date nearest to a moment, of dates in their order (d3's bisector would cost readers 0.3 kB). */
export const snapToDate = (dates: readonly BrushDate[], time: number): number =>
  dates.findIndex(({ time: own }, at) => {
    const next = dates[at + 1];
    return !next || 2 * time < own + next.time;
  });

/** The dates within a range of time, of its last unit up to the end; all of them where it names no moment or leaves none. */
export const findRange = (
  dates: readonly BrushDate[],
  { from, to }: { from: string; to: string },
): BrushRange => {
  const [start, last] = [parseDate(from)?.time, parseDate(to)];
  const end = last && endOfUnit(last.time, last.unit);
  const first = start === undefined ? 0 : dates.findIndex(({ time }) => time >= start);
  const until =
    end === undefined ? dates.length - 1 : dates.findLastIndex(({ time }) => time <= end);
  return first === -1 || until < first
    ? { from: 0, to: dates.length - 1 }
    : { from: first, to: until };
};

const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high);

/** A handle stops at the other one. */
export const moveHandle = (
  range: BrushRange,
  handle: BrushHandle,
  { index, count }: { index: number; count: number },
): BrushRange =>
  handle === "from"
    ? { from: clamp(index, 0, range.to), to: range.to }
    : { from: range.from, to: clamp(index, range.from, count - 1) };

/** The whole range moves by as many dates and keeps their number. */
export const moveRange = ({ from, to }: BrushRange, by: number, count: number): BrushRange => {
  const step = clamp(by, -from, count - 1 - to);
  return { from: from + step, to: to + step };
};

const PAGES = 10;

/** The index to which a key takes a handle; undefined for keys that move nothing. */
export const keyToIndex = (key: string, index: number, count: number): number | undefined => {
  const page = Math.max(1, Math.round(count / PAGES));
  switch (key) {
    case "ArrowLeft":
    case "ArrowDown":
      return index - 1;
    case "ArrowRight":
    case "ArrowUp":
      return index + 1;
    case "PageDown":
      return index - page;
    case "PageUp":
      return index + page;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
};

export type BrushPreset = BrushRange & { name: "all" | "author" | "years" | "months" };

const YEAR = 365.25 * 24 * 3600 * 1000;
const LAST_YEARS = 10;

const lastYears = (
  dates: readonly BrushDate[],
  years: number,
  name: "years" | "months",
): BrushPreset[] => {
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last || last.time - first.time < years * YEAR * 1.5) return [];
  const from = dates.findIndex(({ time }) => time > last.time - years * YEAR + YEAR / 730);
  const to = dates.length - 1;
  return to - from > 1 ? [{ name, from, to }] : [];
};

/** Ranges to jump to: all dates, the author's, the last ten years, the last twelve months. */
export const listPresets = (
  dates: readonly BrushDate[],
  author: { from: string; to: string },
): BrushPreset[] => {
  const all = { name: "all", from: 0, to: dates.length - 1 } as const;
  const own = { name: "author", ...findRange(dates, author) } as const;
  return [
    all,
    ...(own.from > all.from || own.to < all.to ? [own] : []),
    ...lastYears(dates, LAST_YEARS, "years"),
    ...lastYears(dates, 1, "months"),
  ];
};
