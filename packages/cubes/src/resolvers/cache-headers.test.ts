import { expect, it } from "vitest";

import type { CubeSource } from "../source/cube-source.ts";
import { pickCacheControl } from "./cache-headers.ts";
import { makeSourceRegistry } from "./source-registry.ts";

const source = {
  isImmutable: (iri: string) => Promise.resolve(iri === "published"),
} as unknown as CubeSource;
const sources = makeSourceRegistry(
  [{ name: "main", type: "sparql", url: "https://data.example/", aliases: [] }],
  () => source,
);

it.each(["latestIri", "unversionedIri", "metadata"] as const)(
  "what may become of a published version is asked again each time: %s",
  async (name) => {
    const cubeFilter = { iri: "published" };
    const variables = { sourceType: "sparql", sourceUrl: "main", cubeFilter };
    expect(await pickCacheControl(sources, { name, variables }, { data: {} })).toBe("no-cache");
  },
);

it.each<[string, string[], RegExp]>([
  ["one published version", ["published"], /^public, max-age=3600/],
  ["published versions alone", ["published", "published"], /^public, max-age=3600/],
  ["a published version and another dataset", ["published", "draft"], /^no-cache$/],
  ["a dataset that may change", ["draft"], /^no-cache$/],
  ["no dataset", [], /^no-cache$/],
])("an answer about %s is kept as long as all of it holds", async (_, iris, expected) => {
  const variables = {
    sourceType: "sparql",
    sourceUrl: "main",
    cubeFilters: iris.map((iri) => ({ iri })),
  };
  const asked = { name: "observations", variables } as const;
  expect(await pickCacheControl(sources, asked, { data: {} })).toMatch(expected);
  const errors = [{ message: "", extensions: { id: "SOURCE_DOWN" } }];
  expect(await pickCacheControl(sources, asked, { data: null, errors })).toBe("no-store");
});
