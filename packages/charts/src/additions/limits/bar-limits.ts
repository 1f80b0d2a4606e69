import { sum } from "d3-array";
import { TICK_SIZE } from "../../parts/text/type-sizes.ts";
import { boundsWithin, isLimitShown } from "./limit-bounds.ts";
import { limitLines, limitStroke, limitText } from "./limit-label.ts";
import type { LimitParts } from "../../parts/limits/limit-parts.ts";
import type { SceneLine, SceneText } from "../../scene/scene.ts";
import { ASCENT, lineHeight, textsWidth } from "../../parts/text/text-box.ts";
import { limitSpan } from "./limit-span.ts";

const ROW = 18;

const rowHeight = (lines: readonly string[]): number =>
  ROW + (lines.length - 1) * lineHeight(TICK_SIZE);

/** Rows beneath the bars, one for the name of each limit. */
export const limitRowsHeight: LimitParts["rowsHeight"] = (limits, domain, width) =>
  sum(
    limits.filter((limit) => !limit.from && isLimitShown(limit, domain)),
    (limit) => rowHeight(limitLines(limit, width)),
  );

/** Thin lines down the bars at the bounds of each limit with its name beneath. */
export const layoutBarLimits: LimitParts["layoutBelow"] = (model, { band, scale, plot, width }) => {
  const lines: SceneLine[] = [];
  const texts: SceneText[] = [];
  let bottom = plot.y + plot.height;
  for (const limit of model.limits) {
    const span = limitSpan(limit, model, band);
    const [start, end] = span ?? [plot.y, bottom + ROW * 0.3];
    const bounds = boundsWithin(limit, scale.domain).map(scale.toPixel);
    for (const x of bounds)
      lines.push({ ...limitStroke(limit), from: { x, y: start }, to: { x, y: end } });
    const highest = bounds.at(-1);
    if (span || highest === undefined) continue;
    const names = limitLines(limit, width);
    const half = textsWidth(names, TICK_SIZE) / 2;
    const x = Math.min(Math.max(highest, half), width - half);
    const y = bottom + ROW * 0.3 + TICK_SIZE * ASCENT;
    texts.push(limitText(names, { x, y, anchor: "middle" }));
    bottom += rowHeight(names);
  }
  return { lines, texts };
};
