import { expect, test } from "vitest";
import { listDateParts, pickDatePart, hasCalendar, hasDateParts } from "./date-parts.ts";

const DAYS = ["1999-12-30", "1999-12-31", "2000-02-29", "2001-01-31", "2001-02-28", "2001-12-01"];

test("a date is chosen by its parts, each among those that occur under the ones before it", () => {
  expect(
    listDateParts(DAYS, "2001-02-28").map(({ name, value, options }) => [
      name,
      value,
      options.map(({ label }) => label).join(" "),
    ]),
  ).toEqual([
    ["year", "2001", "1999 2000 2001"],
    ["month", "2001-02", "01 02 12"],
    ["day", "2001-02-28", "28"],
  ]);
});

test("there are as many parts as the dates have", () => {
  const count = (date: string) => listDateParts([date], date).map(({ name }) => name);
  expect(count("1850")).toEqual(["year"]);
  expect(count("1850-03")).toEqual(["year", "month"]);
  expect(count("1850-03-01")).toEqual(["year", "month", "day"]);
  expect(count("1850-03-01T12")).toEqual(["year", "month", "day", "time"]);
  const [, , , time] = listDateParts(["1850-03-01T12:30:00"], "1850-03-01T12:30:00");
  expect(time?.options).toEqual([{ value: "1850-03-01T12:30:00", label: "12:30:00" }]);
});

test("another part keeps the rest of the date as far as it occurs", () => {
  const pick = (part: string, date: string) => pickDatePart(DAYS, part, date);
  expect(pick("2001", "2000-02-29")).toBe("2001-12-01");
  expect(pick("2001", "1999-01-01")).toBe("2001-01-31");
  expect(pick("2000", "2001-12-01")).toBe("2000-02-29");
  expect(pick("1999-12", "1999-12-31")).toBe("1999-12-31");
});

test("numbers of weeks, dates before Christ and names have no such parts", () => {
  expect(hasDateParts([...DAYS, "2001", "2001-05", "2001-05-07T12:00"])).toBe(true);
  for (const other of ["2020-W20", "-0044", "Spring", "2020-05-07T12:00Z"])
    expect(hasDateParts([...DAYS, other])).toBe(false);
});

test("days and months have a calendar, years and dates of several lengths have not", () => {
  expect(hasCalendar(DAYS)).toBe(true);
  expect(hasCalendar(["2014-06", "2014-07"])).toBe(true);
  expect(hasCalendar(["2014-06-01T12:00", "2014-06-01T13:00"])).toBe(true);
  for (const dates of [["2014", "2015"], ["2014", "2014-06"], []])
    expect(hasCalendar(dates)).toBe(false);
});
