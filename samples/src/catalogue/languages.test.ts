import { beforeAll, expect, test } from "vitest";
import { parseRdf } from "@statelier/cubes";
import { LOCALES } from "@statelier/model";
import { buildSampleCatalogue } from "./build-sample-catalogue.ts";
import { REVIEWED_NAMES } from "./reviewed-names.ts";

const BASE = "http://localhost:4000/";
const TEXTS = [
  "http://schema.org/name",
  "http://schema.org/description",
  "http://schema.org/creditText",
  "http://schema.org/citation",
  "http://purl.org/dc/terms/provenance",
  "http://www.w3.org/2000/01/rdf-schema#label",
];

type Place = { subject: string; texts: Map<string, string> };

let places: Place[] = [];

beforeAll(async () => {
  const { ntriples } = await buildSampleCatalogue({ baseIri: BASE });
  const lines = ntriples
    .split("\n")
    .filter((line) => TEXTS.some((text) => line.includes(`<${text}>`)));
  const parsed = parseRdf(lines.join("\n"), { format: "n-triples", baseIri: BASE });
  if (!parsed.ok) throw new Error(parsed.message);
  const found = new Map<string, Place>();
  for (const { subject, predicate, object } of parsed.graph.triples) {
    if (object.type !== "literal" || !TEXTS.includes(predicate)) continue;
    const key = `${subject.value} ${predicate}`;
    const place = found.get(key) ?? { subject: subject.value, texts: new Map<string, string>() };
    place.texts.set(object.language, object.value);
    found.set(key, place);
  }
  places = [...found.values()];
});

const isCode = (subject: string) =>
  subject.includes("/termset/years/") ||
  subject.includes("/value/airport/") ||
  subject.endsWith("/contact");

test("every text stands in all four languages, or is a reviewed name without a language", () => {
  const plain = places.filter(({ texts }) => texts.has(""));
  const unreviewed = plain.filter(
    ({ subject, texts }) => !isCode(subject) && !REVIEWED_NAMES.has(texts.get("") ?? ""),
  );
  expect(unreviewed).toEqual([]);
  const incomplete = places.filter(
    ({ texts }) => !texts.has("") && !LOCALES.every((locale) => texts.has(locale)),
  );
  expect(incomplete).toEqual([]);
  expect(places.length - plain.length).toBeGreaterThan(400);
});

test("no two languages read the same outside the reviewed names", () => {
  const same = places.flatMap(({ texts }) => {
    const values = LOCALES.map((locale) => texts.get(locale)).filter((text) => text !== undefined);
    return values.filter((text, index) => values.indexOf(text) !== index);
  });
  expect([...new Set(same)].filter((text) => !REVIEWED_NAMES.has(text))).toEqual([]);
  const unused = [...REVIEWED_NAMES].filter(
    (name) => !same.includes(name) && !places.some(({ texts }) => texts.get("") === name),
  );
  expect(unused).toEqual([]);
});

test("German is written without ß, French with narrow spaces", () => {
  const inLanguage = (locale: string) => places.map(({ texts }) => texts.get(locale) ?? "");
  expect(inLanguage("de").filter((text) => text.includes("ß"))).toEqual([]);
  expect(inLanguage("fr").filter((text) => /[^\u202f][%;:!?»]/.test(text))).toEqual([]);
});

test.each([
  ["de", "Lebenserwartung"],
  ["fr", "Espérance de vie"],
  ["it", "Speranza di vita"],
  ["en", "Life expectancy"],
])("the title of the countries' dataset names life expectancy in %s", (locale, words) => {
  const titles = places.filter(({ subject }) => subject === `${BASE}cube/life-expectancy/2`);
  expect(titles.some(({ texts }) => texts.get(locale)?.startsWith(words))).toBe(true);
});

test("Gapminder has one name, as an organization and as a contact", () => {
  const names = places
    .filter(({ subject }) => subject.includes("/organization/gapminder"))
    .flatMap(({ texts }) => [...texts.values()])
    .filter((text) => text.includes("Gapminder") && text !== "Gapminder");
  expect(new Set(names)).toEqual(new Set(["Gapminder Foundation"]));
});
