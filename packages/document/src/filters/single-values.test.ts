import {
  FIELD_VALUE_NONE,
  type FilterValue,
  MOST_RECENT_VALUE,
  type ObservationTable,
} from "@statelier/model";
import { expect, test } from "vitest";
import { makeDimension, TEST_CUBE } from "../testing/make-test-components.ts";
import { readSingleValues } from "./single-values.ts";

const year = {
  ...makeDimension("year", "TemporalDimension"),
  values: ["2019", "2021", "2020"].map((value) => ({ value, label: value })),
};
const age = makeDimension("age", "NominalDimension");
const joined = {
  ...makeDimension("joined", "NominalDimension"),
  originalIds: [{ cubeIri: TEST_CUBE, dimensionId: "original", label: "", description: "" }],
};

const read = (
  filters: Record<string, FilterValue>,
  chosen: Record<string, string | string[]> = {},
) =>
  readSingleValues(
    { cubes: [{ iri: TEST_CUBE, filters }] },
    { dimensions: [year, age, joined] },
    chosen,
  );

test("FI15 MR1 the newest time is the one that its dimension has", () => {
  const newest = { type: "single", value: MOST_RECENT_VALUE } as const;
  expect(read({ [year.id]: newest })).toEqual({ [year.id]: "2021" });
  expect(read({}, { [year.id]: MOST_RECENT_VALUE })).toEqual({ [year.id]: "2021" });
});

test("MR1 the newest time is that of the rows at hand; without rows that of the dimension", () => {
  const tableOf = (...values: string[]): ObservationTable => ({
    rowCount: values.length,
    columns: [
      {
        type: "dictionary",
        id: year.id,
        codes: Int32Array.from(values.keys()),
        values,
        labels: values,
      },
    ],
  });
  const newest = { [year.id]: MOST_RECENT_VALUE };
  const config = { cubes: [{ iri: TEST_CUBE, filters: {} }] };
  const find = (table: ObservationTable) =>
    readSingleValues(config, { dimensions: [year] }, newest, table)[year.id];
  expect(find(tableOf("2020"))).toBe("2020");
  expect(find(tableOf("2019", "2020"))).toBe("2020");
  expect(find(tableOf())).toBe("2021");
  expect(find({ rowCount: 1, columns: [] })).toBe("2021");
});

test("what a reader has chosen counts in place of the author's filter, and several values are not one", () => {
  const old = { [age.id]: { type: "single", value: "old" } } as const;
  expect(read(old)).toEqual({ [age.id]: "old" });
  expect(read(old, { [age.id]: ["young"] })).toEqual({ [age.id]: "young" });
  expect(read(old, { [age.id]: ["young", "old"] })).toEqual({});
  expect(read(old, { [age.id]: FIELD_VALUE_NONE })).toEqual({});
  expect(read({ [age.id]: { type: "multi", values: { old: true } } })).toEqual({});
});

test("a joined dimension goes by all of its ids", () => {
  expect(read({ original: { type: "single", value: "a" } })).toEqual({
    [joined.id]: "a",
    original: "a",
  });
});
