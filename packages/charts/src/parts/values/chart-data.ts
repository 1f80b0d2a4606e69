import type { ColorField } from "@statelier/document";
import { deriveColorMapping, hasLines, isChosenColor, readPalette } from "@statelier/document";
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
import { NEUTRAL, normalizeColor } from "../color/color.ts";
import type { Hex } from "../../scene/scene.ts";
import { type AxisField, type AxisValue, readAxisValues, readDatesInOrder } from "./axis-values.ts";
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
  gaps?: readonly string[];
  /** Lines lead over the gaps. */
  joinsGaps?: boolean;
  /** Observations that stand where another one is drawn. */
  severalCount: number;
  hasRows: boolean;
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
};

const FALLBACK_COLOR: Hex = "#1f77b4";

type SeriesFields = Pick<ChartFields, "segment" | "color">;

type Codes = { column: DictionaryColumn | undefined; component: Component | undefined };

/** A dimension with its column. */
export const findCodes = ({ components, table }: ChartInput, id: string | undefined): Codes =>
  id === undefined
    ? { column: undefined, component: undefined }
    : { column: findDictionaryColumn(table, id), component: findComponent(components, id) };

/** Codes in the order in which rows have them first. */
const presentCodes = (
  rows: readonly number[],
  { codes, values }: DictionaryColumn,
  isPresent: (row: number) => boolean,
): number[] => {
  const present: number[] = [];
  const seen = new Uint8Array(values.length);
  for (const row of rows) {
    const code = codes[row] ?? MISSING_CODE;
    if (seen[code] !== 0 || !isPresent(row)) continue;
    seen[code] = 1;
    present.push(code);
  }
  return present;
};

const seriesColors = (
  config: ChartInput["config"],
  { color }: SeriesFields,
  component: Component,
  values: readonly AxisValue[],
): Pick<ChartSeries, "color" | "isChosen">[] => {
  const known = new Map(component.values.map((value) => [value.value, value]));
  const mapping = deriveColorMapping(
    values.map(({ value, label }) => ({ label, ...known.get(value), value })),
    readPalette(config, color.paletteId),
    color.type === "segment" ? color.colorMapping : {},
  );
  return values.map(({ value }) => {
    const own = normalizeColor(mapping[value] ?? "") ?? FALLBACK_COLOR;
    return { color: own, isChosen: isChosenColor(config, color.paletteId, own) };
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

/** The lines that stand back in charts made by today's rules: of many all but the greatest, where nobody highlights others. A colour of the author stands out, too. */
const findQuiet = (
  { config }: Pick<ChartInput, "config">,
  id: ComponentId,
  totals: ReadonlyMap<string, number>,
): ReadonlySet<string> => {
  const { manySeries, highlight } = config.extensions ?? {};
  const isHighlighted = (highlight?.[id]?.length ?? 0) > 0;
  if (manySeries !== "neutral" || isHighlighted || !hasLines(config)) return new Set();
  if (totals.size <= MANY_LINES.most) return new Set();
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
      isChosen: isChosenColor(input.config, color.paletteId, stored),
    };
    return [{ series: single, code: MISSING_CODE }];
  }
  const hasValue = (row: number): boolean => !Number.isNaN(values[row] ?? Number.NaN);
  const totals = sumBy(rows, column, values);
  const found = readAxisValues(
    { component, column, field: fields.segment, input },
    presentCodes(rows, column, hasValue),
    { totals, measures: totals },
  );
  const colors = seriesColors(
    input.config,
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
  {
    rows,
    shown,
    values,
  }: { rows: readonly number[]; shown: readonly number[]; values: Float64Array },
): ReturnType<typeof readAxisValues> => {
  const { column, component } = findCodes(input, field?.componentId);
  if (!field || !column || !component) return [];
  const valued = new Set(
    presentCodes(shown, column, (row) => !Number.isNaN(values[row] ?? Number.NaN)),
  );
  const without = presentCodes(rows, column, (row) => !valued.has(column.codes[row] ?? -1));
  return readAxisValues({ component, column, field, input }, without);
};

type Grid = Pick<ChartData, "categories" | "cells" | "missingCount" | "severalCount">;

type GridSource = {
  input: ChartInput;
  fields: ChartFields;
  shown: ShownMeasure;
  values: Float64Array;
  /** Rows of the visible series. */
  rows: readonly number[];
  /** Rows of series and categories that are named as having no value. */
  isNamed: (row: number) => boolean;
  /** Rows of the visible series that give the categories. */
  scaledRows: readonly number[];
  seriesCount: number;
  seriesOf: (row: number) => number | undefined;
};

const readCategories = (
  source: GridSource,
  { column, component }: { column: DictionaryColumn; component: Component },
): { categories: AxisValue[]; categoryCodes: number[] } => {
  const { input, fields, values, scaledRows: rows } = source;
  const keepsGaps = kindTraits(component).isTemporal;
  const isPresent = (row: number): boolean => keepsGaps || !Number.isNaN(values[row] ?? Number.NaN);
  const field = fields.category;
  const axis = { component, column, field, input };
  const codes = presentCodes(rows, column, isPresent);
  const dates = readDatesInOrder(axis, codes);
  if (dates) return { categories: dates, categoryCodes: codes };
  const found = readAxisValues(
    axis,
    codes,
    field.sorting?.sortingType === "byMeasure" ? { measures: sumsToSortBy(source, column) } : {},
  );
  return {
    categories: found.map(({ axisValue }) => axisValue),
    categoryCodes: found.map(({ code }) => code),
  };
};

/** Finds where a code stands in a list, the missing one too; every observation asks. */
const indexByCode = (
  codes: readonly number[],
): ((code: number | undefined) => number | undefined) => {
  const indices: (number | undefined)[] = [];
  codes.forEach((code, index) => {
    indices[code - MISSING_CODE] = index;
  });
  return (code = MISSING_CODE) => indices[code - MISSING_CODE];
};

/** Of several observations at one place the first one is drawn. */
const readGrid = (source: GridSource): Grid => {
  const { input, fields, shown, values, rows, seriesOf } = source;
  const { column, component } = findCodes(input, fields.category.componentId);
  const { categories, categoryCodes } =
    column && component
      ? readCategories(source, { column, component })
      : { categories: [], categoryCodes: [] };
  const cells = Array.from({ length: source.seriesCount }, () =>
    categories.map((): ChartCell | undefined => undefined),
  );
  if (!column || !component) return { categories, cells, missingCount: 0, severalCount: 0 };
  const categoryOf = indexByCode(categoryCodes);
  const { showStandardError, showConfidenceInterval } = fields.measure;
  const readInterval = makeUncertaintyReader({
    components: input.components,
    table: input.table,
    shown,
    words: input,
    showStandardError: showStandardError !== false,
    showConfidenceInterval: showConfidenceInterval !== false,
  });
  let missingCount = 0;
  let severalCount = 0;
  for (const row of rows) {
    const raw = values[row] ?? Number.NaN;
    if (Number.isNaN(raw)) {
      if (!source.isNamed(row) && !input.isLeftOut?.(row)) missingCount += 1;
      continue;
    }
    const seriesCells = cells[seriesOf(row) ?? -1];
    const category = categoryOf(column.codes[row]);
    if (!seriesCells || category === undefined) continue;
    if (seriesCells[category]) {
      severalCount += 1;
      continue;
    }
    const interval = readInterval?.(row, raw);
    const value = convertValue(raw, shown);
    seriesCells[category] = interval
      ? { row, value, raw: value, interval }
      : { row, value, raw: value };
  }
  return { categories, cells, missingCount, severalCount };
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
  { rows, values }: Rows,
): ReturnType<typeof readAxisValues> => {
  const { component } = findCodes(input, category.componentId);
  const isSegment = category.componentId === segment?.componentId;
  if (!component || isSegment || kindTraits(component).isTemporal) return [];
  return findWithoutValue(input, category, { rows, shown: rows, values });
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

/** Reads the table of a chart with one measure into series and categories, converted, sorted and narrowed. */
export const readChartData = (input: ChartInput, fields: ChartFields): ChartData => {
  const { components, table, locale, config } = input;
  const id = fields.measure.componentId;
  const shown = findShownMeasure({ config, measures: components.measures, locale }, id);
  const values =
    findNumberColumn(table, id)?.values ?? new Float64Array(table.rowCount).fill(Number.NaN);
  const rows = listChartRows(input);
  const all = readSeries(input, fields, { rows: rows.named, values });
  const visible = all.filter(({ series }) => series.visible);
  const segment = findCodes(input, fields.segment?.componentId);
  const indexOf = indexByCode(visible.map(({ code }) => code));
  const codes = segment.column?.codes;
  const seriesOf = (row: number): number | undefined => indexOf(codes?.[row]);
  const isVisible = (row: number): boolean => seriesOf(row) !== undefined;
  const shownRows = rows.shown.filter(isVisible);
  const scaledRows = rows.scaled === rows.shown ? shownRows : rows.scaled.filter(isVisible);
  const hidden = new Set(all.flatMap(({ series, code }) => (series.visible ? [] : [code])));
  const withoutSeries = findSeriesWithoutValue(input, fields.segment, { ...rows, values, hidden });
  const withoutCategories = findCategoriesWithoutValue(input, fields, { rows: shownRows, values });
  const isOfSeries = makeRowTest(input, fields.segment, withoutSeries);
  const isOfCategory = makeRowTest(input, fields.category, withoutCategories);
  const isNamed = (row: number): boolean => isOfSeries(row) || isOfCategory(row);
  const source = { input, fields, shown, values, rows: shownRows, scaledRows, seriesOf, isNamed };
  return {
    withoutValue: [...withoutSeries, ...withoutCategories].map(({ axisValue }) => axisValue.label),
    shown,
    category: findCodes(input, fields.category.componentId).component,
    segment: segment.component,
    allSeries: all.map(({ series }) => series),
    series: visible.map(({ series }) => series),
    hasRows: all.length === 0 ? rows.shown.length > 0 : shownRows.length > 0,
    ...readGrid({ ...source, seriesCount: visible.length }),
  };
};
