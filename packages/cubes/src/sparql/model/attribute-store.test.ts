import { expect, it } from "vitest";

import type { SparqlClient } from "../client/sparql-client.ts";
import { AttributeStore } from "./attribute-store.ts";

const listPlaces = (count: number, from = 0): string[] =>
  Array.from({ length: count }, (_, at) => `https://places.example/${from + at}`);

const open = () => {
  const asked: string[][] = [];
  const failures: Error[] = [];
  const client: SparqlClient = {
    select: async ({ text }) => {
      const [, ...places] = (/VALUES \?s \{([^}]*)\}/.exec(text)?.[1] ?? "").split("<");
      asked.push(places.map((place) => place.slice(0, place.indexOf(">"))));
      const failure = failures.shift();
      if (failure) throw failure;
      return [];
    },
    stream: () => Promise.reject(new Error("not asked")),
  };
  return { store: new AttributeStore(client), asked, failures };
};

it("names that are wanted at the same time are asked for together, 250 at once, and each once", async () => {
  const { store, asked } = open();
  const [first, second] = [listPlaces(200), listPlaces(200, 100)];
  await Promise.all([store.load(first), store.load(second), store.load(first)]);
  await store.load(second);
  expect(asked).toEqual([listPlaces(250), listPlaces(50, 250)]);
});

it("names that were not answered are asked for again, by whoever wants them next", async () => {
  const { store, asked, failures } = open();
  failures.push(new Error("away"));
  const both = [store.load(listPlaces(1)), store.load(listPlaces(2))];
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual([
    "rejected",
    "rejected",
  ]);
  await store.load(listPlaces(1));
  expect(asked).toEqual([listPlaces(2), listPlaces(1)]);
});
