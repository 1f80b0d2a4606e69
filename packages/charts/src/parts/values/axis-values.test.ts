import type { Dimension, DictionaryColumn } from "@statelier/model";
import { expect, test } from "vitest";
import { layoutFixture } from "../../fixtures/draw-fixture.ts";
import { readFixture } from "../../fixtures/read-fixtures.ts";
import { readAxisValues } from "./axis-values.ts";
import { readDatesInOrder } from "./dates-in-order.ts";

test("NF7 a category or a series without a name is a dash on the axis and in the legend", () => {
  const found = readFixture("column", "without-value");
  const columns = found.table.columns.map((column) =>
    column.type === "dictionary"
      ? {
          ...column,
          labels: column.values.map((value) => (["n", "oil"].includes(value) ? "" : value)),
        }
      : column,
  );
  const scene = layoutFixture({ ...found, table: { ...found.table, columns } });
  expect(scene.texts.map(({ lines }) => lines[0])).toContain("–");
  expect(scene.legend?.items.map(({ label }) => label)).toContain("–");
});

test("D63 SO4 series side by side keep the order by total that their chart was stored with", () => {
  const found = readFixture("column", "penguins-by-total");
  const listSeries = (extensions: typeof found.config.extensions): string[] =>
    layoutFixture({ ...found, config: { ...found.config, extensions } }).legend?.items.map(
      ({ label }) => label,
    ) ?? [];
  const stored = listSeries({});
  expect(stored.length).toBeGreaterThan(1);
  expect(listSeries({ nominalOrder: "label" })).toEqual(stored.toReversed());
});

const makeDates = (values: readonly string[]) => {
  const component: Dimension = {
    kind: "TemporalDimension",
    id: "time",
    cubeIri: "https://data.example/cube",
    label: "Time",
    related: [],
    isNumerical: false,
    isKeyDimension: true,
    values: values.map((value) => ({ value, label: value })),
  };
  const codes = Int32Array.from(values, (_, code) => code);
  const column: DictionaryColumn = {
    type: "dictionary",
    id: "time",
    values,
    labels: values,
    codes,
  };
  const { config } = readFixture("line", "days-band");
  const source = {
    component,
    column,
    field: { componentId: "time" },
    input: { locale: "en" as const, config },
  };
  return { source, codes: [...codes] };
};

test.each([
  ["days", ["2019-12-31", "2020-01-01", "2020-02-29"]],
  ["years of few digits", ["0033", "0099", "2020"]],
  ["minutes with their offset", ["2020-03-29T01:59+01:00", "2020-03-29T03:00+02:00"]],
])("dates that stand in their order read as others do: %s", (_, values) => {
  const { source, codes } = makeDates(values);
  const sorted = readAxisValues(source, codes).map(({ axisValue }) => axisValue);
  const read = readDatesInOrder(source, codes);
  expect(read?.listCategories().map(({ value, label, time }) => ({ value, label, time }))).toEqual(
    sorted,
  );
});

test.each([
  ["not in order", ["2020-01-02", "2020-01-01"]],
  ["of two forms", ["2019-12-31", "2020"]],
  ["before Christ", ["-0002", "-0001"]],
  ["no dates", ["2019-12-31", "unknown..."]],
])("others are looked up and sorted: %s", (_, values) => {
  const { source, codes } = makeDates(values);
  expect(readDatesInOrder(source, codes)).toBeUndefined();
});

test("dates whose author wants the last one first are sorted", () => {
  const { source, codes } = makeDates(["2019", "2020"]);
  const sorting = { sortingType: "byAuto" as const, sortingOrder: "desc" as const };
  const field = { ...source.field, sorting };
  expect(readDatesInOrder({ ...source, field }, codes)).toBeUndefined();
});
