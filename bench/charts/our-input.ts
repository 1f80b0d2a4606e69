import type { ChartInput } from "@statelier/charts";
import {
  type Column,
  type CubeComponents,
  decodeTable,
  type Dimension,
  encodeTable,
  type Measure,
  type ObservationTable,
  type WireTable,
} from "@statelier/model";
import type { Kind, Rows } from "./rows.ts";

export const CUBE = "https://data.example/cube";

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

/** As a page has it of the product's server. */
const sendTable = (table: ObservationTable): ObservationTable =>
  decodeTable(JSON.parse(JSON.stringify(encodeTable(table, true))) as WireTable);

/** Columns with their descriptions, as the product hands them to its renderer. */
export type OurData = Pick<ChartInput, "components" | "table">;

export const makeOurData = (kind: Kind, { names, dates, x, y }: Rows): OurData => {
  const name = toDictionary("name", names);
  const date = kind.startsWith("line") ? [toDictionary("date", dates)] : [];
  const hasX = kind.startsWith("scatter");
  const components: CubeComponents = {
    dimensions: [
      ...describeDimension(name, false),
      ...date.flatMap((column) => describeDimension(column, true)),
    ],
    measures: [...(hasX ? [makeMeasure("x")] : []), makeMeasure("value")],
  };
  return {
    components,
    table: sendTable({
      rowCount: y.length,
      columns: [
        name,
        ...date,
        ...(hasX ? [{ type: "number" as const, id: "x", values: Float64Array.from(x) }] : []),
        { type: "number", id: "value", values: Float64Array.from(y) },
      ],
    }),
  };
};
