import type { AxisValue } from "../values/axis-values.ts";
import { boundsWithin } from "../limits/limit-bounds.ts";
import { layoutLimitNames, limitStroke } from "../limits/limit-label.ts";
import { clampToRange, type LinearScale } from "../scale/linear-scale.ts";
import type { Box, LimitSymbol, SceneLine, SceneText } from "../../scene/scene.ts";
import type { DrawnLimit } from "../limits/resolve-limits.ts";
import type { TimeModel } from "../time/time-frame.ts";

/** What limits on a time axis depend on. */
type LimitedLines = Pick<TimeModel, "limits" | "data" | "positions" | "isTime">;

type Places = { x: LinearScale; y: LinearScale; plot: Box; width: number };

const SYMBOL_SIZE = 9;

/** Limits of the whole chart and of spans of time as lines, those of one moment as symbols. */
export const layoutLineLimits = (
  { limits, data, positions, isTime }: LimitedLines,
  { x, y, plot, width }: Places,
): { lines: SceneLine[]; symbols: LimitSymbol[]; texts: SceneText[] } => {
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
