import type { DataSource, Iri } from "@statelier/model";

/** What may differ between engines; all else must be equal to the letter. */
export const NORMALIZED = {
  /** Rows come in any order. */
  rows: (rows: readonly string[]): string[] => rows.toSorted(),
  /** What is expected of an sql source: its tables change under one name, so each name is its own latest version … */
  latestIri: (latest: Iri, asked: Iri, { type }: DataSource): Iri =>
    type === "sql" ? asked : latest,
  /** … and no answer holds for ever. */
  isImmutable: (isImmutable: boolean, { type }: DataSource): boolean =>
    type === "sql" ? false : isImmutable,
};
