import {
  type ChartConfigOf,
  DIVERGING_PALETTES,
  findPalette,
  listPaletteStops,
  SEQUENTIAL_PALETTES,
} from "@statelier/document";
import { extent, quantileSorted } from "d3-array";
import { ckmeans } from "simple-statistics";
import { makeColorRamp, type Shades } from "./color-ramp.ts";
import { countBelow } from "./count-below.ts";

export type MapColor = NonNullable<ChartConfigOf<"map">["fields"]["areaLayer"]>["color"];
export type NumericalColor = Extract<MapColor, { type: "numerical" }>;

export type ColorScale = {
  colorOf: (value: number) => Shades;
  /** Of classes; where each value has a colour of its own the ends, and between them where the two halves of a diverging palette part. */
  bounds: readonly number[];
  /** A class holds the values from its lower bound on; the last one holds its upper bound, too. Absent where each value has a colour of its own. */
  classes?: readonly Shades[];
  /** Of a scale without classes: its colours from end to end. */
  pieces?: readonly Shades[];
  /** Place of the class of a value, from 0; where there are no classes, of those so fine that their colours hardly differ. */
  classOf: (value: number) => number;
  /** Of a class, by its place, where it is told from others without its colour; 0 for none. */
  textureOf: (place: number) => number;
};

/** Of the legend of a scale without classes. */
const PIECES = 40;
/** Of such a scale as many colours are told apart. */
const SHADES = 64;

/** Textures of classes; the first one is that of places without a value. */
const TEXTURES = [2, 3, 4, 5] as const;

/**
 * The textures of classes, where these are told apart without their colours. Of a diverging palette those at the same
 * distance from the middle differ, since they are as dark; otherwise those that are alike are far apart.
 */
const listTextures = (edges: readonly number[], isRoundZero: boolean): number[] => {
  const pairs = edges.slice(1).map((to, index) => [edges[index] ?? to, to] as const);
  if (!isRoundZero) return pairs.map((_, index) => [0, ...TEXTURES][index % 5] ?? 0);
  const below = pairs.filter(([, to]) => to <= 0).length;
  const above = pairs.filter(([from, to]) => from >= 0 && to > 0).length;
  return pairs.map((_, index) => {
    if (index < below) return TEXTURES[(below - 1 - index) % 4] ?? 0;
    const distance = index - (pairs.length - above);
    // Two and three change places, four and five as well.
    return distance < 0 ? 0 : (TEXTURES[(distance % 4) ^ 1] ?? 0);
  });
};

const paletteOf = ({ paletteId, colors }: NumericalColor): readonly string[] =>
  (colors?.length ? listPaletteStops(colors) : undefined) ??
  findPalette(paletteId) ??
  SEQUENTIAL_PALETTES.oranges;

const isDiverging = ({ paletteId, paletteType }: NumericalColor): boolean =>
  paletteType === "diverging" || paletteId in DIVERGING_PALETTES;

/** Diverging colours part round zero where values lie on both of its sides, else round the middle of the values. */
const deriveDomain = (
  values: readonly number[],
  color: NumericalColor,
): readonly [number, number] => {
  const [least = 0, most = 0] = extent(values);
  if (!isDiverging(color) || least >= 0 || most <= 0) return [least, most];
  const reach = Math.max(-least, most);
  return [-reach, reach];
};

/**
 * Where on a diverging palette the classes lie: those below its middle on its first half, those above on the second,
 * the outermost of the larger side at its end; one that reaches over the middle in the middle.
 */
const spreadClasses = (edges: readonly number[]): number[] => {
  const pairs = edges.slice(1).map((to, index) => [edges[index] ?? to, to] as const);
  const below = pairs.filter(([, to]) => to <= 0).length;
  const above = pairs.filter(([from, to]) => from >= 0 && to > 0).length;
  const isBetween = below + above < pairs.length;
  const most = Math.max(below, above) - (isBetween ? 0 : 0.5);
  if (most <= 0) return pairs.map(() => 0.5);
  return pairs.map((_, index) => {
    const steps = isBetween ? index - below : index - below + 0.5;
    return 0.5 + steps / most / 2;
  });
};

/** The values at which the classes after the first one begin: ascending, each once. */
const findBounds = (
  values: readonly number[],
  [from, to]: readonly [number, number],
  { interpolationType, nbClass = 3 }: NumericalColor,
): number[] => {
  const sorted = values.toSorted((a, b) => a - b);
  const count = Math.min(nbClass, new Set(sorted).size);
  const inner = Array.from({ length: Math.max(0, count - 1) }, (_, index) => (index + 1) / count);
  if (interpolationType === "jenks")
    return count < 2
      ? []
      : ckmeans(sorted, count)
          .slice(1)
          .flatMap(([first]) => first ?? []);
  if (interpolationType !== "quantile") return inner.map((part) => from + (to - from) * part);
  const bounds = inner.map((part) => quantileSorted(sorted, part) ?? from);
  // Where many values are alike, several bounds part the same ones: one of them does, and no class is empty.
  const countUnder = (bound = from): number => sorted.findIndex((value) => value >= bound);
  return bounds.filter((bound, index) => countUnder(bound) > countUnder(bounds[index - 1]));
};

/** Colours of numbers: of each its own, or one for each class of values. */
export const makeColorScale = (values: readonly number[], color: NumericalColor): ColorScale => {
  const domain = deriveDomain(values, color);
  const [from, to] = domain;
  const shade = makeColorRamp(paletteOf(color), isDiverging(color));
  if (color.scaleType === "continuous") {
    const share = (value: number): number => (to > from ? (value - from) / (to - from) : 0.5);
    return {
      bounds: isDiverging(color) && to > from ? [from, (from + to) / 2, to] : domain,
      textureOf: () => 0,
      colorOf: (value) => shade(share(value)),
      classOf: (value) => Math.round(share(value) * SHADES),
      pieces: Array.from({ length: PIECES }, (_, index) =>
        shade(share(from + ((to - from) * (index + 0.5)) / PIECES)),
      ),
    };
  }
  const bounds = findBounds(values, domain, color);
  const [least = from, most = to] = extent(values);
  const isByValue = color.interpolationType === "quantile" || color.interpolationType === "jenks";
  const edges = isByValue ? [least, ...bounds, most] : [from, ...bounds, to];
  const isRoundZero = isDiverging(color) && from < 0 && to > 0;
  const textures = listTextures(edges, isRoundZero);
  const shares = isRoundZero
    ? spreadClasses(edges)
    : edges.slice(1).map((_, index) => (bounds.length === 0 ? 0.5 : index / bounds.length));
  const classes = shares.map(shade);
  const classOf = (value: number): number => countBelow(bounds, value);
  return {
    bounds: edges,
    classes,
    textureOf: (place) => textures[place] ?? 0,
    classOf,
    colorOf: (value) => classes[classOf(value)] ?? shade(0.5),
  };
};
