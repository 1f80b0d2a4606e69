import type { SceneMark, SceneText } from "../scene.ts";
import { VALUE_SIZE } from "../axis/label-style.ts";
import { textWidth } from "../text/text-width.ts";

/** Up to so many marks carry their values without being asked. */
const MOST_VALUES = 12;

/** Whether marks carry their values: the author's word, else where there are few. */
export const wantsValues = (count: number, chosen: boolean | undefined): boolean =>
  chosen ?? count <= MOST_VALUES;

export const widestValue = (marks: readonly SceneMark[]): number =>
  Math.max(
    0,
    ...marks.map((mark) => ("datum" in mark ? textWidth(mark.datum.valueText, VALUE_SIZE) : 0)),
  );

export const valueText = (line: string, x: number, y: number): SceneText => ({
  role: "value",
  lines: [line],
  x,
  y,
  anchor: "middle",
  size: VALUE_SIZE,
  weight: 400,
  color: "ink",
  halo: true,
});
