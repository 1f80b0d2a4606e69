import { convertValue, findShownMeasure } from "@statelier/charts";
import type { ChartConfig } from "@statelier/document";
import {
  type Column,
  type Component,
  type CubeComponents,
  type CubeMetadata,
  type DictionaryColumn,
  findComponent,
  formatFullDate,
  formatIdentifier,
  isMeasure,
  kindTraits,
  type Locale,
  type NumberColumn,
  type ObservationTable,
  parseDate,
} from "@statelier/model";
import type { CodedCells, DownloadColumn, NumberCells } from "./download.ts";

export type ColumnSource = {
  /** Gives its own units to measures; absent for a dataset as it is. */
  config?: ChartConfig;
  components: CubeComponents;
  table: ObservationTable;
  datasets: readonly CubeMetadata[];
  locale: Locale;
};

const isYear = (text: string): boolean => /^\d{1,6}$/.test(text);

/** Only texts that read back the same are numbers: `007` stays what it is. */
const readNumber = (text: string): number | string =>
  text !== "" && String(Number(text)) === text ? Number(text) : text;

const timeUnitOf = (component: Component | undefined) =>
  component?.kind === "TemporalDimension" ? component.timeUnit : undefined;

const planCells = (
  column: DictionaryColumn,
  component: Component | undefined,
): Pick<CodedCells, "cells" | "dates"> => {
  const { values } = column;
  const unit = timeUnitOf(component);
  const cells = values.map((value, code) => {
    const label = column.labels[code] ?? value;
    if (component?.kind === "OrdinalMeasure") return readNumber(formatIdentifier(label));
    if (!unit || label !== value) return formatIdentifier(label);
    const text = formatFullDate(value, unit);
    return unit === "Year" && isYear(text) ? Number(text) : text;
  });
  if (!unit || unit === "Year") return { cells };
  const times = Float64Array.from(values, (value) => parseDate(value)?.time ?? Number.NaN);
  return { cells, dates: { unit, times } };
};

const planNumbers = (
  { id, values }: NumberColumn,
  component: Component | undefined,
  { config, components, locale }: ColumnSource,
): Pick<NumberCells, "values" | "unit"> => {
  const shown =
    config && component && isMeasure(component)
      ? findShownMeasure({ config, measures: components.measures, locale }, id)
      : undefined;
  return {
    values:
      shown && shown.multiplier !== 1 ? values.map((value) => convertValue(value, shown)) : values,
    unit: shown?.unit ?? component?.unit ?? "",
  };
};

const planColumn = (column: Column, source: ColumnSource): DownloadColumn => {
  const { id } = column;
  const component = findComponent(source.components, id);
  const label = component?.label || id;
  const headOf = (unit: string): string => (unit === "" ? label : `${label} (${unit})`);
  if (column.type === "number") {
    const { unit, values } = planNumbers(column, component, source);
    return { type: "number", id, component, label, unit, head: headOf(unit), values };
  }
  const unit = component?.unit ?? "";
  const { codes, values } = column;
  const cells = planCells(column, component);
  return { type: "coded", id, component, label, unit, head: headOf(unit), codes, values, ...cells };
};

/** Dimensions first, then measures among their uncertainties, each in the order of its dataset. */
const compareColumns = (a: DownloadColumn, b: DownloadColumn): number => {
  const isLast = ({ component }: DownloadColumn): number =>
    Number(component !== undefined && kindTraits(component).role !== "dimension");
  const orderOf = ({ component }: DownloadColumn): number =>
    component?.order ?? Number.POSITIVE_INFINITY;
  return isLast(a) - isLast(b) || orderOf(a) - orderOf(b) || 0;
};

const countHeads = (columns: readonly DownloadColumn[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { head } of columns) counts.set(head, (counts.get(head) ?? 0) + 1);
  return counts;
};

/** Two columns of one name get the title of their dataset; what is still alike is numbered. */
const nameApart = (
  columns: readonly DownloadColumn[],
  datasets: readonly CubeMetadata[],
): DownloadColumn[] => {
  const counts = countHeads(columns);
  const titled = columns.map((column) => {
    const title = datasets.find(({ iri }) => iri === column.component?.cubeIri)?.title;
    const isAlone = counts.get(column.head) === 1 || datasets.length < 2 || !title;
    return isAlone ? column : { ...column, head: `${column.head} – ${title}` };
  });
  const taken = new Set<string>();
  return titled.map((column) => {
    let { head } = column;
    for (let count = 2; taken.has(head); count += 1) head = `${column.head} ${count}`;
    taken.add(head);
    return { ...column, head };
  });
};

const positionIn = ({ dimensions, measures }: CubeComponents, id: string): number => {
  const place = [...dimensions, ...measures].findIndex((component) => component.id === id);
  return place < 0 ? Number.POSITIVE_INFINITY : place;
};

/** The columns of a file: every column of the table, named as a reader knows it. */
export const planColumns = (source: ColumnSource): DownloadColumn[] => {
  const { table, components, datasets } = source;
  const columns = table.columns
    .map((column) => ({ column, place: positionIn(components, column.id) }))
    .toSorted((a, b) => (a.place === b.place ? 0 : a.place - b.place))
    .map(({ column }) => planColumn(column, source));
  return nameApart(columns.toSorted(compareColumns), datasets);
};
