import { ASCENT, textBox } from "../../parts/text/text-box.ts";
import { VALUE_SIZE } from "../../parts/text/type-sizes.ts";
import type { Box, DotMark, Point, SceneLine, SceneText } from "../../scene/scene.ts";
import { makeName, MIDDLE, placeWithin } from "./name-places.ts";
import { isIn } from "./region-hits.ts";

type Line = Pick<SceneLine, "from" | "to">;

/** The box of a name, and the line that leads to it where it stands further away. */
export type Place = { box: Box; leader?: SceneLine };

export type Named = Place & { text: SceneText };

export const asNamed = (text: SceneText): Named => ({ text, box: textBox(text) });

/** Pixels from the edge of a place to its name. */
const DISTANCES = [14, 19, 24, 30, 36, 44, 52, 60];
/** Pixels of a line: at the end of a longer one a name would be looked for elsewhere. */
const MOST_LENGTH = 60;
/** Between a line and its name. */
const GAP = 2;
/** Larger places have the end of their line in their middle, in pixels. */
const LARGE = 12;

/** To the right first, then to the left, then up and down. */
const DIRECTIONS = Array.from({ length: 24 }, (_, index) => (index / 24) * 2 * Math.PI)
  .toSorted((a, b) => Math.abs(Math.sin(a)) - Math.abs(Math.sin(b)))
  .map((angle) => [Math.cos(angle), Math.sin(angle)] as const);

/** The nearest places first. */
const AWAY = DISTANCES.flatMap((distance) =>
  DIRECTIONS.map((direction) => [distance, ...direction] as const),
);

const lengthOf = ({ from, to }: Line): number => Math.hypot(to.x - from.x, to.y - from.y);

const nearestIn = ({ x, y, width, height }: Box, point: Point): Point => ({
  x: Math.min(Math.max(point.x, x), x + width),
  y: Math.min(Math.max(point.y, y), y + height),
});

/** The box around a line. */
export const boxOfLine = ({ from, to }: Line): Box => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(to.x - from.x),
  height: Math.abs(to.y - from.y),
});

/** On which side of a line a point lies. */
const sideOf = ({ from, to }: Line, { x, y }: Point): number =>
  Math.sign((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x));

export const doCross = (a: Line, b: Line): boolean =>
  sideOf(a, b.from) * sideOf(a, b.to) <= 0 && sideOf(b, a.from) * sideOf(b, a.to) <= 0;

/** Whether a line runs over a part of a box: it ends there or crosses one of its diagonals. */
export const runsOver = (line: Line, box: Box): boolean => {
  const { x, y, width, height } = box;
  const [right, bottom] = [x + width, y + height];
  return (
    isIn(box, line.from) ||
    isIn(box, line.to) ||
    doCross(line, { from: { x, y }, to: { x: right, y: bottom } }) ||
    doCross(line, { from: { x, y: bottom }, to: { x: right, y } })
  );
};

/** Whether a line leaves in sight where a symbol has its middle: it would seem to lead from there. */
export const leavesMiddle = ({ from, to }: Line, { center }: Pick<DotMark, "center">): boolean => {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const along =
    ((center.x - from.x) * across + (center.y - from.y) * down) / (across ** 2 + down ** 2 || 1);
  const share = Math.min(1, Math.max(0, along));
  const [x, y] = [from.x + share * across, from.y + share * down];
  return Math.hypot(center.x - x, center.y - y) >= MIDDLE;
};

const drawLeader = (anchor: Point, bounds: Box, box: Box): SceneLine => {
  const grown = {
    x: box.x - GAP,
    y: box.y - GAP,
    width: box.width + 2 * GAP,
    height: box.height + 2 * GAP,
  };
  const to = nearestIn(grown, anchor);
  const from = Math.max(bounds.width, bounds.height) >= LARGE ? anchor : nearestIn(bounds, to);
  return { role: "leader", from, to, color: "ink-soft", width: 1 };
};

/** Where a name stands at the end of a line, in the first place that is good, of all of them or of every so many. */
export const findLeaderPlace = (
  { anchor, bounds }: { anchor: Point; bounds: Box },
  lines: readonly string[],
  isGood: (place: Required<Place>) => boolean,
  every = 1,
): Named | undefined => {
  const { width, height } = textBox(makeName(lines, placeWithin(anchor, lines)));
  const [aside, above] = [bounds.width / 2, bounds.height / 2];
  for (let at = 0; at < AWAY.length; at += every) {
    const [distance = 0, across = 0, down = 0] = AWAY[at] ?? [];
    const place = placeWithin(
      {
        x: anchor.x + across * (aside + distance + width / 2),
        y: anchor.y + down * (above + distance + height / 2),
      },
      lines,
    );
    // The box of its text, without that one: most places are not good.
    const box = { x: place.x - width / 2, y: place.y - VALUE_SIZE * ASCENT, width, height };
    const leader = drawLeader(anchor, bounds, box);
    if (lengthOf(leader) <= MOST_LENGTH && isGood({ box, leader }))
      return { text: makeName(lines, place), box, leader };
  }
  return undefined;
};
