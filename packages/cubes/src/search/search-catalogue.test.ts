import type { Locale } from "@statelier/model";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { SearchAnswer, SearchRequest } from "../source/cube-source.ts";
import type { Texts } from "../source/texts.ts";
import type { CatalogueEntry, CatalogueTerm } from "./catalogue.ts";
import { searchCatalogue } from "./search-catalogue.ts";
import { buildSearchIndex } from "./search-index.ts";
import { foldText } from "@statelier/model";
import { parseSearchWords } from "./words/search-words.ts";
import { runs } from "../testing/property-runs.ts";

type Names = Partial<Record<Locale, string>>;

const makeTexts = (names: Names): Texts =>
  Object.entries(names).map(([language, text]) => ({ text, language }));

const makeTerm = (iri: string, names: Names): CatalogueTerm => ({ iri, names: makeTexts(names) });

const makeEntry = (
  id: string,
  titles: Names,
  more: Partial<CatalogueEntry> = {},
): CatalogueEntry => ({
  iri: id,
  unversionedIri: id,
  version: "1",
  isPublished: true,
  titles: makeTexts(titles),
  descriptions: [],
  themes: [],
  subthemes: [],
  termsets: [],
  dimensions: [],
  ...more,
});

const dimension = (id: string, names: Names) => ({ id, names: makeTexts(names), termsets: [] });

const CATALOGUE = [
  makeEntry("life", {
    de: "Lebenserwartung bei der Geburt",
    fr: "Espérance de vie à la naissance",
    it: "Speranza di vita alla nascita",
    en: "Life expectancy at birth",
  }),
  makeEntry(
    "people",
    {
      de: "Bevölkerung nach Land",
      fr: "Population par pays",
      it: "Popolazione per paese",
      en: "Population by country",
    },
    {
      descriptions: makeTexts({ en: "Life in numbers: who lives where" }),
      dimensions: [dimension("country", { de: "Land", en: "Country" })],
      creator: makeTerm("office", { de: "Bundesamt", en: "Federal office" }),
    },
  ),
  makeEntry("homes", { de: "Leere Wohnungen", fr: "Logements vides", it: "Abitazioni vuote" }),
  makeEntry("families", { it: "Famiglie e redditi", en: "Household incomes" }),
  makeEntry("gdp", { de: "Bruttoinlandprodukt", en: "Gross domestic product" }),
  makeEntry("city", { de: "Städte", en: "Towns" }, { themes: [makeTerm("t", { en: "Society" })] }),
];

const VALUES = new Map([
  ["people", makeTexts({ de: "Schweiz", fr: "Suisse", en: "Switzerland" })],
  ["homes", makeTexts({ de: "Zürich" })],
]);

const index = await buildSearchIndex(CATALOGUE, VALUES);

const ask = (query: string, request: Partial<SearchRequest> = {}): SearchAnswer =>
  searchCatalogue(index, {
    locale: "en",
    query,
    order: "SCORE",
    includeDrafts: false,
    fetchDimensionTermsets: false,
    filters: [],
    ...request,
  });

const find = (query: string): string[] => ask(query).results.map(({ cube }) => cube.iri);
const score = (query: string): number | undefined => ask(query).results[0]?.score;

describe("SE1 hits score as specified", () => {
  it("a dataset is found by its identifier, and comes first", async () => {
    const identifiers = [{ text: "ubd0066", language: "" }];
    const noise = makeEntry("noise", { de: "Lärm" }, { identifiers });
    const named = makeEntry(
      "b",
      { de: "Luft" },
      { descriptions: makeTexts({ de: "wie ubd0066" }) },
    );
    const withIdentifier = await buildSearchIndex([named, ...CATALOGUE, noise]);
    const { results } = searchCatalogue(withIdentifier, {
      order: "SCORE",
      includeDrafts: false,
      filters: [],
      locale: "de",
      query: "UBD0066",
      fetchDimensionTermsets: false,
    });
    expect(results.map(({ cube }) => cube.iri)).toEqual(["noise", "b"]);
  });

  it.each([
    ["population", "people", 1 + 5 + 10],
    ["life", "life", 1 + 5 + 10],
    ["life expectancy", "life", 1 + 5 + 5 + 10],
    ["expectancy life", "life", 1 + 5 + 5],
    ["who lives", "people", 1 + 2 + 2 + 10],
    ["federal", "people", 1 + 1 + 10],
    ["society", "city", 1 + 1 + 10],
  ])("%s", (query, first, expected) => {
    expect(find(query)[0]).toBe(first);
    expect(score(query)).toBe(expected);
  });

  /** The rule, word for word: weights of the fields, +10 for the phrase, 1 for being found. */
  const scoreByRule = (entry: CatalogueEntry, query: string): number | undefined => {
    const words = query.split(/\s+/).filter((word) => word !== "");
    const scored = words.filter((word) => word.length >= 3 || word !== word.toLowerCase());
    const fold = (list: readonly string[]): Set<string> =>
      new Set(list.map(foldText).filter((word) => word !== ""));
    const names = (terms: readonly CatalogueTerm[]): Texts => terms.flatMap((term) => term.names);
    const fields: [number, Texts][] = [
      [5, entry.titles],
      [2, entry.descriptions],
      [1, entry.creator?.names ?? []],
      [1, names(entry.themes)],
      [1, names(entry.subthemes)],
    ];
    const tokens = fold(scored.length > 0 ? scored : words);
    if (tokens.size === 0) return 1;
    let total = 1;
    let isHit = false;
    for (const [weight, texts] of fields) {
      const text = texts.map((each) => foldText(each.text)).join("\n");
      for (const token of tokens) isHit ||= text.includes(token);
      for (const token of fold(scored)) total += text.includes(token) ? weight : 0;
      total += text.includes(foldText(words.join(" "))) ? 10 : 0;
    }
    return isHit ? total : undefined;
  };

  const text = fc
    .array(
      fc.constantFrom("Luft", "luft", "aß", "ü", "EU", "CO2-Preis", "(a)", "b", "&", "é.", "💥"),
      {
        maxLength: 4,
      },
    )
    .map((parts) => parts.join(" "));
  const texts = fc
    .array(fc.record({ text, language: fc.constantFrom("de", "en", "") }), { maxLength: 2 })
    .map((list): Texts => list);
  const term = texts.map((names) => ({ iri: "t", names }));
  const entry = fc
    .record({
      titles: texts,
      descriptions: texts,
      creator: term,
      themes: fc.array(term, { maxLength: 2 }),
      subthemes: fc.array(term, { maxLength: 2 }),
    })
    .map((fields) => makeEntry("", {}, fields));

  it("of any catalogue and query", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 5 }), text, async (list, query) => {
        const entries = list.map((each, at) => ({
          ...each,
          iri: String(at),
          unversionedIri: String(at),
        }));
        const { results } = searchCatalogue(await buildSearchIndex(entries), {
          locale: "en",
          query,
          order: "SCORE",
          includeDrafts: false,
          fetchDimensionTermsets: false,
          filters: [],
        });
        const found = new Map(results.map((result) => [result.cube.iri, result.score]));
        const byRule = entries.map((each) => [each.iri, scoreByRule(each, query)] as const);
        const hits = (list: readonly (readonly [string, number | undefined])[]) =>
          Object.fromEntries(list.filter(([, points = 0]) => points >= 1));
        expect(hits([...found])).toEqual(hits(byRule));
      }),
      runs(100),
    );
  });
});

describe("SE2 what is near is found below every hit", () => {
  it.each([
    ["one letter too few", "populaton", "people"],
    ["one letter too many", "populattion", "people"],
    ["two letters swapped", "popualtion", "people"],
    ["two typos in a long word", "Lebenserwatrugn", "life"],
    ["a typo while the word is typed", "lebensrew", "life"],
    ["umlauts written out", "Bevoelkerung", "people"],
    ["a French plural", "espérances", "life"],
    ["an Italian singular", "famiglia", "families"],
    ["a German singular", "Wohnung", "homes"],
    ["an English plural", "countries", "people"],
    ["a German compound by its head", "Wohnbevölkerung", "people"],
    ["a synonym", "Einwohner", "people"],
    ["a synonym of several words", "gross domestic product", "gdp"],
    ["an abbreviation", "BIP", "gdp"],
    ["an abbreviation of several words", "GDP", "gdp"],
    ["a word in quotation marks", '"expectancy"', "life"],
    ["a word with a comma", "towns,", "city"],
  ])("%s: %s", (_, query, expected) => {
    expect(find(query)[0]).toBe(expected);
  });

  it.each([
    ["a typo", "populaton"],
    ["a stem", "countrys"],
    ["a synonym", "Einwohner"],
    ["a dimension's name", "Switzerland"],
    ["a compound", "Wohnbevölkerung"],
  ])("%s scores below 1", (_, query) => {
    expect(score(query)).toBeGreaterThan(0);
    expect(score(query)).toBeLessThan(1);
  });

  it("in the order word without signs, stem, synonym, compound, typo", async () => {
    const near = await buildSearchIndex([
      makeEntry("typo", { de: "Einwohnrezahl" }),
      makeEntry("compound", { de: "Zahl" }),
      makeEntry("stem", { de: "Einwohnerzahlen" }),
    ]);
    const { results } = searchCatalogue(near, { ...request("Einwohnerzahle") });
    expect(results.map(({ cube }) => cube.iri)[0]).toBe("stem");
  });
});

const request = (query: string): SearchRequest => ({
  locale: "en",
  query,
  order: "SCORE",
  includeDrafts: false,
  fetchDimensionTermsets: false,
  filters: [],
});

describe("SE3 the title that is the query comes first among equals", () => {
  it("before longer ones", async () => {
    const towns = await buildSearchIndex([
      makeEntry("a", { en: "A town plan" }),
      makeEntry("z", { en: "Town", de: "Zz" }),
    ]);
    const { results } = searchCatalogue(towns, request("town"));
    expect(results.map(({ cube }) => cube.iri)).toEqual(["z", "a"]);
    expect(results[0]?.score).toBe(results[1]?.score);
  });
});

describe("SE4 words are found", () => {
  it.each([
    ["while they are typed", "lebens", ["life"]],
    ["inside of a compound", "erwartung", ["life"]],
    ["without accents", "esperance", ["life"]],
    ["with accents that the text has not", "éspèrance", ["life"]],
    ["in another language than the reader's", "Lebenserwartung", ["life"]],
    ["in a dimension's name", "country", ["people"]],
    ["in a dimension's value", "Switzerland", ["people"]],
    ["in a value's beginning while it is typed", "switz", ["people"]],
    ["in a value with a typo", "Switzreland", ["people"]],
    ["in no value's middle", "zerland", []],
    ["each for itself", "towns expectancy", ["life", "city"]],
    ["not where nothing is near", "qqqq", []],
    ["not as other numbers", "2021", []],
  ])("%s: %s", (_, query, expected) => {
    expect(find(query)).toEqual(expected);
  });

  it("and short ones in lower case only where there are no others", () => {
    expect(find("by life")).not.toContain("by");
    expect(find("by")[0]).toBe("people");
    expect(score("by life")).toBe(score("life")! - 10);
  });

  it("and what is found beside ranks equal scores", async () => {
    const lives = await buildSearchIndex(
      [makeEntry("a", { en: "A life" }), makeEntry("b", { en: "B life" })],
      new Map([["b", makeTexts({ en: "Switzerland" })]]),
    );
    const { results } = searchCatalogue(lives, request("life switzerland"));
    expect(results.map(({ cube }) => cube.iri)).toEqual(["b", "a"]);
  });
});

describe("SE5 hits are marked", () => {
  const title = (query: string, locale: Locale): string | undefined =>
    ask(query, { locale }).results[0]?.highlightedTitle;

  it("in the names of dimensions and values where title and description do not say why", () => {
    const names = (query: string, locale: Locale) =>
      ask(query, { locale }).results[0]?.highlightedNames;
    expect(names("switz", "en")).toEqual(["<b>Switz</b>erland"]);
    expect(names("Swizerland", "en")).toEqual(["<b>Switzerland</b>"]);
    expect(names("Suisse", "de")).toEqual(["<b>Suisse</b>"]);
    expect(names("country", "de")).toEqual(["<b>Country</b>"]);
    expect(names("population", "en")).toBeUndefined();
    expect(names("", "en")).toBeUndefined();
  });

  it.each([
    ["what was typed, wherever it stands", "erwart", "de", "Lebens<b>erwart</b>ung bei der Geburt"],
    ["a typo, the whole word", "populaton", "en", "<b>Population</b> by country"],
    ["a stem, the whole word", "naissances", "fr", "Espérance de vie à la <b>naissance</b>"],
    ["a synonym, the whole word", "Einwohner", "de", "<b>Bevölkerung</b> nach Land"],
    ["a word without its signs", '"towns"', "en", "<b>Towns</b>"],
  ] as const)("%s", (_, query, locale, expected) => {
    expect(title(query, locale)).toBe(expected);
  });
});

describe("SE6 a query that finds nothing gets one that does", () => {
  it.each([
    ["Bevlkrng", "Bevölkerung"],
    ["Swizrlnd", "Switzerland"],
  ])("%s: %s", (query, expected) => {
    expect(find(query)).toEqual([]);
    expect(ask(query).suggestion).toBe(expected);
  });

  it("but none where nothing is near, or where the filters are the reason", () => {
    expect(ask("qqqqqq").suggestion).toBeUndefined();
    expect(ask("😀").suggestion).toBeUndefined();
    const filters = [{ type: "DataCubeTheme" as const, value: "t" }];
    expect(ask("Bevlkrng", { filters }).suggestion).toBeUndefined();
  });
});

describe("SE7 any text is answered", () => {
  it.each([
    ["10,000 letters", "a".repeat(10_000)],
    ["10,000 words", "ab ".repeat(10_000)],
    ["10,000 different words", Array.from({ length: 10_000 }, (_, at) => `w${at}`).join(" ")],
    ["signs of regular expressions", "(([a-z]+)*$ .* \\ ^ | {1,2} ?"],
    ["emoji", "👩‍👩‍👧 🏳️‍🌈"],
    ["letters from right to left", "متوسط العمر ‏"],
    ["half a character", "\ud83d"],
    ["marks alone", "\u0301\u0301"],
    ["control characters", "\u0000\u0008\n"],
    ["names of Object", "__proto__ constructor toString"],
  ])("%s", (_, query) => {
    const { results, facets, total, suggestion } = ask(query);
    expect(results.length).toBe(total);
    expect(facets.themes.length).toBeLessThan(2);
    expect(suggestion === undefined || suggestion.length > 0).toBe(true);
    expect(parseSearchWords(query).tokens.length).toBeLessThanOrEqual(32);
  });
});

it("SE8 a limit cuts the results but not their number", () => {
  const { results, total } = ask("", { limit: 2 });
  expect(results).toHaveLength(2);
  expect(total).toBe(CATALOGUE.length);
});
