import { expect, it, vi } from "vitest";
import type { FirstQuestions } from "../first-charts/first-questions.ts";
import { findNeeds, preloadData } from "./preload-dataset.ts";

const SOURCES = [
  { name: "own", type: "sparql" as const, url: "https://own.example/query" },
  { name: "other", type: "sparql" as const, url: "https://other.example/query" },
];
const NEEDS = { addresses: ["/api/graphql?id=a&variables=%7B%7D"], modules: ["lib/pie.ts"] };

const open = async (place: string, isRead = true) => {
  const url = new URL(place, "http://localhost");
  const find = vi.fn<FirstQuestions["find"]>(() => Promise.resolve(NEEDS));
  const needs = await findNeeds(
    { url, path: url.pathname.slice("/fr".length), locale: "fr", isRead },
    { sources: SOURCES, firstQuestions: { find } },
  );
  return { needs, asked: find.mock.calls };
};

it("asks for what a new chart of the dataset needs, of the source that the address names", async () => {
  const { needs, asked } = await open(
    "/fr/create/new?cube=https%3A%2F%2Fa.example%2F1&dataSource=other",
  );
  expect(asked).toEqual([[SOURCES[1], "fr", "https://a.example/1"]]);
  expect(needs).toBe(NEEDS);
  expect(preloadData(needs)).toBe(
    '<link rel="preload" as="fetch" crossorigin href="/api/graphql?id=a&amp;variables=%7B%7D">',
  );
});

it.each([
  "/fr/create/new",
  "/fr/create/new?cube=a:b&dataSource=unknown",
  "/fr/create/abc?cube=a:b",
  "/fr/browse?cube=a:b",
])("asks for nothing for %s", async (place) => {
  const { needs, asked } = await open(place);
  expect([needs.addresses, asked]).toEqual([[], []]);
});

it("asks for nothing where nobody reads the page", async () => {
  expect((await open("/fr/create/new?cube=a:b", false)).asked).toEqual([]);
});
