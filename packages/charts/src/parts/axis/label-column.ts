import { TICK_SIZE } from "../text/type-sizes.ts";
import type { AxisValue } from "../values/axis-values.ts";
import type { BandScale } from "../scale/band-scale.ts";
import type { SceneText } from "../../scene/scene.ts";
import { centerBaseline, lineHeight, textsWidth } from "../text/text-box.ts";
import { textWidth } from "../text/text-width.ts";
import { wrapText } from "../text/wrap-text.ts";

/** Names of categories beside horizontal bars. */
export type LabelColumn = {
  width: number;
  lines: readonly (readonly string[])[];
  mostLines: number;
  /** Each name stands over its bar. */
  isOver?: boolean;
};

const WIDEST_SHARE = 0.4;
const WIDEST = 260;
const MOST_LINES = 6;
/** Long lists give their names more of the width, so that rows stay low. */
const LONG_LIST = 12;
const WIDEST_SHARE_OF_LONG = 0.48;

/** Narrower charts are those of phones: there names take a third of the width, longer ones stand over their bars. */
const NARROW = 460;
const WIDEST_SHARE_OF_NARROW = 1 / 3;

/** Names over their bars where one of them has no room beside; undefined where all have. */
export const measureNamesOver = (
  categories: readonly AxisValue[],
  width: number,
): LabelColumn | undefined => {
  if (width >= NARROW) return undefined;
  const widest = Math.max(0, ...categories.map(({ label }) => textWidth(label, TICK_SIZE)));
  if (widest <= width * WIDEST_SHARE_OF_NARROW) return undefined;
  const style = { width, maxLines: 2, size: TICK_SIZE };
  const lines = categories.map(({ label }) => wrapText(label, style));
  const mostLines = Math.max(...lines.map((label) => label.length));
  return { lines, width: 0, mostLines, isOver: true };
};

export const measureLabelColumn = (
  categories: readonly AxisValue[],
  width: number,
): LabelColumn => {
  const share = categories.length > LONG_LIST ? WIDEST_SHARE_OF_LONG : WIDEST_SHARE;
  const style = {
    width: Math.min(WIDEST, width * share),
    maxLines: MOST_LINES,
    size: TICK_SIZE,
  };
  const lines = categories.map(({ label }) => wrapText(label, style));
  return {
    lines,
    width: Math.ceil(Math.max(0, ...lines.map((label) => textsWidth(label, TICK_SIZE)))),
    mostLines: Math.max(1, ...lines.map((label) => label.length)),
  };
};

/** Pixels between a name and the bar beneath it. */
const OVER_BAR = 5;

export const layoutLabelColumn = (
  { lines, width, isOver }: LabelColumn,
  band: BandScale,
): SceneText[] =>
  lines.map((label, index) => ({
    role: "tick",
    lines: label,
    x: width,
    y: isOver
      ? band.start(index) - OVER_BAR - (label.length - 1) * lineHeight(TICK_SIZE)
      : centerBaseline(band.center(index), TICK_SIZE) -
        ((label.length - 1) * lineHeight(TICK_SIZE)) / 2,
    anchor: isOver ? "start" : "end",
    size: TICK_SIZE,
    weight: 400,
    color: "ink",
    ...(isOver ? { halo: true } : {}),
  }));
