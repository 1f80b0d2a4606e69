import { cellValue, type ObservationTable } from "@statelier/model";
import { expect, it } from "vitest";

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

it("D65: rows come in the order of their keys however they were read, and so do the values of columns", () => {
  const ordered = orderRows(makeTable(ROWS), ["year", "place"]);
  expect(listRows(ordered)).toEqual([
    ["2020", "a", 4],
    ["2020", "b", 2],
    ["2021", "a", 5],
    ["2021", "b", 1],
    [null, "a", 3],
  ]);
  expect(orderRows(makeTable(ROWS.toReversed()), ["year", "place"])).toEqual(ordered);
});

it("D65: rows with one key come in the order of what else they say", () => {
  const twice = [...ROWS, ["2020", "a", 1] as const];
  const ordered = orderRows(makeTable(twice), ["year", "place"]);
  expect(listRows(ordered).slice(0, 2)).toEqual([
    ["2020", "a", 1],
    ["2020", "a", 4],
  ]);
  expect(orderRows(makeTable(twice.toReversed()), ["year", "place"])).toEqual(ordered);
});
