import { isWebMercator } from "@statelier/document";
import type { ChartInputOf } from "../../scene/chart-input.ts";
import { blendOnPaper, hexIn } from "../../parts/color/color.ts";
import type { Box, ChartTheme, Hex, Paint, RegionMark } from "../../scene/scene.ts";
import { coastPaint } from "./coast-paint.ts";
import { FALLBACK_COLOR, hasValue, isSwitchedOff, type MapLayer, type Place } from "./map-model.ts";
import { type DatumSource, PlaceDatum, rankPlaces } from "./place-datum.ts";
import { growIslands } from "./grow-islands.ts";
import { makeShapePlacer, type Placing, type PlaneShape, type ShapePlane } from "./place-shapes.ts";

type Input = ChartInputOf<"map">;

/** Of places of which nothing is known. */
export const unknownLook = ({ patterns }: { patterns?: Input["patterns"] | undefined }) => ({
  color: patterns ? ("wash" as const) : ("coast" as const),
  // On paper the lower half of a palette has lines as fine.
  texture: patterns === "paper" ? 5 : 1,
});

export type ShapedPlace = { place: Place; shape: PlaneShape };

export type FoundShapes = {
  found: readonly ShapedPlace[];
  /** Names of places whose shape nobody knows. */
  without: readonly string[];
  plane: Pick<ShapePlane, "arcs">;
};

export const paintOf = ({ look }: MapLayer, { row }: Place): Paint => {
  if (look.type === "fixed") return look.color;
  if (look.type === "numerical") return look.scale.colorOf(look.measure.valueAt(row));
  const value = look.valueAt(row);
  return look.items.find((item) => item.value === value)?.color ?? "line";
};

/** The greatest value first, those without one last; places of one value by their names. */
export const sortByValue = (
  { measure }: MapLayer,
  shaped: readonly ShapedPlace[],
  { locale }: Input,
): readonly ShapedPlace[] =>
  shaped
    .map((each) => {
      const { row } = each.place;
      const value = row < 0 || !measure ? Number.NaN : measure.valueAt(row);
      return { each, value: Number.isNaN(value) ? Number.NEGATIVE_INFINITY : value };
    })
    .toSorted((a, b) =>
      a.value === b.value
        ? a.each.place.label.localeCompare(b.each.place.label, locale)
        : b.value - a.value,
    )
    .map(({ each }) => each);

export const sourceOf = (layer: MapLayer, prefix: string, { locale, t }: Input): DatumSource => ({
  layer,
  prefix,
  ...rankPlaces(layer),
  locale,
  t,
});

/** Of a class of numbers, where classes are to be told apart without their colours. */
export const textureAt = (
  { look }: MapLayer,
  { row }: Place,
  { patterns }: Input,
): number | undefined => {
  if (!patterns || look.type !== "numerical") return undefined;
  const { scale, measure } = look;
  return scale.textureOf(measure.valueAt(row), patterns) || undefined;
};

/** Square pixels of an area below which borders of the usual width would hide its colour. */
const SMALL = 60;
const THIN = 0.25;
const ISLAND_BORDER = 1;

const chooseBorder = (count: number, { width, height }: Box): number | undefined =>
  (width * height) / 2 / Math.max(1, count) < SMALL ? THIN : undefined;

type Look = Pick<RegionMark, "color" | "opacity" | "outline" | "texture">;

/** What is half transparent is seen as on paper, as in the legend, though land lies beneath; but pictures of map services are seen through it. */
const fade = (color: Paint, opacity: number | undefined, { config }: Input): Look => {
  if (opacity === undefined || isWebMercator(config)) return { color, opacity };
  const onPaper = (theme: ChartTheme): Hex =>
    blendOnPaper(hexIn(color, theme) ?? FALLBACK_COLOR, theme, opacity);
  return { color: { light: onPaper("light"), dark: onPaper("dark") } };
};

/** In its colour; one that would not be seen on the ground has a line around it. */
const makeLook = (layer: MapLayer, input: Input): ((place: Place) => Look) => {
  const { look } = layer;
  const known = new Map<unknown, Paint | undefined>();
  return (place) => {
    const color = paintOf(layer, place);
    // Colours so near to one another have the same line around them.
    const shade =
      look.type === "numerical" ? look.scale.classOf(look.measure.valueAt(place.row)) : color;
    if (!known.has(shade)) known.set(shade, coastPaint(color, look.opacity));
    return {
      outline: known.get(shade),
      texture: textureAt(layer, place, input),
      ...fade(color, look.opacity, input),
    };
  };
};

/** Areas from the greatest to the least value, as they are walked; those without a value last. */
export const layoutAreas = (
  layer: MapLayer,
  { found, plane }: FoundShapes,
  { placing, room }: { placing: Placing; room: Box },
  input: Input,
): RegionMark[] => {
  const source = sourceOf(layer, "area ", input);
  const placeShape = makeShapePlacer(plane, placing);
  const unknown = unknownLook(input);
  const border = chooseBorder(found.length, room);
  const lookOf = makeLook(layer, input);
  return sortByValue(
    layer,
    found.filter(({ shape: { rings }, place }) => rings.length > 0 && !isSwitchedOff(layer, place)),
    input,
  ).map(({ place, shape }) => {
    const placed = placeShape(shape);
    const grown = growIslands(placed, shape);
    const { rings, center, box } = grown;
    const look: Look = hasValue(layer, place) ? lookOf(place) : unknown;
    return {
      shape: "region",
      datum: new PlaceDatum(source, place, { anchor: center, bounds: box }),
      rings,
      border,
      ...look,
      // Nothing of a thin island would be left within a border.
      ...(grown !== placed && { border: ISLAND_BORDER, outline: look.outline ?? look.color }),
    };
  });
};
