/** Fewer are seen at a glance. */
export const FEW = 10;
/** Rows that are drawn; the search finds the others. */
export const MOST_SHOWN = 100;
