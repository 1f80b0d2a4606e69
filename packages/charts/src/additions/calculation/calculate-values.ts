import type { Calculation } from "@statelier/document";
import {
  type Dimension,
  type DictionaryColumn,
  findDictionaryColumn,
  findNumberColumn,
  MISSING_CODE,
  type ObservationTable,
  parseDate,
  type TimeUnit,
} from "@statelier/model";
import { timeText } from "../../parts/values/axis-values.ts";
import { countUnits } from "../../parts/scale/calendar-unit.ts";
import { countYearBefore, findStride } from "../../parts/time/steps-of-time.ts";

/** What values are worked out of. */
export type CalculationSource = {
  calculation: Calculation;
  table: ObservationTable;
  values: Float64Array;
  /** The dimensions that tell observations apart. */
  dimensions: readonly DictionaryColumn[];
  time: Dimension | undefined;
  /** The dimension of which each value is a part of a total. */
  parts: DictionaryColumn | undefined;
  /** Changes of shares and of values on a scale without a zero are differences. */
  isDifference: boolean;
};

/** Observations that differ in nothing but in `others` have the same group. */
const groupRows = (
  { table, dimensions }: CalculationSource,
  ...others: readonly (string | undefined)[]
): Int32Array => {
  const own = dimensions.filter(({ id }) => !others.includes(id));
  const known = new Map<string, number>();
  return Int32Array.from({ length: table.rowCount }, (_, row) => {
    const key = own.map(({ codes }) => codes[row] ?? MISSING_CODE).join(" ");
    const group = known.get(key) ?? known.size;
    known.set(key, group);
    return group;
  });
};

type Calendar = {
  unit: TimeUnit;
  /** Of each code of the column of time. */
  times: readonly number[];
  /** How many units lie before each row. */
  units: Float64Array;
  codes: Int32Array;
  values: readonly string[];
};

const readCalendar = ({ table, time }: CalculationSource): Calendar | undefined => {
  const column = time && findDictionaryColumn(table, time.id);
  if (!time || !column) return undefined;
  const dates = column.values.map((value) => parseDate(timeText(time, value)));
  const unit = time.timeUnit ?? dates.find(Boolean)?.unit ?? "Day";
  const times = dates.map((date) => date?.time ?? Number.NaN);
  const units = Float64Array.from(column.codes, (code) =>
    countUnits(times[code] ?? Number.NaN, unit),
  );
  return { unit, times, units, codes: column.codes, values: column.values };
};

/** The value of a group at a unit of the calendar. */
const indexValues = (
  { values }: CalculationSource,
  groups: Int32Array,
  units: Float64Array,
): ((group: number, unit: number) => number) => {
  const known = new Map<string, number>();
  for (const [row, value] of values.entries()) known.set(`${groups[row]} ${units[row]}`, value);
  return (group, unit) => known.get(`${group} ${unit}`) ?? Number.NaN;
};

/** By how much a value has changed on another one; of a base of zero or below no percentage can be told. */
const changeOn = (value: number, before: number, isDifference: boolean): number => {
  if (isDifference) return value - before;
  return before > 0 ? (100 * (value - before)) / before : Number.NaN;
};

const alongTime = (source: CalculationSource): Float64Array => {
  const { calculation, values, time, isDifference } = source;
  const calendar = readCalendar(source);
  if (!calendar) return values.map(() => Number.NaN);
  const { unit, units, codes, times } = calendar;
  const groups = groupRows(source, time?.id);
  const valueAt = indexValues(source, groups, units);
  const known = [...units].filter((each) => !Number.isNaN(each));
  const stride = findStride(known);
  const base = findBase(calendar, calculation);
  const window = Array.from({ length: calculation.periods ?? 3 }, (_, index) => index * stride);
  return values.map((value, row) => {
    const at = (each: number): number => valueAt(groups[row] ?? -1, each);
    const here = units[row] ?? Number.NaN;
    if (calculation.type === "index") return changeOn(value, at(base), false) + 100;
    if (calculation.type === "average")
      return window.reduce((sum, back) => sum + at(here - back), 0) / window.length;
    const before =
      calculation.type === "previous"
        ? here - stride
        : countYearBefore(times[codes[row] ?? -1] ?? Number.NaN, unit);
    return changeOn(value, at(before), isDifference);
  });
};

/** The period that is 100: as the author says, else the first one that is there. */
const findBase = ({ units, values, codes }: Calendar, { period }: Calculation): number => {
  const code = period ? values.indexOf(period) : -1;
  const row = code < 0 ? -1 : codes.indexOf(code);
  if (row >= 0) return units[row] ?? Number.NaN;
  return Math.min(...new Set(units.filter((unit) => !Number.isNaN(unit))));
};

/** Which value of the column of time the index is based on; undefined where there is none. */
export const findBasePeriod = (source: CalculationSource): string | undefined => {
  const calendar = readCalendar(source);
  if (!calendar) return undefined;
  const row = calendar.units.indexOf(findBase(calendar, source.calculation));
  return calendar.values[calendar.codes[row] ?? MISSING_CODE];
};

const shareOfTotal = (source: CalculationSource): Float64Array => {
  const { values, parts } = source;
  const groups = groupRows(source, parts?.id);
  const totals = new Map<number, number>();
  for (const [row, value] of values.entries()) {
    const group = groups[row] ?? -1;
    if (!Number.isNaN(value)) totals.set(group, (totals.get(group) ?? 0) + value);
  }
  return values.map((value, row) => {
    const total = totals.get(groups[row] ?? -1) ?? 0;
    return total > 0 ? (100 * value) / total : Number.NaN;
  });
};

const perCapita = ({ values, table, calculation }: CalculationSource): Float64Array => {
  const people = findNumberColumn(table, calculation.populationId ?? "")?.values;
  const heads = calculation.heads ?? 1;
  return values.map((value, row) => {
    const count = people?.[row] ?? Number.NaN;
    return count > 0 ? (heads * value) / count : Number.NaN;
  });
};

/** What is shown in place of the values, row by row; NaN where nothing can be worked out. */
export const calculateValues = (source: CalculationSource): Float64Array => {
  if (source.calculation.type === "share") return shareOfTotal(source);
  return source.calculation.type === "perCapita" ? perCapita(source) : alongTime(source);
};
