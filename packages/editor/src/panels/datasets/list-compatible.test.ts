import { type JoinableDataset, listJoinOptions } from "@statelier/document";
import type { SearchResult } from "@statelier/model";
import { expect, test } from "vitest";
import { buildJoinFilters, chooseAtFirst, listCompatible } from "./list-compatible.ts";

const cantons = { iri: "https://example.org/cantons", label: "Cantons" };

const year = (id: string) => ({ id, label: "Year", timeUnit: "Year" as const, termsets: [] });
const canton = (id: string) => ({ id, label: "Canton", termsets: [cantons] });

const chart: JoinableDataset = { iri: "one", dimensions: [year("one/y"), canton("one/c")] };
const options = listJoinOptions([chart]);

const found = (iri: string, dimensions: JoinableDataset["dimensions"]): SearchResult =>
  ({
    score: 1,
    highlightedTitle: iri,
    cube: { iri, title: iri, dimensions },
  }) as unknown as SearchResult;

const results = [
  found("one", chart.dimensions),
  found("years", [year("years/y")]),
  found("both", [canton("both/c"), year("both/y")]),
  found("neither", []),
];

test("JO7 a single dataset is joined by those of the chosen dimensions that the other one has", () => {
  expect(listCompatible(results, [chart], options)).toMatchObject([
    { result: { cube: { iri: "years" } }, names: ["Year"], joinBy: { years: ["years/y"] } },
    { result: { cube: { iri: "both" } }, names: ["Year", "Canton"] },
  ]);
  expect(listCompatible(results, [chart], [])).toEqual([]);
});

test("JO7 a dataset is not joined with another version of itself", () => {
  const id = (cube: string, name: string) =>
    `${cube}(VISUALIZE.ADMIN_COMPONENT_ID_SEPARATOR)${name}`;
  const old = { iri: "https://e.org/a/2", dimensions: [year(id("https://e.org/a", "y"))] };
  const offered = [
    found("https://e.org/a/3", [year(id("https://e.org/a", "y"))]),
    found("https://e.org/b/1", [year(id("https://e.org/b", "y"))]),
  ];
  const compatible = listCompatible(offered, [old], listJoinOptions([old]));
  expect(compatible.map(({ result }) => result.cube.iri)).toEqual(["https://e.org/b/1"]);
});

test("JO7 what is to join several datasets has all of the chosen dimensions", () => {
  const joined = [
    { ...chart, joinBy: ["one/y"] },
    { iri: "two", joinBy: ["two/y"], dimensions: [year("two/y"), canton("two/c")] },
  ];
  const shared = listJoinOptions(joined);
  expect(chooseAtFirst(joined, shared).map(({ label }) => label)).toEqual(["Year"]);
  const iris = (chosen: typeof shared) =>
    listCompatible(results, joined, chosen).map(({ result }) => result.cube.iri);
  expect(iris(chooseAtFirst(joined, shared))).toEqual(["years", "both"]);
  expect(iris(shared)).toEqual(["both"]);
});

test("the source is asked for datasets with a time of the same unit or the same terms", () => {
  expect(buildJoinFilters(options)).toEqual([
    { type: "TemporalDimension", value: "Year" },
    { type: "DataCubeTermset", value: cantons.iri },
  ]);
  expect(buildJoinFilters([])).toEqual([]);
});
