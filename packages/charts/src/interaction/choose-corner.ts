import { areApart } from "../parts/text/keep-clear.ts";
import { textBox } from "../parts/text/text-box.ts";
import type { Box, PlotScene, SceneExtent, SceneMark } from "../scene/scene.ts";
import { findTransform } from "./zoom-extent.ts";

type Corner = { isTop: boolean; isEnd: boolean };

const USUAL: Corner = { isTop: true, isEnd: true };
/** In the order in which they are tried. */
const CORNERS: readonly Corner[] = [
  USUAL,
  { isTop: false, isEnd: true },
  { isTop: false, isEnd: false },
  { isTop: true, isEnd: false },
];

const boxAt = (
  { isTop, isEnd }: Corner,
  plot: Box,
  { width, height }: Pick<Box, "width" | "height">,
): Box => ({
  x: isEnd ? plot.x + plot.width - width : plot.x,
  y: isTop ? plot.y : plot.y + plot.height - height,
  width,
  height,
});

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

/**
 * The corner of a map where something of this size hides none of its places and names as long as it is at rest; it stays
 * there when a reader moves the map. The usual one where none is free.
 */
export const chooseCorner = (
  { plot, marks, texts }: PlotScene,
  extent: SceneExtent,
  size: Pick<Box, "width" | "height">,
): Corner => {
  const { k, x, y } = findTransform(extent, plot);
  const names = k === 1 ? texts.filter(({ role }) => role === "value").map(textBox) : [];
  const isFree = (corner: Corner): boolean => {
    const box = boxAt(corner, plot, size);
    const moved = {
      x: k * box.x + x,
      y: k * box.y + y,
      width: k * box.width,
      height: k * box.height,
    };
    return names.every((name) => areApart(name, box)) && !marks.some((m) => reachesInto(moved, m));
  };
  return CORNERS.find(isFree) ?? USUAL;
};
