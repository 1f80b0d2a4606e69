import { describe, expect, it } from "vitest";

import { hasDatatype } from "./has-datatype.ts";

const XSD = "http://www.w3.org/2001/XMLSchema#";

function isWellFormed(value: string, name: "date" | "dateTime"): boolean {
  return hasDatatype({ type: "literal", value, datatype: XSD + name, language: "" }, XSD + name);
}

describe("a date literal", () => {
  it.each([
    "2024-01-31",
    "2024-02-29",
    "2000-02-29",
    "2024-01-31Z",
    "2024-01-31+14:00",
    "-0044-03-15",
    "12024-01-01",
  ])("%s exists", (value) => {
    expect(isWellFormed(value, "date")).toBe(true);
  });

  it.each([
    "2023-02-29",
    "1900-02-29",
    "2024-04-31",
    "2024-13-01",
    "2024-1-1",
    "31.1.2024",
    "2024-01-31+15:00",
    " 2024-01-31",
    "",
  ])("%j does not", (value) => {
    expect(isWellFormed(value, "date")).toBe(false);
  });

  it.each(["2024-01-31T10:00:00", "2024-01-31T24:00:00", "2024-01-31T10:00:00.25-05:00"])(
    "%s is a date and time",
    (value) => {
      expect(isWellFormed(value, "dateTime")).toBe(true);
    },
  );

  it.each([
    "2024-01-31",
    "2024-01-31T10:00",
    "2024-01-31T24:00:01",
    "2024-02-30T10:00:00",
    "2024-01-31T10:00:60",
  ])("%s is none", (value) => {
    expect(isWellFormed(value, "dateTime")).toBe(false);
  });

  it("is not a text of the same letters", () => {
    expect(
      hasDatatype(
        { type: "literal", value: "2024-01-31", datatype: `${XSD}string`, language: "" },
        `${XSD}date`,
      ),
    ).toBe(false);
    expect(hasDatatype({ type: "iri", value: "2024-01-31" }, `${XSD}date`)).toBe(false);
  });
});

describe("a literal of a datatype", () => {
  const isOf = (value: string, name: string): boolean =>
    hasDatatype({ type: "literal", value, datatype: XSD + name, language: "" }, XSD + name);

  it.each([
    ["decimal", ["1", "-1.50", "+.5", "1."], ["abc", "", "1e3", "1,5", " 1", "."]],
    ["integer", ["12", "-0", "+7"], ["1.0", "a", ""]],
    ["nonNegativeInteger", ["0", "9"], ["-1"]],
    ["byte", ["-128", "127"], ["128", "-129"]],
    ["double", ["1", "1.5e-3", "INF", "-INF", "NaN"], ["Infinity", "e5", "nan", ""]],
    ["float", ["2E5"], ["2E"]],
    ["boolean", ["true", "0"], ["yes", "TRUE"]],
    ["gYear", ["2020", "-0044", "2020Z", "12020"], ["20", "2020-01", "year"]],
    ["gYearMonth", ["2020-12", "2020-01+01:00"], ["2020-13", "2020"]],
    ["time", ["10:00:00", "24:00:00"], ["10:00", "25:00:00"]],
    ["string", ["", "anything"], []],
  ])("xsd:%s", (name, good, bad) => {
    expect(good.filter((value) => !isOf(value, name))).toEqual([]);
    expect(bad.filter((value) => isOf(value, name))).toEqual([]);
  });
});
