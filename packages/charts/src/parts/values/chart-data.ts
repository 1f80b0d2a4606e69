import type { ColorField } from "@statelier/document";
import { hasLines } from "@statelier/document";
import {
  findComponent,
  findDictionaryColumn,
  findNumberColumn,
  kindTraits,
  MISSING_CODE,
  type Component,
  type ComponentId,
  type DictionaryColumn,
} from "@statelier/model";
import type { ChartInput } from "../../scene/chart-input.ts";
import { readPaletteColors } from "../color/palette-colors.ts";
import { NEUTRAL, normalizeColor } from "../color/color.ts";
import type { Hex } from "../../scene/scene.ts";
import { type AxisField, type AxisValue, type Names, readAxisValues } from "./axis-values.ts";
import type { DatesInOrder, readDatesInOrder } from "./dates-in-order.ts";
import { convertValue, findShownMeasure, type ShownMeasure } from "./measure-text.ts";
import { sumBy, sumsToSortBy } from "./category-sums.ts";
import { type ChartRows, listChartRows } from "./chart-rows.ts";
import { type Interval, makeUncertaintyReader } from "./uncertainty.ts";

export type ChartCell = {
  row: number;
  /** As drawn: converted, in percent where the chart shows percentages. */
  value: number;
  /** Converted. */
  raw: number;
  interval?: Interval;
  /** Fills a gap; stands for no observation. */
  isImputed?: true;
};

export type ChartSeries = AxisValue & {
  color: Hex;
  /** The author chose the colour by hand. */
  isChosen?: boolean;
  visible: boolean;
  /** One of many that stand back: neutral, and named when it is touched. */
  isQuiet?: true;
  /** Where each series is a measure of its own. */
  shown?: ShownMeasure;
};

/** Observations as a grid of series and categories. */
export type ChartData = {
  shown: ShownMeasure;
  category: Component | undefined;
  segment: Component | undefined;
  categories: readonly AxisValue[];
  /** In the order of the legend, hidden ones too. */
  allSeries: readonly ChartSeries[];
  series: readonly ChartSeries[];
  /** [series][category]; undefined where there is no value. */
  cells: readonly (readonly (ChartCell | undefined)[])[];
  /** Observations without a value, but for those of what `withoutValue` names. */
  missingCount: number;
  /** Names of series, and of categories that are no dates, none of whose observations has a value. */
  withoutValue: readonly string[];
  /** Names of the dates within the calendar that no observation has; absent where there are none. */
  gaps?: Names;
  /** Lines lead over the gaps. */
  joinsGaps?: boolean;
  /** Observations that stand where another one is drawn. */
  severalCount: number;
  hasRows: boolean;
};

/** A chart whose observations are no objects yet: of very many nobody makes one each. */
export type ChartColumns = {
  /** All but the cells; its categories are made when they are first read. */
  data: Omit<ChartData, "cells">;
  /** Of the categories, where they are dates that stand in their order, and one of them alone. */
  times?: DatesInOrder["times"];
  dateAt?: DatesInOrder["dateAt"];
  /** [series]: the row of each category; -1 where there is no value. */
  rowsOf: readonly Int32Array[];
  /** The value of a row as it is drawn. */
  valueOf: (row: number) => number;
  hasIntervals: boolean;
  cellOf: (row: number) => ChartCell;
};

export type ChartFields = {
  category: AxisField;
  measure: {
    componentId: string;
    showStandardError?: boolean | undefined;
    showConfidenceInterval?: boolean | undefined;
  };
  segment?: AxisField | undefined;
  color: ColorField;
  /** The segment is the category: each series has one cell, whatever place its category has. */
  isOne?: true;
};

const FALLBACK_COLOR: Hex = "#1f77b4";

type SeriesFields = Pick<ChartFields, "segment" | "color">;

type Codes = { column: DictionaryColumn | undefined; component: Component | undefined };

/** A dimension with its column. */
export const findCodes = ({ components, table }: ChartInput, id: string | undefined): Codes =>
  id === undefined
    ? { column: undefined, component: undefined }
    : { column: findDictionaryColumn(table, id), component: findComponent(components, id) };

/** Of rows those with a value, and those of visible series. */
type Kept = { values?: Float64Array | undefined; seriesOf?: (row: number) => number };

/** Codes in the order in which rows have them first. */
const presentCodes = (
  rows: readonly number[],
  { codes, values }: DictionaryColumn,
  { values: numbers, seriesOf }: Kept = {},
): number[] => {
  const present: number[] = [];
  const seen = new Uint8Array(values.length);
  for (const row of rows) {
    const code = codes[row] ?? MISSING_CODE;
    if (seen[code] !== 0 || (seriesOf && seriesOf(row) < 0)) continue;
    if (numbers && Number.isNaN(numbers[row] ?? Number.NaN)) continue;
    seen[code] = 1;
    if (present.push(code) === values.length) break;
  }
  return present;
};

const seriesColors = (
  input: ChartInput,
  { color }: SeriesFields,
  component: Component,
  values: readonly AxisValue[],
): Pick<ChartSeries, "color" | "isChosen">[] => {
  const known = new Map(component.values.map((value) => [value.value, value]));
  const colors = readPaletteColors(input, color.paletteId);
  const mapping = colors.map(
    values.map(({ value, label }) => ({ label, ...known.get(value), value })),
    color.type === "segment" ? color.colorMapping : {},
  );
  return values.map(({ value }) => {
    const own = normalizeColor(mapping[value] ?? "") ?? FALLBACK_COLOR;
    return { color: own, isChosen: colors.isChosen(own) };
  });
};

/** Whether a value of a dimension keeps its colour: those that the author highlights, all where none is. */
const makeHighlightTest = (
  { config }: Pick<ChartInput, "config">,
  id: ComponentId,
): ((value: string) => boolean) => {
  const values = config.extensions?.highlight?.[id] ?? [];
  return (value) => values.length === 0 || values.includes(value);
};

/** Of more lines than these, so many have colours. */
const MANY_LINES = { most: 12, coloured: 7 };

/** The lines that stand back in charts made by today's rules: of many all but the greatest, or but those that the author highlights. A colour of the author stands out, too. */
const findQuiet = (
  { config }: Pick<ChartInput, "config">,
  id: ComponentId,
  totals: ReadonlyMap<string, number>,
): ReadonlySet<string> => {
  const { manySeries, highlight } = config.extensions ?? {};
  if (manySeries !== "neutral" || !hasLines(config)) return new Set();
  if (totals.size <= MANY_LINES.most) return new Set();
  const highlighted = highlight?.[id] ?? [];
  if (highlighted.length > 0)
    return new Set([...totals.keys()].filter((value) => !highlighted.includes(value)));
  const ranked = [...totals].toSorted(([, a], [, b]) => b - a).map(([value]) => value);
  return new Set(ranked.slice(MANY_LINES.coloured));
};

type Rows = { rows: readonly number[]; values: Float64Array };

/** The series of a chart in the order of its legend, hidden ones too; one without a name where nothing segments it. */
export const readSeries = (
  input: ChartInput,
  fields: SeriesFields,
  { rows, values }: Rows,
): { series: ChartSeries; code: number }[] => {
  const { column, component } = findCodes(input, fields.segment?.componentId);
  if (!fields.segment || !column || !component) {
    const { color } = fields;
    const stored = color.type === "single" ? color.color : "";
    const single = {
      value: "",
      label: "",
      color: normalizeColor(stored) ?? FALLBACK_COLOR,
      visible: true,
      isChosen: readPaletteColors(input, color.paletteId).isChosen(stored),
    };
    return [{ series: single, code: MISSING_CODE }];
  }
  const present = presentCodes(rows, column, { values });
  // One series has nobody to be compared with.
  const totals = sumBy(present.length > 1 ? rows : [], column, values);
  const found = readAxisValues({ component, column, field: fields.segment, input }, present, {
    totals,
    measures: totals,
  });
  const colors = seriesColors(
    input,
    fields,
    component,
    found.map(({ axisValue }) => axisValue),
  );
  const isHidden = (value: string): boolean => input.view.hiddenValues.includes(value);
  const keepsColor = makeHighlightTest(input, component.id);
  const quiet = findQuiet(input, component.id, totals);
  const everyHidden = found.every(({ axisValue }) => isHidden(axisValue.value));
  return found.map(({ axisValue, code }, index) => {
    const own = colors[index] ?? { color: FALLBACK_COLOR, isChosen: false };
    const isQuiet = quiet.has(axisValue.value) && own.isChosen !== true;
    return {
      code,
      series: {
        ...axisValue,
        ...(keepsColor(axisValue.value) && !isQuiet ? own : { color: NEUTRAL }),
        ...(isQuiet ? { isQuiet } : {}),
        visible: everyHidden ? index === 0 : !isHidden(axisValue.value),
      },
    };
  });
};

/** The values of an axis that observations have, but none of the `shown` ones with a value. */
const findWithoutValue = (
  input: ChartInput,
  field: AxisField | undefined,
  { rows, shown, values }: Rows & { shown: readonly number[] },
): ReturnType<typeof readAxisValues> => {
  const { column, component } = findCodes(input, field?.componentId);
  if (!field || !column || !component) return [];
  const valued = new Set(presentCodes(shown, column, { values }));
  const without = presentCodes(rows, column).filter((code) => !valued.has(code));
  return readAxisValues({ component, column, field, input }, without);
};

type Categories = Partial<DatesInOrder> & Pick<DatesInOrder, "listCategories">;

type Grid = Pick<ChartColumns, "rowsOf"> &
  Pick<ChartData, "missingCount" | "severalCount"> &
  Categories;

/** Reads dates that are very many in less time. */
type ReadDates = typeof readDatesInOrder | undefined;

type GridSource = {
  input: ChartInput;
  fields: ChartFields;
  values: Float64Array;
  /** Those of visible series are read. */
  rows: readonly number[];
  /** Rows of series and categories that are named as having no value. */
  isNamed: (row: number) => boolean;
  /** Those of them that are visible give the categories. */
  scaledRows: readonly number[];
  seriesCount: number;
  seriesOf: (row: number) => number;
  readDates: ReadDates;
};

const readCategories = (
  source: GridSource,
  { column, component }: { column: DictionaryColumn; component: Component },
): Categories & { categoryCodes: readonly number[] } => {
  const { input, fields, scaledRows: rows, seriesOf } = source;
  const values = kindTraits(component).isTemporal ? undefined : source.values;
  const field = fields.category;
  const axis = { component, column, field, input };
  const codes = presentCodes(rows, column, { values, seriesOf });
  const dates = source.readDates?.(axis, codes);
  if (dates) return { ...dates, categoryCodes: codes };
  const found = readAxisValues(
    axis,
    codes,
    field.sorting?.sortingType === "byMeasure"
      ? {
          measures: sumsToSortBy(
            { ...source, scaledRows: rows.filter((row) => seriesOf(row) >= 0) },
            column,
          ),
        }
      : {},
  );
  return {
    listCategories: () => found.map(({ axisValue }) => axisValue),
    categoryCodes: found.map(({ code }) => code),
  };
};

/** Finds where a code stands in a list, -1 where it does not, the missing one too; every observation asks. */
const indexByCode = (
  codes: readonly number[],
  column: DictionaryColumn | undefined,
): ((row: number) => number) => {
  const indices = new Int32Array((column?.values.length ?? 0) - MISSING_CODE).fill(-1);
  for (let index = 0; index < codes.length; index += 1)
    indices[(codes[index] ?? MISSING_CODE) - MISSING_CODE] = index;
  return (row) => indices[(column?.codes[row] ?? MISSING_CODE) - MISSING_CODE] ?? -1;
};

/** Of several observations at one place the first one is drawn. */
const readGrid = (source: GridSource): Grid => {
  const { input, fields, values, rows, seriesOf } = source;
  const { column, component } = findCodes(input, fields.category.componentId);
  const { categoryCodes, ...categories } =
    column && component
      ? readCategories(source, { column, component })
      : { categoryCodes: [], listCategories: () => [] };
  const rowsOf = Array.from({ length: source.seriesCount }, () =>
    new Int32Array(fields.isOne ? 1 : categoryCodes.length).fill(-1),
  );
  if (!column || !component) return { ...categories, rowsOf, missingCount: 0, severalCount: 0 };
  const categoryOf = indexByCode(categoryCodes, column);
  let [missingCount, severalCount] = [0, 0];
  for (const row of rows) {
    const seriesRows = rowsOf[seriesOf(row)];
    if (!seriesRows) continue;
    if (Number.isNaN(values[row] ?? Number.NaN)) {
      if (!input.isLeftOut?.(row) && !source.isNamed(row)) missingCount += 1;
      continue;
    }
    const category = fields.isOne ? 0 : categoryOf(row);
    if (category < 0) continue;
    if (seriesRows[category] === -1) seriesRows[category] = row;
    else severalCount += 1;
  }
  return { ...categories, rowsOf, missingCount, severalCount };
};

type SeriesRows = Pick<ChartRows, "named" | "shown"> & {
  values: Float64Array;
  /** Codes of the series that are switched off. */
  hidden: ReadonlySet<number>;
};

/** The series that would be there, had any of their shown observations a value. */
export const findSeriesWithoutValue = (
  input: ChartInput,
  segment: AxisField | undefined,
  { named, shown, values, hidden }: SeriesRows,
): ReturnType<typeof readAxisValues> => {
  const codes = findCodes(input, segment?.componentId).column?.codes;
  const keepOn = (rows: readonly number[]): readonly number[] =>
    hidden.size === 0 ? rows : rows.filter((row) => !hidden.has(codes?.[row] ?? MISSING_CODE));
  return findWithoutValue(input, segment, { rows: keepOn(named), shown: keepOn(shown), values });
};

const findCategoriesWithoutValue = (
  input: ChartInput,
  { category, segment }: ChartFields,
  { rows, values, isVisible }: Rows & { isVisible: (row: number) => boolean },
): ReturnType<typeof readAxisValues> => {
  const { component } = findCodes(input, category.componentId);
  const isSegment = category.componentId === segment?.componentId;
  if (!component || isSegment || kindTraits(component).isTemporal) return [];
  const shown = rows.filter(isVisible);
  return findWithoutValue(input, category, { rows: shown, shown, values });
};

/** Whether a row stands for one of the values of an axis. */
export const makeRowTest = (
  input: ChartInput,
  field: AxisField | undefined,
  list: readonly { code: number }[],
): ((row: number) => boolean) => {
  const codes = findCodes(input, field?.componentId).column?.codes;
  const own = new Set(list.map(({ code }) => code));
  return (row) => own.has(codes?.[row] ?? MISSING_CODE);
};

/** Reads observations as cells: values converted, with their intervals. */
export const makeCellReader = (
  input: ChartInput,
  { measure }: ChartFields,
  { shown, values }: { shown: ShownMeasure; values: Float64Array },
): Pick<ChartColumns, "valueOf" | "hasIntervals" | "cellOf"> => {
  const readInterval = makeUncertaintyReader({
    ...input,
    shown,
    words: input,
    showStandardError: measure.showStandardError !== false,
    showConfidenceInterval: measure.showConfidenceInterval !== false,
  });
  const valueOf = (row: number): number => convertValue(values[row] ?? Number.NaN, shown);
  return {
    valueOf,
    hasIntervals: readInterval !== undefined,
    cellOf: (row) => {
      const value = valueOf(row);
      const interval = readInterval?.(row, values[row] ?? Number.NaN);
      return interval ? { row, value, raw: value, interval } : { row, value, raw: value };
    },
  };
};

/** Reads the table of a chart with one measure into series and categories, converted, sorted and narrowed. */
export const readChartColumns = (
  input: ChartInput,
  fields: ChartFields,
  readDates?: ReadDates,
): ChartColumns => {
  const { components, table, locale, config } = input;
  const id = fields.measure.componentId;
  const shown = findShownMeasure({ config, measures: components.measures, locale }, id);
  const values =
    findNumberColumn(table, id)?.values ?? new Float64Array(table.rowCount).fill(Number.NaN);
  const rows = listChartRows(input);
  const all = readSeries(input, fields, { rows: rows.named, values });
  const visible = all.filter(({ series }) => series.visible);
  const segment = findCodes(input, fields.segment?.componentId);
  const seriesOf = indexByCode(
    visible.map(({ code }) => code),
    segment.column,
  );
  const isVisible = (row: number): boolean => seriesOf(row) >= 0;
  const hidden = new Set(all.flatMap(({ series, code }) => (series.visible ? [] : [code])));
  const withoutSeries = findSeriesWithoutValue(input, fields.segment, { ...rows, values, hidden });
  const withoutCategories = findCategoriesWithoutValue(input, fields, {
    rows: rows.shown,
    isVisible,
    values,
  });
  const isOfSeries = makeRowTest(input, fields.segment, withoutSeries);
  const isOfCategory = makeRowTest(input, fields.category, withoutCategories);
  const isNamed = (row: number): boolean => isOfSeries(row) || isOfCategory(row);
  const { listCategories, missingCount, severalCount, ...grid } = readGrid({
    input,
    fields,
    values,
    rows: rows.shown,
    scaledRows: rows.scaled,
    seriesOf,
    readDates,
    isNamed,
    seriesCount: visible.length,
  });
  let categories: ChartData["categories"] | undefined;
  const data = {
    get categories() {
      return (categories ??= listCategories());
    },
    missingCount,
    severalCount,
    withoutValue: [...withoutSeries, ...withoutCategories].map(({ axisValue }) => axisValue.label),
    shown,
    category: findCodes(input, fields.category.componentId).component,
    segment: segment.component,
    allSeries: all.map(({ series }) => series),
    series: visible.map(({ series }) => series),
    hasRows: all.length === 0 ? rows.shown.length > 0 : rows.shown.some(isVisible),
  };
  return { data, ...grid, ...makeCellReader(input, fields, { shown, values }) };
};

/** The observations of a series by category. */
export const listCells = (
  { cellOf }: Pick<ChartColumns, "cellOf">,
  rows: Int32Array,
): (ChartCell | undefined)[] => Array.from(rows, (row) => (row < 0 ? undefined : cellOf(row)));

/** The same with an object for each observation. */
export const readChartData = (
  input: ChartInput,
  fields: ChartFields,
  readDates?: ReadDates,
): ChartData => {
  const { data, rowsOf, cellOf } = readChartColumns(input, fields, readDates);
  return { ...data, cells: rowsOf.map((rows) => listCells({ cellOf }, rows)) };
};
