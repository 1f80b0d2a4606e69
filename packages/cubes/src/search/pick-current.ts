import type { Catalogue, CatalogueEntry } from "./catalogue.ts";

/** Which entries a search looks at, with drafts or without. */
export type Current = { withDrafts: Uint8Array; published: Uint8Array };

const versions = new Intl.Collator("en", { numeric: true });

const compareVersions = (a: CatalogueEntry, b: CatalogueEntry): number =>
  versions.compare(a.version, b.version);

/** Of each series the newest published version, and with drafts also a draft that is newer. */
export const pickCurrent = (catalogue: Catalogue): Current => {
  const published = new Uint8Array(catalogue.length);
  const withDrafts = new Uint8Array(catalogue.length);
  const numbers = [...catalogue.keys()];
  const entryOf = (at: number): CatalogueEntry => catalogue[at] as CatalogueEntry;
  for (const series of Map.groupBy(numbers, (at) => entryOf(at).unversionedIri).values()) {
    const sorted = series.toSorted((a, b) => compareVersions(entryOf(b), entryOf(a)));
    const newest = sorted.find((at) => entryOf(at).isPublished);
    const draft = sorted.find((at) => !entryOf(at).isPublished);
    if (newest !== undefined) {
      published[newest] = 1;
      withDrafts[newest] = 1;
    }
    if (draft === undefined) continue;
    if (newest === undefined || compareVersions(entryOf(draft), entryOf(newest)) > 0)
      withDrafts[draft] = 1;
  }
  return { published, withDrafts };
};
