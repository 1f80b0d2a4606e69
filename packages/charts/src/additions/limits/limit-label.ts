import { TICK_SIZE } from "../../parts/text/type-sizes.ts";
import type { Box, SceneLine, SceneText } from "../../scene/scene.ts";
import { areApart } from "../../parts/text/keep-clear.ts";
import { lineHeight, textBox } from "../../parts/text/text-box.ts";
import { wrapText } from "../../parts/text/wrap-text.ts";
import { boundsWithin } from "./limit-bounds.ts";
import type { DrawnLimit } from "../../parts/limits/drawn-limit.ts";

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
const BELOW_LINE = 3;

/** Pixels farther up, where lines lie close to one another. */
const FARTHER = [8, 16, 24, 32, 40, 48];

type NamedLine = { limit: DrawnLimit; y: number };

/** Where the name of a limit may stand: above the right end of its line, below it, at the left end, farther up. */
const listPlaces = (
  { limit, y }: NamedLine,
  { plot, width }: { plot: Box; width: number },
): SceneText[] => {
  const lines = limitLines(limit, width);
  const rise = ABOVE_LINE + (lines.length - 1) * lineHeight(TICK_SIZE);
  const above = limitText(lines, { x: plot.x + plot.width, y: y - rise, anchor: "end" });
  const below = { ...above, y: y + BELOW_LINE + TICK_SIZE };
  const atLeft = [above, below].map((text) => ({ ...text, x: plot.x, anchor: "start" as const }));
  const higher = FARTHER.map((pixels) => ({ ...above, y: above.y - pixels }));
  return [above, below, ...atLeft, ...higher];
};

/**
 * The names of limits at the right ends of their lines: above them, below where another line or name is there already,
 * else at the left ends, else farther up; over the whole width where a low plot has no room for them on half of it.
 */
export const layoutLimitNames = (
  named: readonly NamedLine[],
  { plot, width, lines }: { plot: Box; width: number; lines: readonly number[] },
): SceneText[] => {
  const texts: SceneText[] = [];
  const taken: Box[] = [];
  const isClear = (text: SceneText): boolean => {
    const box = textBox(text);
    const bottom = box.y + box.height;
    return (
      box.y >= 0 &&
      bottom <= plot.y + plot.height &&
      lines.every((y) => y <= box.y || y >= bottom) &&
      taken.every((other) => areApart(other, box))
    );
  };
  for (const each of named) {
    const places = [width * WIDEST_SHARE, plot.width].flatMap((most) =>
      listPlaces(each, { plot, width: most }),
    );
    const place = places.find(isClear) ?? places[0];
    if (!place) continue;
    texts.push(place);
    taken.push(textBox(place));
  }
  return texts;
};
