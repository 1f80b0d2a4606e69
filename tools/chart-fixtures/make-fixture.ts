import { type ChartType } from "@statelier/document";

import type {
  Component,
  HierarchyNode,
  Locale,
  WireTable,
} from "../../packages/model/src/index.ts";

const CUBE = "https://example.org/cube";

export type Row = Record<string, string | number | null>;

type Value = { value: string; label: string; alternateName?: string; color?: string };

type DimensionInput = {
  id: string;
  label: string;
  /** A time unit makes a dimension temporal. */
  timeUnit?: "Year" | "Month" | "Day";
  /** In this order; as they come in the rows when absent. */
  values?: Value[];
  /** What the values stand under in their tree: a column of the rows, whose values have these names. */
  above?: { column: string; names: Record<string, string> };
  /** Of the values of a map, with the name of their shapes in `fixtures/places`. */
  places?: { kind: "GeoShapesDimension" | "GeoCoordinatesDimension"; name: string };
};

type MeasureInput = {
  id: string;
  label: string;
  unit?: string;
  scaleType?: "Ratio" | "Interval";
  limits?: unknown[];
  /** Columns with the standard error and the distances to the confidence bounds. */
  error?: string;
  bounds?: { upper: string; lower: string };
};

export type FixtureInput = {
  about: string;
  locale: Locale;
  chartType: ChartType;
  fields: Record<string, unknown>;
  dimensions: DimensionInput[];
  measures: MeasureInput[];
  rows: readonly Row[];
  config?: Record<string, unknown>;
  filters?: Record<string, unknown>;
  view?: Record<string, unknown>;
};

const component = (id: string, label: string) => ({
  id,
  cubeIri: CUBE,
  label,
  isNumerical: false,
  isKeyDimension: true,
  values: [] as unknown[],
  related: [] as unknown[],
});

const textAt = (row: Row, id: string): string => String(row[id] ?? "");

const listValues = ({ id, values }: DimensionInput, rows: readonly Row[]): Value[] =>
  values ??
  [...new Set(rows.map((row) => textAt(row, id)))].map((value) => ({ value, label: value }));

const makeTree = (input: DimensionInput, rows: readonly Row[]) => {
  const { id, above } = input;
  if (!above) return undefined;
  const ownerOf = new Map(rows.map((row) => [textAt(row, id), textAt(row, above.column)]));
  const node = (value: string, label: string, depth: number, children: HierarchyNode[] = []) => ({
    value,
    label,
    depth,
    dimensionId: id,
    hasValue: children.length === 0,
    children,
  });
  const values = listValues(input, rows);
  return Object.entries(above.names).map(([owner, name]) => {
    const own = values.filter(({ value }) => ownerOf.get(value) === owner);
    return node(
      owner,
      name,
      0,
      own.map(({ value, label }) => node(value, label, 1)),
    );
  });
};

const makeDimension = (input: DimensionInput, rows: readonly Row[]): Partial<Component> =>
  ({
    ...component(input.id, input.label),
    values: listValues(input, rows).map((value, position) =>
      input.timeUnit ? value : { ...value, position },
    ),
    kind: input.places?.kind ?? (input.timeUnit ? "TemporalDimension" : "NominalDimension"),
    ...(input.above ? { hierarchy: makeTree(input, rows) } : {}),
    ...(input.timeUnit ? { timeUnit: input.timeUnit, timeFormat: "%Y" } : {}),
  }) as Partial<Component>;

const relatedDimensions = ({ id, unit, error, bounds }: MeasureInput): unknown[] => {
  const make = (own: string, label: string, type: string, kind: string): unknown => ({
    ...component(own, label),
    isKeyDimension: false,
    isNumerical: true,
    kind,
    related: [{ type, id }],
    ...(unit ? { unit } : {}),
  });
  return [
    ...(error ? [make(error, "Standard error", "StandardError", "StandardErrorDimension")] : []),
    ...(bounds
      ? [
          make(bounds.upper, "Upper", "ConfidenceUpperBound", "ConfidenceUpperBoundDimension"),
          make(bounds.lower, "Lower", "ConfidenceLowerBound", "ConfidenceLowerBoundDimension"),
        ]
      : []),
  ];
};

const makeMeasure = ({ id, label, unit, scaleType = "Ratio", limits = [] }: MeasureInput) => ({
  ...component(id, label),
  isNumerical: true,
  isKeyDimension: false,
  kind: "NumericalMeasure",
  scaleType,
  isCurrency: false,
  isDecimal: true,
  limits,
  ...(unit ? { unit } : {}),
});

const dictionaryColumn = (
  input: DimensionInput,
  rows: readonly Row[],
): WireTable["columns"][number] => {
  const values = listValues(input, rows);
  const codes = new Map(values.map(({ value }, index) => [value, index]));
  return {
    type: "dictionary",
    id: input.id,
    values: values.map(({ value }) => value),
    codes: rows.map((row) => codes.get(textAt(row, input.id)) ?? -1),
    labels: values.map(({ label }) => label),
  };
};

const numberColumn = (id: string, rows: readonly Row[]): WireTable["columns"][number] => ({
  type: "number",
  id,
  values: rows.map((row) => {
    const value = row[id];
    return value === null || value === undefined || value === "" ? null : Number(value);
  }),
});

const EMPTY = { de: "", fr: "", it: "", en: "" };

/** The text of a fixture: a line for each part of its parts. */
export const writeFixture = (fixture: object): string => {
  const inner = (value: object): string =>
    Object.entries(value)
      .map(([key, part]) => `    ${JSON.stringify(key)}: ${JSON.stringify(part)}`)
      .join(",\n");
  const outer = Object.entries(fixture).map(([key, part]) =>
    typeof part === "object"
      ? `  ${JSON.stringify(key)}: {\n${inner(part)}\n  }`
      : `  ${JSON.stringify(key)}: ${JSON.stringify(part)}`,
  );
  return `{\n${outer.join(",\n")}\n}\n`;
};

/** A chart with its components and a small table, as the gallery and the tests read it. */
export const makeFixture = (input: FixtureInput): string => {
  const { rows, dimensions, measures } = input;
  const ids = measures.flatMap(({ id, error, bounds }) => [
    id,
    ...(error ? [error] : []),
    ...(bounds ? [bounds.upper, bounds.lower] : []),
  ]);
  const places = dimensions.flatMap(({ id, places: own }) => (own ? [[id, own.name]] : []));
  const fixture = {
    about: input.about,
    locale: input.locale,
    ...(places.length > 0 ? { places: Object.fromEntries(places) as Record<string, string> } : {}),
    ...(input.view ? { view: { hiddenValues: [], ...input.view } } : {}),
    config: {
      key: "fixture00001",
      version: "4.5.0",
      meta: { title: EMPTY, description: EMPTY, label: EMPTY },
      cubes: [{ iri: CUBE, filters: input.filters ?? {} }],
      limits: {},
      conversionUnitsByComponentId: {},
      ...input.config,
      chartType: input.chartType,
      fields: input.fields,
    },
    components: {
      dimensions: [
        ...dimensions.map((dimension) => makeDimension(dimension, rows)),
        ...measures.flatMap(relatedDimensions),
      ],
      measures: measures.map(makeMeasure),
    },
    table: {
      rowCount: rows.length,
      columns: [
        ...dimensions.map((dimension) => dictionaryColumn(dimension, rows)),
        ...ids.map((id) => numberColumn(id, rows)),
      ],
    },
  };
  return writeFixture(fixture);
};
