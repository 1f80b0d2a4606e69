import type { Box, SceneLine, SceneText } from "../../scene/scene.ts";
import { areApart, keepClear } from "../text/keep-clear.ts";
import { textBox } from "../text/text-box.ts";

/** Pixels between a line and a value past it. */
const PAST = 3;
/** Pixels by which a value may be taken away from its bar. */
const AWAY = 40;

type Around = {
  /** Thin lines down or across the bars. */
  lines: readonly SceneLine[];
  /** What a value must not leave. */
  room: Box;
  others: readonly SceneText[];
};

const boxOf = ({ from, to }: SceneLine): Box => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(to.x - from.x),
  height: Math.abs(to.y - from.y),
});

const isInside = (text: SceneText, room: Box): boolean => {
  const { x, y, width, height } = textBox(text);
  return (
    x >= room.x &&
    y >= room.y &&
    x + width <= room.x + room.width &&
    y + height <= room.y + room.height
  );
};

const stepPast = (text: SceneText, line: Box, away: { x: number; y: number }): SceneText => {
  const { x, y, width, height } = textBox(text);
  if (away.x > 0) return { ...text, x: text.x + line.x + PAST - x };
  if (away.x < 0) return { ...text, x: text.x + line.x - PAST - x - width };
  if (away.y > 0) return { ...text, y: text.y + line.y + PAST - y };
  return { ...text, y: text.y + line.y - PAST - y - height };
};

/** A value past the lines that would run through it, farther away from its bar; where it is, if that is too far. */
export const movePastLines = (
  text: SceneText,
  away: { x: number; y: number },
  { lines, room, others }: Around,
): SceneText => {
  let moved = text;
  for (const _ of lines) {
    const box = textBox(moved);
    const line = lines.map(boxOf).find((each) => !areApart(each, box));
    if (!line) break;
    moved = stepPast(moved, line, away);
  }
  const isNear = Math.hypot(moved.x - text.x, moved.y - text.y) <= AWAY;
  return isNear && isInside(moved, room) && keepClear([moved], others).length > 0 ? moved : text;
};
