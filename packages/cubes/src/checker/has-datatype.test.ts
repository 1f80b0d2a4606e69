import { describe, expect, it } from "vitest";
import { hasDatatype } from "./has-datatype.ts";

const XSD = "http://www.w3.org/2001/XMLSchema#";

function isWellFormed(value: string, name: "date" | "dateTime"): boolean {
  return hasDatatype({ kind: "literal", value, datatype: XSD + name, language: "" }, XSD + name);
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
        { kind: "literal", value: "2024-01-31", datatype: `${XSD}string`, language: "" },
        `${XSD}date`,
      ),
    ).toBe(false);
    expect(hasDatatype({ kind: "iri", value: "2024-01-31" }, `${XSD}date`)).toBe(false);
  });
});
