import { areApart } from "../../parts/text/keep-clear.ts";
import { lineHeight, textBox } from "../../parts/text/text-box.ts";
import { VALUE_SIZE } from "../../parts/text/type-sizes.ts";
import { wrapsWhole, wrapText } from "../../parts/text/wrap-text.ts";
import type { AnyChartDrawing } from "../../scene/chart-drawing.ts";
import type { ChartInput } from "../../scene/chart-input.ts";
import { asPlot } from "../../scene/read-scene.ts";
import type { PlotScene, RegionMark, SceneNote, SceneText } from "../../scene/scene.ts";
import {
  isClearOf,
  isWithin,
  keepDots,
  keepPlaces,
  leavesMiddles,
  listPlacesBeside,
  makeName,
  makeRanker,
  nameOf,
  type Names,
  placeWithin,
} from "./name-places.ts";
import { layoutPointNames } from "./point-names.ts";

/** Longer names of areas stand on two lines, where their words allow it. */
const MOST_WIDTH = 110;
/** Areas that are smaller than their names are high, in pixels. */
const SMALL = 14;

const breakName = (name: string): string[] => {
  const style = { width: MOST_WIDTH, size: VALUE_SIZE, maxLines: 2 };
  return wrapsWhole(name, style) ? wrapText(name, style) : [name];
};

/** In the middle of an area, else a line higher or lower, else further to a side. */
const listPlacesWithin = ({ anchor, bounds }: RegionMark["datum"], name: string): SceneText[] => {
  const lines = breakName(name);
  const height = lineHeight(VALUE_SIZE);
  const { y } = placeWithin(anchor, lines);
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
    ...(size < SMALL ? listPlacesBeside({ center: anchor, radius: size / 2 }, [name]) : []),
    ...listPlacesWithin(datum, name),
  ];
};

/** Readers are told that the author has chosen more. */
const noteRoom = (count: number, { t }: ChartInput): SceneNote => ({
  type: "without-room",
  text: t("chart.map.without-room", { count }),
});

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
    ...dots.map((mark) => ({ mark, places: listPlacesBeside(mark, [nameOf(mark)]) })),
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
