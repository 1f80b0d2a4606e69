import {
  type ChartConfigOf,
  findPalette,
  isDivergingPalette,
  listPaletteStops,
  SEQUENTIAL_PALETTES,
} from "@statelier/document";
import { extent, quantileSorted } from "d3-array";
import { ckmeans } from "simple-statistics";
import { makeColorRamp, type Shades } from "./color-ramp.ts";
import type { ChartInput } from "../../scene/chart-input.ts";
import { countBelow } from "./count-below.ts";

export type MapColor = NonNullable<ChartConfigOf<"map">["fields"]["areaLayer"]>["color"];
export type NumericalColor = Extract<MapColor, { type: "numerical" }>;

export type ColorScale = {
  colorOf: (value: number) => Shades;
  /** Of classes; where each value has a colour of its own the ends, and between them where the two halves of a diverging palette part. */
  bounds: readonly number[];
  /** A class holds the values from its lower bound on; the last one holds its upper bound, too. Absent where each value has a colour of its own. */
  classes?: readonly Shades[];
  /** The value at which an author lets a diverging palette part. */
  middle?: number;
  /** A value of each field of the legend, from end to end: of a class the lower bound. */
  steps: readonly number[];
  /** Place of the class of a value, from 0; where there are no classes, of those so fine that their colours hardly differ. */
  classOf: (value: number) => number;
  /** Of a value, where colours are not all that tells values apart; 0 for none. */
  textureOf: (value: number, patterns: ChartInput["patterns"]) => number;
};

/** What an author decides of a scale: where a diverging palette parts (NaN: nothing), and that a palette runs the other way. */
export type ScaleChoice = { middle?: number; isTurned?: boolean };

/** Of the legend of a scale without classes. */
const PIECES = 40;
/** Of such a scale as many colours are told apart. */
const SHADES = 64;

/** Colours that somebody chose stay as they are. */
const paletteOf = (color: NumericalColor): readonly string[] => {
  if (color.colors?.length) return listPaletteStops(color.colors);
  return findPalette(color.paletteId) ?? SEQUENTIAL_PALETTES.oranges;
};

/**
 * Where on a diverging palette the classes lie: those below its middle on its first half, those above on the second,
 * the outermost of the larger side at its end; one that reaches over the middle in the middle.
 */
const spreadClasses = (edges: readonly number[], middle: number): number[] => {
  const pairs = edges.slice(1).map((to, index) => [edges[index] ?? to, to] as const);
  const below = pairs.filter(([, to]) => to <= middle).length;
  const above = pairs.filter(([from, to]) => from >= middle && to > middle).length;
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

/** On a diverging palette the half below the middle; the other half is as dark. */
const PAPER_TEXTURE = 3;

/**
 * Where forced colours leave no others, classes that lie beside each other differ by textures, and the two halves of a
 * diverging palette; the first texture is that of places without a value. On paper a sequential palette has lightness enough.
 */
const chooseTexture = (
  { place, share }: { place: number; share: number },
  hasHalves: boolean,
  patterns: ChartInput["patterns"],
): number => {
  if (patterns === "paper") return hasHalves && share < 0.5 ? PAPER_TEXTURE : 0;
  if (!hasHalves) return place % 5 && (place % 5) + 1;
  return share === 0.5 ? 0 : (share < 0.5 ? 2 : 4) + (place % 2);
};

/** Colours of numbers: of each its own, or one for each class of values. */
export const makeColorScale = (
  values: readonly number[],
  color: NumericalColor,
  { middle: own = Number.NaN, isTurned }: ScaleChoice = {},
): ColorScale => {
  const hasHalves = isDivergingPalette(color);
  const ramp = makeColorRamp(paletteOf(color), hasHalves);
  const shade = (share: number): Shades => ramp(isTurned ? 1 - share : share);
  const [least = 0, most = 0] = extent(values);
  // Diverging colours part where the author says, else at zero where values lie on both of its sides, else in their midst.
  const isOwn = hasHalves && !Number.isNaN(own);
  const isRoundZero = hasHalves && !isOwn && least < 0 && most > 0;
  const reach = Math.max(-least, most);
  const [from, to] = isRoundZero ? [-reach, reach] : [least, most];
  const middle = isOwn ? own : (from + to) / 2;
  if (color.scaleType === "continuous") {
    const width = 2 * Math.max(to - middle, middle - from);
    const share = (value: number): number => 0.5 + (width && (value - middle) / width);
    return {
      ...(isOwn && { middle }),
      bounds: hasHalves && from < middle && middle < to ? [from, middle, to] : [from, to],
      steps: Array.from(
        { length: PIECES },
        (_, index) => from + ((to - from) * (index + 0.5)) / PIECES,
      ),
      textureOf: (value, patterns) =>
        patterns === "paper" && hasHalves && share(value) < 0.5 ? PAPER_TEXTURE : 0,
      colorOf: (value) => shade(share(value)),
      classOf: (value) => Math.round(share(value) * SHADES),
    };
  }
  const bounds = findBounds(values, [from, to], color);
  const isByValue = color.interpolationType === "quantile" || color.interpolationType === "jenks";
  const edges = isByValue ? [least, ...bounds, most] : [from, ...bounds, to];
  const shares =
    isOwn || isRoundZero
      ? spreadClasses(edges, middle)
      : edges.slice(1).map((_, index) => (bounds.length === 0 ? 0.5 : index / bounds.length));
  const classes = shares.map(shade);
  const classOf = (value: number): number => countBelow(bounds, value);
  return {
    ...(isOwn && { middle }),
    bounds: edges,
    steps: edges.slice(0, -1),
    classes,
    textureOf: (value, patterns) => {
      const place = classOf(value);
      return chooseTexture({ place, share: shares[place] ?? 0.5 }, hasHalves, patterns);
    },
    classOf,
    colorOf: (value) => classes[classOf(value)] ?? shade(0.5),
  };
};
