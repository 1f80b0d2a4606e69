import { sortNamed } from "@statelier/document";
import {
  type Column,
  type ComponentId,
  type CubeComponents,
  findColumn,
  MISSING_CODE,
  type ObservationTable,
} from "@statelier/model";
import { rankValues } from "./rank-values.ts";

export type RowOrder = { componentId: ComponentId; sortingOrder: "asc" | "desc" };

const makeKey = (column: Column, components: CubeComponents): ((row: number) => number) => {
  if (column.type === "number") return (row) => column.values[row] ?? Number.NaN;
  const ranks = rankValues(column, components, sortNamed);
  return (row) => ranks[column.codes[row] ?? MISSING_CODE] ?? Number.NaN;
};

/** Missing values come last in either direction. */
const compareKeys = (a: number, b: number, sign: number): number => {
  const missing = Number(Number.isNaN(a)) - Number(Number.isNaN(b));
  return missing === 0 && !Number.isNaN(a) ? sign * (a - b) : missing;
};

/** Row numbers in the order of a list of columns; the first one that differs decides. */
export const sortRows = (
  rows: readonly number[],
  orders: readonly RowOrder[],
  { table, components }: { table: ObservationTable; components: CubeComponents },
): number[] => {
  const keys = orders.flatMap(({ componentId, sortingOrder }) => {
    const column = findColumn(table, componentId);
    return column
      ? [{ key: makeKey(column, components), sign: sortingOrder === "desc" ? -1 : 1 }]
      : [];
  });
  return rows.toSorted((a, b) => {
    for (const { key, sign } of keys) {
      const order = compareKeys(key(a), key(b), sign);
      if (order !== 0) return order;
    }
    return 0;
  });
};
