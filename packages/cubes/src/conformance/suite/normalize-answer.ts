import type { DataSource } from "@statelier/model";

/** What may differ between engines; all else must be equal to the letter. */
export const NORMALIZED = {
  /** Rows come in any order. */
  rows: (rows: readonly string[]): string[] => rows.toSorted(),
  /** The tables of an sql source change under one name: no answer holds for ever. */
  isImmutable: (isImmutable: boolean, { type }: DataSource): boolean =>
    type === "sql" ? false : isImmutable,
};
