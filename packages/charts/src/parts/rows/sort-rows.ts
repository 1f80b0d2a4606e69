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

/** What a column sorts by, row by row; NaN where it has nothing. */
const makeKeys = (column: Column, components: CubeComponents): ArrayLike<number> => {
  if (column.type === "number") return column.values;
  const ranks = rankValues(column, components, sortNamed);
  const keys = new Float64Array(column.codes.length);
  for (let row = 0; row < keys.length; row += 1)
    keys[row] = ranks[column.codes[row] ?? MISSING_CODE] ?? Number.NaN;
  return keys;
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
