import { TICK_SIZE } from "../axis/label-style.ts";
import type { AxisValue } from "../data/axis-values.ts";
import type { BandScale } from "../scale/band-scale.ts";
import type { SceneText } from "../scene.ts";
import { centerBaseline, lineHeight, textsWidth } from "../text/text-box.ts";
import { wrapText } from "../text/wrap-text.ts";

/** Names of categories beside horizontal bars. */
export type LabelColumn = {
  width: number;
  lines: readonly (readonly string[])[];
  mostLines: number;
};

const WIDEST_SHARE = 0.4;
const WIDEST = 260;
/** Longer lists give each name fewer lines: up to so many names, lines. */
const LINES: readonly (readonly [number, number])[] = [
  [12, 3],
  [40, 2],
];
/** Of the width, where names have two lines: what three lines of less would hold. */
const WIDEST_SHARE_IN_TWO = 0.48;

export const measureLabelColumn = (
  categories: readonly AxisValue[],
  width: number,
): LabelColumn => {
  const maxLines = LINES.find(([most]) => categories.length <= most)?.[1] ?? 1;
  const share = maxLines === 2 ? WIDEST_SHARE_IN_TWO : WIDEST_SHARE;
  const style = {
    width: Math.min(WIDEST, width * share),
    maxLines,
    size: TICK_SIZE,
  };
  const lines = categories.map(({ label }) => wrapText(label, style));
  return {
    lines,
    width: Math.ceil(Math.max(0, ...lines.map((label) => textsWidth(label, TICK_SIZE)))),
    mostLines: Math.max(1, ...lines.map((label) => label.length)),
  };
};

export const layoutLabelColumn = ({ lines, width }: LabelColumn, band: BandScale): SceneText[] =>
  lines.map((label, index) => ({
    role: "tick",
    lines: label,
    x: width,
    y:
      centerBaseline(band.center(index), TICK_SIZE) -
      ((label.length - 1) * lineHeight(TICK_SIZE)) / 2,
    anchor: "end",
    size: TICK_SIZE,
    weight: 400,
    color: "ink",
  }));
