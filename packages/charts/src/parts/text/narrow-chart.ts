/** Pixels of width: narrower charts are those of phones. */
export const NARROW_CHART = 460;
