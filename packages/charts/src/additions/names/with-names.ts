import { findDictionaryColumn, MISSING_CODE } from "@statelier/model";
import { areApart, keepClear } from "../../parts/text/keep-clear.ts";
import { centerBaseline, lineHeight, textBox } from "../../parts/text/text-box.ts";
import { VALUE_SIZE } from "../../parts/text/type-sizes.ts";
import { wrapsWhole, wrapText } from "../../parts/text/wrap-text.ts";
import type { AnyChartDrawing } from "../../scene/chart-drawing.ts";
import type { ChartInput } from "../../scene/chart-input.ts";
import { asPlot } from "../../scene/read-scene.ts";
import type {
  Box,
  DotMark,
  PlotScene,
  RegionMark,
  SceneMark,
  SceneNote,
  SceneText,
} from "../../scene/scene.ts";

const BESIDE = 3;
/** Beyond every drawing. */
const FAR = 1e6;
/** Longer names of areas stand on two lines, where their words allow it. */
const MOST_WIDTH = 110;
/** Areas that are smaller than their names are high, in pixels. */
const SMALL = 14;
/** Of the plot; longer names of points take two lines, and are left to the tooltip where these are not enough. */
const WIDEST_SHARE = 0.4;
const MOST_LINES = 2;
/** Of the plot, for all names of points together: more would hide the dots. */
const MOST_OF_PLOT = 0.14;
/** Pixels around the middle of a dot that no other name hides. */
const MIDDLE = 2;

type Names = Pick<PlotScene, "texts" | "notes">;

type Place = Pick<SceneText, "x" | "y" | "anchor">;

/** The place that an observation has among those that the author wants to be named; -1 where it has none. */
const makeRanker = ({ config, table }: ChartInput): ((row: number) => number) => {
  const chosen = Object.entries(config.extensions?.pointLabels ?? {}).flatMap(([id, values]) => {
    const column = findDictionaryColumn(table, id);
    return column ? [{ column, values }] : [];
  });
  return (row) =>
    Math.max(
      -1,
      ...chosen.map(({ column, values }) =>
        values.indexOf(column.values[column.codes[row] ?? MISSING_CODE] ?? ""),
      ),
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
  lines: readonly string[],
  isMap: boolean,
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
  return [...places, ...(isMap ? aside : [])].map((place) => makeName(lines, place));
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
    ...(size < SMALL ? listPlacesBeside({ center: anchor, radius: size / 2 }, [name], true) : []),
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

const covers = ({ x, y, width, height }: Box, { center, radius }: DotMark): boolean =>
  Math.hypot(
    center.x - Math.min(Math.max(center.x, x), x + width),
    center.y - Math.min(Math.max(center.y, y), y + height),
  ) < radius;

const areaOf = ({ width, height }: Box): number => width * height;

const nameOf = ({ datum }: DotMark | RegionMark): string =>
  datum.categoryLabel || datum.seriesLabel;

/** Readers are told that the author has chosen more. */
const noteRoom = (count: number, { t }: ChartInput): SceneNote => ({
  type: "without-room",
  text: t("chart.map.without-room", { count }),
});

const keepDots = (marks: readonly SceneMark[]): DotMark[] =>
  marks.filter((mark) => mark.shape === "dot");

/** Where it is clear of what stands there. */
const keepPlaces = (
  places: readonly SceneText[],
  isInside: (text: SceneText) => boolean,
  others: readonly SceneText[],
): SceneText[] => places.filter((text) => isInside(text) && keepClear([text], others).length > 0);

/** Whether a name lies on no other dot than its own, whose name it would be taken for. */
const isClearOf =
  (dots: readonly DotMark[], own?: DotMark | RegionMark) =>
  (text: SceneText): boolean =>
    !dots.some((dot) => dot !== own && covers(textBox(text), dot));

/** Whether a name leaves in sight where other dots have their middles: it might hide their edges. */
const leavesMiddles = (dots: readonly DotMark[], own: DotMark | RegionMark) =>
  isClearOf(
    dots.map((dot) => (dot === own ? dot : { ...dot, radius: MIDDLE })),
    own,
  );

/** Names of places, beside a symbol, else in an area: clear of other texts, and of other symbols where it can be. */
const layoutPlaceNames = (scene: PlotScene, input: ChartInput): Names => {
  const rankOf = makeRanker(input);
  const named = scene.marks.filter(
    (mark) => (mark.shape === "dot" || mark.shape === "region") && rankOf(mark.datum.row) >= 0,
  );
  const dots = keepDots(named);
  const withSymbol = new Set(dots.map(({ datum }) => datum.category));
  const areas = named
    .filter((mark) => mark.shape === "region")
    .filter(({ datum }) => !withSymbol.has(datum.category));
  const candidates = [
    ...dots.map((mark) => ({ mark, places: listPlacesBeside(mark, [nameOf(mark)], true) })),
    ...areas.map((mark) => ({ mark, places: listPlacesOfArea(mark, nameOf(mark)) })),
  ];
  const symbols = keepDots(scene.marks);
  const placed: SceneText[] = [];
  for (const { mark, places } of candidates) {
    const clear = keepPlaces(places, isWithin(scene.plot), [...scene.texts, ...placed]);
    const best = clear.find(isClearOf(symbols, mark)) ?? clear.find(leavesMiddles(symbols, mark));
    if (best) placed.push(best);
  }
  const count = candidates.length - placed.length;
  const notes = count > 0 ? [noteRoom(count, input)] : [];
  return { texts: placed, notes };
};

/** Names of points in the order of the author, each where it is clear of other texts, and of other dots where it can be. */
const layoutPointNames = ({ marks, plot, texts }: PlotScene, input: ChartInput): Names => {
  const rankOf = makeRanker(input);
  const dots = keepDots(marks);
  const ranked = dots
    .map((mark) => ({ mark, rank: rankOf(mark.datum.row) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((a, b) => a.rank - b.rank);
  const style = { width: plot.width * WIDEST_SHARE, size: VALUE_SIZE, maxLines: MOST_LINES };
  const isInside = isWithin({ x: plot.x, y: -FAR, width: input.width - plot.x, height: 2 * FAR });
  const placed: SceneText[] = [];
  let taken = 0;
  for (const { mark } of ranked) {
    const name = nameOf(mark);
    if (!wrapsWhole(name, style)) continue;
    const places = listPlacesBeside(mark, wrapText(name, style), false);
    const clear = keepPlaces(places, isInside, [...texts, ...placed]);
    const best = clear.find(isClearOf(dots, mark)) ?? clear[0];
    if (!best) continue;
    taken += areaOf(textBox(best));
    if (taken > MOST_OF_PLOT * areaOf(plot)) break;
    placed.push(best);
  }
  return { texts: placed, notes: [] };
};

const layoutNames = (scene: PlotScene, input: ChartInput): Names =>
  scene.extent === undefined ? layoutPointNames(scene, input) : layoutPlaceNames(scene, input);

/** The names of the points, or of the places of a map, that the author chose (MP8). */
export const withNames = (drawing: AnyChartDrawing): AnyChartDrawing => ({
  ...drawing,
  layout: (input) => {
    const scene = drawing.layout(input);
    const plot = asPlot(scene);
    if (!plot) return scene;
    const { texts, notes } = layoutNames(plot, input);
    return { ...plot, texts: [...plot.texts, ...texts], notes: [...plot.notes, ...notes] };
  },
});
