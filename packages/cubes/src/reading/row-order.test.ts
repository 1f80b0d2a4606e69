import { cellValue, type ObservationTable } from "@statelier/model";
import { countReads } from "@statelier/model/testing/count-reads";
import { expect, it } from "vitest";

import { concatTables } from "./concat-tables.ts";
import { orderRows } from "./row-order.ts";

const makeTable = (rows: readonly (readonly [string | null, string, number])[]) => {
  const dictionary = (id: string, cells: readonly (string | null)[]) => {
    const values = [...new Set(cells.filter((cell) => cell !== null))];
    const codes = Int32Array.from(cells, (cell) => (cell === null ? -1 : values.indexOf(cell)));
    return { type: "dictionary" as const, id, codes, values, labels: values };
  };
  const table: ObservationTable = {
    rowCount: rows.length,
    columns: [
      dictionary(
        "year",
        rows.map(([year]) => year),
      ),
      dictionary(
        "place",
        rows.map(([, place]) => place),
      ),
      { type: "number", id: "count", values: Float64Array.from(rows, ([, , count]) => count) },
    ],
  };
  return table;
};

const listRows = ({ columns, rowCount }: ObservationTable) =>
  Array.from({ length: rowCount }, (_, row) => columns.map((column) => cellValue(column, row)));

const ROWS = [
  ["2021", "b", 1],
  ["2020", "b", 2],
  [null, "a", 3],
  ["2020", "a", 4],
  ["2021", "a", 5],
] as const;

it("D65: rows come in the order of their keys however they were read, and so do the values of columns", async () => {
  const ordered = await orderRows(makeTable(ROWS), ["year", "place"]);
  expect(listRows(ordered)).toEqual([
    ["2020", "a", 4],
    ["2020", "b", 2],
    ["2021", "a", 5],
    ["2021", "b", 1],
    [null, "a", 3],
  ]);
  expect(await orderRows(makeTable(ROWS.toReversed()), ["year", "place"])).toEqual(ordered);
});

it("D65: rows with one key come in the order of what else they say", async () => {
  const twice = [...ROWS, ["2020", "a", 1] as const];
  const ordered = await orderRows(makeTable(twice), ["year", "place"]);
  expect(listRows(ordered).slice(0, 2)).toEqual([
    ["2020", "a", 1],
    ["2020", "a", 4],
  ]);
  expect(await orderRows(makeTable(twice.toReversed()), ["year", "place"])).toEqual(ordered);
});

/** Each value of a name occurs once in so many rows, and they stand in no order. */
const makeLong = (rowCount: number, names: Record<string, number>): ObservationTable => ({
  rowCount,
  columns: Object.entries(names).map(([id, count]) => {
    const values = Array.from({ length: count }, (_, at) => `${id}${(at * 7_919) % count}`);
    const codes = Int32Array.from({ length: rowCount }, (_, row) => (row * 31) % count);
    return { type: "dictionary" as const, id, codes, values, labels: values };
  }),
});

it.each([
  ["a value for each row", { year: 50, place: 40_000 }],
  ["keys that do not tell them apart", { year: 50, place: 20 }],
])(
  "D65: others have their turn while many rows are put into their order, with %s",
  async (_, names) => {
    const { reads, watch, pause } = countReads();
    const { rowCount, columns } = makeLong(40_000, names);
    const table = { rowCount, columns: columns.map(watch) };
    const ordered = await orderRows(table, ["year", "place"], pause);
    expect(reads.most).toBeLessThan(35_000);
    expect(reads.all).toBeGreaterThan(4 * rowCount);
    const [first, second] = ordered.columns;
    expect(listRows(ordered)).toEqual(
      listRows({ rowCount, columns }).toSorted(([a, b], [c, d]) => {
        if (a !== c) return String(a) < String(c) ? -1 : 1;
        return b === d ? 0 : String(b) < String(d) ? -1 : 1;
      }),
    );
    expect([first, second].map((column) => column?.id)).toEqual(["year", "place"]);
  },
);

it("D65: others have their turn while pages are put together", async () => {
  const { reads, watch, pause } = countReads();
  const { rowCount, columns } = makeLong(20_000, { year: 50, place: 20_000 });
  const page = { rowCount, columns: columns.map(watch) };
  const all = await concatTables([page, page, page], pause);
  expect(reads.most).toBeLessThan(9_000);
  expect(reads.all).toBeGreaterThan(6 * rowCount);
  expect(listRows(all)).toEqual([1, 2, 3].flatMap(() => listRows({ rowCount, columns })));
});
