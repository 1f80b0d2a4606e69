import type { ChartConfig } from "@statelier/document";
import {
  type CubeComponents,
  type Dimension,
  formatFullDate,
  isFinerTimeUnit,
  parseDate,
  type TimeUnit,
} from "@statelier/model";
import {
  derivePresetRange,
  findTimeDimension,
  listTimeValues,
  type TimeValue,
} from "./list-time-values.ts";
import { readOne } from "./read-one.ts";
import type { ReaderChoices, UnknownParam } from "./view-params.ts";

const WEEK_MS = 7 * 86_400_000;

const PARTS: Partial<Record<TimeUnit, RegExp>> = {
  Year: /^-?\d{4,6}/,
  Month: /^-?\d{4,6}-\d{2}/,
  Day: /^-?\d{4,6}-\d{2}-\d{2}/,
};

/** The date that was typed as a reader writes it. */
const readTyped = (
  text: string,
  { kind, timeUnit = "Day" }: Dimension,
  values: readonly TimeValue[],
): string | undefined =>
  kind === "TemporalDimension" && /^\d\d\./.test(text)
    ? values.find(({ value }) => formatFullDate(value, timeUnit) === text)?.value
    : undefined;

/** The date as the data write it, a finer one as the unit that contains it; undefined for what is no date. */
const decodeBound = (
  text: string,
  dimension: Dimension,
  values: readonly TimeValue[],
): string | undefined => {
  if (values.some(({ value }) => value === text)) return text;
  const { timeUnit = "Day" } = dimension;
  const parsed = parseDate(text);
  if (!parsed) return readTyped(text, dimension, values);
  if (timeUnit === "Week") {
    const week = values.find(({ value }) => {
      const start = parseDate(value)?.time ?? Number.NaN;
      return start <= parsed.time && parsed.time < start + WEEK_MS;
    });
    return week && isFinerTimeUnit(parsed.unit, "Month") ? week.value : text;
  }
  return isFinerTimeUnit(parsed.unit, timeUnit) ? (PARTS[timeUnit]?.exec(text)?.[0] ?? text) : text;
};

type TimeRange = NonNullable<ReaderChoices["timeRange"]>;

/** The period that an address asks for; a bound that is missing, or that cannot be read, is the author's, and so is a period that is not open to readers. */
export const decodeTimeRange = (
  config: ChartConfig,
  components: CubeComponents,
  params: URLSearchParams,
): { timeRange?: TimeRange; unknown: UnknownParam[] } => {
  const dimension = findTimeDimension(config, components);
  const asks = { from: readOne(params, "t.from"), to: readOne(params, "t.to") };
  const asked = [...params].flatMap(([name, value]) =>
    name.startsWith("t.") ? [{ name, value }] : [],
  );
  if (!dimension || asked.length === 0) return { unknown: asked };
  const values = listTimeValues(config, dimension);
  const unknown = [
    ...asked.filter(({ name }) => name !== "t.from" && name !== "t.to"),
    ...asks.from.unknown,
    ...asks.to.unknown,
  ];
  const read = (name: "from" | "to"): string | undefined => {
    const { text } = asks[name];
    const bound = text === undefined ? undefined : decodeBound(text, dimension, values);
    if (text !== undefined && bound === undefined) unknown.push({ name: `t.${name}`, value: text });
    return bound;
  };
  const bounds = { from: read("from"), to: read("to") };
  if (bounds.from === undefined && bounds.to === undefined) return { unknown };
  const preset = derivePresetRange(config, values);
  const from = bounds.from ?? preset.from;
  const to = bounds.to ?? preset.to;
  if (from <= to || from.startsWith(to)) return { timeRange: { from, to }, unknown };
  const period = {
    name: "t.from – t.to",
    value: `${asks.from.text ?? from} – ${asks.to.text ?? to}`,
  };
  return { unknown: [...unknown, period] };
};
