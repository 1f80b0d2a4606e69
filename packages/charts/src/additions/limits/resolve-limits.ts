import {
  isLimitValid,
  isSameLimit,
  type LimitStyle,
  listDimensionIds,
  readSingleValues,
} from "@statelier/document";
import { formatNumber, joinLabel, joinUnit, type Limit, type Locale } from "@statelier/model";
import type { AxisUnit } from "../../parts/values/axis-unit.ts";
import type { ChartInput } from "../../scene/chart-input.ts";
import { normalizeColor } from "../../parts/color/color.ts";
import { strokePaint } from "../../parts/color/mark-paint.ts";
import { convertValue, formatMeasure } from "../../parts/values/measure-text.ts";
import type { DrawnLimit } from "../../parts/limits/drawn-limit.ts";
import type { LimitedData } from "../../parts/limits/limit-parts.ts";
import { placeLimit } from "./place-limit.ts";

const DEFAULT_COLOR = "#ff0000";

const limitBounds = (limit: Limit): readonly [number, number] =>
  limit.type === "value-range" ? [limit.min, limit.max] : [limit.value, limit.value];

type LimitSource = {
  input: ChartInput;
  data: LimitedData;
  hasBands: boolean;
  /** Among the limits that share one style: documents have one for all that hold under the same values. */
  place: number;
};

const SYMBOLS = ["circle", "cross", "triangle"] as const;

/** The symbol that an author chose, for the first limit; for others the next one. */
const symbolAt = (chosen: DrawnLimit["symbol"], place: number): DrawnLimit["symbol"] =>
  SYMBOLS[(SYMBOLS.indexOf(chosen) + place) % SYMBOLS.length] ?? chosen;

const drawLimit = (
  limit: Limit,
  style: LimitStyle,
  { input, data, hasBands, place: at }: LimitSource,
): DrawnLimit[] => {
  const place = placeLimit(limit, { ...data, hasBands }, input.locale);
  if (!place) return [];
  const [low, high] = limitBounds(limit).map((value) => convertValue(value, data.shown));
  if (low === undefined || high === undefined) return [];
  const write = (value: number): string => formatMeasure(value, data.shown, input.locale);
  const numbers = low === high ? write(low) : `${write(low)}–${write(high)}`;
  return [
    {
      name: limit.name,
      text: joinLabel(limit.name, joinUnit(numbers, data.shown.unit, input.locale), input.locale),
      low,
      high,
      ...place,
      color: strokePaint(normalizeColor(style.color) ?? DEFAULT_COLOR),
      isDashed: (style.lineType === "dashed") === (at % 2 === 0),
      symbol: symbolAt(style.symbolType ?? "circle", at),
    },
  ];
};

/** Limits in the words of an axis that counts in millions or powers of ten. */
export const writeLimitsInScale = (
  limits: readonly DrawnLimit[],
  { divisor, words }: AxisUnit,
  locale: Locale,
): DrawnLimit[] => {
  if (divisor === 1) return [...limits];
  const write = (value: number): string =>
    formatNumber(value / divisor, { locale, decimals: "auto" });
  return limits.map((limit) => {
    const { name, low, high } = limit;
    const numbers = low === high ? write(low) : `${write(low)}–${write(high)}`;
    return { ...limit, text: joinLabel(name, joinUnit(numbers, words, locale), locale) };
  });
};

/**
 * The limits of the chart's measure that are switched on and hold under what the chart, or its reader, is narrowed to (LI5), in its unit (CU3).
 * Those that hold under the same values are switched on together: documents distinguish them by these alone (LI1).
 */
export const resolveLimits = (
  input: ChartInput,
  data: LimitedData,
  { hasBands }: { hasBands: boolean },
): DrawnLimit[] => {
  const { config, components, view, table } = input;
  const values = readSingleValues(config, components, view.filters, table);
  const axisIds = data.category ? listDimensionIds(data.category) : [];
  const limits = (data.shown.measure?.limits ?? []).filter((limit) =>
    isLimitValid(limit, axisIds, values),
  );
  const drawn = new Set<Limit>();
  return (config.limits[data.shown.id] ?? []).flatMap((style) => {
    const own = limits.filter(
      (limit) => !drawn.has(limit) && isSameLimit(limit.related, style.related),
    );
    for (const limit of own) drawn.add(limit);
    return own.flatMap((limit, place) => drawLimit(limit, style, { input, data, hasBands, place }));
  });
};
