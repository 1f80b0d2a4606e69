/** Widths of the screen for which a canvas has places, the widest first (D9). Alone, so that pages need no schema. */
export const BREAKPOINTS = ["xl", "lg", "md", "sm"] as const;
/** One of `BREAKPOINTS`. */
export type Breakpoint = (typeof BREAKPOINTS)[number];
