import { type ChartConfig, findCalculatedMeasure } from "@statelier/document";
import {
  type Column,
  type ComponentId,
  type CubeComponents,
  formatNumber,
  isRecord,
  type Measure,
} from "@statelier/model";
import { listShownRows } from "../../chart/list-shown-rows.ts";
import { asPlot } from "../../scene/read-scene.ts";
import type { AnyChartDrawing } from "../../scene/chart-drawing.ts";
import type { ChartInput } from "../../scene/chart-input.ts";
import { listSeries } from "../../scene/list-data.ts";
import { MISSING_CELL } from "../../parts/rows/read-cell.ts";
import type {
  ChartScene,
  PlannedColumn,
  PlotScene,
  SceneDatum,
  SceneNote,
  TableCell,
} from "../../scene/scene.ts";
import { calculate, keepsUnit } from "./calculate-chart.ts";

/** Limits, bounds and uncertainties are those of the values themselves. */
const withoutOwnBounds = (config: ChartConfig, id: ComponentId, keeps: boolean): ChartConfig => {
  const { [id]: _limits, ...limits } = config.limits;
  const { [id]: conversion, ...conversions } = config.conversionUnitsByComponentId;
  const fields = Object.entries(config.fields).map(([name, field]: [string, unknown]) => {
    if (!isRecord(field) || field["componentId"] !== id) return [name, field];
    const { customDomain: _domain, ...rest } = field;
    return [name, rest];
  });
  return {
    ...config,
    limits,
    conversionUnitsByComponentId:
      keeps && conversion ? { ...conversions, [id]: conversion } : conversions,
    fields: Object.fromEntries(fields) as unknown,
  } as ChartConfig;
};

const replaceMeasure = (
  { dimensions, measures }: CubeComponents,
  measure: Measure,
): CubeComponents => ({
  dimensions: dimensions.map((dimension) =>
    dimension.related.length === 0
      ? dimension
      : { ...dimension, related: dimension.related.filter(({ id }) => id !== measure.id) },
  ),
  measures: measures.map((each) => (each.id === measure.id ? measure : each)),
});

/** The chart whose measure is what is worked out of it. */
const prepare = (input: ChartInput): ChartInput => {
  const found = calculate(input);
  if (!found) return input;
  const { measure, values, raw, source } = found;
  const columns = input.table.columns.map((column): Column =>
    column.id === measure.id ? { type: "number", id: column.id, values } : column,
  );
  return {
    ...input,
    config: withoutOwnBounds(input.config, measure.id, keepsUnit(source)),
    components: replaceMeasure(input.components, measure),
    table: { ...input.table, columns },
    isLeftOut: (row) => Number.isNaN(values[row]) && !Number.isNaN(raw[row]),
  };
};

/** Readers are told how many values nothing can be worked out of. */
const noteLeftOut = (input: ChartInput): SceneNote[] => {
  const { isLeftOut, t } = input;
  const count = isLeftOut ? listShownRows(input).filter(isLeftOut).length : 0;
  return count === 0
    ? []
    : [{ type: "calculated", text: t("chart.calculation.left-out", { count }) }];
};

/** The values that are drawn, row by row: beside those of the measure, whole and not counted in millions. */
const planColumn = (
  plot: PlotScene,
  { label, unit = "" }: Measure,
  locale: ChartInput["locale"],
): PlannedColumn => {
  let cells: Map<number, TableCell> | undefined;
  const textOf = ({ value, valueText, unitText }: SceneDatum): string =>
    unitText === unit ? valueText : formatNumber(value, { locale, decimals: 0 });
  const listCells = (): [number, TableCell][] =>
    listSeries(plot).flatMap(({ data }) =>
      data.map((datum): [number, TableCell] => [
        datum.row,
        { value: datum.value, text: textOf(datum) },
      ]),
    );
  return {
    id: "drawn",
    label: unit === "" ? label : `${label} (${unit})`,
    unit,
    align: "end",
    isKey: false,
    isComponent: false,
    read: (row) => (cells ??= new Map(listCells())).get(row) ?? MISSING_CELL,
  };
};

const withName = (scene: ChartScene, input: ChartInput): ChartScene => {
  const plot = asPlot(scene);
  const measure = findCalculatedMeasure(input);
  if (!plot || !measure || !input.isLeftOut) return scene;
  const calculated = planColumn(plot, measure, input.locale);
  return { ...plot, calculated, notes: [...plot.notes, ...noteLeftOut(input)] };
};

/** Draws what is worked out of the measure of a chart in its place. */
export const withCalculation = (drawing: AnyChartDrawing): AnyChartDrawing => ({
  ...drawing,
  layout: (input) => {
    const prepared = prepare(input);
    return withName(drawing.layout(prepared), prepared);
  },
  summarize: (input, scene, words) => drawing.summarize(prepare(input), scene, words),
});
