import {
  buildComponentId,
  type ComponentId,
  type CubeComponents,
  type Dimension,
  type DimensionKind,
  type Measure,
} from "@statelier/model";

export const TEST_CUBE = "https://example.org/cube";

export const testId = (name: string, cubeIri = TEST_CUBE): ComponentId =>
  buildComponentId(cubeIri, `https://example.org/${name}`);

/** Test data: a dimension of the test cube with the given values. */
export const makeDimension = (
  name: string,
  kind: DimensionKind,
  options: Partial<Dimension> & { valueNames?: readonly string[] } = {},
): Dimension => {
  const { valueNames = ["a", "b", "c"], ...rest } = options;
  const cubeIri = rest.cubeIri ?? TEST_CUBE;
  return {
    id: testId(name, cubeIri),
    cubeIri,
    label: name,
    kind,
    isNumerical: false,
    isKeyDimension: true,
    values: valueNames.map((value) => ({ value, label: value.toUpperCase() })),
    related: [],
    ...rest,
  };
};

/** Test data: a measure of the test cube. */
export const makeMeasure = (name: string, options: Partial<Measure> = {}): Measure => {
  const cubeIri = options.cubeIri ?? TEST_CUBE;
  return {
    id: testId(name, cubeIri),
    cubeIri,
    label: name,
    kind: "NumericalMeasure",
    scaleType: "Ratio",
    isNumerical: true,
    isKeyDimension: false,
    isCurrency: false,
    isDecimal: false,
    values: [],
    related: [],
    limits: [],
    ...options,
  };
};

/** Test data: years, sectors, regions and four measures in two units, so that every chart type is available. */
export const makeComponents = (): CubeComponents => ({
  dimensions: [
    makeDimension("region", "GeoShapesDimension", { valueNames: ["north", "south"], order: 3 }),
    makeDimension("sector", "NominalDimension", { order: 2 }),
    makeDimension("year", "TemporalDimension", {
      valueNames: ["2019", "2020", "2021"],
      timeUnit: "Year",
      order: 1,
    }),
    makeDimension("age", "OrdinalDimension", { valueNames: ["young", "old"] }),
  ],
  measures: [
    makeMeasure("deaths", { unit: "persons", order: 4 }),
    makeMeasure("births", { unit: "persons", order: 5 }),
    makeMeasure("rate", { unit: "%", scaleType: "Interval", order: 6 }),
    makeMeasure("index", { order: 7 }),
  ],
});
