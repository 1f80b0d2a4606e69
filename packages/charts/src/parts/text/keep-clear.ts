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

/** Those of the texts, in their order, that stand clear of the obstacles and of one another. */
export const keepClear = (
  texts: readonly SceneText[],
  obstacles: readonly SceneText[],
): SceneText[] => {
  if (texts.length === 0) return [];
  const taken = obstacles.map(boundsOf);
  return texts.filter((text) => {
    const box = boundsOf(text);
    const isClear = taken.every((other) => areApart(box, other));
    if (isClear) taken.push(box);
    return isClear;
  });
};
