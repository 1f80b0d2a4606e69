import { formatFullDate, type TimeUnit } from "@statelier/model";
import { expect, test } from "vitest";
import { completeTyped, readLeft, readTyped } from "./read-typed.ts";

const type = (keys: string, sample: string): string =>
  Array.from(keys).reduce((text, key) => completeTyped(text + key, text, sample), "");

test("digits alone make a date; dots that are typed all the same do not stand twice", () => {
  expect(type("17052020", "31.12.2024")).toBe("17.05.2020");
  expect(type("17.05.2020", "31.12.2024")).toBe("17.05.2020");
  expect(type("052020", "12.2024")).toBe("05.2020");
  expect(type("2020", "2024")).toBe("2020");
  expect(type("170520201345", "31.12.2024 00:00")).toBe("17.05.2020 13:45");
});

test("dates that are written in another way stay as they are typed", () => {
  expect(type("1.5.2013", "31.12.2024")).toBe("1.5.2013");
  expect(type("2013-05-01", "31.12.2024")).toBe("2013-05-01");
  expect(type("2013-05", "12.2024")).toBe("2013-05");
  expect(type("2013-05-01 13:45", "31.12.2024 00:00")).toBe("2013-05-01 13:45");
});

test("what is taken away, put in or pasted stays as it is", () => {
  expect(completeTyped("17", "17.", "31.12.2024")).toBe("17");
  expect(completeTyped("1.05.2020", "17.05.2020", "31.12.2024")).toBe("1.05.2020");
  expect(completeTyped("17.05.2020", "", "31.12.2024")).toBe("17.05.2020");
});

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
