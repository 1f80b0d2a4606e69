import { expect, it } from "vitest";

import type { CatalogueEntry } from "./catalogue.ts";
import { pickCurrent } from "./pick-current.ts";

const makeEntry = (version: string, isPublished: boolean): CatalogueEntry => ({
  iri: `prices/${version}`,
  unversionedIri: "prices",
  version,
  isPublished,
  titles: [],
  descriptions: [],
  themes: [],
  subthemes: [],
  termsets: [],
  dimensions: [],
});

it.each([
  { words: "a newer draft stands beside", draft: "10", expected: [1, 1] },
  { words: "an older draft is left out for", draft: "2", expected: [1, 0] },
  { words: "a draft of the same number is left out for", draft: "9", expected: [1, 0] },
])("$words the newest published version", ({ draft, expected }) => {
  const { published, withDrafts } = pickCurrent([makeEntry("9", true), makeEntry(draft, false)]);
  expect([...withDrafts]).toEqual(expected);
  expect([...published]).toEqual([1, 0]);
});
