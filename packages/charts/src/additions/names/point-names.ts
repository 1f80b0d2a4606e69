import { textBox, textsWidth } from "../../parts/text/text-box.ts";
import { VALUE_SIZE } from "../../parts/text/type-sizes.ts";
import { wrapsWhole, wrapText } from "../../parts/text/wrap-text.ts";
import type { ChartInput } from "../../scene/chart-input.ts";
import type { Box, DotMark, PlotScene, SceneText } from "../../scene/scene.ts";
import { BoxGrid } from "../../parts/text/box-grid.ts";
import { asNamed, type Named } from "./leaders.ts";
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

/** Pixels from the edge of the largest dot to the end of a name above or beneath it, and more. */
const FAR = 100;
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
  if (named.every((dot) => textsWidth([nameOf(dot)], VALUE_SIZE) <= widest)) return nameOf;
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
  // Far too wide for its lines: none of its words need be measured.
  if (whole > (MOST_LINES + 1) * width) return [];
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

type Around = {
  /** By the boxes around them. */
  dots: BoxGrid<DotMark>;
  named: ReadonlySet<DotMark>;
  /** Whether a place is clear of other texts. */
  isFree: (place: Named) => boolean;
};

/** The place that hides fewest other dots, if these are few. */
const findLeastHiding = (
  places: readonly Named[],
  mark: DotMark,
  dots: BoxGrid<DotMark>,
): Named | undefined =>
  places
    .map((place) => {
      const hidden = new Set<DotMark>();
      dots.some(place.box, (dot) => {
        if (dot !== mark && covers(place.box, dot, dot.radius)) hidden.add(dot);
        return hidden.size > MOST_HIDDEN;
      });
      return { place, hidden: hidden.size };
    })
    .filter(({ hidden }) => hidden <= MOST_HIDDEN)
    .toSorted((a, b) => a.hidden - b.hidden)[0]?.place;

/** What is wrong with a place: another dot is near, lies under the name, or must not. */
const NEAR = 1;
const UNDER = 2;
const LOST = 3;

/**
 * The best place of a name: in its dot or beside it, far from other dots, else on none of them; else within its dot, on
 * the edges of dots alone, or on few that are clearly smaller, but never on one that is named, too, or clearly larger.
 */
const findPlace = (
  mark: DotMark,
  variants: readonly string[][],
  { dots, named, isFree }: Around,
): Named | undefined => {
  const list = (places: (mark: DotMark, lines: readonly string[]) => SceneText[]): Named[] =>
    variants
      .flatMap((lines) => places(mark, lines))
      .map(asNamed)
      .filter(isFree);
  const isLarger = (dot: DotMark, than: DotMark): boolean =>
    dot.radius > CLEARLY_LARGER * than.radius;
  /** One look at the dots near a place finds all that is wrong with it. */
  const judge = ({ box }: Named): number => {
    let worst = 0;
    dots.some(box, (dot) => {
      if (dot === mark || !covers(box, dot, dot.radius + AROUND)) return false;
      const isUnder = covers(box, dot, dot.radius);
      const fault = !isUnder ? NEAR : named.has(dot) || isLarger(dot, mark) ? LOST : UNDER;
      worst = Math.max(worst, fault);
      return worst === LOST;
    });
    return worst;
  };
  const within = list(listPlacesIn);
  let second: Named | undefined;
  const others: Named[] = [];
  for (const place of [...within, ...list(listPlacesBeside)]) {
    const fault = judge(place);
    if (fault === 0) return place;
    if (fault === NEAR) second ??= place;
    if (fault === UNDER) others.push(place);
  }
  const counts = (dot: DotMark): boolean => dot !== mark;
  const hidesNone = ({ box }: Named): boolean =>
    !dots.some(box, (dot) => counts(dot) && covers(box, dot, MIDDLE));
  const isOnSmaller = ({ box }: Named): boolean =>
    !dots.some(box, (dot) => counts(dot) && !isLarger(mark, dot) && covers(box, dot, dot.radius));
  return (
    second ??
    others.find((place) => within.includes(place) || hidesNone(place)) ??
    findLeastHiding(others.filter(isOnSmaller), mark, dots)
  );
};

/** Where names of points may stand: at the right they reach beyond the plot. */
const areaFor = (plot: Box, dots: readonly DotMark[], width: number): Box => {
  const beyond = FAR + Math.max(0, ...dots.map(({ radius }) => radius));
  return {
    x: plot.x,
    y: plot.y - beyond,
    width: width - plot.x,
    height: plot.height + 2 * beyond,
  };
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
  const area = areaFor(plot, dots, input.width);
  const names = new NamedPlaces(area, texts);
  const around: Around = {
    dots: new BoxGrid(
      area,
      dots.map((dot) => [boxAround(dot, dot.radius + AROUND), dot]),
    ),
    named: new Set(named),
    isFree: names.isFree,
  };
  let taken = 0;
  for (const mark of named) {
    const best = findPlace(mark, breakName(write(mark), width), around);
    if (!best) continue;
    taken += areaOf(best.box);
    if (taken > MOST_OF_PLOT * areaOf(plot)) break;
    names.add(best);
  }
  return { texts: names.placed.map(({ text }) => text), notes: [], overlays: [] };
};
