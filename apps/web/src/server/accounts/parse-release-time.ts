/** What a clock on a wall shows in a time zone at a moment, as if it were UTC. */
const readWall = (at: number, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    calendar: "iso8601",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  }).formatToParts(at);
  const read = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(
    read("year"),
    read("month") - 1,
    read("day"),
    read("hour"),
    read("minute"),
    read("second"),
  );
};

const WALL = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;
const DAY_MS = 86_400_000;

const toIso = (at: number): string => new Date(at).toISOString();

/** Of the text without its offset: `Date.parse` takes 31 February for 3 March. */
const hasDay = (text: string): boolean => {
  const day = text.slice(0, 10);
  return toIso(Date.parse(`${day}T00:00Z`)).startsWith(day);
};

/** The time as if it were UTC; no number for a day that its month does not have. */
const readDay = (text: string): number => {
  const wall = WALL.test(text) ? Date.parse(`${text}:00Z`) : Number.NaN;
  return !Number.isNaN(wall) && toIso(wall).startsWith(text) ? wall : Number.NaN;
};

export type ReleaseTime =
  | { ok: true; moment: string }
  | { ok: false; reason: "format" | "left-out" };

const NO_TIME: ReleaseTime = { ok: false, reason: "format" };

/** Times are compared as texts: one of a year with more digits would stand before all others, and be due at once. */
const toTime = (at: number): ReleaseTime => {
  const moment = toIso(at);
  return /^\d{4}-/.test(moment) ? { ok: true, moment } : NO_TIME;
};

/**
 * The moment, in UTC, of a time such as `2026-12-01T08:30`, which is that of the time zone, or of one that names its own
 * offset. The hour that is left out in spring has none; of one that is there twice in autumn it is the first.
 */
export const parseReleaseTime = (text: string, timeZone: string): ReleaseTime => {
  if (MOMENT.test(text))
    return Number.isNaN(Date.parse(text)) || !hasDay(text) ? NO_TIME : toTime(Date.parse(text));
  const wall = readDay(text);
  if (Number.isNaN(wall)) return NO_TIME;
  const offsets = [wall - DAY_MS, wall + DAY_MS].map((near) => readWall(near, timeZone) - near);
  const candidates = offsets.map((offset) => wall - offset).toSorted((a, b) => a - b);
  const found = candidates.find((at) => readWall(at, timeZone) === wall);
  return found === undefined ? { ok: false, reason: "left-out" } : toTime(found);
};
