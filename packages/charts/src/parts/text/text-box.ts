import type { Box, Point, SceneText } from "../../scene/scene.ts";
import { textWidth } from "./text-width.ts";

const LINE_HEIGHT = 1.25;
/** Shares of the size above and below the baseline that letters take. */
export const ASCENT = 0.76;
const DESCENT = 0.24;

/** Baseline that centres one line of this size on `y`. */
export const centerBaseline = (y: number, size: number): number => y + size * 0.34;

export const lineHeight = (size: number): number => Math.round(size * LINE_HEIGHT);

export const textsWidth = (
  lines: readonly string[],
  size: number,
  weight: 400 | 600 = 400,
): number => Math.max(0, ...lines.map((line) => textWidth(line, size, weight)));

/** The box of a text before it is turned. */
export const textBox = (text: SceneText): Box => {
  const width = textsWidth(text.lines, text.size, text.weight);
  const shift = { start: 0, middle: width / 2, end: width }[text.anchor];
  return {
    x: text.x - shift,
    y: text.y - text.size * ASCENT,
    width,
    height: (text.lines.length - 1) * lineHeight(text.size) + text.size * (ASCENT + DESCENT),
  };
};

/** The corners of the box of a text, turned as it is. */
export const cornersOf = (text: SceneText): readonly Point[] => {
  const { x, y, width, height } = textBox(text);
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  const angle = ((text.rotate ?? 0) * Math.PI) / 180;
  return corners.map((corner) => {
    const dx = corner.x - text.x;
    const dy = corner.y - text.y;
    return {
      x: text.x + dx * Math.cos(angle) - dy * Math.sin(angle),
      y: text.y + dx * Math.sin(angle) + dy * Math.cos(angle),
    };
  });
};
