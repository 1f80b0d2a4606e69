import { expect, it } from "vitest";

import type { GeometryPlace } from "../../shapes/find-geometry.ts";
import type { Row } from "../client/rows-sink.ts";
import type { SparqlClient } from "../client/sparql-client.ts";
import { fetchGeometries } from "./fetch-geometries.ts";

const E = (name: string | number): string => `https://example.org/${name}`;

/** Answers each geometry that is asked for, those with an odd number in named graphs only. */
const makeClient = (): { client: SparqlClient; asked: string[] } => {
  const asked: string[] = [];
  const client: SparqlClient = {
    stream: () => Promise.reject(new Error("not asked for")),
    select: ({ text }) => {
      asked.push(text);
      const isNamed = text.includes("GRAPH");
      const rows = [...text.matchAll(/<(https:\/\/example\.org\/g(\d+))>/g)].flatMap(
        ([, iri = "", number]): Row[] =>
          isNamed === (Number(number) % 2 === 1)
            ? [
                {
                  s: { type: "iri", value: iri },
                  wkt: { type: "literal", value: `POINT(${number} 0)`, language: "", datatype: "" },
                },
              ]
            : [],
      );
      return Promise.resolve(rows);
    },
  };
  return { client, asked };
};

const collect = async (client: SparqlClient, places: readonly GeometryPlace[]) => {
  const found = new Map<string, string[]>();
  for await (const piece of fetchGeometries({ source: client, shapes: client }, places))
    for (const { value, texts } of piece) found.set(value, texts);
  return found;
};

const place = (number: number): GeometryPlace => ({
  value: E(number),
  subjects: [E(`g${number}`)],
  isNameless: false,
});

it("texts are asked for in batches, in named graphs only what is in no other", async () => {
  const { client, asked } = makeClient();
  const places = Array.from({ length: 600 }, (_, number) => place(number));
  const found = await collect(client, places);
  expect(found.size).toBe(600);
  expect([found.get(E(0)), found.get(E(599))]).toEqual([["POINT(0 0)"], ["POINT(599 0)"]]);
  const counts = asked.map((text) => text.match(/\/g\d+>/g)?.length ?? 0);
  expect(counts.toSorted((a, b) => a - b)).toEqual([50, 100, 125, 125, 250, 250]);
});

it("a second question is asked only where something is missing", async () => {
  const { client, asked } = makeClient();
  await collect(client, [place(2), place(4)]);
  expect(asked).toHaveLength(1);
  await collect(client, []);
  expect(asked).toHaveLength(1);
});
