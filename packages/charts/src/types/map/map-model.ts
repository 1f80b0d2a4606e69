import { deriveColorMapping, readPalette } from "@statelier/document";
import {
  cellLabel,
  cellValue,
  type Component,
  type ComponentId,
  FIELD_VALUE_NONE,
  findComponent,
  findDictionaryColumn,
  findNumberColumn,
  formatIdentifier,
} from "@statelier/model";
import { normalizeColor } from "../../parts/color/color.ts";
import { type AxisUnit, deriveAxisUnit } from "../../parts/values/axis-unit.ts";
import { listChartRows } from "../../parts/values/chart-rows.ts";
import {
  convertValue,
  findShownMeasure,
  type ShownMeasure,
} from "../../parts/values/measure-text.ts";
import { type Interval, makeUncertaintyReader } from "../../parts/values/uncertainty.ts";
import type { ChartInputOf } from "../../scene/chart-input.ts";
import type { Hex } from "../../scene/scene.ts";
import {
  type ColorScale,
  type MapColor,
  makeColorScale,
  type NumericalColor,
} from "./color-scale.ts";
import { listWithoutRow } from "./list-without-row.ts";
import { writeBounds } from "./write-bounds.ts";

type Input = ChartInputOf<"map">;

/** Numbers of a measure, converted, by row. */
type MeasureColumn = { shown: ShownMeasure; valueAt: (row: number) => number };

type FixedLook = { type: "fixed"; color: Hex; opacity: number | undefined };

type CategoricalLook = {
  type: "categorical";
  component: Component | undefined;
  /** Those that observations have, in the order of the dimension. */
  items: readonly { value: string; label: string; color: Hex; visible: boolean }[];
  valueAt: (row: number) => string | undefined;
  opacity: number | undefined;
};

export type NumericalLook = {
  type: "numerical";
  measure: MeasureColumn;
  scale: ColorScale;
  unit: AxisUnit;
  opacity: number | undefined;
  /** Of the scale, as they are written; none where there are no numbers. */
  bounds: readonly string[];
};

/** How the places of a layer are coloured. */
type LayerLook = FixedLook | CategoricalLook | NumericalLook;

/** A value of the dimension of a layer; `row` is -1 where no observation has it. */
export type Place = { value: string; label: string; row: number };

export type MapLayer = {
  componentId: ComponentId;
  component: Component | undefined;
  places: readonly Place[];
  look: LayerLook;
  /** What is spoken of a place: of symbols their size, of areas the number that colours them. */
  measure: MeasureColumn | undefined;
  readInterval: ((row: number) => Interval | undefined) | undefined;
  /** Observations that stand where another one is drawn. */
  severalCount: number;
};

/** A map in values, no pixels. */
export type MapModel = {
  areas?: MapLayer;
  symbols?: MapLayer & {
    /** Of all sizes, so that the largest symbol is as large as may be. */
    greatest: number;
    sizeUnit: AxisUnit | undefined;
    /** Some sizes stand for values below zero. */
    isSigned: boolean;
  };
  hasRows: boolean;
};

export const FALLBACK_COLOR: Hex = "#1f77b4";

const readMeasure = (input: Input, id: ComponentId | undefined): MeasureColumn | undefined => {
  const { components, config, locale, table } = input;
  if (id === undefined || id === FIELD_VALUE_NONE) return undefined;
  const values = findNumberColumn(table, id)?.values;
  const shown = findShownMeasure({ config, measures: components.measures, locale }, id);
  if (!values || !shown.measure) return undefined;
  return {
    shown,
    valueAt: (row) => convertValue(values[row] ?? Number.NaN, shown),
  };
};

const listNumbers = ({ valueAt }: MeasureColumn, rows: readonly number[]): number[] =>
  rows.map(valueAt).filter((value) => !Number.isNaN(value));

const unitOf = (measure: MeasureColumn, size: number, { t }: Input): AxisUnit =>
  deriveAxisUnit({ ...measure.shown, domain: [0, size] }, t);

/** From here on numbers are counted in millions and more. */
const LARGE = 1e7;

/** Large bounds are counted in what suits the middle one, as those below it would be nothing in what suits the greatest. */
const findSize = (bounds: readonly number[]): number => {
  const sizes = bounds.map(Math.abs);
  return Math.min(Math.max(...sizes), Math.max(sizes[sizes.length >> 1] ?? 0, LARGE));
};

/** Undefined where nothing is seen through. */
const shareOf = (opacity = 100): number | undefined =>
  opacity < 100 ? Math.max(0, opacity / 100) : undefined;

const readCategories = (
  input: Input,
  color: Extract<MapColor, { type: "categorical" }>,
  rows: readonly number[],
): CategoricalLook => {
  const { components, table, view } = input;
  const column = findDictionaryColumn(table, color.componentId);
  const component = findComponent(components, color.componentId);
  const valueAt = (row: number): string | undefined => {
    const value = column && cellValue(column, row);
    return value === undefined || value === null ? undefined : String(value);
  };
  const labels = new Map<string, string>();
  for (const row of rows) {
    const value = valueAt(row);
    if (value !== undefined && column && !labels.has(value))
      labels.set(value, cellLabel(column, row) ?? value);
  }
  const known = new Map(component?.values.map((value) => [value.value, value]));
  const order = new Map([...known.keys()].map((value, index) => [value, index]));
  const found = [...labels]
    .map(([value, label]) => ({ ...known.get(value), value, label }))
    .toSorted((a, b) => (order.get(a.value) ?? 0) - (order.get(b.value) ?? 0));
  const colors = deriveColorMapping(
    component?.values.length ? component.values : found,
    readPalette(input.config, color.paletteId),
    color.colorMapping,
  );
  return {
    type: "categorical",
    component,
    valueAt,
    opacity: shareOf(color.opacity),
    items: found.map(({ value, label, alternateName }) => ({
      value,
      label: formatIdentifier((color.useAbbreviations ? alternateName : undefined) ?? label),
      color: normalizeColor(colors[value] ?? "") ?? FALLBACK_COLOR,
      visible: !view.hiddenValues.includes(value),
    })),
  };
};

const readNumbers = (
  input: Input,
  color: NumericalColor,
  rows: readonly number[],
): NumericalLook | FixedLook => {
  const measure = readMeasure(input, color.componentId);
  if (!measure) return { type: "fixed", color: FALLBACK_COLOR, opacity: shareOf(color.opacity) };
  const values = listNumbers(measure, rows);
  const { middle, isTurned } = input.config.extensions?.colorScales?.[color.componentId] ?? {};
  const scale = makeColorScale(values, color, {
    middle: convertValue(middle ?? Number.NaN, measure.shown),
    isTurned: isTurned === true,
  });
  const unit = unitOf(measure, findSize(scale.bounds), input);
  const { locale } = input;
  return {
    type: "numerical",
    measure,
    scale,
    unit,
    bounds: values.length > 0 ? writeBounds(scale, unit, { values, locale }) : [],
    opacity: shareOf(color.opacity),
  };
};

const readLook = (input: Input, color: MapColor, rows: readonly number[]): LayerLook => {
  if (color.type === "categorical") return readCategories(input, color, rows);
  if (color.type === "numerical") return readNumbers(input, color, rows);
  return {
    type: "fixed",
    color: normalizeColor(color.value) ?? FALLBACK_COLOR,
    opacity: shareOf(color.opacity),
  };
};

/** The values that observations have, each once; then those that could have one and have none. */
const listPlaces = (
  input: Input,
  id: ComponentId,
  rows: readonly number[],
): Pick<MapLayer, "places" | "severalCount"> => {
  const column = findDictionaryColumn(input.table, id);
  const component = findComponent(input.components, id);
  const places = new Map<string, Place>();
  let severalCount = 0;
  for (const row of column ? rows : []) {
    const value = column && cellValue(column, row);
    if (value === undefined || value === null) continue;
    const key = String(value);
    if (places.has(key)) severalCount += 1;
    else places.set(key, { value: key, label: (column && cellLabel(column, row)) ?? key, row });
  }
  for (const { value, label } of component ? listWithoutRow(component, places, input) : [])
    places.set(value, { value, label, row: -1 });
  return { severalCount, places: [...places.values()] };
};

const isFixedSize = (id: string | undefined): boolean =>
  id === undefined || id === FIELD_VALUE_NONE;

type LayerField = { componentId: ComponentId; color: MapColor; measureId?: string | undefined };

const readLayer = (
  input: Input,
  { componentId, color, measureId }: LayerField,
  { shown, scaled }: { shown: readonly number[]; scaled: readonly number[] },
): MapLayer => {
  const look = readLook(input, color, scaled);
  const measure = isFixedSize(measureId)
    ? look.type === "numerical"
      ? look.measure
      : undefined
    : readMeasure(input, measureId);
  const readInterval =
    measure &&
    makeUncertaintyReader({
      components: input.components,
      table: input.table,
      shown: measure.shown,
      words: input,
      showStandardError: true,
      showConfidenceInterval: true,
    });
  const raw = measure && findNumberColumn(input.table, measure.shown.id)?.values;
  return {
    componentId,
    component: findComponent(input.components, componentId),
    look,
    measure,
    readInterval:
      readInterval && raw ? (row) => readInterval(row, raw[row] ?? Number.NaN) : undefined,
    ...listPlaces(input, componentId, shown),
  };
};

/** Whether a place is drawn in the colour of its layer; otherwise nothing is known of it. */
export const hasValue = ({ look, measure }: MapLayer, { row }: Place): boolean => {
  if (row < 0) return false;
  if (look.type === "numerical" && Number.isNaN(look.measure.valueAt(row))) return false;
  if (look.type === "categorical" && look.valueAt(row) === undefined) return false;
  return measure === undefined || !Number.isNaN(measure.valueAt(row));
};

/** Whether the reader has switched the category of a place off. */
export const isSwitchedOff = ({ look }: MapLayer, { row }: Place): boolean => {
  if (look.type !== "categorical") return false;
  const value = look.valueAt(row);
  return look.items.some((item) => item.value === value && !item.visible);
};

/** Reads a map: the places of its layers with their colours and sizes. */
export const deriveMapModel = (input: Input): MapModel => {
  const { areaLayer, symbolLayer } = input.config.fields;
  const rows = listChartRows(input);
  const areas = areaLayer && readLayer(input, areaLayer, rows);
  const symbols = symbolLayer && readLayer(input, symbolLayer, rows);
  const sizes =
    symbols && !isFixedSize(symbolLayer.measureId) && symbols.measure
      ? listNumbers(symbols.measure, rows.scaled)
      : [];
  const greatest = sizes.reduce((most, size) => Math.max(most, Math.abs(size)), 0);
  return {
    hasRows: rows.shown.length > 0,
    ...(areas && { areas }),
    ...(symbols && {
      symbols: {
        ...symbols,
        greatest,
        isSigned: sizes.some((size) => size < 0),
        sizeUnit:
          symbols.measure && sizes.length > 0
            ? unitOf(symbols.measure, greatest, input)
            : undefined,
      },
    }),
  };
};
