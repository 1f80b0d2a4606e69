import { formatFullDate, type TimeUnit } from "@statelier/model";
import { expect, test } from "vitest";
import { readLeft, readTyped } from "./read-typed.ts";

const make = (timeUnit: TimeUnit, ...values: string[]) => ({
  timeUnit,
  dates: values.map((value) => ({ value, label: formatFullDate(value, timeUnit) })),
});
const days = make("Day", "2020-02-28", "2020-03-02", "2020-03-05");

test.each([
  [days, "02.03.2020", "2020-03-02"],
  [make("Week", "2020-03-02", "2020-03-09"), "11.03.2020", "2020-03-09"],
  [make("Month", "2020-02", "2020-03"), "03.2020", "2020-03"],
  [make("Year", "1850", "2020"), "1850", "1850"],
])("DP1 dates are picked by day, week, month or year: %o, %s", (dates, text, value) => {
  expect(readTyped(text, dates)?.value).toBe(value);
});

test("DP1 DP3 a typed date counts where it reads back the same, in figures or as data write it, and exists", () => {
  for (const text of ["02.03.2020", " 02.03.2020 ", "2020-03-02"])
    expect(readTyped(text, days)?.value).toBe("2020-03-02");
  for (const text of ["2.3.2020", "02.03.20", "2020-3-2", "03.03.2020", "31.02.2020", "2020-03-03"])
    expect(readTyped(text, days)).toBeUndefined();
  const months = make("Month", "2020-02", "2020-03");
  expect(readTyped("02.03.2020", months)?.value).toBe("2020-03");
  expect(readTyped("2020", months)).toBeUndefined();
});

test("DP5 what is no year is nothing, and an empty field stands for none only where that may be", () => {
  const years = make("Year", "1850", "2020");
  const required = { ...years, isOptional: false };
  expect(readLeft("1850", required)).toEqual({ date: "1850" });
  for (const text of ["185", "18500", "MMXX", "1851"])
    expect(readLeft(text, required)).toBe("unknown");
  expect(readLeft("", required)).toBe("before");
  expect(readLeft("", { ...years, isOptional: true })).toEqual({ date: "" });
});
