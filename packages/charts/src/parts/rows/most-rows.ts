/** Of one table: what is more is as slow to send as to read out. A table of 500 rows may have 20 columns. */
const MOST_CELLS = 10_000;

/** The rows for which a table of so many columns has room, of those that it would have. */
export const mostRows = (rows: number, columns: number): number =>
  Math.min(rows, Math.ceil(MOST_CELLS / columns));
