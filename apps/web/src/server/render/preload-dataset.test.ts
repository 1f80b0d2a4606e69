import { expect, it } from "vitest";
import { preloadDataset } from "./preload-dataset.ts";

const SOURCES = [
  { name: "own", type: "sparql" as const, url: "https://own.example/query" },
  { name: "other", type: "sparql" as const, url: "https://other.example/query" },
];

const preload = async (place: string): Promise<string[]> => {
  const url = new URL(place, "http://localhost");
  const head = await preloadDataset(
    { url, path: url.pathname.slice("/fr".length), locale: "fr" },
    { sources: SOURCES },
  );
  return head
    .split("<link ")
    .slice(1)
    .map((link) => decodeURIComponent(link.replaceAll("&amp;", "&")));
};

it("names what the editor asks first of a dataset, in the words in which it asks", async () => {
  const links = await preload("/fr/create/new?cube=https%3A%2F%2Fa.example%2F1&dataSource=other");
  expect(links).toHaveLength(2);
  expect(links[0]).toMatch(
    /^rel="preload" as="fetch" crossorigin href="\/api\/graphql\?id=latestIri\./,
  );
  expect(links[1]).toContain('"locale":"fr"');
  for (const link of links) {
    expect(link).toContain('"sourceUrl":"https://other.example/query"');
    expect(link).toContain('"iri":"https://a.example/1"');
  }
});

it.each([
  "/fr/create/new",
  "/fr/create/new?cube=a:b&dataSource=unknown",
  "/fr/create/abc?cube=a:b",
  "/fr/browse?cube=a:b",
])("names nothing for %s", async (place) => {
  expect(await preload(place)).toEqual([]);
});
