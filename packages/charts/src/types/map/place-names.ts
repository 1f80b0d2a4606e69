import {
  listPlacesBeside,
  makeName,
  makeNameTest,
  placeNames,
} from "../../parts/text/named-values.ts";
import type { MapModel } from "./map-model.ts";
import { areApart } from "../../parts/text/keep-clear.ts";
import { centerBaseline, lineHeight, textBox, textsWidth } from "../../parts/text/text-box.ts";
import { VALUE_SIZE } from "../../parts/text/type-sizes.ts";
import { wrapsWhole, wrapText } from "../../parts/text/wrap-text.ts";
import type { ChartInputOf } from "../../scene/chart-input.ts";
import type { Box, DotMark, RegionMark, SceneText } from "../../scene/scene.ts";

/** Longer names stand on two lines, where their words allow it. */
const MOST_WIDTH = 110;

const breakName = (name: string): string[] => {
  const style = { width: MOST_WIDTH, size: VALUE_SIZE, maxLines: 2 };
  return wrapsWhole(name, style) ? wrapText(name, style) : [name];
};

/** Areas that are smaller than their names are high, in pixels. */
const SMALL = 14;

/** In the middle of an area, else a line higher or lower, else further to a side. */
const listPlacesWithin = (
  { datum: { anchor, bounds } }: RegionMark,
  lines: readonly string[],
): SceneText[] => {
  const height = lineHeight(VALUE_SIZE);
  const y = centerBaseline(anchor.y, VALUE_SIZE) - ((lines.length - 1) * height) / 2;
  const { width } = textBox(makeName(lines, { x: 0, y: 0, anchor: "middle" }));
  const moves = [0, -1, 1, -lines.length, lines.length].flatMap((step) =>
    [0, -width / 3, width / 3].map((along) => ({ along, down: step * height })),
  );
  // A name that lies on another area alone would be taken for that one's.
  return moves
    .map(({ along, down }) =>
      makeName(lines, { x: anchor.x + along, y: y + down, anchor: "middle" }),
    )
    .filter((text) => !areApart(textBox(text), bounds));
};

/** On one line beside a symbol, else above or beneath it towards one side. */
const listPlacesAt = (mark: Parameters<typeof listPlacesBeside>[0], name: string): SceneText[] => {
  const places = listPlacesBeside(mark);
  const { center, radius } = mark;
  const shifted = places.slice(2).flatMap(({ y }) => [
    { x: center.x + radius, y, anchor: "end" as const },
    { x: center.x - radius, y, anchor: "start" as const },
  ]);
  return [...places, ...shifted].map((place) => makeName([name], place));
};

/** What is small is not hidden by its name. */
const listPlacesOf = (mark: RegionMark, name: string): SceneText[] => {
  const { bounds, anchor } = mark.datum;
  const size = Math.max(bounds.width, bounds.height);
  return [
    ...(size < SMALL ? listPlacesAt({ center: anchor, radius: size / 2 }, name) : []),
    ...listPlacesWithin(mark, breakName(name)),
  ];
};

const isInside =
  ({ x, y, width, height }: Box) =>
  (text: SceneText): boolean => {
    const box = textBox(text);
    return (
      box.x >= x && box.y >= y && box.x + box.width <= x + width && box.y + box.height <= y + height
    );
  };

/** Of the width of a map, at either side. */
const MOST_ROOM = { symbols: 0.08, areas: 0.03 };

/** Pixels that the map leaves at its sides for the names of places that lie there. */
export const findNameRoom = (input: ChartInputOf<"map">, { areas, symbols }: MapModel): number => {
  if (!input.config.extensions?.pointLabels) return 0;
  const places = [areas, symbols].flatMap((layer) => layer?.places ?? []);
  const isNamed = makeNameTest(input);
  const names = places.filter(({ row }) => isNamed(row)).map(({ label }) => breakName(label));
  const widths = names.map((lines) => textsWidth(lines, VALUE_SIZE));
  const share = MOST_ROOM[symbols ? "symbols" : "areas"];
  return Math.min(input.width * share, Math.max(0, ...widths) / 2);
};

type Marks = { regions: readonly RegionMark[]; dots: readonly DotMark[] };

/** The names of the places that the author chose: beside their symbols, else in their areas; none on another. */
export const layoutPlaceNames = (
  { regions, dots }: Marks,
  input: ChartInputOf<"map">,
  plot: Box,
): SceneText[] => {
  if (!input.config.extensions?.pointLabels) return [];
  const isNamed = makeNameTest(input);
  const withSymbol = new Set(dots.map(({ datum }) => datum.category));
  const areas = regions.filter(({ datum }) => !withSymbol.has(datum.category));
  const names = [...dots, ...areas]
    .filter(({ datum }) => isNamed(datum.row))
    .map((mark) => {
      const name = mark.datum.categoryLabel;
      return mark.shape === "dot" ? listPlacesAt(mark, name) : listPlacesOf(mark, name);
    });
  return placeNames(names, [], isInside(plot));
};
