import { expect, test } from "vitest";
import { keepWithin, listCalendarRows, moveByKey, turnTo } from "./calendar-pages.ts";

const write = (date: string) =>
  listCalendarRows(date).map((row) => row.map((cell) => cell?.slice(-2) ?? "··").join(" "));

test("a page of days is a month in weeks from Monday to Sunday", () => {
  expect(write("2014-06-30")).toEqual([
    "·· ·· ·· ·· ·· ·· 01",
    "02 03 04 05 06 07 08",
    "09 10 11 12 13 14 15",
    "16 17 18 19 20 21 22",
    "23 24 25 26 27 28 29",
    "30 ·· ·· ·· ·· ·· ··",
  ]);
  expect(write("2021-02-14")).toHaveLength(4);
});

test("a page of months is a year in four rows", () => {
  expect(write("2014-06")).toEqual(["01 02 03", "04 05 06", "07 08 09", "10 11 12"]);
});

test.each([
  ["2014-06-30", "ArrowRight", "2014-07-01"],
  ["2014-06-30", "ArrowLeft", "2014-06-29"],
  ["2014-06-30", "ArrowUp", "2014-06-23"],
  ["2014-06-30", "ArrowDown", "2014-07-07"],
  ["2014-06-18", "Home", "2014-06-16"],
  ["2014-06-18", "End", "2014-06-22"],
  ["2014-03-31", "PageUp", "2014-02-28"],
  ["2014-12-31", "PageDown", "2015-01-31"],
  ["2014-12", "ArrowRight", "2015-01"],
  ["2014-12", "ArrowUp", "2014-09"],
  ["2014-05", "Home", "2014-04"],
  ["2014-05", "End", "2014-06"],
  ["2014-05", "PageUp", "2013-05"],
  ["0099-12-31", "ArrowRight", "0100-01-01"],
])("keys lead through the dates: %s, %s: %s", (from, key, to) => {
  expect(moveByKey(from, key, false)).toBe(to);
});

test("with Shift a page is a year, and other keys lead nowhere", () => {
  expect(moveByKey("2016-02-29", "PageDown", true)).toBe("2017-02-28");
  expect(moveByKey("2016-02-29", "PageUp", true)).toBe("2015-02-28");
  expect(moveByKey("2016-02-29", "a", false)).toBeUndefined();
});

test("another year keeps month and day as far as it has them, and nothing leads out of the dates", () => {
  expect(turnTo("2016-02-29", { year: 2014 })).toBe("2014-02-28");
  expect(turnTo("2016-01-31", { month: 4 })).toBe("2016-04-30");
  expect(turnTo("2016-01", { year: 1900 })).toBe("1900-01");
  const bounds = { first: "2012-01-01", last: "2015-12-31" };
  expect(keepWithin("2016-01-31", bounds)).toBe("2015-12-31");
  expect(keepWithin("2010-01-31", bounds)).toBe("2012-01-01");
  expect(keepWithin("2013-01-31", bounds)).toBe("2013-01-31");
});
