import { describe, expect, test } from "vitest";
import { listUnits, nextUnit } from "./calendar-unit.ts";

const at = (text: string): number => Date.parse(`${text}Z`);
const write = (times: readonly number[]): string[] =>
  times.map((time) => new Date(time).toISOString().slice(0, 16));

describe("starts of calendar units", () => {
  test("both ends belong to them, and what lies between two starts does not", () => {
    const domain = [at("2023-11-01T00:00"), at("2024-02-01T00:00")] as const;
    expect(write(listUnits("Month", domain))).toEqual([
      "2023-11-01T00:00",
      "2023-12-01T00:00",
      "2024-01-01T00:00",
      "2024-02-01T00:00",
    ]);
    expect(write(listUnits("Month", [domain[0] + 1, domain[1] - 1]))).toHaveLength(2);
  });

  test("a step keeps round years, quarters, and hours that divide the day", () => {
    const centuries = [at("1850-06-01T00:00"), at("2024-06-01T00:00")] as const;
    expect(write(listUnits("Year", centuries, 50)).map((text) => text.slice(0, 4))).toEqual([
      "1900",
      "1950",
      "2000",
    ]);
    const year = [at("2024-01-02T00:00"), at("2024-12-31T00:00")] as const;
    expect(write(listUnits("Month", year, 3)).map((text) => text.slice(5, 7))).toEqual([
      "04",
      "07",
      "10",
    ]);
    const day = [at("2024-03-31T00:00"), at("2024-03-31T23:59")] as const;
    expect(write(listUnits("Hour", day, 6)).map((text) => text.slice(11))).toEqual([
      "00:00",
      "06:00",
      "12:00",
      "18:00",
    ]);
  });

  test("days are counted from the first of each month, weeks begin on Monday", () => {
    const turn = [at("2024-02-27T00:00"), at("2024-03-04T00:00")] as const;
    expect(write(listUnits("Day", turn, 2)).map((text) => text.slice(5, 10))).toEqual([
      "02-27",
      "02-29",
      "03-01",
      "03-03",
    ]);
    expect(write(listUnits("Week", turn)).map((text) => text.slice(5, 10))).toEqual(["03-04"]);
  });

  test("the first years of the era and those before it are years like others", () => {
    const early = [Date.parse("-000002-01-01T00:00Z"), Date.parse("0003-01-01T00:00Z")] as const;
    expect(listUnits("Year", early).map((time) => new Date(time).getUTCFullYear())).toEqual([
      -2, -1, 0, 1, 2, 3,
    ]);
  });

  test("the next unit begins after the whole of this one", () => {
    expect(write([nextUnit(at("2024-02-10T07:00"), "Month")])).toEqual(["2024-03-01T00:00"]);
    expect(write([nextUnit(at("2023-12-31T23:59"), "Minute")])).toEqual(["2024-01-01T00:00"]);
    expect(write([nextUnit(at("0099-01-01T00:00"), "Year")])).toEqual(["0100-01-01T00:00"]);
  });
});
