/** Colours of the categorical palettes by stored id, in the order in which they are given out (CO1). */
export const CATEGORICAL_PALETTES = {
  accent: ["#7fc97f", "#beaed4", "#fdc086", "#ffff99", "#386cb0", "#f0027f", "#bf5b17", "#666666"],
  category10: [
    "#1f77b4",
    "#ff7f0e",
    "#2ca02c",
    "#d62728",
    "#9467bd",
    "#8c564b",
    "#e377c2",
    "#7f7f7f",
    "#bcbd22",
    "#17becf",
  ],
  dark2: ["#1b9e77", "#d95f02", "#7570b3", "#e7298a", "#66a61e", "#e6ab02", "#a6761d", "#666666"],
  paired: [
    "#a6cee3",
    "#1f78b4",
    "#b2df8a",
    "#33a02c",
    "#fb9a99",
    "#e31a1c",
    "#fdbf6f",
    "#ff7f00",
    "#cab2d6",
    "#6a3d9a",
    "#ffff99",
    "#b15928",
  ],
  pastel1: [
    "#fbb4ae",
    "#b3cde3",
    "#ccebc5",
    "#decbe4",
    "#fed9a6",
    "#ffffcc",
    "#e5d8bd",
    "#fddaec",
    "#f2f2f2",
  ],
  pastel2: ["#b3e2cd", "#fdcdac", "#cbd5e8", "#f4cae4", "#e6f5c9", "#fff2ae", "#f1e2cc", "#cccccc"],
  set1: [
    "#e41a1c",
    "#377eb8",
    "#4daf4a",
    "#984ea3",
    "#ff7f00",
    "#ffff33",
    "#a65628",
    "#f781bf",
    "#999999",
  ],
  set2: ["#66c2a5", "#fc8d62", "#8da0cb", "#e78ac3", "#a6d854", "#ffd92f", "#e5c494", "#b3b3b3"],
  set3: [
    "#8dd3c7",
    "#ffffb3",
    "#bebada",
    "#fb8072",
    "#80b1d3",
    "#fdb462",
    "#b3de69",
    "#fccde5",
    "#d9d9d9",
    "#bc80bd",
    "#ccebc5",
    "#ffed6f",
  ],
  tableau10: [
    "#4e79a7",
    "#f28e2c",
    "#e15759",
    "#76b7b2",
    "#59a14f",
    "#edc949",
    "#af7aa1",
    "#ff9da7",
    "#9c755f",
    "#bab0ab",
  ],
} as const satisfies Record<string, readonly string[]>;

/** Stands for the colours that the values of a dimension carry themselves (CO3). */
export const DIMENSION_PALETTE_ID = "dimension";

/** Palette of a chart whose author has chosen none. */
export const DEFAULT_PALETTE_ID = "category10";

/** The colour of a chart that has one: the first of the default palette. */
export const DEFAULT_COLOR = CATEGORICAL_PALETTES.category10[0];

/** What the colours of a palette tell: how much, on which side of a middle, or which one. */
export const PALETTE_TYPES = ["sequential", "diverging", "categorical"] as const;

/** One of `PALETTE_TYPES`. */
export type PaletteType = (typeof PALETTE_TYPES)[number];

/** A palette by its stored id; `colors` and `type` of one that somebody made. */
export type PaletteChoice = {
  paletteId: string;
  colors?: readonly string[] | undefined;
  type?: PaletteType | undefined;
};

type Palettes = Readonly<Record<string, readonly string[]>>;

export const pickPalette = (palettes: Palettes, paletteId: string): readonly string[] | undefined =>
  Object.hasOwn(palettes, paletteId) ? palettes[paletteId] : undefined;

/** The colours of a categorical palette; those of the default palette for any other id. */
export const categoricalColors = (paletteId: string): readonly string[] =>
  pickPalette(CATEGORICAL_PALETTES, paletteId) ?? CATEGORICAL_PALETTES.category10;
