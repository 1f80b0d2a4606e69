import { type ChartConfig, readFields } from "@statelier/document";
import {
  type ComponentId,
  type Dimension,
  findNumberColumn,
  isRecord,
  kindTraits,
  MISSING_CODE,
} from "@statelier/model";
import { type AxisField, readAxisValues } from "../../parts/values/axis-values.ts";
import { sumsToSortBy } from "../../parts/values/category-sums.ts";
import { findCodes, readSeries } from "../../parts/values/chart-data.ts";
import { listChartRows } from "../../parts/values/chart-rows.ts";
import type { ChartInput } from "../../scene/chart-input.ts";

type Fields = Readonly<Record<string, (AxisField & { componentId: ComponentId }) | undefined>>;

const fieldsOf = ({ fields }: ChartConfig): Fields => fields as Fields;

const isByValue = (field: unknown): boolean =>
  isRecord(field) &&
  isRecord(field["sorting"]) &&
  /^by(Measure|TotalSize)$/.test(String(field["sorting"]["sortingType"]));

/** What the values of a chart are sorted by: its only measure. */
const findValues = ({ config, components, table }: ChartInput): Float64Array | undefined => {
  const shown = Object.values(fieldsOf(config)).map((field) => field?.componentId);
  const measure = components.measures.find(({ id }) => shown.includes(id));
  return measure && findNumberColumn(table, measure.id)?.values;
};

const readAllSeries = (input: ChartInput, values: Float64Array) => {
  const { segment, color } = readFields(input.config);
  const { named: rows } = listChartRows(input);
  return readSeries(
    input,
    { segment, color: color ?? { type: "single", paletteId: "", color: "" } },
    { rows, values },
  );
};

/** The values of the axis of categories from the first one on. */
const orderCategories = (field: AxisField, input: ChartInput, values: Float64Array): string[] => {
  const { column, component } = findCodes(input, field.componentId);
  if (!column || !component) return [];
  const segment = findCodes(input, readFields(input.config).segment?.componentId).column;
  const series = readAllSeries(input, values).filter(({ series: { visible } }) => visible);
  const codes = new Map(series.map(({ code }, index) => [code, index]));
  const seriesOf = (row: number): number => codes.get(segment?.codes[row] ?? MISSING_CODE) ?? -1;
  const scaledRows = listChartRows(input).scaled.filter((row) => seriesOf(row) >= 0);
  const source = { input, values, scaledRows, seriesCount: series.length, seriesOf };
  const present = new Set(scaledRows.map((row) => column.codes[row] ?? MISSING_CODE));
  present.delete(MISSING_CODE);
  return readAxisValues({ component, column, field, input }, present, {
    measures: sumsToSortBy(source, column),
  }).map(({ axisValue: { value } }) => value);
};

/** Series from the first one on; those of lying stacks by total begin at the far end. */
const orderSeries = (field: AxisField, input: ChartInput, values: Float64Array): string[] => {
  const order = readAllSeries(input, values).map(({ series: { value } }) => value);
  const { x } = fieldsOf(input.config);
  const isLying = input.components.measures.some(({ id }) => id === x?.componentId);
  return isLying && field.type === "stacked" ? order.toReversed() : order;
};

const rank = (dimension: Dimension, order: readonly string[]): Dimension => {
  const places = new Map(order.map((value, place) => [value, place]));
  const { hierarchy: _hierarchy, ...rest } = dimension;
  return {
    ...rest,
    values: dimension.values.map(({ identifier: _identifier, position: _position, ...value }) => {
      const position = places.get(value.value);
      return position === undefined ? value : { ...value, position };
    }),
  };
};

/** Fields that are sorted by value stand in each panel as in the whole chart, in an order that is found once. */
export const keepOrder = (input: ChartInput): ChartInput => {
  const { config, components } = input;
  const values = findValues(input);
  const fields: Record<string, unknown> = { ...config.fields };
  let { dimensions } = components;
  for (const [name, field] of Object.entries(fieldsOf(config))) {
    if (!field || !isByValue(field)) continue;
    const dimension = dimensions.find(({ id }) => id === field.componentId);
    const isRanked = values && dimension && !kindTraits(dimension).isTemporal;
    const sortingType = isRanked ? "byAuto" : "byDimensionLabel";
    fields[name] = { ...field, sorting: { sortingType, sortingOrder: "asc" } };
    if (!isRanked) continue;
    const find = name === "segment" ? orderSeries : orderCategories;
    const ranked = rank(dimension, find(field, input, values));
    dimensions = dimensions.map((each) => (each === dimension ? ranked : each));
  }
  return {
    ...input,
    components: { ...components, dimensions },
    config: { ...config, fields } as ChartConfig,
  };
};
