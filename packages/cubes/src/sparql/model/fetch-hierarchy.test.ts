import { expect, it, vi } from "vitest";

import type { Row } from "../client/rows-sink.ts";
import type { SparqlClient } from "../client/sparql-client.ts";
import { AttributeStore } from "./attribute-store.ts";
import { fetchHierarchy } from "./fetch-hierarchy.ts";

const BELOW: Record<string, string[]> = {
  world: ["europe", "asia"],
  europe: ["france", "italy"],
  asia: ["japan"],
};
const iri = (name: string) => `https://places.example/${name}`;
const node = (name: string) => ({ type: "iri" as const, value: iri(name) });

it("reads names of the nodes above and at values only", async () => {
  const asked: string[] = [];
  const client: SparqlClient = {
    select: async ({ text }) => {
      asked.push(text);
      const parents = Object.keys(BELOW).filter((name) => text.includes(`<${iri(name)}>`));
      if (!text.includes("?child")) return [];
      return parents.flatMap((parent) =>
        (BELOW[parent] ?? []).map((child): Row => ({ parent: node(parent), child: node(child) })),
      );
    },
    stream: () => Promise.reject(new Error("not asked")),
  };
  const level = { path: iri("has"), isInverse: false };
  const { edges } = await fetchHierarchy(
    { client, attributes: new AttributeStore(client) },
    { names: [], roots: [iri("world")], levels: [level, level] },
    new Set([iri("italy")]),
  );
  expect(edges).toEqual([
    new Map([[iri("world"), [iri("europe")]]]),
    new Map([[iri("europe"), [iri("italy")]]]),
  ]);
  const named = asked.at(-1) ?? "";
  expect(["world", "europe", "italy"].filter((name) => named.includes(iri(name)))).toHaveLength(3);
  expect(["asia", "japan", "france"].filter((name) => named.includes(iri(name)))).toEqual([]);
});

it("copies no list of children for each child of one parent", async () => {
  const rows = Array.from({ length: 1_000 }, (_, at): Row => ({
    parent: node("world"),
    child: node(`place-${at}`),
  }));
  const client: SparqlClient = {
    select: async ({ text }) => (text.includes("?child") ? rows : []),
    stream: () => Promise.reject(new Error("not asked")),
  };
  const spy = vi.spyOn(Map.prototype, "set");
  await fetchHierarchy(
    { client, attributes: new AttributeStore(client) },
    { names: [], roots: [iri("world")], levels: [{ path: iri("has"), isInverse: false }] },
    new Set([iri("place-0")]),
  );
  const lists = spy.mock.calls.filter(([key, list]) => key === iri("world") && Array.isArray(list));
  spy.mockRestore();
  expect(lists.length).toBeLessThan(5);
});
