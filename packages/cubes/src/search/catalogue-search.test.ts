import { expect, it, vi } from "vitest";

import type { SearchRequest } from "../source/cube-source.ts";
import type { Texts } from "../source/texts.ts";
import { makeCatalogueSearch } from "./catalogue-search.ts";
import type { Catalogue, CatalogueEntry } from "./catalogue.ts";

const makeCube = (iri: string, title = iri): CatalogueEntry => ({
  iri,
  unversionedIri: iri,
  version: "1",
  isPublished: true,
  titles: [{ text: title, language: "en" }],
  descriptions: [],
  themes: [],
  subthemes: [],
  termsets: [],
  dimensions: [],
});

const request = (query: string): SearchRequest => ({
  locale: "en",
  query,
  order: "SCORE",
  includeDrafts: false,
  fetchDimensionTermsets: false,
  filters: [],
});

const name = (text: string): Texts => [{ text, language: "en" }];
type LoadValues = (entry: CatalogueEntry) => Promise<Texts>;
const HOUR = 3_600_000;

const open = (load: () => Promise<Catalogue>, loadValues?: LoadValues) => {
  let time = 0;
  const search = makeCatalogueSearch({
    load,
    ...(loadValues ? { loadValues } : {}),
    maxAgeMs: HOUR,
    now: () => time,
  });
  return {
    find: async (query: string) =>
      (await search(request(query))).results.map(({ cube }) => cube.iri),
    wait: (ms: number) => {
      time += ms;
    },
  };
};

it("reads a catalogue once for all who ask", async () => {
  const load = vi.fn<() => Promise<Catalogue>>(async () => Promise.resolve([makeCube("a")]));
  const { find } = open(load);
  expect(await Promise.all([find(""), find("a"), find("qq")])).toEqual([["a"], ["a"], []]);
  expect(load).toHaveBeenCalledTimes(1);
});

it("an older catalogue answers while it is read anew", async () => {
  const load = vi.fn<() => Promise<Catalogue>>().mockResolvedValueOnce([makeCube("a")]);
  load.mockResolvedValueOnce([makeCube("a"), makeCube("b")]);
  const { find, wait } = open(load);
  await find("");
  wait(HOUR + 1);
  expect(await find("")).toEqual(["a"]);
  await vi.waitFor(async () => expect(await find("")).toEqual(["a", "b"]));
  expect(load).toHaveBeenCalledTimes(2);
});

it("the last catalogue of a source that is away is searched, and it is asked again after its age", async () => {
  const load = vi.fn<() => Promise<Catalogue>>().mockResolvedValueOnce([makeCube("a")]);
  load.mockRejectedValueOnce(new Error("away"));
  load.mockResolvedValueOnce([makeCube("b")]);
  const { find, wait } = open(load);
  await find("");
  wait(HOUR + 1);
  expect(await find("")).toEqual(["a"]);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(await find("")).toEqual(["a"]);
  wait(HOUR + 1);
  await find("");
  await vi.waitFor(async () => expect(await find("")).toEqual(["b"]));
});

it("a source that was away from the start is asked with every search", async () => {
  const load = vi.fn<() => Promise<Catalogue>>().mockRejectedValueOnce(new Error("away"));
  load.mockResolvedValueOnce([makeCube("a")]);
  const { find } = open(load);
  await expect(find("")).rejects.toThrow("away");
  expect(await find("")).toEqual(["a"]);
});

it("names of values are read in the background, and nobody waits for them", async () => {
  const gate = Promise.withResolvers<Texts>();
  const loadValues = vi.fn<LoadValues>((entry) =>
    entry.iri === "a" ? gate.promise : Promise.resolve(name("Italy")),
  );
  const { find } = open(
    async () => Promise.resolve([makeCube("a", "First"), makeCube("b", "Second")]),
    loadValues,
  );
  expect(await find("switzerland")).toEqual([]);
  gate.resolve(name("Switzerland"));
  await vi.waitFor(async () => expect(await find("switzerland")).toEqual(["a"]));
  await vi.waitFor(async () => expect(await find("italy")).toEqual(["b"]));
  expect(loadValues).toHaveBeenCalledTimes(2);
});

it("names of values are read again after a day, and kept where that fails", async () => {
  const loadValues = vi
    .fn<() => Promise<Texts>>()
    .mockResolvedValueOnce(name("Gotham"))
    .mockRejectedValueOnce(new Error("away"))
    .mockResolvedValue(name("Metropolis"));
  const { find, wait } = open(async () => Promise.resolve([makeCube("a", "First")]), loadValues);
  await find("");
  await vi.waitFor(async () => expect(await find("gotham")).toEqual(["a"]));
  wait(25 * HOUR);
  await vi.waitFor(async () => {
    await find("");
    expect(loadValues).toHaveBeenCalledTimes(2);
  });
  expect(await find("gotham")).toEqual(["a"]);
  wait(25 * HOUR);
  await vi.waitFor(async () => expect(await find("metropolis")).toEqual(["a"]));
  expect(await find("gotham")).toEqual([]);
});

it("a cube that fails does not keep the names of others away; three in a row are left in peace", async () => {
  const cubes = ["a", "b", "c", "d", "e"].map((iri) => makeCube(iri));
  const loadValues = vi.fn<LoadValues>(({ iri }) =>
    iri === "b" ? Promise.resolve(name("Berlin")) : Promise.reject(new Error("away")),
  );
  const { find } = open(async () => Promise.resolve(cubes), loadValues);
  await find("");
  await vi.waitFor(async () => expect(await find("berlin")).toEqual(["b"]));
  await vi.waitFor(() => expect(loadValues).toHaveBeenCalledTimes(5));
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  });
  await find("");
  expect(loadValues).toHaveBeenCalledTimes(5);
});
