import { TICK_SIZE } from "../axis/label-style.ts";
import type { SceneLine, SceneText } from "../scene.ts";
import { fitText } from "../text/wrap-text.ts";
import type { DrawnLimit } from "./resolve-limits.ts";

const DASH = [5, 4];
const LIMIT_WIDTH = 1.5;
const NAME_HEIGHT = 18;

const TOP_SHARE = 0.9;

/** Room above the plot for the name of a limit that lies at its very top. */
export const limitNamesHeight = (
  limits: readonly DrawnLimit[],
  [from, to]: readonly [number, number],
): number => (limits.some(({ high }) => high > from + (to - from) * TOP_SHARE) ? NAME_HEIGHT : 0);

export const limitStroke = ({ color, isDashed }: DrawnLimit): Omit<SceneLine, "from" | "to"> => ({
  role: "limit",
  color,
  width: LIMIT_WIDTH,
  ...(isDashed ? { dash: DASH } : {}),
});

/** The name of a limit, to stand above the right end of its line. */
export const limitLabel = (
  { name, valueText }: DrawnLimit,
  { x, y, width }: { x: number; y: number; width: number },
): SceneText => ({
  role: "limit",
  lines: [fitText(`${name}: ${valueText}`, width, { size: TICK_SIZE })],
  x,
  y,
  anchor: "end",
  size: TICK_SIZE,
  weight: 400,
  color: "ink",
  halo: true,
});
