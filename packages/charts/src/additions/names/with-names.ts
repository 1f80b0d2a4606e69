import { findDictionaryColumn, MISSING_CODE } from "@statelier/model";
import { areApart, keepClear } from "../../parts/text/keep-clear.ts";
import { centerBaseline, lineHeight, textBox } from "../../parts/text/text-box.ts";
import { VALUE_SIZE } from "../../parts/text/type-sizes.ts";
import { wrapsWhole, wrapText } from "../../parts/text/wrap-text.ts";
import type { AnyChartDrawing } from "../../scene/chart-drawing.ts";
import type { ChartInput } from "../../scene/chart-input.ts";
import { asPlot } from "../../scene/read-scene.ts";
import type { Box, DotMark, PlotScene, RegionMark, SceneText } from "../../scene/scene.ts";

const BESIDE = 3;
/** Beyond every drawing. */
const FAR = 1e6;
/** Longer names of areas stand on two lines, where their words allow it. */
const MOST_WIDTH = 110;
/** Areas that are smaller than their names are high, in pixels. */
const SMALL = 14;

type Place = Pick<SceneText, "x" | "y" | "anchor">;

/** Which observations the author wants to be named in the drawing. */
const makeNameTest = ({ config, table }: ChartInput): ((row: number) => boolean) => {
  const chosen = Object.entries(config.extensions?.pointLabels ?? {}).flatMap(([id, values]) => {
    const column = findDictionaryColumn(table, id);
    return column ? [{ column, values: new Set(values) }] : [];
  });
  return (row) =>
    chosen.some(({ column, values }) =>
      values.has(column.values[column.codes[row] ?? MISSING_CODE] ?? ""),
    );
};

const makeName = (lines: readonly string[], place: Place): SceneText => ({
  role: "value",
  lines,
  ...place,
  size: VALUE_SIZE,
  weight: 400,
  color: "ink",
  halo: true,
});

/** Beside a dot at right or left, above or beneath it; on a map there also towards one side. */
const listPlacesBeside = (
  { center, radius }: Pick<DotMark, "center" | "radius">,
  name: string,
  isMap: boolean,
): SceneText[] => {
  const away = radius + BESIDE;
  const y = centerBaseline(center.y, VALUE_SIZE);
  const [above, beneath] = [y - away - VALUE_SIZE / 2, y + away + VALUE_SIZE / 2];
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
  return [...places, ...(isMap ? aside : [])].map((place) => makeName([name], place));
};

const breakName = (name: string): string[] => {
  const style = { width: MOST_WIDTH, size: VALUE_SIZE, maxLines: 2 };
  return wrapsWhole(name, style) ? wrapText(name, style) : [name];
};

/** In the middle of an area, else a line higher or lower, else further to a side. */
const listPlacesWithin = ({ anchor, bounds }: RegionMark["datum"], name: string): SceneText[] => {
  const lines = breakName(name);
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

/** What is small is not hidden by its name. */
const listPlacesOfArea = ({ datum }: RegionMark, name: string): SceneText[] => {
  const { bounds, anchor } = datum;
  const size = Math.max(bounds.width, bounds.height);
  return [
    ...(size < SMALL ? listPlacesBeside({ center: anchor, radius: size / 2 }, name, true) : []),
    ...listPlacesWithin(datum, name),
  ];
};

const isWithin =
  ({ x, y, width, height }: Box) =>
  (text: SceneText): boolean => {
    const box = textBox(text);
    return (
      box.x >= x && box.y >= y && box.x + box.width <= x + width && box.y + box.height <= y + height
    );
  };

/** Each name at the first place where it is clear of what stands there: beside a symbol, else in an area. */
const layoutNames = (scene: PlotScene, input: ChartInput): SceneText[] => {
  const isNamed = makeNameTest(input);
  const isMap = scene.extent !== undefined;
  const named = scene.marks.filter(
    (mark) => (mark.shape === "dot" || mark.shape === "region") && isNamed(mark.datum.row),
  );
  const dots = named.filter((mark) => mark.shape === "dot");
  const withSymbol = new Set(isMap ? dots.map(({ datum }) => datum.category) : []);
  const areas = named
    .filter((mark) => mark.shape === "region")
    .filter(({ datum }) => !withSymbol.has(datum.category));
  const nameOf = ({ datum }: DotMark | RegionMark): string =>
    datum.categoryLabel || datum.seriesLabel;
  const candidates = [
    ...dots.map((mark) => listPlacesBeside(mark, nameOf(mark), isMap)),
    ...areas.map((mark) => listPlacesOfArea(mark, nameOf(mark))),
  ];
  const isInside = isWithin(
    isMap ? scene.plot : { x: 0, y: -FAR, width: input.width, height: 2 * FAR },
  );
  const placed: SceneText[] = [];
  for (const places of candidates) {
    const clear = places.find(
      (text) => isInside(text) && keepClear([text], [...scene.texts, ...placed]).length > 0,
    );
    if (clear) placed.push(clear);
  }
  return placed;
};

/** The names of the points, or of the places of a map, that the author chose (MP8). */
export const withNames = (drawing: AnyChartDrawing): AnyChartDrawing => ({
  ...drawing,
  layout: (input) => {
    const scene = drawing.layout(input);
    const plot = asPlot(scene);
    return plot ? { ...plot, texts: [...plot.texts, ...layoutNames(plot, input)] } : scene;
  },
});
