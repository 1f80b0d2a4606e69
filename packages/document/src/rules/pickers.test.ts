import { MOST_RECENT_VALUE } from "@statelier/model";
import { expect, test } from "vitest";
import { isTimeRange, limitTimeRange } from "./limit-time-range.ts";
import {
  canListYears,
  canPickDate,
  PICKER_UNITS,
  readPickedDate,
  readTypedYear,
} from "./pick-date.ts";
import { isDatasetSearchStarted, isNumberTaken } from "./typed-input.ts";
import { writeDate } from "./write-date.ts";

const days = ["2020-02-28", "2020-03-02", "2020-03-05"];

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

test("DP1 only dates that the dimension has can be picked, by day, week, month or year", () => {
  expect(PICKER_UNITS).toEqual(["Day", "Week", "Month", "Year"]);
  expect(canPickDate("2020-03-02", days)).toBe(true);
  expect(canPickDate("2020-03-03", days)).toBe(false);
});

test("DP2 a range is not picked beyond its other end", () => {
  expect(canPickDate("2020-03-02", days, { from: "2020-03-02" })).toBe(true);
  expect(canPickDate("2020-02-28", days, { from: "2020-03-02" })).toBe(false);
  expect(canPickDate("2020-03-05", days, { to: "2020-03-02" })).toBe(false);
  expect(canPickDate("2020-03-02", days, { to: "2020-03-02" })).toBe(true);
});

test("DP3 a typed date counts where it reads back the same and exists", () => {
  const read = (text: string) => readPickedDate(text, { timeUnit: "Day", values: days });
  expect(read("02.03.2020")).toBe("2020-03-02");
  for (const text of ["2.3.2020", "02.03.20", "03.03.2020", "31.02.2020", "", "2020-03-02"])
    expect(read(text)).toBeUndefined();
  const range = { from: "2020-03-01" };
  expect(readPickedDate("28.02.2020", { timeUnit: "Day", values: days, range })).toBeUndefined();
  const month = { timeUnit: "Month", values: ["2020-02", "2020-03"] } as const;
  expect(readPickedDate("03.2020", month)).toBe("2020-03");
  expect(readPickedDate("2020", { timeUnit: "Year", values: ["2020"] })).toBe("2020");
  expect(readPickedDate("2020", { timeUnit: "Year", values: ["2021"] })).toBeUndefined();
});

test("DP4 years are listed up to a range of 100", () => {
  expect(canListYears(1920, 2020)).toBe(true);
  expect(canListYears(1919, 2020)).toBe(false);
});

test("DP5 a typed year reads back the same; nothing is typed only where that is allowed", () => {
  const required = { previous: "2020", isOptional: false };
  expect(readTypedYear("1850", required)).toBe("1850");
  for (const text of ["185", "18500", "MMXX", "1850 ", ""])
    expect(readTypedYear(text, required)).toBe("2020");
  expect(readTypedYear("", { previous: "2020", isOptional: true })).toBe("");
  expect(readTypedYear("x", { previous: "2020", isOptional: true })).toBe("2020");
});

test("TR1 a range begins before it ends", () => {
  expect(isTimeRange({ from: "2019", to: "2020" })).toBe(true);
  expect(isTimeRange({ from: "2020", to: "2020" })).toBe(true);
  expect(isTimeRange({ from: "2021", to: "2020" })).toBe(false);
  expect(isTimeRange({ from: "2021", to: MOST_RECENT_VALUE })).toBe(true);
  expect(isTimeRange({ from: MOST_RECENT_VALUE, to: "2020" })).toBe(false);
});

test("TR2 a range is limited to the dates that exist", () => {
  const years = ["2010", "2012", "2015", "2020"];
  const limit = (from: string, to: string) => limitTimeRange({ from, to }, years);
  expect(limit("2011", "2016")).toEqual({ from: "2012", to: "2015" });
  expect(limit("1900", "2100")).toEqual({ from: "2010", to: "2020" });
  expect(limit("", "")).toEqual({ from: "2010", to: "2020" });
  expect(limit("2013", "2014")).toEqual({ from: "2010", to: "2020" });
  expect(limit("2013", MOST_RECENT_VALUE)).toEqual({ from: "2015", to: MOST_RECENT_VALUE });
  expect(limitTimeRange({ from: "2013", to: "2014" }, [])).toEqual({ from: "", to: "" });
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
