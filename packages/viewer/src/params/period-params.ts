import {
  type ChartContext,
  derivePresetRange,
  findTimeDimension,
  limitTimeRange,
  listTimeValues,
  type TimeValue,
} from "@statelier/document";
import { type Dimension, parseDate } from "@statelier/model";
import type { ReaderChoices, UnknownParam } from "../chart-state/reader-choices.ts";
import { type ChoiceParam, readOne } from "./param-record.ts";
import { readDateOf } from "./read-date.ts";

type TimeRange = NonNullable<ReaderChoices["timeRange"]>;

/** Ends before it begins; a coarser end holds the begin within it. */
export const isReversed = ({ from, to }: TimeRange): boolean => from > to && !from.startsWith(to);

/** Whether a period is the author's, as it was set or as the dates of the data have it. */
const isAuthorPeriod = ({ config, components }: ChartContext, period: TimeRange): boolean => {
  const dimension = findTimeDimension(config, components);
  if (!dimension) return false;
  const values = listTimeValues(config, dimension);
  const author = derivePresetRange(config, values);
  const dates = values.map(({ value }) => value);
  return [author, limitTimeRange(author, dates)].some(
    ({ from, to }) => from === period.from && to === period.to,
  );
};

/** Entities stand in by their position: a date for most, else all that an address can say of them. */
const readBound = (
  text: string,
  dimension: Dimension,
  values: readonly TimeValue[],
): string | undefined =>
  dimension.kind === "TemporalDimension" || values.every(({ value }) => parseDate(value))
    ? readDateOf(dimension, values, text)
    : values.find(({ value }) => value === text)?.value;

const parsePeriod = (
  { config, components }: ChartContext,
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
    const bound = text === undefined ? undefined : readBound(text, dimension, values);
    if (text !== undefined && bound === undefined) unknown.push({ name: `t.${name}`, value: text });
    return bound;
  };
  const bounds = { from: read("from"), to: read("to") };
  if (bounds.from === undefined && bounds.to === undefined) return { unknown };
  const preset = derivePresetRange(config, values);
  const timeRange = { from: bounds.from ?? preset.from, to: bounds.to ?? preset.to };
  if (!isReversed(timeRange)) return { timeRange, unknown };
  const { from, to } = timeRange;
  const period = {
    name: "t.from – t.to",
    value: `${asks.from.text ?? from} – ${asks.to.text ?? to}`,
    period: timeRange,
  };
  return { unknown: [...unknown, period] };
};

/** `t.from`, `t.to`: a bound that is missing, or that cannot be read, is the author's, and so is a period that is not open to readers. */
export const PERIOD_PARAMS: ChoiceParam = {
  hasName: (name) => name.startsWith("t."),
  concerns: "charts",
  control: "filters",
  default: () => ({}),
  parse: (chart, params) => {
    const { unknown, ...value } = parsePeriod(chart, params);
    return { value, unknown };
  },
  print: (chart, { timeRange }) =>
    timeRange && !isAuthorPeriod(chart, timeRange)
      ? [
          ["t.from", timeRange.from],
          ["t.to", timeRange.to],
        ]
      : [],
  label: (_, name, t) => {
    if (name === "t.from" || name === "t.to")
      return t(name === "t.from" ? "viewer.time-range.from" : "viewer.time-range.to");
    return name === "t.from – t.to" ? t("viewer.time-range") : undefined;
  },
};
