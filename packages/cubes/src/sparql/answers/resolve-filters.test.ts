import { type Filters, MOST_RECENT_VALUE } from "@statelier/model";
import { expect, test, vi } from "vitest";

import type { IndexedValue } from "../../rdf/indexed-value.ts";
import type { ObservationReader } from "../../reading/observation-reader.ts";
import { schema } from "../../rdf/vocabulary.ts";
import type { CubeModel } from "../model/cube-model.ts";
import { resolveFilters } from "./resolve-filters.ts";

const PLACE = { id: "place", path: "p", kind: "NominalDimension" };

const open = () => {
  const values = Array.from({ length: 1_000 }, (_, at): [string, IndexedValue] => [
    `place-${at}`,
    { value: `place-${at}`, terms: [{ type: "iri", value: `place-${at}/version-2` }] },
  ]);
  const index = new Map(values);
  const readAll = vi.spyOn(index, "values");
  const model = {
    components: new Map([[PLACE.path, PLACE]]),
    values: () => Promise.resolve(index),
  } as unknown as CubeModel;
  const resolve = (filters: Filters) => resolveFilters(model, {} as ObservationReader, filters);
  return { resolve, readAll };
};

const pick = (...values: string[]): Filters => ({
  place: { type: "multi", values: Object.fromEntries(values.map((value) => [value, true])) },
});

test("a value goes by the versioned IRI that documents of old name, and an unknown one stays", async () => {
  const { resolve } = open();
  expect(await resolve(pick("place-3", "place-7/version-2", "elsewhere"))).toEqual([
    { path: "p", type: "values", values: new Set(["place-3", "place-7", "elsewhere"]) },
  ]);
});

test("the values are gone through once, however many unknown ones are asked for", async () => {
  const { resolve, readAll } = open();
  const unknown = Array.from({ length: 500 }, (_, at) => `unknown-${at}`);
  await resolve(pick(...unknown));
  await resolve(pick(...unknown));
  expect(readAll).toHaveBeenCalledTimes(1);
});

test("the most recent of ordinal times is the last by position, as numbers, whatever their IRIs are", async () => {
  const phase = { id: "phase", path: "q", kind: "TemporalOrdinalDimension" };
  const positions = new Map([
    ["phase-c", "2"],
    ["phase-b", "10"],
    ["phase-a", "9"],
  ]);
  const index = new Map(
    [...positions.keys()].map((value): [string, IndexedValue] => [
      value,
      { value, terms: [{ type: "iri", value }] },
    ]),
  );
  const graph = {
    texts: () => [],
    objects: () => [],
    first: (subject: string, predicate: string) =>
      predicate === schema("position") ? positions.get(subject) : undefined,
  };
  const model = {
    components: new Map([[phase.path, phase]]),
    values: () => Promise.resolve(index),
    attributes: { graph },
  } as unknown as CubeModel;
  const reader = { distinct: () => Promise.resolve([...index.keys()]) };
  const resolved = await resolveFilters(model, reader as unknown as ObservationReader, {
    phase: { type: "single", value: MOST_RECENT_VALUE },
  });
  expect(resolved).toEqual([{ path: "q", type: "values", values: new Set(["phase-b"]) }]);
});
