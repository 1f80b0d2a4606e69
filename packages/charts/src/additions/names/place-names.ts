import { blendOnPaper, hexIn } from "../../parts/color/color.ts";
import { readablePaint } from "../../parts/color/mark-paint.ts";
import { areApart } from "../../parts/text/keep-clear.ts";
import { lineHeight, textBox } from "../../parts/text/text-box.ts";
import { VALUE_SIZE } from "../../parts/text/type-sizes.ts";
import { wrapsWhole, wrapText } from "../../parts/text/wrap-text.ts";
import type { ChartInput } from "../../scene/chart-input.ts";
import type {
  Box,
  ChartTheme,
  DotMark,
  Hex,
  PlotScene,
  RegionMark,
  SceneMark,
  SceneNote,
  SceneText,
} from "../../scene/scene.ts";
import { BoxGrid } from "../../parts/text/box-grid.ts";
import {
  asNamed,
  boxOfLine,
  findLeaderPlace,
  leavesMiddle,
  type Named,
  type Place,
} from "./leaders.ts";
import {
  boxAround,
  covers,
  keepDots,
  listPlacesBeside,
  makeName,
  makeRanker,
  MIDDLE,
  nameOf,
  type Names,
  placeWithin,
} from "./name-places.ts";
import { NamedPlaces } from "./named-places.ts";
import { mainBounds, RegionHits } from "./region-hits.ts";

/** Longer names of areas stand on two lines, where their words allow it. */
const MOST_WIDTH = 110;
/** Areas that are smaller are not hidden by a name, in pixels. */
const SMALL = 14;
/** Of the box around an area, what its own name may cover where it has another place, and where it has none but at the end of a line. */
const LITTLE_COVERED = 0.12;
const MOST_COVERED = 0.25;
const BESIDE = 3;
/** Places at the ends of lines that are tried for the names of a map, more than all countries of the world need; */
const MOST_TRIED = 40_000;
/** of further names one in so many: where so many were of no use there is hardly one. */
const FEWER = 7;
/** Pixels of paper under a line that leads to a name: it is seen on areas of any colour. */
const LEADER_HALO = 3;

const breakName = (name: string): string[] => {
  const style = { width: MOST_WIDTH, size: VALUE_SIZE, maxLines: 2 };
  return wrapsWhole(name, style) ? wrapText(name, style) : [name];
};

/** In the middle of an area, else a line higher or lower, else further to a side. */
const listPlacesWithin = (
  { anchor, bounds }: RegionMark["datum"],
  lines: readonly string[],
): SceneText[] => {
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

/** At right or left of the largest part of an area, above or beneath it. */
const listPlacesAround = (
  { anchor }: RegionMark["datum"],
  bounds: Box,
  lines: readonly string[],
): SceneText[] => {
  const { x, y } = placeWithin(anchor, lines);
  const box = textBox(makeName(lines, { x, y, anchor: "middle" }));
  const up = bounds.y - BESIDE - (box.y + box.height);
  const down = bounds.y + bounds.height + BESIDE - box.y;
  return [
    makeName(lines, { x: bounds.x + bounds.width + BESIDE, y, anchor: "start" }),
    makeName(lines, { x: bounds.x - BESIDE, y, anchor: "end" }),
    makeName(lines, { x, y: y + up, anchor: "middle" }),
    makeName(lines, { x, y: y + down, anchor: "middle" }),
  ];
};

type Around = {
  regions: RegionHits;
  /** Of these those that a name would hide. */
  small: RegionHits;
  symbols: BoxGrid<DotMark>;
  /** Whether a place is clear of other texts. */
  isFree: (place: Place) => boolean;
  /** Places at the ends of lines so far. */
  tried: number;
};

/** At the end of a line that runs over the middle of no other symbol. */
const findAtLine = (
  mark: RegionMark | DotMark,
  lines: readonly string[],
  around: Around,
  isGood: (place: Place) => boolean,
): Named | undefined => {
  const { symbols, isFree } = around;
  const every = around.tried < MOST_TRIED ? 1 : FEWER;
  const isFitting = (place: Required<Place>): boolean => {
    around.tried += 1;
    const { leader } = place;
    return (
      isFree(place) &&
      isGood(place) &&
      !symbols.some(boxOfLine(leader), (dot) => dot !== mark && !leavesMiddle(leader, dot))
    );
  };
  return findLeaderPlace(mark.datum, lines, isFitting, every);
};

const sizeOf = ({ datum }: RegionMark): number => Math.max(datum.bounds.width, datum.bounds.height);

const areaOf = ({ width, height }: Box): number => width * height;

/** On an area that lies under all of a name its letters and their outline have the colours that are read there. */
const onFill = (named: Named, { color, opacity = 1 }: RegionMark): Named => {
  const fillIn = (theme: ChartTheme): Hex | undefined => {
    const own = hexIn(color, theme);
    return own && blendOnPaper(own, theme, opacity);
  };
  const [light, dark] = [fillIn("light"), fillIn("dark")];
  if (!light || !dark) return named;
  const readable = (fill: Hex): Hex => hexIn(readablePaint(fill), "light") ?? "#000000";
  const text: SceneText = {
    ...named.text,
    color: { light: readable(light), dark: readable(dark) },
    halo: { light, dark },
  };
  return { ...named, text };
};

/**
 * The place of the name of an area: within it, or over its edge where that is little of it, else beside it where no other
 * area is, else over more of it, else at the end of a line.
 */
const placeArea = (mark: RegionMark, around: Around): Named | undefined => {
  const { regions, small, symbols, isFree } = around;
  const { datum } = mark;
  const lines = breakName(nameOf(mark));
  const isClear = ({ box }: Place): boolean =>
    !symbols.some(box, (dot) => covers(box, dot, dot.radius));
  const isAlone = (place: Place): boolean => isClear(place) && !regions.touches(place.box);
  const within = listPlacesWithin(datum, lines).map(asNamed).filter(isFree).filter(isClear);
  const inside = within.find(({ box }) => regions.carries(mark, box));
  if (inside) return onFill(inside, mark);
  const main = mainBounds(mark);
  const findOver = (share: number): Named | undefined => {
    const over = within.find(
      ({ box }) => areaOf(box) <= share * areaOf(main) && !small.touches(box, mark),
    );
    return over && onFill(over, mark);
  };
  return (
    findOver(LITTLE_COVERED) ??
    listPlacesAround(datum, main, lines)
      .map(asNamed)
      .find((place) => isFree(place) && isAlone(place)) ??
    findOver(MOST_COVERED) ??
    findAtLine(mark, lines, around, isAlone)
  );
};

/** Beside a symbol on no other one, else at the end of a line, else on the edges of others alone. */
const placeSymbol = (mark: DotMark, around: Around): Named | undefined => {
  const { regions, small, symbols, isFree } = around;
  const lines = [nameOf(mark)];
  const hidesNone = ({ box }: Place): boolean => !small.touches(box);
  const isClear = ({ box }: Place, own?: DotMark): boolean =>
    !symbols.some(box, (dot) => dot !== own && covers(box, dot, dot.radius));
  const leavesAll = ({ box }: Place): boolean =>
    !symbols.some(box, (dot) => dot !== mark && covers(box, dot, MIDDLE));
  const beside = listPlacesBeside(mark, lines).map(asNamed).filter(isFree).filter(hidesNone);
  const found =
    beside.find((place) => isClear(place, mark)) ??
    findAtLine(mark, lines, around, (place) => hidesNone(place) && isClear(place)) ??
    beside.find(leavesAll);
  const under = found && regions.findUnder(found.box);
  return found && under ? onFill(found, under) : found;
};

/** Readers are told that the author has chosen more. */
const noteRoom = (count: number, { t }: ChartInput): SceneNote => ({
  type: "without-room",
  text: t("chart.map.without-room", { count }),
});

const keepRegions = (marks: readonly SceneMark[]): RegionMark[] =>
  marks.filter((mark) => mark.shape === "region");

/** Names of places, beside a symbol, else in an area, or at the end of a line: they hide no other place. */
export const layoutPlaceNames = (scene: PlotScene, input: ChartInput): Names => {
  const rankOf = makeRanker(input);
  const [regions, symbols] = [keepRegions(scene.marks), keepDots(scene.marks)];
  const isNamed = ({ datum }: RegionMark | DotMark): boolean => rankOf(datum.row) >= 0;
  const dots = symbols.filter(isNamed);
  const withSymbol = new Set(dots.map(({ datum }) => datum.category));
  const areas = regions.filter(isNamed).filter(({ datum }) => !withSymbol.has(datum.category));
  const { plot } = scene;
  const names = new NamedPlaces(plot, scene.texts);
  const around: Around = {
    regions: new RegionHits(plot, regions),
    small: new RegionHits(
      plot,
      regions.filter((region) => sizeOf(region) < SMALL),
    ),
    symbols: new BoxGrid(
      plot,
      symbols.map((dot) => [boxAround(dot, dot.radius + MIDDLE), dot]),
    ),
    isFree: names.isFree,
    tried: 0,
  };
  const place = (named: Named | undefined): void => {
    if (named) names.add(named);
  };
  for (const mark of dots) place(placeSymbol(mark, around));
  for (const mark of areas) place(placeArea(mark, around));
  const { placed } = names;
  const count = dots.length + areas.length - placed.length;
  return {
    texts: placed.map(({ text }) => text),
    overlays: placed.flatMap(({ leader }) =>
      leader ? [{ ...leader, color: "paper" as const, width: LEADER_HALO }, leader] : [],
    ),
    notes: count > 0 ? [noteRoom(count, input)] : [],
  };
};
