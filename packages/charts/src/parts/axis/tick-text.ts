import type { Point, SceneText } from "../../scene/scene.ts";
import { TICK_SIZE } from "../text/type-sizes.ts";

/** A label on an axis. */
export const tickText = (
  lines: readonly string[],
  { x, y }: Point,
  anchor: SceneText["anchor"] = "middle",
): SceneText => ({
  role: "tick",
  lines,
  x,
  y,
  anchor,
  size: TICK_SIZE,
  weight: 400,
  color: "ink-soft",
});
