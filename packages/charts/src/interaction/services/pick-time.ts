import type { LayerTime } from "@statelier/model";

/** Milliseconds from the beginning of a time to its end. */
type Span = { from: number; to: number };

const DAY_MS = 86_400_000;
const MOMENT = /(?<!\d)(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?(T[\d:.]+)?Z?$/;
const COMPACT =
  /^(\d{4})(0[1-9]|1[0-2])(?:(0[1-9]|[12]\d|3[01])(?:T(\d{2})(\d{2})(\d{2}(?:\.\d+)?)?(Z?))?)?$/;

/** The basic format of ISO 8601 (`20081024`) in its extended one (`2008-10-24`). */
const extendCompact = (text: string): string => {
  const [, year, month, day, hours, minutes, seconds = "00", zone] = COMPACT.exec(text) ?? [];
  if (year === undefined) return text;
  const date = [year, month, day].filter((part) => part !== undefined).join("-");
  return hours === undefined ? date : `${date}T${hours}:${minutes}:${seconds}${zone}`;
};

/** A year, a month, a day or a moment, also at the end of an IRI. */
const readSpan = (text: string): Span | undefined => {
  const [, year = "", month, day, time] = MOMENT.exec(extendCompact(text.trim())) ?? [];
  if (year === "") return undefined;
  const [y, m, d] = [Number(year), Number(month ?? 1) - 1, Number(day ?? 1)];
  if (time) {
    const at = Date.parse(`${year}-${month ?? "01"}-${day ?? "01"}${time}Z`);
    return Number.isNaN(at) ? undefined : { from: at, to: at + 1 };
  }
  const from = Date.UTC(y, m, d);
  if (day) return { from, to: from + DAY_MS };
  return { from, to: month ? Date.UTC(y, m + 1, 1) : Date.UTC(y + 1, 0, 1) };
};

type Period = { months: number; ms: number };

const readPeriod = (text: string | undefined): Period | undefined => {
  const found =
    /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:([\d.]+)S)?)?$/.exec(
      text ?? "",
    );
  if (!found) return undefined;
  const [years, months, weeks, days, hours, minutes, seconds] = found
    .slice(1)
    .map((part) => Number(part ?? 0)) as [number, number, number, number, number, number, number];
  const ms =
    (weeks * 7 + days) * DAY_MS +
    hours * 3_600_000 +
    minutes * 60_000 +
    Math.round(seconds * 1_000);
  const period = { months: years * 12 + months, ms };
  return period.months + period.ms > 0 ? period : undefined;
};

const step = (start: number, { months, ms }: Period, count: number): number => {
  const date = new Date(start);
  date.setUTCMonth(date.getUTCMonth() + months * count);
  return date.getTime() + ms * count;
};

/** How many periods lie between two moments, about. */
const countSteps = (start: number, to: number, { months, ms }: Period): number =>
  Math.floor((to - start) / (months * 30.436_875 * DAY_MS + ms));

/** Written as exactly as the beginning of its interval. */
const write = (at: number, like: string): string => {
  const extended = extendCompact(like);
  if (extended !== like) return write(at, extended).replace(/[-:]/g, "");
  const iso = new Date(at).toISOString();
  if (!like.includes("T")) return iso.slice(0, like.length);
  return /\.\d+Z?$/.test(like) ? iso : iso.replace(/\.\d+Z$/, like.endsWith("Z") ? "Z" : "");
};

const pickOfInterval = (
  [start = "", end = "", written]: readonly string[],
  wanted: Span,
  now: number,
): string | undefined => {
  const first = readSpan(start);
  if (!first) return undefined;
  // An end that is no date is the present.
  const last = readSpan(end)?.to ?? now;
  if (wanted.to <= first.from || wanted.from >= last) return undefined;
  const period = readPeriod(written);
  if (!period) return write(Math.max(first.from, wanted.from), start);
  const about = countSteps(first.from, wanted.from, period);
  // The first step within what is wanted, else the one that it lies in.
  const steps = [-2, -1, 0, 1, 2]
    .map((more) => step(first.from, period, Math.max(0, about + more)))
    .filter((at) => at < last && at < wanted.to);
  const at = steps.find((each) => each >= wanted.from) ?? steps.at(-1);
  return at === undefined ? undefined : write(at, start);
};

const pickOfValue = (value: string, wanted: Span, now: number): string | undefined => {
  if (value.includes("/")) return pickOfInterval(value.split("/"), wanted, now);
  const span = readSpan(value);
  return span && span.from < wanted.to && wanted.from < span.to ? value : undefined;
};

/** The time of a layer that belongs to a time of the chart; its own first one where none does (ML7). */
export const pickTime = (
  { values, initial }: LayerTime,
  wanted: string | undefined,
  now = Date.now(),
): string | undefined => {
  const span = wanted === undefined ? undefined : readSpan(wanted);
  const found = span && values.map((value) => pickOfValue(value, span, now)).find(Boolean);
  return found ?? initial ?? values[0]?.split("/")[0];
};
