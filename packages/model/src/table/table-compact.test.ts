import fc from "fast-check";
import { expect, it } from "vitest";

import {
  cellLabel,
  cellValue,
  type DictionaryColumn,
  type ObservationTable,
} from "./observation-table.ts";
import { compactTable } from "./table-compact.ts";
import { selectRows } from "./table-rows.ts";
import { decodeTable, encodeTable } from "./table-wire.ts";
import { PROPERTY_RUNS, PROPERTY_TIMEOUT } from "../testing/property-runs.ts";

const makeTable = (size: number, codes: ArrayLike<number>): ObservationTable => {
  const values = Array.from({ length: size }, (_, code) => `value-${code}`);
  const column = { type: "dictionary" as const, id: "a", codes: Int32Array.from(codes), values };
  return {
    rowCount: codes.length,
    columns: [
      { ...column, labels: values.map((value) => `label ${value}`) },
      { type: "number", id: "m", values: Float64Array.from(codes) },
    ],
  };
};

const readCells = (table: ObservationTable) =>
  Array.from({ length: table.rowCount }, (_, row) =>
    table.columns.map((column) => [
      cellValue(column, row),
      column.type === "dictionary" ? cellLabel(column, row) : null,
    ]),
  );

it(
  "compact tables have the same rows, and of each dictionary what occurs, in its order",
  () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1, max: 7 })), (codes) => {
        const table = makeTable(8, codes);
        const compact = compactTable(table);
        expect(readCells(decodeTable(encodeTable(compact)))).toEqual(readCells(table));
        const used = [...new Set(codes)].filter((code) => code >= 0).toSorted((a, b) => a - b);
        const { values } = compact.columns[0] as DictionaryColumn;
        expect(values).toEqual(used.map((code) => `value-${code}`));
      }),
      PROPERTY_RUNS,
    );
  },
  PROPERTY_TIMEOUT,
);

it("a few rows of a large dictionary are few bytes", () => {
  const size = 50_000;
  const rows = Array.from({ length: 20 }, (_, at) => at * 2_000);
  const table = selectRows(
    makeTable(
      size,
      Array.from({ length: size }).map((_, code) => code),
    ),
    rows,
  );
  expect(JSON.stringify(encodeTable(table)).length).toBeGreaterThan(size);
  expect(JSON.stringify(encodeTable(compactTable(table))).length).toBeLessThan(20 * 60);
});
