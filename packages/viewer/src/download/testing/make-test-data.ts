import type {
  CubeMetadata,
  Dimension,
  DictionaryColumn,
  Measure,
  NumberColumn,
  ObservationTable,
} from "@statelier/model";

const CUBE = "https://example.org/cube";

export const makeTestDimension = (
  id: string,
  values: readonly (string | [value: string, label: string])[],
  change: Partial<Dimension> = {},
): Dimension => ({
  id,
  cubeIri: CUBE,
  label: id,
  kind: "NominalDimension",
  isNumerical: false,
  isKeyDimension: true,
  related: [],
  values: values.map((value) =>
    typeof value === "string" ? { value, label: value } : { value: value[0], label: value[1] },
  ),
  ...change,
});

export const makeTestMeasure = (id: string, change: Partial<Measure> = {}): Measure => ({
  id,
  cubeIri: CUBE,
  label: id,
  kind: "NumericalMeasure",
  isNumerical: true,
  isKeyDimension: false,
  values: [],
  related: [],
  isCurrency: false,
  isDecimal: false,
  limits: [],
  ...change,
});

/** The cells name values of the dimension; null is missing. */
export const makeTestCodes = (
  { id, values }: Dimension | Measure,
  cells: readonly (string | null)[],
): DictionaryColumn => ({
  type: "dictionary",
  id,
  codes: Int32Array.from(cells, (cell) => values.findIndex(({ value }) => value === cell)),
  values: values.map(({ value }) => value),
  labels: values.map(({ label }) => label),
});

export const makeTestNumbers = (id: string, cells: readonly (number | null)[]): NumberColumn => ({
  type: "number",
  id,
  values: Float64Array.from(cells, (cell) => cell ?? Number.NaN),
});

export const makeTestMetadata = (change: Partial<CubeMetadata> = {}): CubeMetadata => ({
  iri: CUBE,
  title: "Power",
  publicationStatus: "PUBLISHED",
  themes: [],
  subthemes: [],
  contactPoints: [],
  workExamples: [],
  license: "CC BY 4.0",
  licenseUrl: "https://creativecommons.org/licenses/by/4.0/",
  creator: { iri: "https://example.org/office", label: "Office of Energy" },
  dateModified: "2024-06-30",
  ...change,
});

/** A table of `rowCount` rows: ten regions, all days from 2000 on, one measure with gaps. */
export const makeLargeData = (rowCount: number) => {
  const regions = Array.from({ length: 10 }, (_, index) => `Region ${index}`);
  const days = Array.from({ length: Math.ceil(rowCount / 10) }, (_, index) =>
    new Date(Date.UTC(2000, 0, 1 + index)).toISOString().slice(0, 10),
  );
  const region = makeTestDimension("region", regions);
  const day = makeTestDimension("day", days, { kind: "TemporalDimension", timeUnit: "Day" });
  const measure = makeTestMeasure("amount", { unit: "kWh" });
  const rows = Array.from({ length: rowCount }, (_, row) => row);
  const table: ObservationTable = {
    rowCount,
    columns: [
      { ...makeTestCodes(region, []), codes: Int32Array.from(rows, (row) => row % 10) },
      { ...makeTestCodes(day, []), codes: Int32Array.from(rows, (row) => Math.floor(row / 10)) },
      makeTestNumbers(
        "amount",
        rows.map((row) => (row % 7 === 0 ? null : row / 4)),
      ),
    ],
  };
  return { components: { dimensions: [region, day], measures: [measure] }, table };
};
