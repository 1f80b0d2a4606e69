import { buildComponentId, type Filters } from "@statelier/model";
import { expect, it } from "vitest";

import { loadFixtures } from "../conformance/load-fixtures.ts";
import { openMemoryStore } from "../conformance/open-memory-store.ts";
import { handleSparqlProtocol } from "../embedded/handle-sparql-protocol.ts";
import { makeSparqlSource } from "./make-sparql-source.ts";

const AIR = "https://example.org/air-2";
const id = (name: string): string =>
  buildComponentId("https://example.org/air", `https://example.org/${name}`);
const store = openMemoryStore(loadFixtures());

/** What is asked that no question before has asked; whether the answer comes sorted makes no other question. */
const open = () => {
  const asked = new Set<string>();
  const source = makeSparqlSource({
    endpoint: async (request) => {
      const text = new URLSearchParams(await request.clone().text()).get("query") ?? "";
      asked.add(text.replace(/ ORDER BY DESC\(\?firstOfAll\) \?lastOfAll$/, ""));
      return handleSparqlProtocol(request, store);
    },
    dataSource: { type: "sparql", url: "http://localhost/sparql" },
    options: { smallCubeRows: 1, readWhole: "never" },
  });
  const note = async (ask: () => Promise<unknown>): Promise<string[]> => {
    asked.clear();
    await ask();
    return [...asked];
  };
  return { source, note };
};

const asksRows = (query: string): boolean => /SELECT\s+(\?o\s+)?\?c0/.test(query);
/** Of values, units and terms. */
const asksNames = (query: string): boolean => query.includes("CurrencyUnit");

const listPlaces = async () => {
  const { source } = open();
  const { dimensions } = await source.components({ iri: AIR, locale: "en", loadValues: true });
  return dimensions.find((each) => each.id === id("place"))?.values.map(({ value }) => value) ?? [];
};
const only = (name: string, value = ""): Filters => ({ [id(name)]: { type: "single", value } });

it("names of values are asked for before the rows, and nothing after them", async () => {
  const { source, note } = open();
  const [place] = await listPlaces();
  const filters = only("place", place);
  const asked = await note(() => source.observations({ iri: AIR, locale: "en", filters }));
  // Those of a version, then those that they are versions of.
  expect(asked.filter(asksNames)).toHaveLength(2);
  expect(asked.findIndex(asksRows)).toBe(asked.length - 1);
});

it("values that occur together are found in one question, whatever their number", async () => {
  const { source, note } = open();
  const [place = ""] = await listPlaces();
  const filters = {
    [id("place")]: { type: "single" as const, value: place },
    [id("year")]: { type: "single" as const, value: "2019" },
  };
  await source.components({ iri: AIR, locale: "en", loadValues: true });
  await source.observations({ iri: AIR, locale: "en" });
  const asked = await note(async () => {
    expect(await source.possibleFilters({ iri: AIR, filters })).toEqual([
      { id: id("place"), ...filters[id("place")] },
      { id: id("year"), ...filters[id("year")] },
    ]);
  });
  expect(asked).toHaveLength(1);
});
