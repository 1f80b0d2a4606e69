import { buildComponentId, type SearchFilter } from "@statelier/model";
import { describe, expect, it } from "vitest";

import type { SearchRequest } from "../../source/cube-source.ts";
import { everything } from "../suite/subject.ts";
import { readCase } from "./read-case.ts";

const E = (name: string): string => `https://example.org/${name}`;

describe("the catalogue", () => {
  const source = readCase("catalogue.ttl");
  const search = (request: Partial<SearchRequest>) => source.search({ ...everything, ...request });
  const find = async (request: Partial<SearchRequest>): Promise<string[]> =>
    (await search(request)).results.map(({ cube }) => cube.iri.slice(E("").length));
  const filter = (type: SearchFilter["type"], value: string): SearchFilter => ({ type, value });

  it("lists what has a status and a shape, is made for this application and not expired", async () => {
    expect(await find({})).toEqual(["bikes", "bread", "trains"]);
    expect(await find({ query: "bicycles" })).toEqual(["bikes", "trains"]);
  });

  it("lists drafts where they are asked for", async () => {
    expect(await find({ includeDrafts: true, query: "bicycles" })).toEqual([
      "bikes",
      "draft",
      "trains",
    ]);
  });

  it("gives each result with its names in the reader's language", async () => {
    const { results } = await search({ locale: "de", query: "velos" });
    expect(results[0]?.cube).toMatchObject({
      title: "Velos in der EU",
      description: "Von Hand gezählt",
      publicationStatus: "PUBLISHED",
      datePublished: "2024-02-01",
      creator: { iri: E("transport"), label: "Amt für Verkehr" },
      themes: [{ iri: E("traffic"), label: "Traffic" }],
      subthemes: [{ iri: E("roads"), label: "Roads" }],
      termsets: [{ iri: E("cantons"), label: "Kantone" }],
    });
  });

  it("says in which language title and description are where it is not the reader's", async () => {
    const { results } = await search({ locale: "de", query: "trains" });
    expect(results[0]?.cube).toMatchObject({ titleLanguage: "en", descriptionLanguage: "en" });
    const own = await search({ locale: "de", query: "velos" });
    expect(own.results[0]?.cube).not.toHaveProperty("descriptionLanguage");
  });

  it("lists a cube whose organization nothing describes", async () => {
    const { results } = await search({ query: "bread" });
    expect(results[0]?.cube.iri).toBe(E("bread"));
    expect(results[0]?.cube.creator).toBeUndefined();
  });

  it.each<[string, SearchFilter[], string[]]>([
    ["a theme", [filter("DataCubeTheme", E("traffic"))], ["bikes", "trains"]],
    [
      "any of several themes",
      [filter("DataCubeTheme", E("traffic")), filter("DataCubeTheme", E("money"))],
      ["bikes", "bread", "trains"],
    ],
    ["an organization", [filter("DataCubeOrganization", E("transport"))], ["bikes", "trains"]],
    ["a topic", [filter("DataCubeAbout", E("roads"))], ["bikes"]],
    ["a unit of time", [filter("TemporalDimension", "Year")], ["bikes"]],
    ["a termset", [filter("DataCubeTermset", E("goods"))], ["bread"]],
    [
      "any of several termsets",
      [filter("DataCubeTermset", `${E("goods")};${E("cantons")}`)],
      ["bikes", "bread"],
    ],
    [
      "a unit of time or a termset",
      [filter("TemporalDimension", "Month"), filter("DataCubeTermset", E("goods"))],
      ["bread", "trains"],
    ],
    [
      "kinds together",
      [filter("DataCubeTheme", E("money")), filter("DataCubeOrganization", E("transport"))],
      ["trains"],
    ],
  ])("is filtered by %s", async (_, filters, expected) => {
    expect(await find({ filters })).toEqual(expected);
  });

  it("names the dimensions that match, by the termset of the first value that they list", async () => {
    const { results } = await search({
      fetchDimensionTermsets: true,
      filters: [
        filter("TemporalDimension", "Year"),
        filter("DataCubeTermset", `${E("goods")};${E("cantons")}`),
      ],
    });
    const named = results.map(({ cube }) => [
      cube.title,
      (cube.dimensions ?? []).map(({ id, termsets }) => [id, termsets.map(({ iri }) => iri)]),
    ]);
    expect(named).toEqual([
      [
        "Bicycles in the EU",
        [
          [buildComponentId(E("bikes"), E("canton")), [E("cantons")]],
          [buildComponentId(E("bikes"), E("year")), []],
        ],
      ],
      ["Bread", [[buildComponentId(E("bread"), E("good")), [E("goods")]]]],
    ]);
  });

  it.each([
    ["any word, in any language, of title and description", "velos trains", ["bikes", "trains"]],
    ["the organization", "verkehr", ["bikes", "trains"]],
    ["a theme", "money", ["bread", "trains"]],
    ["a topic", "roads", ["bikes"]],
  ])("finds by %s", async (_, query, expected) => {
    expect((await find({ query })).toSorted()).toEqual(expected);
  });

  it.each([
    [
      "5 for a word in the title, 10 for the whole query in a field",
      "trains",
      "trains",
      1 + 5 + 2 + 10 + 10,
    ],
    ["2 for a word in the description", "counted now", "bikes", 1 + 2],
    ["1 for a word in a theme, 10 for the whole query", "money", "bread", 1 + 1 + 10],
    ["nothing for two small letters, 5 for two capitals", "EU hand", "bikes", 1 + 5 + 2],
    ["nothing for two small letters", "eu hand", "bikes", 1 + 2],
    ["1 without a query", "", "bread", 1],
  ])("gives a score of %s", async (_, query, cube, score) => {
    const { results } = await search({ query });
    expect(results.find((result) => result.cube.iri === E(cube))?.score).toBe(score);
  });

  it("orders by score, title, or date, what has no date last", async () => {
    expect(await find({ order: "SCORE", query: "bicycles" })).toEqual(["bikes", "trains"]);
    expect(await find({ order: "TITLE_ASC" })).toEqual(["bikes", "bread", "trains"]);
    expect(await find({ order: "CREATED_DESC" })).toEqual(["trains", "bikes", "bread"]);
  });

  it("marks what was found, in text that no query can break out of", async () => {
    const { results } = await search({ query: 'bicycles "} <b' });
    expect(results[0]?.highlightedTitle).toBe("<b>Bicycles</b> in the EU");
  });

  it("knows the shared termsets of each key dimension, and of no other", async () => {
    const ask = (name: string) => source.termsets({ iri: E(name), locale: "de" });
    expect(await ask("bikes")).toEqual([
      {
        iri: buildComponentId(E("bikes"), E("canton")),
        cubeIri: E("bikes"),
        label: "Kanton",
        termsets: [{ iri: E("cantons"), label: "Kantone" }],
      },
    ]);
    expect(await ask("trains")).toEqual([]);
    const [good, ...others] = await ask("bread");
    expect(others).toEqual([]);
    expect(new Set(good?.termsets.map(({ iri }) => iri))).toEqual(
      new Set([E("goods"), E("cantons")]),
    );
  });
});
