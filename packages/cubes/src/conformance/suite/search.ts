import { describe, expect, it } from "vitest";

import type { SearchRequest } from "../../source/cube-source.ts";
import { BASE_IRI, everything, type Subject, termset } from "./subject.ts";

const theme = (key: string): string => `${BASE_IRI}theme/${key}`;
const OFFICE = `${BASE_IRI}organization/office`;
const INVENTED_OFFICE = `${BASE_IRI}organization/invented-office`;
const [AIR, HARVEST, NOISE, PARCELS, SIGNALS] = [
  "Air & towns",
  "Harvest of fields",
  "Noise of towns",
  "Parcels of land",
  "Signals of stations",
] as const;

const FILTERS: [string, SearchRequest["filters"], string[]][] = [
  ["theme", [{ type: "DataCubeTheme", value: theme("health") }], [NOISE]],
  ["organization", [{ type: "DataCubeOrganization", value: OFFICE }], [AIR, NOISE]],
  ["topic", [{ type: "DataCubeAbout", value: `${BASE_IRI}subtheme/dust` }], [AIR]],
  [
    "one of several termsets",
    [{ type: "DataCubeTermset", value: `${termset("none")};${termset("places")}` }],
    [AIR, NOISE],
  ],
  ["time unit", [{ type: "TemporalDimension", value: "Month" }], [PARCELS]],
  [
    "time unit or termset",
    [
      { type: "TemporalDimension", value: "Month" },
      { type: "DataCubeTermset", value: termset("places") },
    ],
    [AIR, NOISE, PARCELS],
  ],
  [
    "two kinds",
    [
      { type: "DataCubeTheme", value: theme("environment") },
      { type: "DataCubeOrganization", value: OFFICE },
    ],
    [AIR],
  ],
];

export const testSearch = ({ source }: Subject): void => {
  describe("search", () => {
    const search = (request: Partial<SearchRequest>) =>
      source().search({ ...everything, ...request });
    const titles = async (request: Partial<SearchRequest>): Promise<string[]> =>
      (await search(request)).results.map(({ cube }) => cube.title);

    it("lists the newest version of what is published", async () => {
      expect(await titles({})).toEqual([AIR, HARVEST, NOISE, PARCELS, SIGNALS]);
    });
    it("lists drafts and newer drafts when asked", async () => {
      expect(await titles({ includeDrafts: true })).toEqual([
        AIR,
        "Air, draft",
        "Budget",
        HARVEST,
        NOISE,
        PARCELS,
        SIGNALS,
        "Types of columns",
      ]);
    });
    it("finds by any language, without accents, and highlights in the reader's", async () => {
      for (const query of ["towns air", "Städte LUFT", "esperance", "ESPÉRANCE"])
        expect((await titles({ query, order: "SCORE" }))[0]).toBe(AIR);
      for (const query of ["ernte felder", "invented <for tests>"])
        expect((await titles({ query, order: "SCORE" }))[0]).toBe(HARVEST);
      const german = await search({ order: "SCORE", query: "luft & <measured>", locale: "de" });
      expect(german.results[0]?.highlightedTitle).toBe("<b>Luft</b> &amp; Städte");
      const english = await search({ query: "<measured>" });
      expect(english.results[0]?.highlightedDescription).toBe(
        "Fine dust <b>&lt;measured&gt;</b> in towns",
      );
    });
    it("finds by theme, sub-theme and organization, in the order of score", async () => {
      expect(await titles({ query: "umwelt" })).toEqual([AIR, PARCELS]);
      expect(await titles({ query: "Dust" })).toEqual([AIR]);
      expect((await titles({ query: "office of air", order: "SCORE" })).slice(0, 2)).toEqual([
        AIR,
        NOISE,
      ]);
    });
    it("finds by the names of dimensions and of their values", async () => {
      expect(await titles({ query: "station" })).toEqual([PARCELS, SIGNALS]);
      await expect
        .poll(() => titles({ query: "Bergen" }), { timeout: 20_000 })
        .toEqual([AIR, NOISE]);
    });
    it("survives hostile queries", async () => {
      for (const query of ['" } DROP ALL', "\\", "(((", "[a-", "*", "<script>", "\u0000", "'; --"])
        expect(Array.isArray(await titles({ query }))).toBe(true);
    });
    it.each(FILTERS)("filters by %s", async (_, filters, expected) => {
      expect(await titles({ filters })).toEqual(expected);
    });
    it("orders by title and by date", async () => {
      expect(await titles({ order: "CREATED_DESC" })).toEqual([
        NOISE,
        AIR,
        HARVEST,
        SIGNALS,
        PARCELS,
      ]);
    });
    it("counts what each facet would keep under the other filters", async () => {
      const { facets } = await search({
        filters: [{ type: "DataCubeTheme", value: theme("health") }],
      });
      expect(facets.themes).toEqual([
        { iri: theme("environment"), label: "Environment", count: 2 },
        { iri: theme("fields"), label: "Fields", count: 2 },
        { iri: theme("health"), label: "Health", count: 1 },
        { iri: theme("money"), label: "Money", count: 1 },
      ]);
      expect(facets.organizations).toEqual([{ iri: OFFICE, label: "Office of Air", count: 1 }]);
      expect(facets.termsets).toEqual([{ iri: termset("places"), label: "Places", count: 1 }]);
      const environment = await search({
        filters: [{ type: "DataCubeTheme", value: theme("environment") }],
      });
      expect(environment.facets.organizations).toEqual([
        { iri: INVENTED_OFFICE, label: "Invented Office", count: 1 },
        { iri: OFFICE, label: "Office of Air", count: 1 },
      ]);
    });
    it("names the dimensions that can be shared", async () => {
      const { results } = await search({
        fetchDimensionTermsets: true,
        filters: [
          { type: "TemporalDimension", value: "Year" },
          { type: "DataCubeTermset", value: termset("places") },
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
};
