import { textBox } from "../../parts/text/text-box.ts";
import type { Box, Point, SceneLine, SceneText } from "../../scene/scene.ts";
import { makeName, placeWithin } from "./name-places.ts";

/** A name, and the line that leads to it where it stands further away. */
export type Named = { text: SceneText; leader?: SceneLine };

/** Pixels from the edge of a place to its name. */
const DISTANCES = [14, 24, 36, 52, 72, 96, 124];
const DIRECTIONS = 16;
/** Between a line and its name. */
const GAP = 2;
/** Larger places have the end of their line in their middle, in pixels. */
const LARGE = 12;
const LINE_STEPS = 12;

/** To the right first, then to the left, then up and down. */
const ANGLES = Array.from(
  { length: DIRECTIONS },
  (_, index) => (index / DIRECTIONS) * 2 * Math.PI,
).toSorted((a, b) => Math.abs(Math.sin(a)) - Math.abs(Math.sin(b)));

const nearestIn = ({ x, y, width, height }: Box, point: Point): Point => ({
  x: Math.min(Math.max(point.x, x), x + width),
  y: Math.min(Math.max(point.y, y), y + height),
});

/** Points along a line. */
export const pointsAlong = ({ from, to }: Pick<SceneLine, "from" | "to">): Point[] =>
  Array.from({ length: LINE_STEPS + 1 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / LINE_STEPS,
    y: from.y + ((to.y - from.y) * step) / LINE_STEPS,
  }));

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
  );
};
