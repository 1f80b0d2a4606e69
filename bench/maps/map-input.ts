import { type ChartInput, INITIAL_CHART_VIEW } from "@statelier/charts";
import type { ChartConfig } from "@statelier/document";
import type { Column, Dimension, Measure, ShapeTopology } from "@statelier/model";

const CUBE = "https://data.example/cube";

const shared = (id: string) => ({ id, cubeIri: CUBE, label: id, related: [] });

/** Of each area, the same numbers in each run. */
export const valueOf = (index: number): number => ((index * 7_919 + 104_729) % 1_009) / 10;

export const GREATEST = 100.8;

const texts = () => ({ de: "", fr: "", it: "", en: "" });

const CONFIG: ChartConfig = {
  key: "benchmark001",
  version: "4.5.0",
  meta: { title: texts(), description: texts(), label: texts() },
  cubes: [{ iri: CUBE, filters: {} }],
  limits: {},
  conversionUnitsByComponentId: {},
  chartType: "map",
  baseLayer: { show: false, locked: false, customLayers: [] },
  fields: {
    areaLayer: {
      componentId: "area",
      color: {
        type: "numerical",
        componentId: "value",
        paletteId: "oranges",
        scaleType: "continuous",
        interpolationType: "linear",
        opacity: 100,
      },
    },
  },
};

/** A number for each area of a topology, coloured without steps. */
export const makeMapInput = (
  topology: ShapeTopology,
  { t, width }: Pick<ChartInput, "t" | "width">,
): ChartInput => {
  const names = topology.objects.shapes.geometries.map(({ id }) => id);
  const area: Column = {
    type: "dictionary",
    id: "area",
    values: names,
    labels: names,
    codes: Int32Array.from(names, (_, index) => index),
  };
  const dimension: Dimension = {
    ...shared("area"),
    kind: "GeoShapesDimension",
    isNumerical: false,
    isKeyDimension: true,
    values: names.map((value, position) => ({ value, label: value, position })),
  };
  const measure: Measure = {
    ...shared("value"),
    kind: "NumericalMeasure",
    isNumerical: true,
    isKeyDimension: false,
    isCurrency: false,
    isDecimal: true,
    scaleType: "Ratio",
    values: [],
    limits: [],
  };
  return {
    components: { dimensions: [dimension], measures: [measure] },
    table: {
      rowCount: names.length,
      columns: [
        area,
        { type: "number", id: "value", values: Float64Array.from(names, (_, i) => valueOf(i)) },
      ],
    },
    config: CONFIG,
    geography: { shapes: { area: topology } },
    locale: "en",
    t,
    width,
    theme: "light",
    view: INITIAL_CHART_VIEW,
  };
};
