import { type Column, findColumn, MISSING_CODE } from "@statelier/model";

import type { ReadTable, Unreadable } from "./observation-reader.ts";

const concatColumn = (first: Column, tables: readonly ReadTable[], rowCount: number): Column => {
  const { id } = first;
  let start = 0;
  if (first.type === "number") {
    const values = new Float64Array(rowCount).fill(Number.NaN);
    for (const table of tables) {
      const column = findColumn(table, id);
      if (column?.type === "number") values.set(column.values, start);
      start += table.rowCount;
    }
    return { type: "number", id, values };
  }
  const codes = new Int32Array(rowCount).fill(MISSING_CODE);
  const known = new Map<string, number>();
  for (const table of tables) {
    const column = findColumn(table, id);
    if (column?.type === "dictionary") {
      const places = Int32Array.from(column.values, (value) => {
        const place = known.get(value) ?? known.size;
        known.set(value, place);
        return place;
      });
      for (let row = 0; row < table.rowCount; row += 1)
        codes[start + row] = places[column.codes[row] ?? MISSING_CODE] ?? MISSING_CODE;
    }
    start += table.rowCount;
  }
  const values = [...known.keys()];
  return { type: "dictionary", id, codes, values, labels: values };
};

const addUp = (tables: readonly ReadTable[]): Unreadable => {
  const sums: Record<string, number> = {};
  for (const { unreadable = {} } of tables)
    for (const [id, cells] of Object.entries(unreadable)) sums[id] = (sums[id] ?? 0) + cells;
  return sums;
};

/** The rows of tables with the same columns, one table after the other. */
export const concatTables = (tables: readonly ReadTable[]): ReadTable => {
  const rowCount = tables.reduce((sum, table) => sum + table.rowCount, 0);
  const unreadable = addUp(tables);
  return {
    rowCount,
    columns: (tables[0]?.columns ?? []).map((column) => concatColumn(column, tables, rowCount)),
    ...(Object.keys(unreadable).length > 0 ? { unreadable } : {}),
  };
};
