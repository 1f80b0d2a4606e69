import { TICK_SIZE } from "../text/type-sizes.ts";
import type { SceneLine, SceneText } from "../../scene/scene.ts";
import { lineHeight } from "../text/text-box.ts";
import { wrapText } from "../text/wrap-text.ts";
import { boundsWithin } from "./limit-bounds.ts";
import type { DrawnLimit } from "./resolve-limits.ts";

const DASH = [5, 4];
const LIMIT_WIDTH = 1.5;
const NAME_HEIGHT = 18;

/** Pixels of a plot, as low as most are, in which names may stand beneath its top. */
const LEAST_PLOT = 180;
/** Of the width of a drawing, that a name beside its line takes. */
const WIDEST_SHARE = 0.5;

/** The name of a limit with its value, on as many lines as it needs. */
export const limitLines = ({ text }: DrawnLimit, width: number): string[] =>
  wrapText(text, { width, size: TICK_SIZE });

/** Room above the plot for the names of limits that lie at its very top. */
export const limitNamesHeight = (
  limits: readonly DrawnLimit[],
  domain: readonly [number, number],
  width: number,
): number => {
  const [from, to] = domain;
  const heights = limits.map((limit) => {
    const highest = boundsWithin(limit, domain).at(-1);
    if (highest === undefined) return 0;
    const lines = limitLines(limit, width * WIDEST_SHARE).length;
    const height = NAME_HEIGHT + (lines - 1) * lineHeight(TICK_SIZE);
    const beneath = ((to - highest) / (to - from)) * LEAST_PLOT;
    return height > beneath ? height : 0;
  });
  return Math.max(0, ...heights);
};

export const limitStroke = ({ color, isDashed }: DrawnLimit): Omit<SceneLine, "from" | "to"> => ({
  role: "limit",
  color,
  width: LIMIT_WIDTH,
  ...(isDashed ? { dash: DASH } : {}),
});

export const limitText = (
  lines: readonly string[],
  { x, y, anchor }: Pick<SceneText, "x" | "y" | "anchor">,
): SceneText => ({
  role: "limit",
  lines,
  x,
  y,
  anchor,
  size: TICK_SIZE,
  weight: 400,
  color: "ink",
  halo: true,
});

const ABOVE_LINE = 5;

/** The name of a limit above the right end of its line. */
export const limitLabel = (
  limit: DrawnLimit,
  { x, y, width }: { x: number; y: number; width: number },
): SceneText => {
  const lines = limitLines(limit, width * WIDEST_SHARE);
  const above = ABOVE_LINE + (lines.length - 1) * lineHeight(TICK_SIZE);
  return limitText(lines, { x, y: y - above, anchor: "end" });
};
