import { sortValues, type Sorting } from "@statelier/document";
import {
  type Component,
  type ComponentValue,
  type DictionaryColumn,
  formatDate,
  formatIdentifier,
  kindTraits,
  type Locale,
  parseDate,
  type TimeUnit,
} from "@statelier/model";
import type { ChartInput } from "../../scene/chart-input.ts";

/** A category, a point in time or a series. */
export type AxisValue = {
  value: string;
  label: string;
  /** Milliseconds of the wall clock, for values that are dates. */
  time?: number;
  /** A step of the calendar that no observation names. */
  isGap?: true;
};

/** Names of values of an axis: of very many those are written that are read. */
export type Names = Pick<readonly string[], "length" | "slice">;

export type AxisField = {
  componentId: string;
  useAbbreviations?: boolean | undefined;
  sorting?: Sorting | undefined;
  /** How the series of columns and bars stand. */
  type?: "stacked" | "grouped" | undefined;
};

/** A value as a date is written: temporal entities stand in by their position. */
export const timeText = (component: Component, value: string): string => {
  if (component.kind !== "TemporalEntityDimension") return value;
  const position = component.values.find((candidate) => candidate.value === value)?.position;
  return position === undefined ? value : String(position);
};

const shownLabel = ({ label, alternateName }: ComponentValue, field: AxisField): string =>
  formatIdentifier((field.useAbbreviations ? alternateName : undefined) ?? label);

export const isDate = (component: Component): boolean =>
  kindTraits(component).isTemporal && kindTraits(component).canTimeFilter;

/** The unit of a time axis: the component's own, else that of its values. */
export const axisTimeUnit = (
  component: Component,
  dated: { readonly categories: readonly Pick<AxisValue, "value">[] },
): TimeUnit => {
  if ("timeUnit" in component && component.timeUnit) return component.timeUnit;
  const [first] = dated.categories;
  return (first && parseDate(timeText(component, first.value))?.unit) ?? "Day";
};

/** What values of an axis are read of. */
export type AxisSource = {
  component: Component;
  column: DictionaryColumn;
  field: AxisField;
  input: Pick<ChartInput, "locale" | "config" | "lastValue">;
};

type SortNumbers = {
  measures?: ReadonlyMap<string, number>;
  totals?: ReadonlyMap<string, number>;
};

/** The values of a column that `present` names, in the order and with the labels that a chart shows. */
export const readAxisValues = (
  { component, column, field, input: { locale, config, lastValue } }: AxisSource,
  present: Iterable<number>,
  numbers: SortNumbers = {},
): { axisValue: AxisValue; code: number }[] => {
  const codes = [...present];
  if (codes.length === 0) return [];
  const known = new Map(component.values.map((value) => [value.value, value]));
  const values = codes.map((code): ComponentValue & { code: number } => {
    const value = column.values[code] ?? "";
    const label = column.labels[code] ?? value;
    return { ...known.get(value), value, label, code };
  });
  const isNominalByLabel = config.extensions?.nominalOrder === "label";
  const sorted = sortValues(
    component,
    {
      sorting: field.sorting,
      useAbbreviations: field.useAbbreviations,
      // Charts of before keep the order that they had (D63).
      isGrouped: isNominalByLabel && field.type === "grouped",
      isNominalByLabel,
      ...numbers,
    },
    values,
  );
  const isLast = ({ value }: ComponentValue): number => Number(value === lastValue);
  return sorted
    .toSorted((a, b) => isLast(a) - isLast(b))
    .map((value) => {
      const axisValue = toAxisValue(component, value, { field, locale });
      return { axisValue, code: value.code };
    });
};

/** A value as an axis names it. */
export const toAxisValue = (
  component: Component,
  value: ComponentValue,
  { field, locale }: { field: AxisField; locale: Locale },
): AxisValue => {
  if (!isDate(component)) return { value: value.value, label: shownLabel(value, field) };
  const parsed = parseDate(timeText(component, value.value));
  if (!parsed) return { value: value.value, label: shownLabel(value, field) };
  const unit = ("timeUnit" in component ? component.timeUnit : undefined) ?? parsed.unit;
  const label =
    component.kind === "TemporalEntityDimension" && value.label !== value.value
      ? shownLabel(value, field)
      : formatDate(parsed.time, unit, locale);
  return { value: value.value, label, time: parsed.time };
};
