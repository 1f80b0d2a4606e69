import { describe, expect, test, vi } from "vitest";
import type { Dimension } from "../vocabulary/component.ts";
import { LOCALES } from "../vocabulary/locale.ts";
import type { TimeUnit } from "../vocabulary/time-unit.ts";
import {
  deriveDateUnit,
  formatDate,
  formatDateTick,
  formatFullDate,
  formatMoment,
  parseTypedDate,
} from "./format-date.ts";
import { cellLabel } from "../table/observation-table.ts";
import { formatIdentifier } from "./format-identifier.ts";
import { formatNumber, formatQuantity } from "./format-number.ts";
import { joinLabel } from "./join-label.ts";
import { nameMissingValue, nameValue } from "./name-value.ts";
import { parseDate } from "./parse-date.ts";
import { readWholeNumber } from "./read-whole-number.ts";

describe("numbers", () => {
  test("NF1 symbols are a fixed table", () => {
    const write = (locale: (typeof LOCALES)[number]): string => formatNumber(-1234.5, { locale });
    expect(LOCALES.map(write)).toEqual([
      "\u22121’234.5",
      "\u22121\u202f234,5",
      "\u22121’234.5",
      "\u22121’234.5",
    ]);
    expect(formatNumber(1234567.891, { locale: "de" })).toBe("1’234’567.89");
    expect(formatNumber(999, { locale: "de" })).toBe("999");
  });

  test("NF2 at most two decimals, auto up to six, without trailing zeros", () => {
    expect(formatNumber(-3.14159, { locale: "en" })).toBe("\u22123.14");
    expect(formatNumber(2.5, { locale: "en" })).toBe("2.5");
    expect(formatNumber(100, { locale: "en" })).toBe("100");
    expect(formatNumber(0.00001, { locale: "en", decimals: "auto" })).toBe("0.00001");
    expect(formatNumber(1.23456789, { locale: "en", decimals: "auto" })).toBe("1.234568");
    expect(formatNumber(1.5, { locale: "en", decimals: 0 })).toBe("2");
  });

  test("NF3 a currency keeps its decimals", () => {
    const measure = { isCurrency: true };
    expect(formatNumber(1234.5, { locale: "en", measure })).toBe("1’234.50");
    expect(formatNumber(1234567.891, { locale: "en", measure })).toBe("1’234’567.891");
    expect(formatNumber(12.5, { locale: "en", measure: { ...measure, resolution: 0 } })).toBe(
      "12.5",
    );
    expect(formatNumber(10, { locale: "en", measure: { ...measure, resolution: 0 } })).toBe("10");
    expect(formatNumber(3, { locale: "en", measure: { ...measure, currencyExponent: 1 } })).toBe(
      "3.0",
    );
  });

  test("NF3 the resolution of a currency goes before its exponent", () => {
    const measure = { isCurrency: true, resolution: 3, currencyExponent: 1 };
    expect(formatNumber(3, { locale: "en", measure })).toBe("3.000");
    expect(formatNumber(0.123456789, { locale: "en", measure })).toBe("0.12345679");
  });

  test("NF4 a decimal is written whole, beyond the thresholds in exponent form", () => {
    const measure = { isDecimal: true };
    const write = (value: number): string => formatNumber(value, { locale: "en", measure });
    expect(write(1234.56789)).toBe("1’234.56789");
    expect(write(0)).toBe("0");
    expect(write(999_999_999)).toBe("999’999’999");
    expect(write(1_000_000_000)).toBe("1e+9");
    expect(write(-1_234_000_000)).toBe("\u22121.234e+9");
    expect(write(0.0001)).toBe("0.0001");
    expect(write(0.00009)).toBe("9e\u22125");
    expect(
      formatNumber(123_456_789_012, { locale: "fr", measure: { ...measure, resolution: 2 } }),
    ).toBe("1,23e+11");
  });

  test("NF5 a small number never reads as zero", () => {
    expect(formatNumber(0.00321, { locale: "en" })).toBe("0.0032");
    expect(formatNumber(-0.00321, { locale: "fr" })).toBe("\u22120,0032");
    expect(formatNumber(0.0000001, { locale: "en", decimals: "auto" })).toBe("1e\u22127");
    expect(formatNumber(0.4, { locale: "en", decimals: 0 })).toBe("0.4");
  });

  test("NF7 an empty text is a dash, every other one itself", () => {
    expect(["", " ", "0", "-"].map(formatIdentifier)).toEqual(["–", " ", "0", "-"]);
    const column = {
      type: "dictionary" as const,
      id: "place",
      codes: Int32Array.of(1, 0, -1),
      values: ["b", "a"],
      labels: ["Bern", ""],
    };
    expect([0, 1, 2].map((row) => cellLabel(column, row))).toEqual(["–", "Bern", null]);
  });

  test("NF6 a missing number is a dash, minus zero is zero", () => {
    expect(
      [null, undefined, Number.NaN].map((value) => formatNumber(value, { locale: "en" })),
    ).toEqual(["–", "–", "–"]);
    expect(formatNumber(-0, { locale: "en" })).toBe("0");
    expect(formatQuantity(null, { locale: "en", unit: "kg" })).toBe("-");
    expect(formatQuantity(1234, { locale: "en", unit: "kg" })).toBe("1’234\u00a0kg");
    expect(formatNumber(1e22, { locale: "en" })).toBe("1e+22");
  });
});

describe("dates", () => {
  test("DF1 the wall clock of the source counts, not the host's zone", () => {
    expect(parseDate("2020")).toEqual({ time: Date.UTC(2020), unit: "Year" });
    expect(parseDate("2020-05")).toEqual({ time: Date.UTC(2020, 4), unit: "Month" });
    expect(parseDate("2020-05-17+02:00")).toEqual({ time: Date.UTC(2020, 4, 17), unit: "Day" });
    expect(parseDate("2020-05-17T23:45:10.5+02:00")?.time).toBe(Date.UTC(2020, 4, 17, 23, 45, 10));
    expect(parseDate("2020-W01")).toEqual({ time: Date.UTC(2019, 11, 30), unit: "Week" });
    expect(parseDate("2020-W53")).toEqual({ time: Date.UTC(2020, 11, 28), unit: "Week" });
    // 2021 has 52 weeks: what follows them is the first one of 2022.
    expect(["2021-W53", "2020-W54", "2020-W00"].map(parseDate)).toEqual(Array(3).fill(undefined));
    expect(parseDate("0033")?.time).toBe(new Date("0033-01-01T00:00Z").getTime());
    expect(["2020-13", "2021-02-29", "x", "", "https://x.org/2020"].map(parseDate)).toEqual(
      Array(5).fill(undefined),
    );
  });

  test.each(["Asia/Tokyo", "America/Los_Angeles"])(
    "DF1 a date is the same for a host in %s",
    (zone) => {
      vi.stubEnv("TZ", zone);
      const written = formatDate(parseDate("2020-05-17T23:45")?.time, "Minute", "en");
      vi.unstubAllEnvs();
      expect(written).toBe("17.05.2020 23:45");
    },
  );

  test("DF1 days are those of the calendar, in every year of four digits", () => {
    const first = Date.parse("0000-01-01T00:00Z");
    const last = Date.parse("9999-12-31T00:00Z");
    for (let time = first; time <= last; time += 1_009 * 86_400_000)
      expect(parseDate(new Date(time).toISOString().slice(0, 10))).toEqual({ time, unit: "Day" });
    expect(parseDate("2000-02-29")?.time).toBe(Date.UTC(2000, 1, 29));
    const wrong = [
      "1900-02-29",
      "2020-00-10",
      "2020-13-01",
      "2020-04-31",
      "2020-1a-10",
      "2020-05-00",
    ];
    expect(wrong.map(parseDate)).toEqual(wrong.map(() => undefined));
  });

  test("DF2 a date shows its unit and no more", () => {
    const at = "2020-05-07T13:45:09";
    expect(formatDate(at, "Year", "en")).toBe("2020");
    expect(formatDate(at, "Month", "en")).toBe("May 2020");
    expect(formatDate(at, "Week", "en")).toBe("07.05.2020");
    expect(formatDate(at, "Day", "en")).toBe("07.05.2020");
    expect(formatDate(at, "Hour", "en")).toBe("07.05.2020 13:45");
    expect(formatDate(at, "Second", "en")).toBe("07.05.2020 13:45:09");
    expect(formatDate(null, "Day", "en")).toBe("-");
    expect(formatDate("unknown", "Day", "en")).toBe("unknown");
  });

  test("DF3 months have names in the reader's language", () => {
    expect(LOCALES.map((locale) => formatDate("2021-12", "Month", locale))).toEqual([
      "Dez. 2021",
      "déc. 2021",
      "dic. 2021",
      "Dec 2021",
    ]);
  });

  test("DF4 the full form is in figures", () => {
    expect(formatFullDate("2020-05", "Month")).toBe("05.2020");
    expect(formatFullDate(Date.UTC(2020, 0, 2), "Day")).toBe("02.01.2020");
    expect(formatFullDate("2020-05-04", "Week")).toBe("04.05.2020");
    expect(formatFullDate("2020-05-04", "Year")).toBe("2020");
  });

  test("DF9 a moment is written as precisely as it is known, to the minute at most", () => {
    const written = [
      "2024-03-01T13:45:09Z",
      "2024-03-01T13:45",
      "2024-03-01",
      "2024-03",
      "2024",
      "?",
    ];
    expect(written.map(formatMoment)).toEqual([
      "01.03.2024 13:45",
      "01.03.2024 13:45",
      "01.03.2024",
      "03.2024",
      "2024",
      "?",
    ]);
  });

  test("DF5 a tick is as short as it can be", () => {
    const ticks = ["2020-01-01", "2020-05-01", "2020-05-17", "2020-05-17T13", "2020-05-17T13:45"];
    expect(ticks.map((tick) => formatDateTick(tick, "fr"))).toEqual([
      "2020",
      "mai",
      "17",
      "13 h",
      "13:45",
    ]);
  });

  test("DF6 the unit of an instant is the coarsest that it is aligned to", () => {
    expect(deriveDateUnit(Date.UTC(2020))).toBe("Year");
    expect(deriveDateUnit(Date.UTC(2020, 3))).toBe("Month");
    expect(deriveDateUnit(Date.UTC(2020, 3, 2, 1))).toBe("Hour");
  });

  test("DF7 typed text counts only if it reads back the same", () => {
    expect(parseTypedDate("17.05.2020", "Day")).toBe("2020-05-17");
    expect(parseTypedDate("05.2020", "Month")).toBe("2020-05");
    expect(parseTypedDate("2020", "Year")).toBe("2020");
    expect(
      ["31.02.2020", "7.5.2020", "17.05.20"].map((text) => parseTypedDate(text, "Day")),
    ).toEqual(Array(3).fill(undefined));
    expect(parseTypedDate("13.2020", "Month")).toBeUndefined();
  });

  test("DF8 a value of time is called by its date, one with a name by its name", () => {
    const time = { kind: "TemporalDimension" } as Dimension;
    const name = (timeUnit: TimeUnit | undefined, value: string, label = value) =>
      nameValue({ ...time, ...(timeUnit ? { timeUnit } : {}) }, { value, label });
    expect(name("Year", "2012")).toBe("2012");
    expect(name("Month", "2012-03")).toBe("03.2012");
    expect(name("Day", "2012-01-31")).toBe("31.01.2012");
    expect(name(undefined, "2012-01-31")).toBe("31.01.2012");
    expect(name("Minute", "2012-01-31T13:45:00")).toBe("31.01.2012 13:45");
    expect(name("Month", "2012-03", "March")).toBe("March");
    const place = { ...time, kind: "NominalDimension" } as Dimension;
    expect(nameValue(place, { value: "2012-03", label: "2012-03" })).toBe("2012-03");
  });

  test("a value that is there no longer is called by its date, or by the last part of its address", () => {
    const nameOf = (kind: Dimension["kind"], value: string): string =>
      nameMissingValue({ kind, timeUnit: "Month" } as Dimension, value);
    expect(nameOf("TemporalDimension", "2012-03")).toBe("03.2012");
    expect(nameOf("NominalDimension", "https://data.example/source/wind%20power")).toBe(
      "wind power",
    );
    expect(nameOf("NominalDimension", "100 %: all")).toBe("100 %: all");
  });
});

test("a label stands before its text with the colon of the language", () => {
  expect(LOCALES.map((locale) => joinLabel("Goal", "3 kg", locale))).toEqual([
    "Goal: 3 kg",
    "Goal\u202f: 3 kg",
    "Goal: 3 kg",
    "Goal: 3 kg",
  ]);
});

test.each([
  ["1", 1],
  ["24", 24],
  ["9999999", 9_999_999],
])("%j is a whole number of an address", (text, number) => {
  expect(readWholeNumber(text)).toBe(number);
});

test.each([
  null,
  undefined,
  "",
  "0",
  "007",
  "-1",
  "+1",
  "2.7",
  "1e3",
  "0x1f",
  " 4",
  "4\n",
  "10000000",
])("%j is none", (text) => {
  expect(readWholeNumber(text)).toBeUndefined();
});
