import {
  CHART_TYPES,
  type ConfiguratorState,
  makeInitialChartConfig,
  makeInitialDocument,
  type MachineContext,
} from "@statelier/document";
import type { CubeComponents, Dimension, Measure } from "@statelier/model";

const CUBE = "https://data.example/cube/energy";

const shared = (name: string) => ({
  id: `${CUBE}/${name}`,
  cubeIri: CUBE,
  label: name,
  related: [],
});

const dimension = (name: string, kind: Dimension["kind"], count: number): Dimension => ({
  ...shared(name),
  kind,
  isNumerical: false,
  isKeyDimension: true,
  values: Array.from({ length: count }, (_, index) => {
    const value = kind === "TemporalDimension" ? String(1990 + index) : `${name}-${index}`;
    return { value, label: value, position: index };
  }),
});

const measure = (name: string, unit: string): Measure => ({
  ...shared(name),
  kind: "NumericalMeasure",
  unit,
  scaleType: "Ratio",
  isNumerical: true,
  isKeyDimension: false,
  isCurrency: false,
  isDecimal: true,
  values: [],
  limits: [],
});

const COMPONENTS: CubeComponents = {
  dimensions: [
    dimension("year", "TemporalDimension", 30),
    dimension("canton", "GeoShapesDimension", 26),
    dimension("sector", "NominalDimension", 40),
    dimension("source", "OrdinalDimension", 8),
  ],
  measures: [measure("consumption", "TJ"), measure("cost", "CHF"), measure("export", "TJ")],
};

/** A dashboard of a chart of each type while it is edited, and what its machine knows. */
export const makeLargeState = (): { state: ConfiguratorState; context: MachineContext } => {
  const charts = CHART_TYPES.flatMap((chartType, index) => {
    const input = { components: COMPONENTS, cubes: [{ iri: CUBE }], key: `chart-${index}` };
    return makeInitialChartConfig(chartType, input) ?? [];
  });
  const [first] = charts;
  if (!first) throw new Error("There are no charts.");
  const document = makeInitialDocument({
    dataSource: { type: "sparql", url: "https://data.example/query" },
    chartConfig: first,
  });
  const blocks = charts.map(({ key }) => ({ type: "chart" as const, key, initialized: false }));
  let keys = 0;
  const makeKey = (): string => {
    keys += 1;
    return `key-${keys}`;
  };
  return {
    context: { findComponents: () => COMPONENTS, makeKey },
    state: {
      ...document,
      state: "CONFIGURING_CHART",
      chartConfigs: charts,
      layout: { ...document.layout, blocks },
    },
  };
};
