import { type ChartType, makeInitialChartConfig } from "@statelier/document";
import {
  buildComponentId,
  type CubeComponents,
  type Dimension,
  type Measure,
} from "@statelier/model";

export const TEST_CUBE = "https://example.org/cube";

const makeBase = (name: string) => ({
  cubeIri: TEST_CUBE,
  id: buildComponentId(TEST_CUBE, name),
  label: name,
  related: [],
  values: [],
});

export const makeTestDimension = (
  name: string,
  values: readonly string[] = [],
  change: Partial<Dimension> = {},
): Dimension => ({
  ...makeBase(name),
  kind: "NominalDimension",
  isKeyDimension: true,
  isNumerical: false,
  values: values.map((value) => ({ value, label: value.toUpperCase() })),
  ...change,
});

export const makeTestMeasure = (name: string, change: Partial<Measure> = {}): Measure => ({
  ...makeBase(name),
  kind: "NumericalMeasure",
  scaleType: "Ratio",
  isKeyDimension: false,
  isNumerical: true,
  isCurrency: false,
  isDecimal: false,
  limits: [],
  ...change,
});

/** A time dimension of years. */
export const makeTestYears = (values: readonly string[] = []): Dimension =>
  makeTestDimension("year", values, { kind: "TemporalDimension", timeUnit: "Year" });

/** The first chart of a type, with its components. */
export const makeTestChart = <T extends ChartType>(chartType: T, components: CubeComponents) => {
  const input = { components, cubes: [{ iri: TEST_CUBE }], key: "k" };
  const config = makeInitialChartConfig(chartType, input);
  if (!config) throw new Error(`No ${chartType}`);
  return { config, components };
};
