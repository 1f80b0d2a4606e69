import { sortNamed } from "@statelier/document";
import {
  type Column,
  type ComponentId,
  type CubeComponents,
  findColumn,
  type ObservationTable,
} from "@statelier/model";
import { rankValues } from "./rank-values.ts";

export type RowOrder = { componentId: ComponentId; sortingOrder: "asc" | "desc" };

/** What a column sorts by, row by row; NaN where it has nothing. */
const makeKeys = (column: Column, components: CubeComponents): ArrayLike<number> => {
  if (column.type === "number") return column.values;
  const ranks = rankValues(column, components, sortNamed);
  // Many times faster than `Float64Array.from`.
  return new Float64Array(column.codes).map((code) => ranks[code] ?? Number.NaN);
};

/** Missing values come last in either direction. */
const compareKeys = (a: number, b: number, sign: number): number => {
  const order = sign * (a - b);
  if (!Number.isNaN(order)) return order;
  return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
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
      ? [{ key: makeKeys(column, components), sign: sortingOrder === "desc" ? -1 : 1 }]
      : [];
  });
  return rows.toSorted((a, b) => {
    for (const { key, sign } of keys) {
      const order = compareKeys(key[a] ?? Number.NaN, key[b] ?? Number.NaN, sign);
      if (order !== 0) return order;
    }
    return 0;
  });
};
