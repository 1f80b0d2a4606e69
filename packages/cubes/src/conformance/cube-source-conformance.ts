import {
  buildComponentId,
  cellLabel,
  cellValue,
  type CubeComponents,
  type Filters,
  findColumn,
  findComponent,
  type HierarchyNode,
  isMeasure,
  type Locale,
  MOST_RECENT_VALUE,
  type ObservationTable,
} from "@statelier/model";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { CubeSource, SearchRequest } from "../cube-source.ts";

export type OpenedSource = { source: CubeSource; close: () => Promise<void> };

const E = (name: string): string => `https://example.org/${name}`;
const AIR = E("air-2");
const air = (name: string): string => buildComponentId(E("air"), E(name));
const odd = (name: string): string => buildComponentId(E("odd"), E(name));
const [A, B, FAR, COUNTRY] = [E("town-a"), E("town-b"), E("far"), E("country")];

const cells = (table: ObservationTable, id: string): (string | number | null)[] => {
  const column = findColumn(table, id);
  return column ? Array.from({ length: table.rowCount }, (_, row) => cellValue(column, row)) : [];
};

/** Rows as sorted text, because a source may give them in any order. */
const rowsOf = (table: ObservationTable, ...ids: string[]): string[] =>
  Array.from({ length: table.rowCount }, (_, row) =>
    ids.map((id) => String(cells(table, id)[row])).join(" "),
  ).toSorted();

const outline = (nodes: readonly HierarchyNode[]): string[] =>
  nodes.flatMap((node) => [
    `${"-".repeat(node.depth)}${node.label}${node.hasValue ? "" : "?"}`,
    ...outline(node.children),
  ]);

const everything: SearchRequest = {
  locale: "en",
  query: "",
  order: "TITLE_ASC",
  includeDrafts: false,
  fetchDimensionTermsets: false,
  filters: [],
};

/** What every source of cubes must answer for the fixtures beside this file. */
export const cubeSourceConformance = (
  name: string,
  openSource: () => Promise<OpenedSource>,
): void => {
  describe(`${name} is a source of cubes`, () => {
    let source: CubeSource;
    let close: () => Promise<void>;
    beforeAll(async () => {
      ({ source, close } = await openSource());
    });
    afterAll(() => close());

    const read = async (filters?: Filters, iri = AIR, locale: Locale = "en") =>
      (await source.observations({ iri, locale, ...(filters ? { filters } : {}) })).table;
    const components = (iri: string, locale: Locale = "en", filters?: Filters) =>
      source.components({ iri, locale, loadValues: true, ...(filters ? { filters } : {}) });
    const valuesOf = (cube: CubeComponents, id: string): string[] =>
      (findComponent(cube, id)?.values ?? []).map(({ value }) => value);

    describe("metadata", () => {
      it("says what the cube says of itself", async () => {
        const metadata = await source.metadata({ iri: AIR, locale: "de" });
        expect(metadata).toMatchObject({
          iri: AIR,
          unversionedIri: E("air"),
          identifier: "air",
          title: "Luft & Städte",
          description: "Feinstaub in Städten",
          version: "9",
          datePublished: "2024-03-01",
          publicationStatus: "PUBLISHED",
          creator: { iri: E("office"), label: "Amt für Luft" },
          themes: [{ iri: E("environment"), label: "Umwelt" }],
          subthemes: [{ iri: E("dust"), label: "Dust" }],
          contactPoints: [{ name: "Office", email: "office@example.org" }],
          landingPage: E("air"),
          license: "By",
          licenseUrl: "https://example.org/licence/by",
          attribution: "Beruht auf Daten des Amtes",
        });
        expect(metadata.publisher).toBe('<a href="https://example.org/">Office</a>');
        expect(metadata.workExamples.toSorted()).toEqual([
          "https://ld.admin.ch/application/opendataswiss",
          "https://ld.admin.ch/application/visualize",
        ]);
      });

      it("falls back to another language and says which", async () => {
        expect(await source.metadata({ iri: AIR, locale: "it" })).toMatchObject({
          title: "Luft & Städte",
          titleLanguage: "de",
        });
      });

      it("knows no cube that is not there, and refuses what is no IRI", async () => {
        const ask = (iri: string) => source.metadata({ iri, locale: "en" });
        await expect(ask(E("nothing"))).rejects.toMatchObject({ id: "CANNOT_FIND_CUBE" });
        for (const iri of ["", "air", "https://x/> } DROP ALL #", "https://x/ y", 'a:"b"'])
          await expect(ask(iri)).rejects.toMatchObject({ id: "BAD_REQUEST" });
      });
    });

    describe("versions", () => {
      it("leads to the newest published version that is not expired", async () => {
        expect(await source.latestIri(E("air-1"))).toBe(AIR);
        expect(await source.latestIri(E("air"))).toBe(AIR);
        expect(await source.latestIri(AIR)).toBe(AIR);
      });
      it("leaves a draft that is newer as it is", async () => {
        expect(await source.latestIri(E("air-3"))).toBe(E("air-3"));
      });
      it("knows the series; a cube without one is its own", async () => {
        expect(await source.unversionedIri(E("air-1"))).toBe(E("air"));
        expect(await source.unversionedIri(E("air"))).toBe(E("air"));
        expect(await source.unversionedIri(E("odd"))).toBe(E("odd"));
        expect(await source.latestIri(E("odd"))).toBe(E("odd"));
      });
      it("has none for an unknown cube", async () => {
        expect(await source.latestIri(E("nothing"))).toBeUndefined();
        expect(await source.unversionedIri(E("nothing"))).toBeUndefined();
      });
      it("reads the latest version by the name of the series", async () => {
        expect((await source.metadata({ iri: E("air"), locale: "en" })).iri).toBe(AIR);
      });
    });

    describe("components", () => {
      it("have kinds, order, units and time", async () => {
        const { dimensions, measures } = await components(AIR);
        const kinds = [...dimensions, ...measures].map(({ label, kind, isNumerical }) =>
          [label, kind, isNumerical].join(" "),
        );
        expect(kinds).toEqual([
          "Year TemporalDimension false",
          "Place NominalDimension false",
          "Error StandardErrorDimension true",
          "Lower ConfidenceLowerBoundDimension true",
          "Upper ConfidenceUpperBoundDimension true",
          "Grade OrdinalMeasure false",
          "Dust NumericalMeasure true",
          "Fine NumericalMeasure true",
        ]);
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

      it("tie an uncertainty to its measure", async () => {
        const cube = await components(AIR);
        for (const [id, type] of [
          ["dustError", "StandardError"],
          ["dustUp", "ConfidenceUpperBound"],
          ["dustLow", "ConfidenceLowerBound"],
        ] as const)
          expect(findComponent(cube, air(id))?.related).toEqual([{ type, id: air("dustiness") }]);
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
            geometry: E("geometry-a"),
          },
          { value: FAR, label: "Far away", labelLanguage: "en" },
        ]);
      });

      it("of numbers have only their bounds, from the shape or the observations", async () => {
        const cube = await components(AIR);
        expect(valuesOf(cube, air("dustiness")).map(Number)).toEqual([0.123456789012, 21.5]);
        expect(valuesOf(cube, air("fine"))).toEqual(["0", "1000"]);
      });

      it("that the cube has not are refused by their name, as columns and as filters", async () => {
        const ask = { iri: AIR, locale: "en" } as const;
        const refusal = {
          id: "BAD_REQUEST",
          message: expect.stringContaining("nothing") as unknown,
        };
        await expect(
          source.observations({ ...ask, componentIds: [air("fine"), "nothing"] }),
        ).rejects.toMatchObject(refusal);
        await expect(
          source.observations({ ...ask, filters: { nothing: { type: "single", value: "x" } } }),
        ).rejects.toMatchObject(refusal);
      });

      it("carry no values where none are asked for, and only those that are asked for", async () => {
        const { dimensions, measures } = await source.components({
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
        expect(valuesOf(cube, air("grade"))).toEqual([E("bad")]);
      });

      it("have limits of three kinds with their conditions, and a note for one without a number", async () => {
        const { measures, notes } = await components(AIR);
        expect(measures.find(({ id }) => id === air("dustiness"))?.limits).toEqual([
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
        expect(notes).toContainEqual(expect.stringContaining("without a number is not read"));
      });

      it("have a hierarchy that is pruned and holds every value", async () => {
        const { dimensions } = await components(AIR);
        expect(outline(dimensions[1]?.hierarchy ?? [])).toEqual([
          "Norway",
          "-Bergen",
          "-Ålesund",
          "Far away",
        ]);
      });

      it("put several hierarchies of one root side by side under it", async () => {
        const { dimensions } = await components(E("odd"));
        const area = dimensions.find(({ id }) => id === odd("area"));
        expect(area?.kind).toBe("GeoShapesDimension");
        const lines = outline(area?.hierarchy ?? []);
        expect(lines[0]).toBe("World?");
        expect(lines).toEqual(
          expect.arrayContaining(["By region?", "By size?", "-North?", "--X", "-Y", "Z"]),
        );
        expect(lines).not.toContain("-South?");
      });
    });

    describe("shapes", () => {
      const shapes = (path: string, width = 256) =>
        source.shapes({ iri: E("odd"), dimensionId: odd(path), width });

      it("are found by their values, and have their borders in common", async () => {
        const { topology } = await shapes("area");
        expect(topology).toMatchObject({ type: "Topology", bbox: [0, 0, 20, 10] });
        const [x, y, ...others] = topology?.objects.shapes.geometries ?? [];
        expect([x?.id, y?.id, others]).toEqual([E("x"), E("y"), []]);
        const [left, right] = [x, y].map((shape) =>
          shape?.type === "Polygon" ? shape.arcs.flat() : [],
        );
        expect(left?.filter((arc) => right?.includes(~arc))).toHaveLength(1);
        expect(topology?.arcs).toHaveLength(3);
      });

      it("have notes that say which values have none", async () => {
        expect((await shapes("area")).notes).toEqual(["1 of 3 values name no geometry: z."]);
        expect(await shapes("station")).toEqual({
          notes: ["1 of 1 values name no geometry: s1."],
        });
      });

      it("of what is no dimension of the cube are refused", async () => {
        await expect(shapes("nothing")).rejects.toMatchObject({ id: "BAD_REQUEST" });
        const request = { iri: E("nothing"), dimensionId: odd("area"), width: 256 };
        await expect(source.shapes(request)).rejects.toMatchObject({ id: "CANNOT_FIND_CUBE" });
      });
    });

    describe("lenient reading", () => {
      it("reads an odd cube whole and says what it did not understand", async () => {
        const { dimensions, measures, notes } = await components(E("odd"));
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

      it("finds values where the shape lists none", async () => {
        const cube = await components(E("odd"));
        expect(valuesOf(cube, odd("station"))).toEqual([E("s1")]);
        expect(valuesOf(cube, odd("note")).toSorted()).toEqual(
          ['a "quoted" \\ text', "line\nbreak", "plain", "two", "zwei"].toSorted(),
        );
        expect(findComponent(cube, odd("station"))?.values[0]).toMatchObject({
          latitude: 46.9,
          longitude: 7.4,
        });
      });

      it("answers for a cube without a shape", async () => {
        const { dimensions, measures, notes } = await components(E("lonely"));
        expect([...dimensions, ...measures]).toEqual([]);
        expect(notes).toContainEqual(expect.stringContaining("no shape"));
      });

      it("sorts temporal entities by their date", async () => {
        const cube = await components(E("odd"));
        expect(valuesOf(cube, odd("month"))).toEqual([E("m-a"), E("m-b"), E("m-c")]);
      });
    });

    describe("observations", () => {
      const ids = [air("year"), air("place"), air("dustiness"), air("dustError"), air("fine")];

      it("are all there, with missing cells", async () => {
        const table = await read();
        expect(rowsOf(table, ...ids)).toEqual(
          [
            `2019 ${COUNTRY} 12 null 3`,
            `2020 ${A} 21.5 1.5 100`,
            `2020 ${B} null 1 5`,
            `2021 ${A} 19 1.25 0`,
            `2021 ${FAR} 3 null 1000`,
            `2022 ${B} 0.123456789012 null 7`,
          ].toSorted(),
        );
        expect(cells(table, air("grade")).filter((cell) => cell === null)).toHaveLength(1);
      });

      it("have labels of the reader's language", async () => {
        const table = await read({ [air("place")]: { type: "single", value: A } }, AIR, "de");
        const column = findColumn(table, air("place"));
        expect(column?.type === "dictionary" && cellLabel(column, 0)).toBe("Aalesund");
      });

      it("carry only the components that are asked for, and no more rows than asked for", async () => {
        const { table } = await source.observations({
          iri: AIR,
          locale: "en",
          componentIds: [air("fine")],
          limit: 2,
        });
        expect(table.columns.map(({ id }) => id)).toEqual([air("fine")]);
        expect(table.rowCount).toBe(2);
      });

      it.each<[string, Filters, string[]]>([
        ["one value", { [air("place")]: { type: "single", value: A } }, ["2020 " + A, "2021 " + A]],
        [
          "one versioned value",
          { [air("place")]: { type: "single", value: E("town-a-v2") } },
          ["2020 " + A, "2021 " + A],
        ],
        [
          "several values",
          { [air("place")]: { type: "multi", values: { [A]: true, [FAR]: true } } },
          ["2020 " + A, "2021 " + A, "2021 " + FAR],
        ],
        ["no value of several", { [air("place")]: { type: "multi", values: {} } }, []],
        [
          "a range of literals",
          { [air("year")]: { type: "range", from: "2020", to: "2021" } },
          ["2020 " + A, "2020 " + B, "2021 " + A, "2021 " + FAR],
        ],
        [
          "two filters",
          {
            [air("year")]: { type: "single", value: "2020" },
            [air("place")]: { type: "single", value: B },
          },
          ["2020 " + B],
        ],
        ["a value that is not there", { [air("place")]: { type: "single", value: "x" } }, []],
        [
          "a hostile value",
          { [air("place")]: { type: "single", value: '"> } ; DROP ALL #\\u0022' } },
          [],
        ],
        [
          "a filter that is off",
          {
            [air("place")]: { type: "single", value: "FIELD_VALUE_NONE" },
            [air("year")]: { type: "single", value: "2019" },
          },
          ["2019 " + COUNTRY],
        ],
        [
          "numbers",
          { [air("fine")]: { type: "range", from: "5", to: "100" } },
          ["2020 " + A, "2020 " + B, "2022 " + B],
        ],
        [
          "the most recent value alone",
          { [air("year")]: { type: "single", value: MOST_RECENT_VALUE } },
          ["2022 " + B],
        ],
        [
          "the most recent value under a later filter",
          {
            [air("year")]: { type: "single", value: MOST_RECENT_VALUE },
            [air("place")]: { type: "single", value: A },
          },
          ["2021 " + A],
        ],
        [
          "a range to the most recent value",
          { [air("year")]: { type: "range", from: "2021", to: MOST_RECENT_VALUE } },
          ["2021 " + A, "2021 " + FAR, "2022 " + B],
        ],
      ])("pass a filter on %s", async (_, filters, expected) => {
        expect(rowsOf(await read(filters), air("year"), air("place"))).toEqual(expected.toSorted());
      });

      it("pass a filter on more values than a query holds", async () => {
        const values = Object.fromEntries(
          Array.from({ length: 2_000 }, (_, index) => [E(`none-${index}`), true as const]),
        );
        const table = await read({
          [air("place")]: { type: "multi", values: { ...values, [A]: true } },
        });
        expect(rowsOf(table, air("year"))).toEqual(["2020", "2021"]);
      });

      it("pass a range of temporal entities by their dates", async () => {
        const range = { [odd("month")]: { type: "range", from: "2020-02", to: "2021" } } as const;
        const table = await read(range, E("odd"));
        expect([...new Set(rowsOf(table, odd("month")))]).toEqual([E("m-b"), E("m-c")]);
      });

      it("of several sets come together, odd numbers and texts as they are", async () => {
        const table = await read(
          { [odd("month")]: { type: "multi", values: { [E("m-a")]: true, [E("m-b")]: true } } },
          E("odd"),
        );
        expect(rowsOf(table, odd("amount"), odd("note"))).toEqual(
          ['1.5 a "quoted" \\ text', "null line\nbreak"].toSorted(),
        );
      });
    });

    describe("possible filters", () => {
      const ask = async (filters: Record<string, string>) =>
        (
          await source.possibleFilters({
            iri: AIR,
            filters: Object.fromEntries(
              Object.entries(filters).map(([id, value]) => [id, { type: "single", value }]),
            ),
          })
        ).map(({ id, value }) => [id, value]);

      it("keep what exists", async () => {
        expect(await ask({ [air("year")]: "2021", [air("place")]: FAR })).toEqual([
          [air("year"), "2021"],
          [air("place"), FAR],
        ]);
      });
      it("honour the earlier filter where both cannot be", async () => {
        expect(await ask({ [air("year")]: "2022", [air("place")]: A })).toEqual([
          [air("year"), "2022"],
          [air("place"), B],
        ]);
        expect(await ask({ [air("place")]: A, [air("year")]: "2022" })).toEqual([
          [air("place"), A],
          [air("year"), "2020"],
        ]);
      });
      it("honour a later filter where an earlier one has no row at all", async () => {
        expect(await ask({ [air("place")]: "none", [air("year")]: "2022" })).toEqual([
          [air("place"), B],
          [air("year"), "2022"],
        ]);
      });
      it("resolve the most recent value first", async () => {
        expect(await ask({ [air("year")]: MOST_RECENT_VALUE, [air("place")]: A })).toEqual([
          [air("year"), "2022"],
          [air("place"), B],
        ]);
      });
      it("are empty without filters", async () => {
        expect(await ask({})).toEqual([]);
      });
    });

    it("gives the termsets of key dimensions", async () => {
      expect(await source.termsets({ iri: AIR, locale: "en" })).toEqual([
        {
          iri: air("place"),
          cubeIri: AIR,
          label: "Place",
          termsets: [{ iri: E("places"), label: "Places" }],
        },
      ]);
    });

    describe("search", () => {
      const titles = async (request: Partial<SearchRequest>): Promise<string[]> =>
        (await source.search({ ...everything, ...request })).results.map(({ cube }) => cube.title);

      it("lists the newest version of what is published, current and made for this application", async () => {
        expect(await titles({})).toEqual(["Air & towns", "Noise of towns", "Odd cube"]);
      });
      it("lists newer drafts when asked", async () => {
        expect(await titles({ includeDrafts: true })).toContain("Air, draft");
      });
      it("finds by any language, without accents, and highlights in the reader's", async () => {
        for (const query of ["towns air", "Städte LUFT", "esperance", "ESPÉRANCE"])
          expect((await titles({ query, order: "SCORE" }))[0]).toBe("Air & towns");
        const { results } = await source.search({
          ...everything,
          order: "SCORE",
          query: "luft & <measured>",
          locale: "de",
        });
        expect(results[0]?.highlightedTitle).toBe("<b>Luft</b> &amp; Städte");
        const english = await source.search({ ...everything, query: "<measured>" });
        expect(english.results[0]?.highlightedDescription).toBe(
          "Fine dust <b>&lt;measured&gt;</b> in towns",
        );
      });
      it("finds by theme, sub-theme and organization, in the order of score", async () => {
        expect(await titles({ query: "umwelt" })).toEqual(["Air & towns", "Odd cube"]);
        expect(await titles({ query: "Dust" })).toEqual(["Air & towns"]);
        expect(await titles({ query: "office of air", order: "SCORE" })).toEqual([
          "Air & towns",
          "Noise of towns",
        ]);
      });
      it("survives hostile queries", async () => {
        for (const query of [
          '" } DROP ALL',
          "\\",
          "(((",
          "[a-",
          "*",
          "<script>",
          "\u0000",
          "'; --",
        ])
          expect(Array.isArray(await titles({ query }))).toBe(true);
      });
      it.each<[string, SearchRequest["filters"], string[]]>([
        ["theme", [{ type: "DataCubeTheme", value: E("health") }], ["Noise of towns"]],
        [
          "organization",
          [{ type: "DataCubeOrganization", value: E("office") }],
          ["Air & towns", "Noise of towns"],
        ],
        ["topic", [{ type: "DataCubeAbout", value: E("dust") }], ["Air & towns"]],
        [
          "termset",
          [{ type: "DataCubeTermset", value: `${E("x")};${E("places")}` }],
          ["Air & towns", "Noise of towns"],
        ],
        ["time unit", [{ type: "TemporalDimension", value: "Month" }], ["Odd cube"]],
        [
          "time unit or termset",
          [
            { type: "TemporalDimension", value: "Month" },
            { type: "DataCubeTermset", value: E("places") },
          ],
          ["Air & towns", "Noise of towns", "Odd cube"],
        ],
        [
          "two kinds",
          [
            { type: "DataCubeTheme", value: E("environment") },
            { type: "DataCubeOrganization", value: E("office") },
          ],
          ["Air & towns"],
        ],
      ])("filters by %s", async (_, filters, expected) => {
        expect(await titles({ filters })).toEqual(expected);
      });
      it("orders by title and by date", async () => {
        expect(await titles({ order: "CREATED_DESC" })).toEqual([
          "Noise of towns",
          "Air & towns",
          "Odd cube",
        ]);
      });
      it("counts what each facet would keep under the other filters", async () => {
        const { facets } = await source.search({
          ...everything,
          filters: [{ type: "DataCubeTheme", value: E("health") }],
        });
        expect(facets.themes).toEqual([
          { iri: E("environment"), label: "Environment", count: 2 },
          { iri: E("health"), label: "Health", count: 1 },
        ]);
        expect(facets.organizations).toEqual([
          { iri: E("office"), label: "Office of Air", count: 1 },
        ]);
        expect(facets.termsets).toEqual([{ iri: E("places"), label: "Places", count: 1 }]);
      });
      it("names the dimensions that can be shared", async () => {
        const { results } = await source.search({
          ...everything,
          fetchDimensionTermsets: true,
          filters: [
            { type: "TemporalDimension", value: "Year" },
            { type: "DataCubeTermset", value: E("places") },
          ],
        });
        const [first] = results;
        expect(
          first?.cube.dimensions?.map(({ label, timeUnit, termsets }) => [
            label,
            timeUnit,
            termsets.length,
          ]),
        ).toEqual(
          expect.arrayContaining([
            ["Year", "Year", 0],
            ["Place", undefined, 1],
          ]),
        );
      });
    });

    it("keeps measures apart from dimensions", async () => {
      const { dimensions, measures } = await components(AIR);
      expect(measures.every(isMeasure)).toBe(true);
      expect(dimensions.some(isMeasure)).toBe(false);
    });
  });
};
