import type {
  CATEGORICAL_PALETTES,
  DIVERGING_PALETTES,
  SEQUENTIAL_PALETTES,
} from "@statelier/document";

/** The palettes under the names that their makers gave them, in every language. */
export const PALETTE_NAMES: Readonly<Record<keyof typeof CATEGORICAL_PALETTES, string>> = {
  accent: "Accent",
  category10: "Category 10",
  dark2: "Dark 2",
  paired: "Paired",
  pastel1: "Pastel 1",
  pastel2: "Pastel 2",
  set1: "Set 1",
  set2: "Set 2",
  set3: "Set 3",
  tableau10: "Tableau 10",
};

export const HEATMAP_NAMES: Readonly<
  Record<keyof typeof DIVERGING_PALETTES | keyof typeof SEQUENTIAL_PALETTES, string>
> = {
  BrBG: "BrBG",
  PRGn: "PRGn",
  PiYG: "PiYG",
  PuOr: "PuOr",
  RdBu: "RdBu",
  RdYlBu: "RdYlBu",
  RdYlGn: "RdYlGn",
  YlGnBu: "YlGnBu",
  blues: "Blues",
  greens: "Greens",
  greys: "Greys",
  oranges: "Oranges",
  purples: "Purples",
  reds: "Reds",
};
