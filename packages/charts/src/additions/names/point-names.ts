import { extent } from "d3-array";
import { BoxGrid } from "../../parts/text/box-grid.ts";
import { takeRoom } from "../../parts/text/keep-clear.ts";
import { textBox, textsWidth } from "../../parts/text/text-box.ts";
import { VALUE_SIZE } from "../../parts/text/type-sizes.ts";
import { wrapsWhole, wrapText } from "../../parts/text/wrap-text.ts";
import type { ChartInput } from "../../scene/chart-input.ts";
import type { Box, DotMark, PlotScene, SceneText } from "../../scene/scene.ts";
import {
  isClearOf,
  isWithin,
  keepDots,
  leavesMiddles,
  listPlacesBeside,
  makeName,
  makeRanker,
  MIDDLE,
  nameOf,
  type Names,
  placeWithin,
} from "./name-places.ts";

/** Beyond every drawing. */
const FAR = 1e6;
/** Of the plot; longer names take two lines, and are left to the tooltip where these are not enough. */
const WIDEST_SHARE = 0.4;
/** Pixels; where a name is longer all have their short forms. */
const WIDEST = 150;
const MOST_LINES = 2;
/** Of a name, where it is broken into halves: the first that its words allow. */
const HALVES = [0.55, 0.7, 0.85, 1];
/** Of the plot, for all names of points together: more would hide the dots. */
const MOST_OF_PLOT = 0.14;
/** Pixels around a name that no other dot comes into, where there is such a place: it might be taken for that one's. */
const AROUND = 3;
/** A dot that is so many times as large as another one draws a name that lies on it to itself. */
const CLEARLY_LARGER = 1.5;

/** Clearly smaller dots under a name that has no better place. */
const MOST_HIDDEN = 2;

const areaOf = ({ width, height }: Box): number => width * height;

/** The first of the parts of a name: of "Atlanta GA, Hartsfield", "Congo (Kinshasa)". */
const firstPart = (name: string): string => name.split(/\s*[,;/(]/, 1)[0] || name;

/** The name of a dot; its first part where a name is longer than `widest`, unless another dot has the same. */
const makeNamer = (
  dots: readonly DotMark[],
  named: readonly DotMark[],
  widest: number,
): ((dot: DotMark) => string) => {
  if (textsWidth(named.map(nameOf), VALUE_SIZE) <= widest) return nameOf;
  const counts = new Map<string, number>();
  for (const dot of dots) {
    const part = firstPart(nameOf(dot));
    counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return (dot) => {
    const part = firstPart(nameOf(dot));
    return counts.get(part) === 1 ? part : nameOf(dot);
  };
};

/** A name on one line, and on two that are about as long, as far as they are not wider than `width`. */
const breakName = (name: string, width: number): string[][] => {
  const whole = textsWidth([name], VALUE_SIZE);
  const styles = [1, ...HALVES].map((share, index) => ({
    width: Math.min(share * whole, width),
    maxLines: Math.min(index + 1, MOST_LINES),
    size: VALUE_SIZE,
  }));
  const [one, ...two] = styles.filter((style) => wrapsWhole(name, style));
  return [one, two[0]].flatMap((style) => (style ? [wrapText(name, style)] : []));
};

/** In the middle of its dot, where it has room there. */
const listPlacesIn = ({ center, radius }: DotMark, lines: readonly string[]): SceneText[] => {
  const name = makeName(lines, placeWithin(center, lines));
  const { width, height } = textBox(name);
  return Math.hypot(width, height) / 2 < radius ? [name] : [];
};

/** The place that hides fewest other dots, if these are few. */
const findLeastHiding = (
  places: readonly SceneText[],
  dots: readonly DotMark[],
  mark: DotMark,
): SceneText | undefined =>
  places
    .map((text) => ({ text, hidden: dots.filter((dot) => !isClearOf([dot], mark)(text)).length }))
    .filter(({ hidden }) => hidden <= MOST_HIDDEN)
    .toSorted((a, b) => a.hidden - b.hidden)[0]?.text;

/**
 * The best place of a name: in its dot or beside it, far from other dots, else on none of them; else within its dot, on
 * the edges of dots alone, or on few that are clearly smaller, but never on one that is named, too, or clearly larger.
 */
const findPlace = (
  mark: DotMark,
  {
    variants,
    dotsNear,
    named,
    isFree,
  }: {
    variants: readonly string[][];
    dotsNear: (boxes: readonly Box[]) => readonly DotMark[];
    named: ReadonlySet<DotMark>;
    isFree: (places: readonly SceneText[]) => SceneText[];
  },
): SceneText | undefined => {
  const within = isFree(variants.flatMap((lines) => listPlacesIn(mark, lines)));
  const beside = isFree(variants.flatMap((lines) => listPlacesBeside(mark, lines)));
  const dots = dotsNear([...within, ...beside].map(textBox));
  const isLarger = (dot: DotMark, than: DotMark): boolean =>
    dot.radius > CLEARLY_LARGER * than.radius;
  const weighty = dots.filter((dot) => named.has(dot) || isLarger(dot, mark));
  const alike = dots.filter((dot) => named.has(dot) || !isLarger(mark, dot));
  const isNear = dots.map((dot) => (dot === mark ? dot : { ...dot, radius: dot.radius + AROUND }));
  const mayStand = isClearOf(weighty, mark);
  const hidesNone = leavesMiddles(dots, mark);
  return (
    [...within, ...beside].find(isClearOf(isNear, mark)) ??
    [...within, ...beside].find(isClearOf(dots, mark)) ??
    within.find(mayStand) ??
    beside.find((text) => mayStand(text) && hidesNone(text)) ??
    findLeastHiding(beside.filter(isClearOf(alike, mark)), dots, mark)
  );
};

/** Finds the dots that any of some boxes might lie on. */
const makeDotFinder = (dots: readonly DotMark[]) => {
  const reaches = dots.map((dot): readonly [Box, DotMark] => {
    const { center, radius } = dot;
    const reach = Math.max(radius, MIDDLE) + AROUND;
    return [{ x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach }, dot];
  });
  const [left = 0, right = 0] = extent(reaches.flatMap(([{ x, width }]) => [x, x + width]));
  const [top = 0, bottom = 0] = extent(reaches.flatMap(([{ y, height }]) => [y, y + height]));
  const grid = new BoxGrid({ x: left, y: top, width: right - left, height: bottom - top }, reaches);
  return (boxes: readonly Box[]): DotMark[] => [...new Set(boxes.flatMap((box) => grid.near(box)))];
};

/** Names of points in the order of the author, each where it is clear of other texts and dots; left out where there is no such place. */
export const layoutPointNames = ({ marks, plot, texts }: PlotScene, input: ChartInput): Names => {
  const rankOf = makeRanker(input);
  const dots = keepDots(marks);
  const named = dots
    .map((mark) => ({ mark, rank: rankOf(mark.datum.row) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ mark }) => mark);
  const width = plot.width * WIDEST_SHARE;
  const write = makeNamer(dots, named, Math.min(WIDEST, width));
  const isInside = isWithin({ x: plot.x, y: -FAR, width: input.width - plot.x, height: 2 * FAR });
  const placed: SceneText[] = [];
  const room = takeRoom(texts);
  const dotsNear = makeDotFinder(dots);
  const all = new Set(named);
  let taken = 0;
  for (const mark of named) {
    const best = findPlace(mark, {
      variants: breakName(write(mark), width),
      dotsNear,
      named: all,
      isFree: (places) => places.filter((text) => isInside(text) && room.isClear(textBox(text))),
    });
    if (!best) continue;
    taken += areaOf(textBox(best));
    if (taken > MOST_OF_PLOT * areaOf(plot)) break;
    placed.push(best);
    room.add(textBox(best));
  }
  return { texts: placed, notes: [], overlays: [] };
};
