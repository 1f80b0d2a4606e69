import type { AxisValue } from "../../parts/values/axis-values.ts";
import { boundsWithin } from "./limit-bounds.ts";
import { layoutLimitNames, limitStroke } from "./limit-label.ts";
import { clampToRange } from "../../parts/scale/linear-scale.ts";
import type { LimitParts } from "../../parts/limits/limit-parts.ts";
import type { LimitSymbol, SceneLine } from "../../scene/scene.ts";
import type { DrawnLimit } from "../../parts/limits/drawn-limit.ts";

const SYMBOL_SIZE = 9;

/** Limits of the whole chart and of spans of time as lines, those of one moment as symbols. */
export const layoutLineLimits: LimitParts["layoutOverTime"] = (
  { limits, data, positions, isTime },
  { x, y, plot, width },
) => {
  const lines: SceneLine[] = [];
  const symbols: LimitSymbol[] = [];
  const named: { limit: DrawnLimit; y: number }[] = [];
  const right = plot.x + plot.width;
  const pixelOf = ({ value, time = 0 }: AxisValue): number => {
    const index = data.categories.findIndex((category) => category.value === value);
    return x.toPixel(isTime ? time : (positions[index] ?? 0));
  };
  for (const limit of limits) {
    const stroke = limitStroke(limit);
    const bounds = boundsWithin(limit, y.domain).map(y.toPixel);
    const start = limit.from ? pixelOf(limit.from) : plot.x;
    const end = limit.to ? pixelOf(limit.to) : right;
    if (start === end) {
      for (const center of bounds) {
        symbols.push({
          shape: limit.symbol,
          center: { x: start, y: center },
          size: SYMBOL_SIZE,
          color: limit.color,
        });
      }
      const [low, high] = [clampToRange(y, limit.low), clampToRange(y, limit.high)];
      if (low !== high)
        lines.push({ ...stroke, from: { x: start, y: low }, to: { x: start, y: high } });
    } else {
      for (const at of bounds) {
        lines.push({ ...stroke, from: { x: start, y: at }, to: { x: end, y: at } });
      }
    }
    const highest = bounds.at(-1);
    if (!limit.from && highest !== undefined) named.push({ limit, y: highest });
  }
  const ys = lines.filter(({ from, to }) => from.y === to.y).map(({ from }) => from.y);
  return { lines, symbols, texts: layoutLimitNames(named, { plot, width, lines: ys }) };
};
