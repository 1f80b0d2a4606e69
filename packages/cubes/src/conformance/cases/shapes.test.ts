import { buildComponentId, type Component, findComponent, type Locale } from "@statelier/model";
import { describe, expect, it } from "vitest";

import { readCase } from "./read-case.ts";

const E = (name: string): string => `https://example.org/${name}`;
const XSD = "http://www.w3.org/2001/XMLSchema#";

describe("a column of a cube", () => {
  const source = readCase("shapes.ttl");
  const id = (path: string): string => buildComponentId(E("shapes"), E(path));
  const readAll = (cube = "shapes", locale: Locale = "en") =>
    source.components({ iri: E(cube), locale, loadValues: true });
  const read = async (path: string, locale: Locale = "en"): Promise<Component> => {
    const found = findComponent(await readAll("shapes", locale), id(path));
    if (!found) throw new Error(`There is no ${path}.`);
    return found;
  };
  const valuesOf = async (path: string) => (await read(path)).values.map(({ value }) => value);

  it("is every property of the shape but the type and the observer", async () => {
    const { dimensions, measures, notes } = await readAll();
    expect([...dimensions, ...measures]).toHaveLength(23);
    expect(notes.filter((note) => note.includes("observedBy"))).toEqual([]);
  });

  it("is a key, a measure, or neither", async () => {
    const { dimensions, measures } = await readAll();
    expect(measures.map((measure) => measure.id)).toContain(id("ratio"));
    const isKey = (path: string) =>
      dimensions.find((dimension) => dimension.id === id(path))?.isKeyDimension;
    expect([isKey("nominal"), isKey("neither")]).toEqual([true, false]);
  });

  it("has name and description in the reader's language, its path where it has no name", async () => {
    expect(await read("neither", "de")).toMatchObject({
      label: "Bemerkung",
      description: "Irgendetwas",
    });
    expect(await read("neither", "fr")).toMatchObject({ label: "Bemerkung", labelLanguage: "de" });
    expect((await read("nameless")).label).toBe(E("nameless"));
  });

  it("stands at the place that its order says, without one at the end", async () => {
    const { dimensions } = await readAll();
    const paths = ["nominal", "nameless", "neither"].map(id);
    expect(dimensions.slice(0, 3).map((dimension) => dimension.id)).toEqual(paths);
    expect(dimensions.slice(3).every(({ order }) => order === undefined)).toBe(true);
  });

  it.each<[string, Partial<Component>]>([
    ["nominal", { kind: "NominalDimension", scaleType: "Nominal" }],
    ["ordinal", { kind: "OrdinalDimension", scaleType: "Ordinal" }],
    ["interval", { kind: "NumericalMeasure", scaleType: "Interval" }],
    ["ratio", { kind: "NumericalMeasure", scaleType: "Ratio" }],
    ["ordinal-measure", { kind: "OrdinalMeasure", scaleType: "Ordinal" }],
    ["neither", { kind: "NominalDimension" }],
    ["place", { kind: "GeoCoordinatesDimension" }],
    ["area", { kind: "GeoShapesDimension" }],
    ["error", { kind: "StandardErrorDimension" }],
    ["upper", { kind: "ConfidenceUpperBoundDimension" }],
    ["lower", { kind: "ConfidenceLowerBoundDimension" }],
    ["both", { kind: "StandardErrorDimension" }],
  ])("is of the kind that scale, data and relations make: %s", async (path, expected) => {
    const found = await read(path);
    expect(found).toMatchObject(expected);
    expect(found.scaleType).toBe(expected.scaleType ?? found.scaleType);
  });

  it("of deviations is a measure of its own, with a note", async () => {
    const { measures, notes } = await readAll();
    expect(measures.find(({ id: each }) => each === id("deviation"))).toMatchObject({
      kind: "NumericalMeasure",
      isNumerical: true,
    });
    expect(notes).toContain("Deviation: how far values spread is shown as a measure of its own.");
  });

  it("that the dataset hides from this application is none, with a note", async () => {
    const { dimensions, notes } = await readAll();
    const ids = dimensions.map((dimension) => dimension.id);
    expect(ids).not.toContain(id("hidden"));
    expect(ids).toContain(id("elsewhere-hidden"));
    expect(notes).toContain(`${E("hidden")} is hidden from this application by the dataset.`);
  });

  it("names each of its relations", async () => {
    expect((await read("error")).related).toEqual([{ type: "StandardError", id: id("decimal") }]);
    expect(new Set((await read("both")).related.map(({ type }) => type))).toEqual(
      new Set(["StandardError", "ConfidenceUpperBound"]),
    );
  });

  it.each([
    ["interval", "int", false, 0],
    ["ratio", "integer", false, 0],
    ["float", "float", false, undefined],
    ["double", "double", false, undefined],
    ["decimal", "decimal", true, undefined],
  ])("of numbers knows its datatype: %s", async (path, dataType, isDecimal, resolution) => {
    const { measures } = await readAll();
    const measure = measures.find((each) => each.id === id(path));
    expect(measure).toMatchObject({ isNumerical: true, dataType: XSD + dataType, isDecimal });
    expect(measure?.resolution).toBe(resolution);
  });

  it("takes the first datatype of several that is not cube:Undefined, and notes the others", async () => {
    expect((await read("either")).dataType).toBe(`${XSD}decimal`);
    expect((await readAll()).notes).toContainEqual(
      expect.stringContaining("of several datatypes the first is used"),
    );
  });

  it("has the values that its shape lists, else those of the observations", async () => {
    expect(await valuesOf("listed")).toEqual([E("one"), E("two"), "https://cube.link/Undefined"]);
    expect(await valuesOf("nominal")).toEqual(["n"]);
    const filters = { [id("nominal")]: { type: "single", value: "n" } } as const;
    const narrowed = await source.components({
      iri: E("shapes"),
      locale: "en",
      loadValues: true,
      filters,
    });
    expect(findComponent(narrowed, id("listed"))?.values.map(({ value }) => value)).toEqual([
      E("one"),
    ]);
  });

  it("of texts shows them as they are, and is filtered by them in every language", async () => {
    const { table } = await source.observations({
      iri: E("shapes"),
      locale: "en",
      filters: { [id("tagged")]: { type: "single", value: "Haus" } },
    });
    expect(table.rowCount).toBe(1);
    expect(new Set(await valuesOf("tagged"))).toEqual(new Set(["Haus", "house"]));
  });

  it("of numbers has its bounds: of the shape, of one of its datatypes, of the observations without what is no number", async () => {
    expect(await valuesOf("bounded")).toEqual(["0", "100"]);
    expect(await valuesOf("either")).toEqual(["-5", "5"]);
    expect(await valuesOf("ratio")).toEqual(["-2", "7"]);
    expect(await valuesOf("double")).toEqual(["2.5", "2.5"]);
    expect(await valuesOf("decimal")).toEqual(["3.25", "3.25"]);
    expect(await valuesOf("number")).toEqual(["4", "12"]);
    expect(await valuesOf("ordinal")).toEqual(["3", "20"]);
  });

  it.each([
    ["year", "TemporalDimension", "Year", "%Y"],
    ["month", "TemporalDimension", "Month", "%Y-%m"],
    ["week", "TemporalDimension", "Week", "%Y-%m-%d"],
    ["day", "TemporalDimension", "Day", "%Y-%m-%d"],
    ["hour", "TemporalDimension", "Hour", "%Y-%m-%dT%H"],
    ["minute", "TemporalDimension", "Minute", "%Y-%m-%dT%H:%M"],
    ["second", "TemporalDimension", "Second", "%Y-%m-%dT%H:%M:%S"],
    ["gYear", "TemporalDimension", "Day", "%Y"],
    ["gYearMonth", "TemporalDimension", "Month", "%Y-%m"],
    ["date", "TemporalDimension", "Week", "%Y-%m-%d"],
    ["dateTime", "TemporalDimension", "Hour", "%Y-%m-%dT%H:%M:%S"],
    ["entity-year", "TemporalEntityDimension", "Year", "%Y"],
    ["entity-month", "TemporalEntityDimension", "Month", "%Y-%m"],
    ["entity-day", "TemporalOrdinalDimension", undefined, undefined],
    ["phase", "TemporalOrdinalDimension", undefined, undefined],
    ["formless", "TemporalOrdinalDimension", undefined, undefined],
  ])(
    "of time has its unit, and the form of its datatype before that of the unit: %s",
    async (path, kind, timeUnit, timeFormat) => {
      const { dimensions } = await readAll("times");
      const found = dimensions.find((each) => each.id === buildComponentId(E("times"), E(path)));
      expect([found?.kind, found?.timeUnit, found?.timeFormat]).toEqual([
        kind,
        timeUnit,
        timeFormat,
      ]);
    },
  );

  it("of time that no axis can show is kept in order, with a note, and takes no other column with it", async () => {
    const { dimensions, notes } = await readAll("times");
    expect(dimensions).toHaveLength(16);
    expect(notes).toContainEqual(
      "Day of a year: time by Day cannot be placed on an axis; its values are kept in order.",
    );
  });
});
