import { buildComponentId, type Filters, findComponent, MOST_RECENT_VALUE } from "@statelier/model";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { CubeSource } from "../source/cube-source.ts";
import {
  makeSubject,
  type OpenedSource,
  outline,
  PLACES_OF_AIR,
  rowsOf,
  valuesOf,
} from "./suite/subject.ts";

const E = (name: string): string => `https://example.org/${name}`;
const air = (name: string): string => buildComponentId(E("air"), E(name));
const odd = (name: string): string => buildComponentId(E("odd"), E(name));
const several = (name: string): string => buildComponentId(E("several"), E(name));
const twice = (name: string): string => buildComponentId(E("twice"), E(name));
const [AIR, ODD, SEVERAL, TWICE] = [E("air-2"), E("odd"), E("several"), E("twice")];

/**
 * What every SPARQL engine must answer for the fixtures beside this file: what somebody else's RDF says that no
 * descriptor can say, for the importer writes no such thing.
 */
export const rdfConformance = (name: string, openSource: () => Promise<OpenedSource>): void => {
  describe(`${name} is a source of cubes that others wrote`, () => {
    let source: CubeSource;
    let close: () => Promise<void>;
    beforeAll(async () => {
      ({ source, close } = await openSource());
    });
    afterAll(() => close());
    const { components, read } = makeSubject(() => source);

    describe("metadata", () => {
      it("has no script in its markup and its links", async () => {
        const { publisher, landingPage } = await source.metadata({ iri: AIR, locale: "de" });
        expect(publisher).toBe('<a href="https://example.org/">Office</a>');
        expect(landingPage).toBe(E("air"));
      });
      it("has one contact point that is described twice, and each work example", async () => {
        const { contactPoints, workExamples } = await source.metadata({ iri: AIR, locale: "de" });
        expect(contactPoints).toEqual([{ name: "Office", email: "office@example.org" }]);
        expect(workExamples.toSorted()).toEqual([
          "https://ld.admin.ch/application/opendataswiss",
          "https://ld.admin.ch/application/visualize",
        ]);
      });
    });

    describe("versions", () => {
      it("lead from one that is expired to the newest", async () => {
        expect(await source.latestIri(E("air-1"))).toBe(AIR);
      });
      it("are one where a cube has no series", async () => {
        expect(await source.unversionedIri(ODD)).toBe(ODD);
        expect(await source.latestIri(ODD)).toBe(ODD);
      });
    });

    describe("components", () => {
      it("without an order stand at the end", async () => {
        const { dimensions, measures } = await components(AIR);
        expect([...dimensions, ...measures].map(({ label }) => label)).toEqual([
          "Year",
          "Place",
          "Error",
          "Lower",
          "Upper",
          "Grade",
          "Dust",
          "Fine",
        ]);
      });
      it("of numbers are read as XSD writes them, whatever is no finite number left out", async () => {
        const written = (id: string): string => buildComponentId(E("written"), E(id));
        const { measures } = await components(E("written"));
        expect(measures.map(({ values }) => values.map(({ value }) => value))).toEqual([
          ["2.5", "10"],
        ]);
        const ids = [written("term"), written("count")];
        const ask = async (filters: Filters) => rowsOf(await read(filters, E("written")), ...ids);
        const numbers = ["blanks 7", "exponent 10", "sign 2.5"];
        const others = ["comma null", "endless null", "hex null", "none null"];
        expect((await ask({})).toSorted()).toEqual([...numbers, ...others].toSorted());
        const range = { type: "range", from: "0", to: "99" } as const;
        expect((await ask({ [written("count")]: range })).toSorted()).toEqual(numbers);
        const seven = { type: "single", value: "7" } as const;
        expect(await ask({ [written("count")]: seven })).toEqual(["blanks 7"]);
      });
      it("of numbers have bounds from the observations where the shape has none", async () => {
        const cube = await components(AIR);
        expect(valuesOf(cube, air("dustiness")).map(Number)).toEqual([0.123456789012, 21.5]);
        expect(valuesOf(cube, air("fine"))).toEqual(["0", "1000"]);
      });
      it("have the unit and the decimals of a currency that is known by its UCUM code", async () => {
        expect(findComponent(await components(AIR), air("fine"))).toMatchObject({
          unit: "CHF",
          isCurrency: true,
          currencyExponent: 2,
        });
      });
      it("have a unit that is told from others in every language", async () => {
        const unitIn = async (locale: "de" | "fr") => {
          const { unit, unitKey } = findComponent(await components(AIR, locale), air("fine")) ?? {};
          return { unit, unitKey };
        };
        expect(await unitIn("de")).toEqual({ unit: "CHF", unitKey: undefined });
        expect(await unitIn("fr")).toEqual({ unit: "francs", unitKey: "CHF" });
      });
      it("have limits under versioned values, and a note for one without a number", async () => {
        const { measures, notes } = await components(AIR);
        const dust = measures.find(({ id }) => id === air("dustiness"));
        expect(dust?.limits.map((limit) => limit.name)).toEqual([
          "Band",
          "One bound",
          "Over time",
          "Target",
        ]);
        expect(dust?.limits[3]?.related).toEqual([
          { type: "single", dimensionId: air("place"), value: E("town-a"), label: "Ålesund" },
        ]);
        expect(notes).toContainEqual(expect.stringContaining("without a number is not read"));
      });
      it("have a hierarchy against the direction of its path, without what is no value", async () => {
        const { dimensions } = await components(AIR);
        expect(outline(dimensions[1]?.hierarchy ?? [])).toEqual(PLACES_OF_AIR);
      });
      it("put several hierarchies of one root side by side under it", async () => {
        const area = (await components(ODD)).dimensions.find(({ id }) => id === odd("area"));
        expect(area?.kind).toBe("GeoShapesDimension");
        const lines = outline(area?.hierarchy ?? []);
        expect(lines[0]).toBe("World?");
        expect(lines).toEqual(
          expect.arrayContaining(["By region?", "By size?", "-North?", "--X", "-Y", "Z"]),
        );
        expect(lines).not.toContain("-South?");
      });
      it("have shapes of geometries with an IRI and without", async () => {
        const { topology } = await source.shapes({
          iri: ODD,
          dimensionId: odd("area"),
          width: 256,
        });
        expect(topology?.objects.shapes.geometries.map(({ id }) => id)).toEqual([E("x"), E("y")]);
      });
    });

    describe("lenient reading", () => {
      it("reads an odd cube whole and says what it did not understand", async () => {
        const { dimensions, measures, notes } = await components(ODD);
        const kinds = Object.fromEntries(
          [...dimensions, ...measures].map(({ id, kind }) => [
            id.split("example.org/").at(-1),
            kind,
          ]),
        );
        expect(kinds).toEqual({
          month: "TemporalEntityDimension",
          phase: "TemporalOrdinalDimension",
          area: "GeoShapesDimension",
          station: "GeoCoordinatesDimension",
          note: "NominalDimension",
          mystery: "NominalDimension",
          amount: "NumericalMeasure",
        });
        for (const words of [
          "WrongScale is not known",
          "described twice",
          "without a single sh:path",
          "relation",
          "SomethingElse is not known",
          "strange is not read",
          "hierarchy without a root",
          "extra, which the shape does not describe",
        ])
          expect(notes).toContainEqual(expect.stringContaining(words));
      });

      it("finds values where the shape lists none, of several languages each", async () => {
        const cube = await components(ODD);
        expect(valuesOf(cube, odd("station"))).toEqual([E("s1")]);
        expect(valuesOf(cube, odd("note")).toSorted()).toEqual(
          ['a "quoted" \\ text', "line\nbreak", "plain", "two", "zwei"].toSorted(),
        );
        expect(findComponent(cube, odd("station"))?.values[0]).toMatchObject({
          latitude: 46.9,
          longitude: 7.4,
        });
      });

      it("finds the rows of a value that the shape does not list, beside those of one that it does", async () => {
        const gaps = (name: string): string => buildComponentId(E("gaps"), E(name));
        const spots = async (...names: string[]): Promise<string[]> => {
          const values = Object.fromEntries(names.map((name) => [E(name), true as const]));
          const table = await read({ [gaps("spot")]: { type: "multi", values } }, E("gaps"));
          return rowsOf(table, gaps("spot"), gaps("count"));
        };
        expect(await spots("spot-a", "spot-c")).toEqual([`${E("spot-a")} 1`, `${E("spot-c")} 4`]);
        expect(await spots("spot-c")).toEqual([`${E("spot-c")} 4`]);
      });

      it("answers for a cube without a shape", async () => {
        const { dimensions, measures, notes } = await components(E("lonely"));
        expect([...dimensions, ...measures]).toEqual([]);
        expect(notes).toContainEqual(expect.stringContaining("no shape"));
      });
    });

    describe("observations", () => {
      it("have no number where a cell is undefined or absent, and stay", async () => {
        const columns = ["year", "dustiness", "dustError", "grade"].map(air);
        expect(rowsOf(await read({}, AIR), ...columns)).toEqual(
          [
            `2019 12 null ${E("good")}`,
            `2020 21.5 1.5 ${E("bad")}`,
            "2020 null 1 null",
            `2021 19 1.25 ${E("good")}`,
            `2021 3 null ${E("good")}`,
            `2022 0.123456789012 null ${E("good")}`,
          ].toSorted(),
        );
      });
      it("of several sets come together", async () => {
        const table = await read({ [odd("phase")]: { type: "single", value: E("p1") } }, ODD);
        expect(rowsOf(table, odd("month"), odd("amount"), odd("mystery"))).toEqual([
          `${E("m-a")} 1.5 1`,
          `${E("m-c")} -2 null`,
        ]);
      });
      it("have texts as they are, and NaN is no number", async () => {
        const months = { [E("m-a")]: true, [E("m-b")]: true } as const;
        const table = await read({ [odd("month")]: { type: "multi", values: months } }, ODD);
        expect(rowsOf(table, odd("amount"), odd("note"))).toEqual(
          ['1.5 a "quoted" \\ text', "null line\nbreak"].toSorted(),
        );
      });
      it("pass a range of temporal entities by their dates", async () => {
        const range = { [odd("month")]: { type: "range", from: "2020-02", to: "2021" } } as const;
        const months = rowsOf(await read(range, ODD), odd("month"));
        expect([...new Set(months)]).toEqual([E("m-b"), E("m-c")]);
      });
      it("come with the query that finds a number however it is written", async () => {
        const { table, query } = await source.observations({
          iri: AIR,
          locale: "en",
          filters: { [air("dustiness")]: { type: "single", value: "2.15e1" } },
        });
        expect(rowsOf(table, air("year"), air("place"))).toEqual([`2020 ${E("town-a")}`]);
        expect(query).toMatch(/FILTER\(.* IN \("21\.5"/);
      });
    });

    describe("observations in two sets", () => {
      const single = (value: string): Filters => ({ [twice("spot")]: { type: "single", value } });
      const counts = async (filters: Filters, limit?: number): Promise<string[]> => {
        const request = { iri: TWICE, locale: "en", filters } as const;
        const { table } = await source.observations(limit ? { ...request, limit } : request);
        return rowsOf(table, twice("count"));
      };
      it("are one each, under every filter", async () => {
        expect(await counts({})).toEqual(["1", "2", "3", "4"]);
        expect(await counts(single(E("spot-b")))).toEqual(["2", "3"]);
        expect(await counts(single(E("spot-c")))).toEqual(["4"]);
      });
      it("are as many as are asked for", async () => {
        expect(await counts({}, 4)).toEqual(["1", "2", "3", "4"]);
        expect(new Set(await counts({}, 3)).size).toBe(3);
        expect(await counts(single(E("spot-b")), 2)).toEqual(["2", "3"]);
      });
      it("need no note", async () => {
        const { notes } = await source.observations({ iri: TWICE, locale: "en" });
        expect(notes).toEqual([]);
      });
    });

    describe("floating numbers", () => {
      it("have all of their digits, in cells, bounds, limits and coordinates", async () => {
        const filters = { [several("spot")]: { type: "single", value: E("spot-c") } } as const;
        const cube = await components(SEVERAL);
        expect(rowsOf(await read(filters, SEVERAL), several("weight"))).toEqual(["0.0001234567"]);
        expect(valuesOf(cube, several("weight"))).toEqual(["0.0001234567", "1234567.125"]);
        const count = cube.measures.find(({ id }) => id === several("count"));
        expect(count?.limits).toMatchObject([{ value: 1_234_567.875 }]);
        expect(findComponent(cube, several("spot"))?.values[0]).toMatchObject({
          latitude: 46.94809021,
          longitude: 7.447441234,
        });
      });
      it("pass a filter", async () => {
        const filters = { [several("weight")]: { type: "single", value: "1234567.125" } } as const;
        expect(rowsOf(await read(filters, SEVERAL), several("term"))).toEqual(["3"]);
        const range = {
          [several("weight")]: { type: "range", from: "1234567.1", to: "1234567.13" },
        } as const;
        expect(rowsOf(await read(range, SEVERAL), several("term"))).toEqual(["3"]);
      });
    });

    describe("cells with several values", () => {
      const columns = ["spot", "term", "count", "remark"].map(several);
      const [a, b, c] = ["a", "b", "c"].map((name) => E(`spot-${name}`));
      const ROWS = [`${a} 1 1 null`, `${b} 1 2 null`, `${c} 2 4 x`, `${b} 3 8 null`];

      it.each<[string, Filters, string[]]>([
        ["no filter", {}, ROWS],
        [
          "a filter on a value that one of them has beside another",
          { [several("spot")]: { type: "single", value: b! } },
          [ROWS[1]!, ROWS[3]!],
        ],
        [
          "a filter on both",
          { [several("spot")]: { type: "multi", values: { [a!]: true, [b!]: true } } },
          [ROWS[0]!, ROWS[1]!, ROWS[3]!],
        ],
        ["a filter on a text", { [several("term")]: { type: "single", value: "2" } }, [ROWS[2]!]],
        [
          "a range of numbers",
          { [several("count")]: { type: "range", from: "4", to: "30" } },
          [ROWS[2]!, ROWS[3]!],
        ],
        ["a number", { [several("count")]: { type: "single", value: "20" } }, []],
        [
          "the most recent value",
          {
            [several("term")]: { type: "single", value: MOST_RECENT_VALUE },
            [several("spot")]: { type: "single", value: b! },
          },
          [ROWS[3]!],
        ],
      ])(
        "are the first of them, one row for each observation, under %s",
        async (_, filters, rows) => {
          expect(rowsOf(await read(filters, SEVERAL), ...columns)).toEqual(rows.toSorted());
        },
      );

      it("are as many rows as are asked for, of those that pass", async () => {
        const ask = async (limit: number, filters: Filters = {}) => {
          const request = { iri: SEVERAL, locale: "en", filters, limit } as const;
          return rowsOf((await source.observations(request)).table, several("spot"));
        };
        expect(await ask(3)).toHaveLength(3);
        expect(await ask(1, { [several("spot")]: { type: "single", value: b! } })).toEqual([b]);
        expect(await ask(1, { [several("count")]: { type: "single", value: "20" } })).toEqual([]);
      });

      it("are reported, and what is not used is no value under a filter and no bound", async () => {
        const filters = { [several("spot")]: { type: "single", value: b! } } as const;
        const cube = await components(SEVERAL, "en", filters);
        expect(valuesOf(cube, several("term"))).toEqual(["1", "3"]);
        expect(valuesOf(cube, several("count"))).toEqual(["1", "8"]);
        const { notes } = await components(SEVERAL);
        expect(notes).toContainEqual(expect.stringContaining("several values in one cell"));
      });

      it("make no filter possible that no row passes", async () => {
        const found = await source.possibleFilters({
          iri: SEVERAL,
          filters: {
            [several("term")]: { type: "single", value: "2" },
            [several("spot")]: { type: "single", value: b! },
          },
        });
        expect(found.map(({ value }) => value)).toEqual(["2", c]);
      });
    });

    describe("search", () => {
      const titles = async (includeDrafts: boolean): Promise<string[]> => {
        const { results } = await source.search({
          locale: "en",
          query: "",
          order: "CREATED_DESC",
          includeDrafts,
          fetchDimensionTermsets: false,
          filters: [],
        });
        return results.map(({ cube }) => cube.title);
      };
      it("lists what is current and made for this application, of whichever organization", async () => {
        expect(await titles(false)).toEqual(["Noise of towns", "Air & towns", "Odd cube"]);
      });
      it("lists newer drafts when asked", async () => {
        expect(await titles(true)).toContain("Air, draft");
      });
    });
  });
};
