/** What may differ between engines, by its key in an answer: all else must be equal to the letter. */
const NORMALIZED: Record<string, (value: unknown) => unknown> = {
  /** Rows come in any order. */
  rows: (rows) => (rows as string[]).toSorted(),
  /** The query is for readers who ask that source directly. */
  query: () => undefined,
  /** A name in an sql source is its own latest version. */
  latestIri: () => undefined,
};

/** An answer as text that can be compared. */
export const normalizeAnswer = (answer: unknown): string =>
  JSON.stringify(
    answer,
    (key, value: unknown) => (NORMALIZED[key] ? NORMALIZED[key](value) : value),
    1,
  );
