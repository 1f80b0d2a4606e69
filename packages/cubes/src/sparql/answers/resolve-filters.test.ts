import type { Filters } from "@statelier/model";
import { expect, test, vi } from "vitest";

import type { IndexedValue } from "../../rdf/indexed-value.ts";
import type { ObservationReader } from "../../reading/observation-reader.ts";
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
