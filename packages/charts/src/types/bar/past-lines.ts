import { areApart, type takeRoom } from "../../parts/text/keep-clear.ts";
import { textBox } from "../../parts/text/text-box.ts";
import type { SceneLine, SceneText } from "../../scene/scene.ts";

/** Pixels between a line and a value past it. */
const PAST = 3;
/** Pixels by which a value may be taken away from its bar. */
const AWAY = 40;

type Around = {
  /** Thin lines across the bars. */
  lines: readonly SceneLine[];
  /** Of the drawing, which a value must not leave. */
  width: number;
  /** What other texts have taken. */
  room: ReturnType<typeof takeRoom>;
};

/** A value past the lines that would run through it, farther away from its bar; where it is, if that is too far. */
export const movePastLines = (
  text: SceneText,
  isNegative: boolean,
  { lines, width, room }: Around,
): SceneText => {
  if (lines.length === 0) return text;
  let moved = text;
  let box = textBox(text);
  for (const _ of lines) {
    const crossing = lines.find(
      ({ from, to }) => !areApart(box, { ...from, width: to.x - from.x, height: to.y - from.y }),
    );
    if (!crossing) break;
    const to = crossing.from.x + (isNegative ? -PAST - box.width : PAST);
    moved = { ...moved, x: moved.x + to - box.x };
    // It only goes farther.
    if (Math.abs(moved.x - text.x) > AWAY) return text;
    box = textBox(moved);
  }
  const isInside = box.x >= 0 && box.x + box.width <= width;
  return isInside && room.isClear(box) ? moved : text;
};
