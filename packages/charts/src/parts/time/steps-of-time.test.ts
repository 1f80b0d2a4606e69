import { parseDate } from "@statelier/model";
import { expect, test } from "vitest";
import { countUnits } from "../scale/calendar-unit.ts";
import { countYearBefore, findStride } from "./steps-of-time.ts";

const at = (text: string): number => parseDate(text)?.time ?? Number.NaN;

test("periods that follow each other are counted one by one, over the end of a year too", () => {
  const count = (text: string, unit: "Year" | "Month" | "Week" | "Day") =>
    countUnits(at(text), unit);
  expect(count("2021", "Year") - count("2020", "Year")).toBe(1);
  expect(count("2021-01", "Month") - count("2020-12", "Month")).toBe(1);
  expect(count("2021-W01", "Week") - count("2020-W53", "Week")).toBe(1);
  expect(count("2021-01-01", "Day") - count("2020-12-31", "Day")).toBe(1);
});

test("the year before of a month and of a day is the same of the year before; a 29th of February has none", () => {
  expect(countYearBefore(at("2021-03"), "Month")).toBe(countUnits(at("2020-03"), "Month"));
  expect(countYearBefore(at("2021-03-01"), "Day")).toBe(countUnits(at("2020-03-01"), "Day"));
  expect(countYearBefore(at("2020-02-29"), "Day")).toBeNaN();
});

test("data for every fourth year follow each other at a distance of four", () => {
  expect(findStride([2000, 2004, 2012])).toBe(4);
  expect(findStride([2000, 2001, 2004])).toBe(1);
  expect(findStride([2000])).toBe(1);
});
