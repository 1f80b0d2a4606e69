import type { ChartInput } from "@statelier/charts";
import type { ChartConfig } from "@statelier/document";
import type { Column, CubeComponents, Dimension, Measure } from "@statelier/model";
import type { Kind, Rows } from "./rows.ts";

const CUBE = "https://data.example/cube";

const shared = (id: string) => ({ id, cubeIri: CUBE, label: id, related: [] });

const toDictionary = (id: string, cells: readonly string[]): Column => {
  const values = [...new Set(cells)];
  const codes = new Map(values.map((value, code) => [value, code]));
  return {
    type: "dictionary",
    id,
    values,
    labels: values,
    codes: Int32Array.from(cells, (cell) => codes.get(cell) ?? -1),
  };
};

const describeDimension = (column: Column, isTime: boolean): Dimension[] => {
  if (column.type !== "dictionary") return [];
  const common = {
    ...shared(column.id),
    isNumerical: false as const,
    isKeyDimension: true as const,
    values: column.values.map((value, position) => ({ value, label: value, position })),
  };
  return isTime
    ? [{ ...common, kind: "TemporalDimension", timeUnit: "Day", timeFormat: "%Y-%m-%d" }]
    : [{ ...common, kind: "NominalDimension" }];
};

const makeMeasure = (id: string): Measure => ({
  ...shared(id),
  kind: "NumericalMeasure",
  isNumerical: true,
  isKeyDimension: false,
  isCurrency: false,
  isDecimal: true,
  scaleType: "Interval",
  values: [],
  limits: [],
});

const texts = () => ({ de: "", fr: "", it: "", en: "" });
const single = { type: "single", paletteId: "category10", color: "#1f77b4" } as const;

const CHARTS = {
  line: {
    chartType: "line",
    fields: {
      x: { componentId: "date" },
      y: { componentId: "value" },
      segment: { componentId: "name", showValuesMapping: {} },
      color: { type: "segment", paletteId: "category10", colorMapping: {} },
    },
  },
  bars: {
    chartType: "column",
    fields: { x: { componentId: "name" }, y: { componentId: "value" }, color: single },
  },
  scatter: {
    chartType: "scatterplot",
    fields: { x: { componentId: "x" }, y: { componentId: "value" }, color: single },
  },
} as const;

/** What a chart shows, as the product hands it to its renderer. */
export type OurData = Pick<ChartInput, "components" | "table"> & { config: ChartConfig };

export const makeOurData = (kind: Kind, { names, dates, x, y }: Rows): OurData => {
  const name = toDictionary("name", names);
  const date = kind === "line" ? [toDictionary("date", dates)] : [];
  const hasX = kind.startsWith("scatter");
  const components: CubeComponents = {
    dimensions: [
      ...describeDimension(name, false),
      ...date.flatMap((column) => describeDimension(column, true)),
    ],
    measures: [...(hasX ? [makeMeasure("x")] : []), makeMeasure("value")],
  };
  const type = kind === "line" || kind === "bars" ? kind : "scatter";
  const config: ChartConfig = {
    key: "benchmark001",
    version: "4.5.0",
    meta: { title: texts(), description: texts(), label: texts() },
    cubes: [{ iri: CUBE, filters: {} }],
    limits: {},
    conversionUnitsByComponentId: {},
    ...structuredClone(CHARTS[type]),
  };
  return {
    config,
    components,
    table: {
      rowCount: y.length,
      columns: [
        name,
        ...date,
        ...(hasX ? [{ type: "number" as const, id: "x", values: Float64Array.from(x) }] : []),
        { type: "number", id: "value", values: Float64Array.from(y) },
      ],
    },
  };
};
