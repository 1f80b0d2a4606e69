/** Sizes of the type in drawings, in pixels. */
export const TICK_SIZE = 12;
export const TITLE_SIZE = 13;
export const VALUE_SIZE = 12;
export const SERIES_SIZE = 13;
export const LEGEND_SIZE = 13;

/** Least room between two labels on one line. */
export const LABEL_GAP = 8;
