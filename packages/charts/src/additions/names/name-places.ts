import { findDictionaryColumn, MISSING_CODE } from "@statelier/model";
import { centerBaseline, lineHeight } from "../../parts/text/text-box.ts";
import { VALUE_SIZE } from "../../parts/text/type-sizes.ts";
import type { ChartInput } from "../../scene/chart-input.ts";
import type {
  Box,
  DotMark,
  PlotScene,
  Point,
  RegionMark,
  SceneMark,
  SceneText,
} from "../../scene/scene.ts";

export type Names = Pick<PlotScene, "texts" | "notes" | "overlays">;

const BESIDE = 3;
/** Pixels around the middle of a dot that no other name hides. */
export const MIDDLE = 2;

type Place = Pick<SceneText, "x" | "y" | "anchor">;

/** The place that an observation has among those that the author wants to be named; -1 where it has none. */
export const makeRanker = ({ config, table }: ChartInput): ((row: number) => number) => {
  const chosen = Object.entries(config.extensions?.pointLabels ?? {}).flatMap(([id, values]) => {
    const column = findDictionaryColumn(table, id);
    const ranks = new Map(values.toReversed().map((value, at) => [value, values.length - 1 - at]));
    return column ? [{ column, ranks }] : [];
  });
  return (row) =>
    Math.max(
      -1,
      ...chosen.map(
        ({ column, ranks }) =>
          ranks.get(column.values[column.codes[row] ?? MISSING_CODE] ?? "") ?? -1,
      ),
    );
};

export const makeName = (lines: readonly string[], place: Place): SceneText => ({
  role: "value",
  lines,
  ...place,
  size: VALUE_SIZE,
  weight: 400,
  color: "ink",
  halo: true,
});

/** In the middle of what lies around a point. */
export const placeWithin = ({ x, y }: Point, lines: readonly string[]): Place => ({
  x,
  y: centerBaseline(y, VALUE_SIZE) - ((lines.length - 1) * lineHeight(VALUE_SIZE)) / 2,
  anchor: "middle",
});

/** Beside a dot at right or left, above or beneath it, there also towards one side. */
export const listPlacesBeside = (
  { center, radius }: Pick<DotMark, "center" | "radius">,
  lines: readonly string[],
): SceneText[] => {
  const away = radius + BESIDE;
  const more = (lines.length - 1) * lineHeight(VALUE_SIZE);
  const y = centerBaseline(center.y, VALUE_SIZE) - more / 2;
  const beyond = away + VALUE_SIZE / 2 + more / 2;
  const [above, beneath] = [y - beyond, y + beyond];
  const places: Place[] = [
    { x: center.x + away, y, anchor: "start" },
    { x: center.x - away, y, anchor: "end" },
    { x: center.x, y: above, anchor: "middle" },
    { x: center.x, y: beneath, anchor: "middle" },
  ];
  const aside = [above, beneath].flatMap((at): Place[] => [
    { x: center.x + radius, y: at, anchor: "end" },
    { x: center.x - radius, y: at, anchor: "start" },
  ]);
  return [...places, ...aside].map((place) => makeName(lines, place));
};

/** Whether a box lies in another one. */
export const isWithin = ({ x, y, width, height }: Box, box: Box): boolean =>
  box.x >= x && box.y >= y && box.x + box.width <= x + width && box.y + box.height <= y + height;

/** Whether a box covers some of what is nearer to the middle of a dot than so many pixels. */
export const covers = (
  { x, y, width, height }: Box,
  { center }: Pick<DotMark, "center">,
  radius: number,
): boolean =>
  (center.x - Math.min(Math.max(center.x, x), x + width)) ** 2 +
    (center.y - Math.min(Math.max(center.y, y), y + height)) ** 2 <
  radius ** 2;

/** The box around what is nearer to the middle of a dot than so many pixels. */
export const boxAround = ({ center }: Pick<DotMark, "center">, reach: number): Box => ({
  x: center.x - reach,
  y: center.y - reach,
  width: 2 * reach,
  height: 2 * reach,
});

export const nameOf = ({ datum }: DotMark | RegionMark): string =>
  datum.categoryLabel || datum.seriesLabel;

export const keepDots = (marks: readonly SceneMark[]): DotMark[] =>
  marks.filter((mark) => mark.shape === "dot");
