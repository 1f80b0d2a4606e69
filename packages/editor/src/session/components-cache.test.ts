import type { DataClient, DataScope } from "@statelier/data";
import { HISTORY_LIMIT } from "@statelier/document";
import type { CubeComponents, Iri } from "@statelier/model";
import { expect, it } from "vitest";
import { ComponentsCache } from "./components-cache.ts";

const scope = {} as DataScope;
const components: CubeComponents = { dimensions: [], measures: [] };
const cubeOf = (number: number) => [{ iri: `https://example.org/cube/${number}` as Iri }];

it("asks once for the datasets of charts that are loaded at the same time", async () => {
  let asked = 0;
  const data = {
    components: () => {
      asked += 1;
      return Promise.resolve(components);
    },
  } as unknown as DataClient;
  const cache = new ComponentsCache();
  await Promise.all([cache.load(data, scope, cubeOf(1)), cache.load(data, scope, cubeOf(1))]);
  expect(asked).toBe(1);
  expect(cache.find(cubeOf(1))).toBe(components);
});

it("forgets datasets long left, and keeps those that are asked for and those of all kept steps", () => {
  const cache = new ComponentsCache();
  for (let number = 0; number < 5 * HISTORY_LIMIT; number += 1) {
    cache.put(cubeOf(number), components);
    cache.find(cubeOf(0));
  }
  expect(cache.find(cubeOf(0))).toBe(components);
  expect(cache.find(cubeOf(1))).toBeUndefined();
  for (let back = 1; back <= 2 * HISTORY_LIMIT; back += 1)
    expect(cache.find(cubeOf(5 * HISTORY_LIMIT - back))).toBe(components);
});

it("knows why datasets did not come, until they do", async () => {
  const cache = new ComponentsCache();
  const error = { code: "SOURCE_DOWN", args: {} } as const;
  cache.fail(cubeOf(1), error);
  cache.fail(cubeOf(2), error);
  expect([cache.findFailure(cubeOf(1)), cache.find(cubeOf(1))]).toEqual([error, undefined]);
  const data = { components: async () => components } as unknown as DataClient;
  await cache.load(data, scope, cubeOf(1));
  cache.put(cubeOf(2), components);
  expect([1, 2].map((number) => cache.findFailure(cubeOf(number)))).toEqual([undefined, undefined]);
});
