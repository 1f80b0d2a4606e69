import { describe, expect, test } from "vitest";
import { makeFixtureInput, readFixture } from "../fixtures/read-fixtures.ts";
import type { ChartInput } from "../scene/chart-input.ts";
import { listBrushDates } from "./brush-dates.ts";
import {
  findRange,
  keyToIndex,
  listPresets,
  moveHandle,
  moveRange,
  snapToDate,
} from "./time-brush.ts";

const year = (value: number) => ({
  value: String(value),
  label: String(value),
  time: Date.UTC(value, 0, 1),
});
const years = [1990, 2000, 2005, 2020].map(year);
const count = years.length;

test("a handle snaps to the nearest date that exists", () => {
  const at = (value: number) => snapToDate(years, Date.UTC(value, 6, 1));
  expect([1980, 1994, 1995, 2003, 2012, 2013, 2050].map(at)).toEqual([0, 0, 1, 2, 2, 3, 3]);
});

test("a range of dates that do not exist begins and ends at those within it", () => {
  expect(findRange(years, { from: "1995", to: "2010" })).toEqual({ from: 1, to: 2 });
  expect(findRange(years, { from: "", to: "2010" })).toEqual({ from: 0, to: 2 });
  expect(findRange(years, { from: "2010", to: "2012" })).toEqual({ from: 0, to: 3 });
});

test("TR2 a range that ends in a year ends with its last month", () => {
  const months = Array.from({ length: 24 }, (_, at) => ({
    value: `${2009 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}`,
    label: "",
    time: Date.UTC(2009, at, 1),
  }));
  expect(findRange(months, { from: "2010", to: "2010" })).toEqual({ from: 12, to: 23 });
  expect(findRange(months, { from: "2009-02", to: "2009" })).toEqual({ from: 1, to: 11 });
});

describe("handles", () => {
  const range = { from: 1, to: 2 };
  test("stop at one another and at the ends", () => {
    expect(moveHandle(range, "from", { index: 3, count })).toEqual({ from: 2, to: 2 });
    expect(moveHandle(range, "to", { index: 0, count })).toEqual({ from: 1, to: 1 });
    expect(moveHandle(range, "to", { index: 9, count })).toEqual({ from: 1, to: 3 });
    expect(moveHandle(range, "from", { index: -4, count })).toEqual({ from: 0, to: 2 });
  });
  test("together they keep their distance", () => {
    expect(moveRange(range, 5, count)).toEqual({ from: 2, to: 3 });
    expect(moveRange(range, -5, count)).toEqual({ from: 0, to: 1 });
  });
  test("answer to the keys of a slider", () => {
    const keys = ["ArrowLeft", "ArrowDown", "ArrowRight", "ArrowUp", "Home", "End", "PageUp", "a"];
    expect(keys.map((key) => keyToIndex(key, 2, 40))).toEqual([1, 1, 3, 3, 0, 39, 6, undefined]);
    expect(keyToIndex("PageDown", 2, 4)).toBe(1);
  });
});

describe("presets", () => {
  const long = Array.from({ length: 51 }, (_, index) => year(1970 + index));
  const named = (author: { from: string; to: string }) =>
    listPresets(long, author).map(({ name, from, to }) => [
      name,
      long[from]!.value,
      long[to]!.value,
    ]);
  test("the whole, the author's where it is less, the last ten years", () => {
    expect(named({ from: "", to: "" })).toEqual([
      ["all", "1970", "2020"],
      ["years", "2011", "2020"],
    ]);
    expect(named({ from: "2000", to: "2010" })[1]).toEqual(["author", "2000", "2010"]);
  });
  test("ten years are offered of fifteen, not of fewer", () => {
    const offered = (count: number) => listPresets(long.slice(-count), { from: "", to: "" }).length;
    expect([offered(15), offered(17)]).toEqual([1, 2]);
  });
  test("a short period has no part worth a button", () => {
    expect(listPresets(years.slice(1, 3), { from: "", to: "" }).map(({ name }) => name)).toEqual([
      "all",
    ]);
  });
});

const openPeriod = (active = true) => {
  const input = makeFixtureInput(readFixture("column", "years-single"));
  return {
    ...input,
    config: {
      ...input.config,
      interactiveFiltersConfig: {
        legend: { active: false, componentId: "" },
        timeRange: {
          active,
          componentId: "year",
          presets: { type: "range" as const, from: "", to: "" },
        },
        dataFilters: { active: false, componentIds: [] },
        calculation: { active: false, type: "identity" as const },
      },
    },
  };
};

const datesOf = (input: ChartInput): string[] => listBrushDates(input).map(({ value }) => value);

test("the dates of the data are offered, ascending, and only where the author has opened the period", () => {
  expect(datesOf(openPeriod())).toEqual(
    Array.from({ length: 12 }, (_, index) => String(2012 + index)),
  );
  expect(datesOf(openPeriod(false))).toEqual([]);
});

test("dates stay where a filter leaves fewer of them; the author's period bounds them", () => {
  const input = openPeriod();
  const none = { rowCount: 0, columns: [] };
  expect(datesOf({ ...input, table: none })).toEqual(datesOf(input));
  const year = { type: "range", from: "2014", to: "2016" } as const;
  const cubes = input.config.cubes.map((cube) => ({ ...cube, filters: { ...cube.filters, year } }));
  const narrowed = { ...input, config: { ...input.config, cubes } } as ChartInput;
  expect(datesOf(narrowed)).toEqual(["2014", "2015", "2016"]);
});
