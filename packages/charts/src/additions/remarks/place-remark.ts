import { BoxGrid } from "../../parts/text/box-grid.ts";
import { takeRoom } from "../../parts/text/keep-clear.ts";
import { lineHeight, textBox } from "../../parts/text/text-box.ts";
import type { Box, PlotScene, Point, SceneText } from "../../scene/scene.ts";

type Segment = readonly [number, number, number, number];

/** What a text does not lie on: pieces of lines, and boxes of bars and dots. Areas fill a plot, and texts may lie on them. */
type Obstacles = { segments: readonly Segment[]; boxes: readonly Box[] };

/** Pixels between a text and the marks. */
const GAP = 3;
/** Lines of text by which a remark goes up or down, and widths by which it goes aside. */
const FARTHEST = 9;
const ASIDE = [0, 0.55, 1, 1.5];
/** A text beside its point is taken for that of a neighbour sooner than one above it. */
const ASIDE_IS_FARTHER = 1.6;
/** Pixels of a leader between the point and its end, and from which on one is drawn. */
const BEFORE_POINT = 4;
const SHORTEST = 6;
const ROUNDING = 0.5;

const listObstacles = ({ marks }: PlotScene): Obstacles => ({
  segments: marks.flatMap((mark) =>
    mark.shape === "line"
      ? mark.runs.flatMap(({ xs, ys }) =>
          Array.from(xs.subarray(1), (x, at): Segment => [
            xs[at] ?? x,
            ys[at] ?? 0,
            x,
            ys[at + 1] ?? 0,
          ]),
        )
      : [],
  ),
  boxes: marks.flatMap((mark) => {
    if (mark.shape === "rect") return [mark.box];
    if (mark.shape !== "dot") return [];
    const { center, radius } = mark;
    return [{ x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius }];
  }),
});

const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Whether a piece of a line runs through a box: what is cut off at each of its sides leaves something (Liang and Barsky). */
const runsThrough = ([x1, y1, x2, y2]: Segment, { x, y, width, height }: Box): boolean => {
  const [dx, dy] = [x2 - x1, y2 - y1];
  let [from, to] = [0, 1];
  for (const [step, room] of [
    [-dx, x1 - x],
    [dx, x + width - x1],
    [-dy, y1 - y],
    [dy, y + height - y1],
  ] as const) {
    if (step === 0 && room < 0) return false;
    if (step < 0) from = Math.max(from, room / step);
    if (step > 0) to = Math.min(to, room / step);
  }
  return from <= to;
};

const grow = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

const boundsOf = ([x1, y1, x2, y2]: Segment): Box => ({
  x: Math.min(x1, x2),
  y: Math.min(y1, y2),
  width: Math.abs(x2 - x1),
  height: Math.abs(y2 - y1),
});

/** Whether a text in a drawing stands clear of its marks: of those alone that lie near it. */
const makeClear = (scene: PlotScene): ((text: SceneText) => boolean) => {
  const { boxes, segments } = listObstacles(scene);
  const whole = grow({ x: 0, y: 0, width: scene.width, height: scene.height }, 2 * GAP);
  const near = new BoxGrid(
    whole,
    boxes.map((box) => [box, box]),
  );
  const lines = new BoxGrid(
    whole,
    segments.map((segment) => [grow(boundsOf(segment), 1), segment]),
  );
  return (text) => {
    const box = grow(textBox(text), GAP);
    return (
      !near.some(box, (other) => overlaps(box, other)) &&
      !lines.some(box, (segment) => runsThrough(segment, box))
    );
  };
};

/** The place where a text wants to stand, and others, the nearest first. */
const listPlaces = (text: SceneText): SceneText[] => {
  const { width } = textBox(text);
  const line = lineHeight(text.size);
  const steps = Array.from({ length: 2 * FARTHEST + 1 }, (_, at) => (at - FARTHEST) * line);
  return ASIDE.flatMap((share) => [share * width, -share * width])
    .flatMap((dx) => steps.map((dy) => ({ dx, dy, away: Math.hypot(ASIDE_IS_FARTHER * dx, dy) })))
    .toSorted((a, b) => a.away - b.away)
    .map(({ dx, dy }) => ({ ...text, x: text.x + dx, y: text.y + dy }));
};

/**
 * Finds places for texts below `top`, one after the other, clear of the marks and of all texts: where each wants to be, at one
 * of its own other places, or as near as it can; else clear of texts alone.
 */
export const makePlacer = (scene: PlotScene, top: number) => {
  const isClear = makeClear(scene);
  const taken = takeRoom(scene.texts);
  const bottom = scene.plot.y + scene.plot.height;
  const isInside = (place: SceneText): boolean => {
    const { x, y, width, height } = textBox(place);
    return (
      y >= top && y + height <= bottom && x >= -ROUNDING && x + width <= scene.width + ROUNDING
    );
  };
  const isFree = (place: SceneText): boolean => taken.isClear(textBox(place));
  return (text: SceneText, own: readonly SceneText[] = []): SceneText => {
    const places = [text, ...own, ...listPlaces(text)].filter(isInside);
    const found =
      places.find((place) => isClear(place) && isFree(place)) ?? places.find(isFree) ?? text;
    taken.add(textBox(found));
    return found;
  };
};

/** From a text to its point; undefined where it stands at it. */
export const leadTo = (
  text: SceneText,
  { x, y }: Point,
): { from: Point; to: Point } | undefined => {
  const box = grow(textBox(text), 2);
  const from = {
    x: Math.min(Math.max(x, box.x), box.x + box.width),
    y: Math.min(Math.max(y, box.y), box.y + box.height),
  };
  const length = Math.hypot(x - from.x, y - from.y);
  if (length < BEFORE_POINT + SHORTEST) return undefined;
  const share = (length - BEFORE_POINT) / length;
  return { from, to: { x: from.x + (x - from.x) * share, y: from.y + (y - from.y) * share } };
};
