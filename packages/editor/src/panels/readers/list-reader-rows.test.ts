import type { ChartConfig } from "@statelier/document";
import { expect, test } from "vitest";
import { listAddableFilters } from "../../chart/list-filter-rows.ts";
import {
  makeTestChart,
  makeTestDimension,
  makeTestMeasure,
  makeTestYears,
} from "../../testing/make-test-components.ts";
import { listReaderRows } from "./list-reader-rows.ts";

const sector = makeTestDimension("sector", ["a", "b"]);
const remark = makeTestDimension("remark", ["c", "d"], { isKeyDimension: false });
const components = {
  dimensions: [sector, remark, makeTestYears(["2019", "2020"])],
  measures: [makeTestMeasure("deaths")],
};
const chart = makeTestChart("table", components);
const { config } = chart;

const list = (change: Partial<ChartConfig> = {}) =>
  listReaderRows({ components, config: { ...config, ...change } as ChartConfig }).map(
    ({ dimension, summary }) => [dimension.label, summary],
  );

test("VF10 columns of a table can be opened to readers, its time as a period only", () => {
  expect(list()).toEqual([
    ["sector", undefined],
    ["remark", undefined],
  ]);
});

test("VF10 no filter is added for what a table shows: it would be gone at once", () => {
  expect(listAddableFilters(chart)).toEqual([]);
});

test("VF10 a hidden column that is no key can be opened, too", () => {
  const fields = Object.fromEntries(
    Object.entries(config.fields).map(([id, column]) => [
      id,
      { ...column, isHidden: id === remark.id },
    ]),
  );
  expect(list({ fields })).toEqual([
    ["remark", undefined],
    ["sector", undefined],
  ]);
});

test("VF11 what readers find chosen is named", () => {
  const defaultValueOverrides = { [sector.id]: ["b", "a"], [remark.id]: "gone" };
  expect(list({ extensions: { defaultValueOverrides } })).toEqual([
    ["sector", "A, B"],
    ["remark", undefined],
  ]);
});
