import { areApart } from "../parts/text/keep-clear.ts";
import { textBox } from "../parts/text/text-box.ts";
import type { Box, PlotScene, SceneExtent, SceneMark } from "../scene/scene.ts";
import { findTransform } from "./zoom-extent.ts";

/** `isRow`: buttons stand beside one another there. */
type Corner = { isTop: boolean; isEnd: boolean; isRow: boolean };

const USUAL: Corner = { isTop: true, isEnd: true, isRow: false };
/** In the order in which they are tried. */
const CORNERS: readonly Corner[] = [false, true].flatMap((isRow) => [
  { ...USUAL, isRow },
  { isTop: false, isEnd: true, isRow },
  { isTop: false, isEnd: false, isRow },
  { isTop: true, isEnd: false, isRow },
]);

/** So many square buttons; `size` is the side of one in pixels. */
type Buttons = { count: number; size: number };

/** Pixels between a button and what is beside it. */
const BUTTON_GAP = 4;
export const BUTTON_MARGIN = 8;

const boxAt = ({ isTop, isEnd, isRow }: Corner, plot: Box, { count, size }: Buttons): Box => {
  const along = BUTTON_MARGIN + count * (size + BUTTON_GAP);
  const across = BUTTON_MARGIN + size + BUTTON_GAP;
  const [width, height] = isRow ? [along, across] : [across, along];
  return {
    x: isEnd ? plot.x + plot.width - width : plot.x,
    y: isTop ? plot.y : plot.y + plot.height - height,
    width,
    height,
  };
};

const hasPointIn = ({ x, y, width, height }: Box, points: Float64Array): boolean => {
  for (let at = 0; at < points.length; at += 2) {
    const [left = 0, top = 0] = [points[at], points[at + 1]];
    if (left > x && left < x + width && top > y && top < y + height) return true;
  }
  return false;
};

const reachesInto = (box: Box, mark: SceneMark): boolean => {
  if (mark.shape === "region") return mark.rings.some((ring) => hasPointIn(box, ring));
  return mark.shape === "dot" && !areApart(box, mark.datum.bounds);
};

/** A name that is hidden weighs more than any number of places: it is read. */
const NAME = 1_000_000;

/**
 * The corner of a map where buttons hide none of its places and names as long as it is at rest, else the fewest names, then
 * the fewest places; in doubt the usual one. Of a map that a reader has moved, the places at rest count, and no names.
 */
export const chooseCorner = (
  { plot, marks, texts }: PlotScene,
  extent: SceneExtent,
  buttons: Buttons,
): Corner => {
  const { k, x, y } = findTransform(extent, plot);
  const names = k === 1 ? texts.filter(({ role }) => role === "value").map(textBox) : [];
  const countHidden = (corner: Corner): number => {
    const box = boxAt(corner, plot, buttons);
    const moved = {
      x: k * box.x + x,
      y: k * box.y + y,
      width: k * box.width,
      height: k * box.height,
    };
    const hidden = names.filter((name) => !areApart(name, box)).length;
    return NAME * hidden + marks.filter((mark) => reachesInto(moved, mark)).length;
  };
  const counts = CORNERS.map(countHidden);
  return CORNERS[counts.indexOf(Math.min(...counts))] ?? USUAL;
};
