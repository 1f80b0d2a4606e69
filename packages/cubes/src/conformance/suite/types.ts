import { describe, expect, it } from "vitest";

import { cells, cubeIri, idOf, rowsOf, type Subject, valueOf, valuesOf } from "./subject.ts";

const TYPED = cubeIri("typed", 1);
const typed = (column: string): string => idOf("typed", column);
const grade = (id: string): string => valueOf("typed", "grade", id);
const factor = (id: string): string => valueOf("typed", "factor", id);

/** Cells that databases keep in types of their own, and that files keep as they are written. */
const COLUMNS: [string, string, (string | number | null)[]][] = [
  [
    "times with a zone are those of UTC",
    "moment",
    ["2020-01-01T00:00:00", "2020-06-30T23:30:00", "2020-12-31T12:00:00"],
  ],
  ["words of a list are texts", "grade", [grade("low"), grade("high"), grade("low")]],
  ["types with a name of their own are what they stand for", "code", ["x", "x", "y"]],
  [
    "floating numbers are values as written",
    "factor",
    [factor("tiny"), factor("year"), factor("year")],
  ],
  ["blanks around a text are no part of it", "note", ["in blanks", "wide", null]],
  ["decimal numbers are texts without last zeros", "price", ["2.5", "10", null]],
  ["numbers of single precision are those that are written", "share", [0.1, 0.3, null]],
  ["decimal numbers are numbers", "amount", [1.5, null, 1000.125]],
];

export const testTypes = ({ components, read }: Subject): void => {
  describe("types", () => {
    it.each(COLUMNS)("%s", async (_, column, expected) => {
      const table = await read({}, TYPED);
      const moments = cells(table, typed("moment")).map(String);
      const order = [...moments.keys()].toSorted((a, b) => moments[a]!.localeCompare(moments[b]!));
      const found = cells(table, typed(column));
      expect(order.map((row) => found[row])).toEqual(expected);
    });

    it("have bounds with all of their digits", async () => {
      const cube = await components(TYPED);
      expect(valuesOf(cube, typed("amount"))).toEqual(["1.5", "1000.125"]);
    });

    it("pass a filter each", async () => {
      const filters = {
        [typed("moment")]: {
          type: "range",
          from: "2020-06-30T23:30:00",
          to: "2020-12-31T12:00:00",
        },
        [typed("grade")]: { type: "single", value: grade("low") },
        [typed("factor")]: { type: "single", value: factor("year") },
      } as const;
      expect(rowsOf(await read(filters, TYPED), typed("code"))).toEqual(["y"]);
      const share = { [typed("share")]: { type: "single", value: "0.1" } } as const;
      expect(rowsOf(await read(share, TYPED), typed("note"))).toEqual(["in blanks"]);
    });
  });
};
