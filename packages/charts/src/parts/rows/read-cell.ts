import {
  type Column,
  type Component,
  type ComponentId,
  cellLabel,
  cellValue,
  findColumn,
  findComponent,
  formatNumber,
  isMeasure,
  type Locale,
  MISSING_NUMBER,
  nameValue,
} from "@statelier/model";
import {
  convertValue,
  findShownMeasure,
  formatMeasure,
  type ShownMeasure,
} from "../values/measure-text.ts";
import type { ChartInput } from "../../scene/chart-input.ts";
import type { TableCell } from "../../scene/scene.ts";

export type CellReader = (row: number) => TableCell;

type ValueReader = (row: number) => TableCell["value"];

type CellSource = {
  column: Column;
  component: Component | undefined;
  shown: ShownMeasure | undefined;
  locale: Locale;
};

export const MISSING_CELL: TableCell = { value: null, text: MISSING_NUMBER };

/** Reads what stands in the cells of a column, without the words for it. */
const makeValueReader = ({ column, shown }: CellSource): ValueReader => {
  if (column.type !== "number") return (row) => cellValue(column, row);
  return (row) => {
    const raw = column.values[row] ?? Number.NaN;
    if (Number.isNaN(raw)) return null;
    return shown ? convertValue(raw, shown) : raw;
  };
};

/** Reads the cells of a column with the words that a reader sees. */
const makeCellReader = ({ column, component, shown, locale }: CellSource): CellReader => {
  if (column.type === "number") {
    return (row) => {
      const raw = column.values[row] ?? Number.NaN;
      if (Number.isNaN(raw)) return MISSING_CELL;
      if (!shown) return { value: raw, text: formatNumber(raw, { locale }) };
      const value = convertValue(raw, shown);
      return { value, text: formatMeasure(value, shown, locale) };
    };
  }
  const languages = new Map(
    component?.values.map(({ value, labelLanguage }) => [value, labelLanguage]),
  );
  return (row) => {
    const value = cellValue(column, row);
    if (value === null) return MISSING_CELL;
    const language = languages.get(String(value));
    const named = { value: String(value), label: cellLabel(column, row) ?? String(value) };
    const text = component ? nameValue(component, named) : named.label;
    return { value, text, ...(language ? { language } : {}) };
  };
};

/** A column of the table of a chart. */
export type ReadColumn = {
  component: Component | undefined;
  /** Where it is of a measure with numbers. */
  shown: ShownMeasure | undefined;
  label: string;
  /** As the chart shows it; empty where there is none. */
  unit: string;
  /** Name and unit. */
  title: string;
  hasNumbers: boolean;
  read: CellReader;
  readValue: ValueReader;
};

/** A column with the words that a reader sees; undefined where the table has none of the component. */
export const readColumn = (
  { config, components, table, locale }: Omit<ChartInput, "t" | "theme" | "width" | "view">,
  id: ComponentId,
): ReadColumn | undefined => {
  const column = findColumn(table, id);
  if (!column) return undefined;
  const component = findComponent(components, id);
  const hasNumbers = column.type === "number";
  const shown =
    component && isMeasure(component) && hasNumbers
      ? findShownMeasure({ config, measures: components.measures, locale }, id)
      : undefined;
  const label = component?.label ?? id;
  const unit = shown?.unit ?? component?.unit ?? "";
  const title = unit === "" ? label : `${label} (${unit})`;
  const source = { column, component, shown, locale };
  return {
    component,
    shown,
    label,
    unit,
    title,
    hasNumbers,
    read: makeCellReader(source),
    readValue: makeValueReader(source),
  };
};
