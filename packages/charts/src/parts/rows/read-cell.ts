import {
  type Column,
  type Component,
  cellLabel,
  cellValue,
  formatNumber,
  type Locale,
  MISSING_NUMBER,
  nameValue,
} from "@statelier/model";
import { convertValue, formatMeasure, type ShownMeasure } from "../values/measure-text.ts";
import type { TableCell } from "../../scene/scene.ts";

export type CellReader = (row: number) => TableCell;

type CellSource = {
  column: Column;
  component: Component | undefined;
  shown: ShownMeasure | undefined;
  locale: Locale;
};

export const MISSING_CELL: TableCell = { value: null, text: MISSING_NUMBER };

/** Reads the cells of a column with the words that a reader sees. */
export const makeCellReader = ({ column, component, shown, locale }: CellSource): CellReader => {
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
