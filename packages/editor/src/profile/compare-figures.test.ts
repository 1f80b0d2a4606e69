import {
  makeTestCodes,
  makeTestDimension,
  makeTestMeasure,
  makeTestNumbers,
} from "@statelier/viewer/download/testing/make-test-data";
import { expect, test } from "vitest";
import { compareFigures, type Figures } from "./compare-figures.ts";

const country = makeTestDimension("country", [
  ["che", "Switzerland"],
  ["arg", "Argentina"],
]);
const amount = makeTestMeasure("amount");

const figures = (rows: Record<string, number>): Figures => ({
  table: {
    rowCount: Object.keys(rows).length,
    columns: [
      makeTestCodes(country, Object.keys(rows)),
      makeTestNumbers("amount", Object.values(rows)),
    ],
  },
  components: { dimensions: [country], measures: [amount] },
});

test("figures that were changed, came and went are named by what they are of", () => {
  const before = figures({ che: 1200, arg: 7 });
  const measure = amount.label;
  expect(compareFigures(before, figures({ arg: 7, che: 1300 }), "en")).toEqual([
    { row: "Switzerland", measure, from: "1’200", to: "1’300" },
  ]);
  expect(compareFigures(before, figures({ che: 1200 }), "en")).toEqual([
    { row: "Argentina", measure, from: "7", to: null },
  ]);
  expect(compareFigures(figures({ che: Number.NaN }), figures({ che: 1 }), "de")).toEqual([
    { row: "Switzerland", measure, from: null, to: "1" },
  ]);
  expect(compareFigures(before, before, "en")).toEqual([]);
});

test("figures that differ read differently, however little it is", () => {
  const compare = (from: number, to: number) =>
    compareFigures(figures({ che: from }), figures({ che: to }), "fr").map((change) => [
      change.from,
      change.to,
    ]);
  expect(compare(81.691, 81.694)).toEqual([["81,691", "81,694"]]);
  expect(compare(81.691, 82)).toEqual([["81,69", "82"]]);
});
