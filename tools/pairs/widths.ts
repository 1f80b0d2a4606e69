/** Of the pictures, in CSS pixels: a phone and a desk. */
export const WIDTHS = [360, 1200] as const;
export type Width = (typeof WIDTHS)[number];
