import { expect, test } from "vitest";
import { decodeDataSource, type NamedSource } from "./site-services.ts";

const SOURCES: NamedSource[] = [
  { name: "own", type: "sparql", url: "https://own.example/query" },
  {
    name: "lindas",
    type: "sparql",
    url: "https://lindas.example/query",
    aliases: ["Prod", "Prod-uncached", "https://old.example/query"],
  },
];

test.each([
  [null, "own"],
  ["lindas", "lindas"],
  ["Prod-uncached", "lindas"],
  ["sparql+https://old.example/query", "lindas"],
  ["sparql+https://own.example/query", "own"],
  ["sql+https://own.example/query", undefined],
  ["Test", undefined],
])("an address names a source by name, alias or type and address: %s", (text, name) => {
  expect(decodeDataSource(SOURCES, text)?.name).toBe(name);
});
