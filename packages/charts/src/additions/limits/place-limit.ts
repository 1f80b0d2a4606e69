import { listDimensionIds } from "@statelier/document";
import { kindTraits, type Limit, type LimitRelated, type Locale } from "@statelier/model";
import { type AxisValue, toAxisValue } from "../../parts/values/axis-values.ts";
import type { LimitPlace } from "../../parts/limits/drawn-limit.ts";
import type { ChartData } from "../../parts/values/chart-data.ts";

export type LimitedAxis = Pick<ChartData, "category" | "categories"> & {
  /** Categories are bands, with nothing in between. */
  hasBands: boolean;
};

type Dates = { first: AxisValue; last: AxisValue };

const byTime = (a: AxisValue, b: AxisValue): number => (a.time ?? 0) - (b.time ?? 0);

/** As much of a span of time as lies on the axis. */
const clipDates = ({ first, last }: Dates, { categories, hasBands }: LimitedAxis): LimitPlace => {
  const dated = categories.filter(({ time }) => time !== undefined).toSorted(byTime);
  const [start, end] = [dated[0], dated.at(-1)];
  if (!start || !end || byTime(last, start) < 0 || byTime(first, end) > 0)
    return { isOffAxis: true };
  if (!hasBands && dated.length === categories.length)
    return {
      from: byTime(first, start) < 0 ? start : first,
      to: byTime(last, end) > 0 ? end : last,
    };
  const within = dated.filter((date) => byTime(first, date) <= 0 && byTime(date, last) <= 0);
  const [from, to] = [within[0], within.at(-1)];
  return from && to ? { from, to } : { isOffAxis: true };
};

/** The place of a limit on the axis; undefined where it holds for a category that the chart does not have. */
export const placeLimit = (
  { related }: Limit,
  axis: LimitedAxis,
  locale: Locale,
): LimitPlace | undefined => {
  const { category, categories } = axis;
  const ids = category ? listDimensionIds(category) : [];
  const onAxis = related.filter(({ dimensionId }) => ids.includes(dimensionId));
  if (!category || onAxis.length === 0) return {};
  const find = (type: LimitRelated["type"]) => onAxis.find((one) => one.type === type);
  const first = find("single") ?? find("time-from");
  const last = find("single") ?? find("time-to");
  if (!first || !last) return undefined;
  const onCategory = ({ value }: LimitRelated) => categories.find((one) => one.value === value);
  const [from, to] = [onCategory(first), onCategory(last)];
  if (from && to) return { from, to };
  if (!kindTraits(category).isTemporal) return undefined;
  const field = { componentId: category.id };
  const read = ({ value, label }: LimitRelated): AxisValue =>
    toAxisValue(category, { value, label }, { field, locale });
  const span = { first: read(first), last: read(last) };
  const place = clipDates(span, axis);
  const isWhole =
    place.from?.time === span.first.time && place.to?.time === span.last.time && !place.isOffAxis;
  const labels = [...new Set([span.first.label, span.last.label])];
  return isWhole ? place : { ...place, dates: labels.join("–") };
};
