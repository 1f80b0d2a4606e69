import { expect, test } from "vitest";
import { describeDatasets } from "./describe-datasets.ts";

const dataset = (seriesIri: string, isDraft = false) => ({ seriesIri, isDraft });

test.each([
  [[dataset("a")], "a catalogue of 1 dataset"],
  [[dataset("a"), dataset("b")], "a catalogue of 2 datasets"],
  [
    [dataset("a"), dataset("a"), dataset("b"), dataset("c", true)],
    "a catalogue of 2 datasets, and 1 draft and 1 earlier version that it does not list",
  ],
  [
    [dataset("a"), dataset("c", true), dataset("d", true)],
    "a catalogue of 1 dataset, and 2 drafts that it does not list",
  ],
])("the datasets that the start names are those that the catalogue lists: %#", (datasets, text) => {
  expect(describeDatasets(datasets)).toBe(text);
});
