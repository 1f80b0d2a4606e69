import { expect, test } from "vitest";
import { findNearestDates } from "./nearest-dates.tsx";

const find = (text: string, ...dates: string[]) =>
  findNearestDates(
    text,
    dates.map((value) => ({ value, label: value })),
  ).map(({ value }) => value);

test("the dates on both sides of one that is not there are offered", () => {
  expect(find("17.05.2020", "2020-05-01", "2020-05-15", "2020-05-29")).toEqual([
    "2020-05-15",
    "2020-05-29",
  ]);
  expect(find("1850", "1900", "1901")).toEqual(["1900"]);
  expect(find("2050", "1900", "1901")).toEqual(["1901"]);
});

test("a date that is written in another way than the data still leads to them", () => {
  const weeks = ["2020-W19", "2020-W20", "2020-W21"];
  expect(find("13.05.2020", ...weeks)).toEqual(["2020-W20", "2020-W21"]);
  expect(find("05.2020", "2020-04-30", "2020-05-01")).toEqual(["2020-04-30", "2020-05-01"]);
  expect(find("2020-05-02", "2020-04-30", "2020-05-03")).toEqual(["2020-04-30", "2020-05-03"]);
});

test("what is no date leads nowhere", () => {
  expect(find("31.02.2020", "2020-02-29")).toEqual([]);
  expect(find("spring", "2020-02-29")).toEqual([]);
});
