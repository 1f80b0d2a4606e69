import type { Box, SceneText } from "../../scene/scene.ts";
import { cornersOf, textBox } from "./text-box.ts";

/** The upright box around a text, turned or not. */
export const boundsOf = (text: SceneText): Box => {
  if (text.rotate === undefined) return textBox(text);
  const corners = cornersOf(text);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
};

export const areApart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

/** Pixels of a band: a box is compared with those alone that lie in its own bands. */
const BAND = 24;

/** Boxes that have their place, and whether another one stands clear of them. */
export const takeRoom = (texts: readonly SceneText[]) => {
  const bands: Box[][] = [];
  /** As many as its height reaches, however far away it lies. */
  const everyBand = ({ y, height }: Box, isSo: (band: Box[]) => boolean): boolean => {
    for (let at = Math.ceil(height / BAND); at >= 0; at -= 1)
      if (!isSo((bands[Math.floor(y / BAND) + at] ??= []))) return false;
    return true;
  };
  const add = (box: Box): boolean => everyBand(box, (band) => band.push(box) > 0);
  const isClear = (box: Box): boolean =>
    everyBand(box, (band) => band.every((other) => areApart(box, other)));
  texts.map(boundsOf).forEach(add);
  return { add, isClear };
};

/** Those of the texts, in their order, that stand clear of the obstacles and of one another. */
export const keepClear = (
  texts: readonly SceneText[],
  obstacles: readonly SceneText[],
): SceneText[] => {
  if (texts.length === 0) return [];
  const { add, isClear } = takeRoom(obstacles);
  return texts.filter((text) => {
    const box = boundsOf(text);
    return isClear(box) && add(box);
  });
};
