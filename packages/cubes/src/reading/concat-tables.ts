import {
  type Column,
  findDictionaryColumn,
  findNumberColumn,
  inSteps,
  MISSING_CODE,
  type Pause,
} from "@statelier/model";

import { makePause } from "../turns/next-turn.ts";
import type { ReadTable, Unreadable } from "./observation-reader.ts";

type Joined = { tables: readonly ReadTable[]; rowCount: number; pause: Pause };

const concatNumbers = async (id: string, { tables, rowCount, pause }: Joined): Promise<Column> => {
  const values = new Float64Array(rowCount).fill(Number.NaN);
  let start = 0;
  for (const table of tables) {
    // A turn for others.
    await pause();
    values.set(findNumberColumn(table, id)?.values ?? [], start);
    start += table.rowCount;
  }
  return { type: "number", id, values };
};

const concatCodes = async (id: string, { tables, rowCount, pause }: Joined): Promise<Column> => {
  const codes = new Int32Array(rowCount).fill(MISSING_CODE);
  const known = new Map<string, number>();
  let start = 0;
  for (const table of tables) {
    const column = findDictionaryColumn(table, id);
    const own = column?.values ?? [];
    const places = new Int32Array(own.length);
    await inSteps(own.length, pause, (first, end) => {
      for (let code = first; code < end; code += 1) {
        const value = own[code] ?? "";
        const place = known.get(value) ?? known.size;
        known.set(value, place);
        places[code] = place;
      }
    });
    await inSteps(column?.codes.length ?? 0, pause, (first, end) => {
      for (let row = first; row < end; row += 1)
        codes[start + row] = places[column?.codes[row] ?? MISSING_CODE] ?? MISSING_CODE;
    });
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
export const concatTables = async (
  tables: readonly ReadTable[],
  pause = makePause(),
): Promise<ReadTable> => {
  const rowCount = tables.reduce((sum, table) => sum + table.rowCount, 0);
  const unreadable = addUp(tables);
  const joined = { tables, rowCount, pause };
  const columns: Column[] = [];
  for (const { type, id } of tables[0]?.columns ?? [])
    columns.push(await (type === "number" ? concatNumbers : concatCodes)(id, joined));
  return { rowCount, columns, ...(Object.keys(unreadable).length > 0 ? { unreadable } : {}) };
};
