import { findComponent, isMeasure } from "@statelier/model";
import { describe, expect, it } from "vitest";

import {
  AIR,
  air,
  cubeIri,
  idOf,
  outline,
  PARCELS,
  parcels,
  place,
  PLACES_OF_AIR,
  type Subject,
  valueOf,
  valuesOf,
} from "./subject.ts";

const [A, B, FAR, COUNTRY] = [place("a"), place("b"), place("far"), place("country")];

export const testComponents = ({ source, components }: Subject): void => {
  const kindsOf = async (iri: string): Promise<string[]> => {
    const { dimensions, measures } = await components(iri);
    return [...dimensions, ...measures].map(({ label, kind, isNumerical }) =>
      [label, kind, isNumerical].join(" "),
    );
  };

  describe("components", () => {
    it("have kinds and order", async () => {
      expect(await kindsOf(AIR)).toEqual([
        "Year TemporalDimension false",
        "Place NominalDimension false",
        "Error StandardErrorDimension true",
        "Upper distance ConfidenceUpperBoundDimension true",
        "Lower distance ConfidenceLowerBoundDimension true",
        "Grade OrdinalMeasure false",
        "Dust NumericalMeasure true",
        "Fine NumericalMeasure true",
      ]);
      expect(await kindsOf(PARCELS)).toEqual([
        "Month TemporalEntityDimension false",
        "Phase TemporalOrdinalDimension false",
        "Area GeoShapesDimension false",
        "Station GeoCoordinatesDimension false",
        "Note NominalDimension false",
        "Floor NominalDimension true",
        "Amount NumericalMeasure true",
      ]);
    });

    it("have units and time", async () => {
      const { dimensions, measures } = await components(AIR);
      expect(dimensions[0]).toMatchObject({
        id: air("year"),
        timeUnit: "Year",
        timeFormat: "%Y",
        isKeyDimension: true,
        scaleType: "Interval",
        dataType: "http://www.w3.org/2001/XMLSchema#gYear",
        order: 1,
      });
      const [, dust, fine] = measures;
      expect(dust).toMatchObject({ unit: "µg/m³", isDecimal: true, isCurrency: false });
      expect(fine).toMatchObject({
        unit: "CHF",
        isDecimal: false,
        isCurrency: true,
        currencyExponent: 2,
        resolution: 0,
      });
    });

    it("of time have the form of their unit", async () => {
      const signals = await components(cubeIri("signals", 1));
      const units = ["moment", "month", "day", "week"].map((column) => {
        const found = findComponent(signals, idOf("signals", column));
        return found && "timeUnit" in found ? `${found.timeUnit} ${found.timeFormat}` : "";
      });
      expect(units).toEqual([
        "Second %Y-%m-%dT%H:%M:%S",
        "Month %Y-%m",
        "Day %Y-%m-%d",
        "Week %Y-%m-%d",
      ]);
    });

    it("tie an uncertainty to its measure", async () => {
      const cube = await components(AIR);
      for (const [id, type] of [
        ["dust_error", "StandardError"],
        ["dust_upper", "ConfidenceUpperBound"],
        ["dust_lower", "ConfidenceLowerBound"],
      ] as const)
        expect(findComponent(cube, air(id))?.related).toEqual([{ type, id: air("dust") }]);
    });

    it("keep measures apart from dimensions", async () => {
      const { dimensions, measures } = await components(AIR);
      expect(measures.every(isMeasure)).toBe(true);
      expect(dimensions.some(isMeasure)).toBe(false);
    });

    it("have unversioned values with labels and attributes in the reader's language", async () => {
      const { dimensions } = await components(AIR, "de");
      expect(dimensions[1]?.values).toEqual([
        { value: COUNTRY, label: "Norway", labelLanguage: "en", position: 0 },
        { value: B, label: "Bergen", labelLanguage: "en", position: 1 },
        {
          value: A,
          label: "Aalesund",
          alternateName: "A",
          position: 2,
          identifier: "a",
          color: "#ff0000",
          latitude: 0,
          longitude: 6.15,
          geometry: `${A}/geometry`,
        },
        { value: FAR, label: "Far away", labelLanguage: "en" },
      ]);
    });

    it("of literals have the values that occur", async () => {
      const cube = await components(PARCELS);
      expect(valuesOf(cube, parcels("note"))).toEqual([
        'a "quoted" \\ text',
        "line\nbreak",
        "plain",
      ]);
      expect(valuesOf(cube, parcels("floor"))).toEqual(["1", "2"]);
    });

    it("of numbers have only their bounds", async () => {
      const cube = await components(AIR);
      expect(valuesOf(cube, air("dust")).map(Number)).toEqual([0.123456789012, 21.5]);
      expect(valuesOf(cube, air("fine"))).toEqual(["0", "1000"]);
    });

    it("of named times stand in the order of their dates", async () => {
      const month = (id: string) => valueOf("parcels", "month", id);
      const cube = await components(PARCELS);
      expect(valuesOf(cube, parcels("month"))).toEqual([month("jan"), month("feb"), month("next")]);
    });

    it("of points have their coordinates", async () => {
      const cube = await components(PARCELS);
      expect(findComponent(cube, parcels("station"))?.values).toMatchObject([
        { latitude: 46.9, longitude: 7.4 },
      ]);
    });

    it("that the cube has not are refused by their name, as columns and as filters", async () => {
      const ask = { iri: AIR, locale: "en" } as const;
      const refusal = {
        id: "BAD_REQUEST",
        message: expect.stringContaining("nothing") as unknown,
      };
      await expect(
        source().observations({ ...ask, componentIds: [air("fine"), "nothing"] }),
      ).rejects.toMatchObject(refusal);
      await expect(
        source().observations({ ...ask, filters: { nothing: { type: "single", value: "x" } } }),
      ).rejects.toMatchObject(refusal);
    });

    it("carry no values where none are asked for, and only those that are asked for", async () => {
      const { dimensions, measures } = await source().components({
        iri: AIR,
        locale: "en",
        loadValues: false,
        componentIds: [air("place"), air("fine")],
      });
      expect(dimensions.map(({ id }) => id)).toEqual([air("place")]);
      expect(measures.map(({ id }) => id)).toEqual([air("fine")]);
      expect(dimensions[0]?.values).toEqual([]);
    });

    it("narrow their values by the filters before them", async () => {
      const single = (value: string) => ({ type: "single", value }) as const;
      const filters = { [air("place")]: single(A), [air("year")]: single("2020") };
      const cube = await components(AIR, "en", filters);
      expect(valuesOf(cube, air("place"))).toHaveLength(4);
      expect(valuesOf(cube, air("year"))).toEqual(["2020", "2021"]);
      expect(valuesOf(cube, air("grade"))).toEqual([valueOf("air", "grade", "bad")]);
    });

    it("have limits of three kinds with their conditions", async () => {
      const { measures } = await components(AIR);
      expect(measures.find(({ id }) => id === air("dust"))?.limits).toEqual([
        { name: "Band", related: [], type: "value-range", min: 10, max: 15 },
        { name: "One bound", related: [], type: "single", value: 12 },
        {
          name: "Over time",
          type: "time-range",
          value: 18,
          from: "2020",
          to: "2021",
          related: [
            { type: "time-from", dimensionId: air("year"), value: "2020", label: "2020" },
            { type: "time-to", dimensionId: air("year"), value: "2021", label: "2021" },
          ],
        },
        {
          name: "Target",
          type: "single",
          value: 20,
          related: [{ type: "single", dimensionId: air("place"), value: A, label: "Ålesund" }],
        },
      ]);
    });

    it("have a hierarchy that is pruned and holds every value", async () => {
      const { dimensions } = await components(AIR);
      expect(outline(dimensions[1]?.hierarchy ?? [])).toEqual(PLACES_OF_AIR);
    });

    it("have a hierarchy whose upper nodes may be no values", async () => {
      const area = findComponent(await components(PARCELS), parcels("area"));
      expect(outline(area && "hierarchy" in area ? (area.hierarchy ?? []) : [])).toEqual([
        "World?",
        "-North?",
        "--X",
        "-Y",
        "Z",
      ]);
    });
  });
};

export const testShapes = ({ source }: Subject): void => {
  describe("shapes", () => {
    const shapes = (column: string, width = 256) =>
      source().shapes({ iri: PARCELS, dimensionId: parcels(column), width });

    it("are found by their values, and have their borders in common", async () => {
      const { topology } = await shapes("area");
      expect(topology).toMatchObject({ type: "Topology", bbox: [0, 0, 20, 10] });
      const [x, y, ...others] = topology?.objects.shapes.geometries ?? [];
      expect([x?.id, y?.id, others]).toEqual([
        valueOf("parcels", "area", "x"),
        valueOf("parcels", "area", "y"),
        [],
      ]);
      const [left, right] = [x, y].map((shape) =>
        shape?.type === "Polygon" ? shape.arcs.flat() : [],
      );
      expect(left?.filter((arc) => right?.includes(~arc))).toHaveLength(1);
      expect(topology?.arcs).toHaveLength(3);
    });

    it("have notes that say which values have none", async () => {
      expect((await shapes("area")).notes).toEqual(["1 of 3 values name no geometry: z."]);
    });

    it("are points where a value says its latitude and longitude", async () => {
      const { topology, notes } = await shapes("station");
      expect(topology?.objects.shapes.geometries).toMatchObject([
        { type: "Point", id: valueOf("parcels", "station", "s1") },
      ]);
      expect(notes).toEqual([]);
    });

    it("of what is no dimension of the cube are refused", async () => {
      await expect(shapes("nothing")).rejects.toMatchObject({ id: "BAD_REQUEST" });
    });
  });
};
