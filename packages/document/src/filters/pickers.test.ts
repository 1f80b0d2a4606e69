import { MOST_RECENT_VALUE } from "@statelier/model";
import { expect, test } from "vitest";
import { canListYears, isTimeRange, limitTimeRange } from "./time-values.ts";
import { isDatasetSearchStarted, isNumberTaken } from "../fields/custom-domain.ts";
import { writeDate } from "../values/write-date.ts";

test.each([
  ["typing", { type: "typed" }, false, false],
  ["a letter", { type: "key", key: "e" }, false, false],
  ["Enter", { type: "key", key: "Enter" }, true, true],
  ["leaving the field", { type: "left" }, true, false],
  ["the button", { type: "button" }, false, true],
] as const)(
  "CD3 JO10 %s takes a number (%s), starts a search for datasets (%s)",
  (_name, act, takes, starts) => {
    expect(isNumberTaken(act)).toBe(takes);
    expect(isDatasetSearchStarted(act)).toBe(starts);
  },
);

test("DP4 years are listed up to a range of 100", () => {
  expect(canListYears(1920, 2020)).toBe(true);
  expect(canListYears(1919, 2020)).toBe(false);
});

test("TR1 a range begins before it ends", () => {
  expect(isTimeRange({ from: "2019", to: "2020" })).toBe(true);
  expect(isTimeRange({ from: "2020", to: "2020" })).toBe(true);
  expect(isTimeRange({ from: "2021", to: "2020" })).toBe(false);
  expect(isTimeRange({ from: "2021", to: MOST_RECENT_VALUE })).toBe(true);
  expect(isTimeRange({ from: MOST_RECENT_VALUE, to: "2020" })).toBe(false);
  for (const end of ["", "2020", MOST_RECENT_VALUE]) {
    expect(isTimeRange({ from: end, to: "" })).toBe(true);
    expect(isTimeRange({ from: "", to: end })).toBe(true);
  }
});

test("TR2 a range is limited to the dates that exist", () => {
  const years = ["2010", "2012", "2015", "2020"];
  const limit = (from: string, to: string) => limitTimeRange({ from, to }, years);
  expect(limit("2011", "2016")).toEqual({ from: "2012", to: "2015" });
  expect(limit("1900", "2100")).toEqual({ from: "2010", to: "2020" });
  expect(limit("", "")).toEqual({ from: "2010", to: "2020" });
  expect(limit("2013", "2014")).toEqual({ from: "2010", to: "2020" });
  expect(limit("2013", "")).toEqual({ from: "2015", to: "2020" });
  const months = ["2019-12", "2020-01", "2020-11"];
  expect(limitTimeRange({ from: "2020", to: "2020" }, months)).toEqual({
    from: "2020-01",
    to: "2020-11",
  });
  expect(limitTimeRange({ from: "2013", to: "2014" }, [])).toEqual({ from: "2013", to: "2014" });
});

test("DA5 a date is written to its unit", () => {
  const time = Date.UTC(2020, 4, 7, 13, 5, 9);
  expect(
    (["Year", "Month", "Day", "Hour", "Minute", "Second"] as const).map((unit) =>
      writeDate(time, unit),
    ),
  ).toEqual([
    "2020",
    "2020-05",
    "2020-05-07",
    "2020-05-07T13",
    "2020-05-07T13:05",
    "2020-05-07T13:05:09",
  ]);
  expect(writeDate(Date.UTC(-400, 0), "Year")).toBe("-000400");
});
