import { buildComponentId, findComponent, type Locale, type Measure } from "@statelier/model";
import { describe, expect, it } from "vitest";

import { readCase } from "./read-case.ts";

const E = (name: string): string => `https://example.org/${name}`;

describe("the unit of a measure", () => {
  const source = readCase("units.ttl");
  const read = async (path: string, locale: Locale = "en") =>
    findComponent(
      await source.components({ iri: E("units"), locale, loadValues: false }),
      buildComponentId(E("units"), E(path)),
    );

  it.each([
    ["symbol", "m"],
    ["ucum", "kg"],
    ["expression", "A/V"],
    ["label", "People"],
    ["plain", "Pieces"],
  ])("is the first of symbol, UCUM code, expression and label: %s", async (path, unit) => {
    expect((await read(path))?.unit).toBe(unit);
  });

  it("keeps its symbol where its label is in another language", async () => {
    expect((await read("foreign", "en"))?.unit).toBe("€/t");
  });

  it("is in the reader's language where it has several names", async () => {
    expect((await read("label", "de"))?.unit).toBe("Person");
    expect([(await read("several", "de"))?.unit, (await read("several"))?.unit]).toEqual([
      "Ltr",
      "l",
    ]);
  });

  it("is the end of its IRI where nothing describes it, and the sign that is known for a common one", async () => {
    expect((await read("unknown"))?.unit).toBe("FURLONG");
    expect((await read("percent"))?.unit).toBe("%");
  });

  it("is missing where the shape names none, and dimensions may have one", async () => {
    expect(await read("none")).not.toHaveProperty("unit");
    expect((await read("height"))?.unit).toBe("m");
  });

  it("is a currency by any word that says so, with its decimals", async () => {
    const franc = (await read("franc")) as Measure;
    const token = (await read("token")) as Measure;
    expect(franc).toMatchObject({ unit: "CHF", isCurrency: true, currencyExponent: 2 });
    expect(token).toMatchObject({ unit: "T", isCurrency: true, currencyExponent: 0 });
    expect(await read("symbol")).toMatchObject({ isCurrency: false });
  });
});
