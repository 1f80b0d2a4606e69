import { expect, test } from "vitest";
import { pickCalendarTicks } from "./calendar-ticks.ts";

const pick = (
  [from, to]: [string, string],
  unit: "Year" | "Month" | "Day",
  most: number,
  times?: number[],
): string[] =>
  (
    pickCalendarTicks(
      { domain: [Date.parse(from), Date.parse(to)], times, unit, locale: "en", maxCount: 24 },
      (ticks) => ticks.length <= most,
    ) ?? []
  ).map(({ label, context }) => (context ? `${label}/${context}` : label));

test("years alone, in round steps", () => {
  expect(pick(["2012", "2015"], "Year", 6)).toEqual(["2012", "2013", "2014", "2015"]);
  expect(pick(["1961", "2021"], "Year", 7)).toEqual([
    "1970",
    "1980",
    "1990",
    "2000",
    "2010",
    "2020",
  ]);
});

test("months with the year beneath the first", () => {
  expect(pick(["2020-11", "2021-02"], "Month", 6)).toEqual(["Nov/2020", "Dec", "Jan/2021", "Feb"]);
  expect(pick(["2020-01", "2021-12"], "Month", 4)).toEqual(["Jan/2020", "Jul", "Jan/2021", "Jul"]);
});

test("ticks are never finer than the data", () => {
  expect(pick(["2020-01", "2020-12"], "Year", 12)).toEqual(["2020"]);
});

test("days with the month beneath the first", () => {
  expect(pick(["2020-02-27", "2020-03-02"], "Day", 9)).toEqual([
    "27./Feb 2020",
    "28.",
    "29.",
    "1./Mar 2020",
    "2.",
  ]);
});

test("where only some times can have a tick each of them has one as long as they fit", () => {
  const years = ["1970", "1975", "1980", "1985", "1990", "1995", "2000", "2005"];
  const times = years.map((year) => Date.parse(year));
  expect(pick(["1970", "2005"], "Year", 8, times)).toEqual(years);
  expect(pick(["1970", "2005"], "Year", 7, times)).toEqual(["1970", "1980", "1990", "2000"]);
  const decades = Array.from({ length: 30 }, (_, index) => 1731 + index * 10);
  const far = decades.map((year) => Date.parse(String(year)));
  expect(pick(["1731", "2021"], "Year", 24, far.slice(6))).toHaveLength(24);
  expect(pick(["1731", "2021"], "Year", 24, far)).toEqual([]);
});
