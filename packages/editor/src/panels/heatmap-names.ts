import type { DIVERGING_PALETTES, SEQUENTIAL_PALETTES } from "@statelier/document";

type PaletteId = keyof typeof DIVERGING_PALETTES | keyof typeof SEQUENTIAL_PALETTES;

/** Palettes carry the names of their makers in every language. */
export const HEATMAP_NAMES: Readonly<Record<PaletteId, string>> = {
  BrBG: "BrBG",
  PRGn: "PRGn",
  PiYG: "PiYG",
  PuOr: "PuOr",
  RdBu: "RdBu",
  RdYlBu: "RdYlBu",
  RdYlGn: "RdYlGn",
  blues: "Blues",
  greens: "Greens",
  greys: "Greys",
  oranges: "Oranges",
  purples: "Purples",
  reds: "Reds",
};
