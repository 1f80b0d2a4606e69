/** Values of `font-family` for drawings: the shipped face, then what a reader without it may have. */
export const FONT_FAMILIES = {
  sans: "'Source Sans 3', 'Source Sans 3 fallback', system-ui, sans-serif",
  serif: "'Source Serif 4', 'Source Serif 4 fallback', Georgia, serif",
} as const;
