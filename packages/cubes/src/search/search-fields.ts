/** Where a word stands, as bits, so that a word has one byte for each entry. */
export const FIELD = {
  title: 1,
  description: 2,
  creator: 4,
  themes: 8,
  subthemes: 16,
  dimensions: 32,
  termsets: 64,
  values: 128,
} as const;

/** The fields whose hits score as specified, in the order of their bits. */
export const SCORED_FIELDS = ["title", "description", "creator", "themes", "subthemes"] as const;

export type ScoredField = (typeof SCORED_FIELDS)[number];

export const SCORED_MASK = 31;

const WEIGHTS: Record<ScoredField, number> = {
  title: 5,
  description: 2,
  creator: 1,
  themes: 1,
  subthemes: 1,
};

/** What a word that is nearly there counts, by field. */
const NEAR_WEIGHTS: Record<keyof typeof FIELD, number> = {
  ...WEIGHTS,
  dimensions: 3,
  termsets: 2,
  values: 2,
};

/** More than any near weight: what is near never counts as much as a hit. */
export const NEAR_LIMIT = 6;

const sumOver = <Name extends keyof typeof FIELD>(
  weights: Record<Name, number>,
  mask: number,
  combine: (a: number, b: number) => number,
): number =>
  (Object.keys(weights) as Name[])
    .filter((name) => mask & FIELD[name])
    .map((name) => weights[name])
    .reduce(combine, 0);

const MASKS = Array.from({ length: 256 }, (_, mask) => mask);

/** Of a word in these fields: every field counts. */
export const SCORE_OF_MASK = Float64Array.from(MASKS, (mask) =>
  sumOver(WEIGHTS, mask, (a, b) => a + b),
);

/** Of a word that is near: its best field counts. */
export const NEAR_OF_MASK = Float64Array.from(MASKS, (mask) =>
  sumOver(NEAR_WEIGHTS, mask, (a, b) => Math.max(a, b)),
);
