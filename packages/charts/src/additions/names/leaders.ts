import { textBox } from "../../parts/text/text-box.ts";
import type { Box, DotMark, Point, SceneLine, SceneText } from "../../scene/scene.ts";
import { makeName, MIDDLE, placeWithin } from "./name-places.ts";
import { isIn } from "./region-hits.ts";

type Line = Pick<SceneLine, "from" | "to">;

/** A name, and the line that leads to it where it stands further away. */
export type Named = { text: SceneText; leader?: SceneLine };

/** Pixels from the edge of a place to its name. */
const DISTANCES = [14, 19, 24, 30, 36, 44, 52, 60];
/** Pixels of a line: at the end of a longer one a name would be looked for elsewhere. */
const MOST_LENGTH = 60;
const DIRECTIONS = 24;
/** Between a line and its name. */
const GAP = 2;
/** Larger places have the end of their line in their middle, in pixels. */
const LARGE = 12;

/** To the right first, then to the left, then up and down. */
const ANGLES = Array.from(
  { length: DIRECTIONS },
  (_, index) => (index / DIRECTIONS) * 2 * Math.PI,
).toSorted((a, b) => Math.abs(Math.sin(a)) - Math.abs(Math.sin(b)));

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

const drawLeader = (anchor: Point, bounds: Box, text: SceneText): SceneLine => {
  const box = textBox(text);
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

/** Where a name stands at the end of a line, the nearest places first. */
export const listLeaderPlaces = (
  { anchor, bounds }: { anchor: Point; bounds: Box },
  lines: readonly string[],
): Required<Named>[] => {
  const { width, height } = textBox(makeName(lines, placeWithin(anchor, lines)));
  const [aside, above] = [bounds.width / 2, bounds.height / 2];
  return DISTANCES.flatMap((distance) =>
    ANGLES.map((angle) => {
      const [across, down] = [Math.cos(angle), Math.sin(angle)];
      const middle = {
        x: anchor.x + across * (aside + distance + width / 2),
        y: anchor.y + down * (above + distance + height / 2),
      };
      const text = makeName(lines, placeWithin(middle, lines));
      return { text, leader: drawLeader(anchor, bounds, text) };
    }),
  ).filter(({ leader: { from, to } }) => Math.hypot(to.x - from.x, to.y - from.y) <= MOST_LENGTH);
};
