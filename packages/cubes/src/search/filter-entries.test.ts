import { expect, test, vi } from "vitest";

import type { CatalogueEntry } from "./catalogue.ts";
import { makeDimensionPicker } from "./filter-entries.ts";

const makeEntry = (at: number): CatalogueEntry =>
  ({
    dimensions: [
      { id: `place-${at}`, termsets: [{ iri: "https://example.org/towns", names: [] }] },
      { id: `year-${at}`, termsets: [], timeUnit: "Year" },
      { id: `other-${at}`, termsets: [] },
    ],
  }) as unknown as CatalogueEntry;

test("the termsets of a filter are distinguished once, however many entries are asked for", () => {
  const split = vi.spyOn(String.prototype, "split");
  const pick = makeDimensionPicker([
    { type: "DataCubeTermset", value: "https://example.org/towns;https://example.org/lakes" },
    { type: "TemporalDimension", value: "Year" },
  ]);
  const found = Array.from({ length: 50 }, (_, at) => pick(makeEntry(at)).map(({ id }) => id));
  const splits = split.mock.calls.length;
  split.mockRestore();
  expect(splits).toBe(1);
  expect(found[7]).toEqual(["place-7", "year-7"]);
});
