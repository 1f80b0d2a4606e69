import { limitLabel, limitStroke } from "../limits/limit-label.ts";
import type { LinearScale } from "../scale/linear-scale.ts";
import type { Box, LimitSymbol, SceneLine, SceneText } from "../scene.ts";
import type { LineModel } from "./line-model.ts";

/** What limits on a time axis depend on. */
type LimitedLines = Pick<LineModel, "limits" | "data" | "positions">;

type Places = { x: LinearScale; y: LinearScale; plot: Box; width: number };

const SYMBOL_SIZE = 9;

/** Limits of the whole chart and of spans of time as lines, those of one moment as symbols. */
export const layoutLineLimits = (
  { limits, data, positions }: LimitedLines,
  { x, y, plot, width }: Places,
): { lines: SceneLine[]; symbols: LimitSymbol[]; texts: SceneText[] } => {
  const lines: SceneLine[] = [];
  const symbols: LimitSymbol[] = [];
  const texts: SceneText[] = [];
  const right = plot.x + plot.width;
  const pixelOf = (value: string): number =>
    x.toPixel(positions[data.categories.findIndex((category) => category.value === value)] ?? 0);
  for (const limit of limits) {
    const stroke = limitStroke(limit);
    const [low, high] = [y.toPixel(limit.low), y.toPixel(limit.high)];
    const start = limit.from ? pixelOf(limit.from.value) : plot.x;
    const end = limit.to ? pixelOf(limit.to.value) : right;
    if (start === end) {
      for (const center of new Set([low, high])) {
        symbols.push({
          shape: limit.symbol,
          center: { x: start, y: center },
          size: SYMBOL_SIZE,
          color: limit.color,
        });
      }
      if (low !== high)
        lines.push({ ...stroke, from: { x: start, y: low }, to: { x: start, y: high } });
    } else {
      for (const at of new Set([low, high])) {
        lines.push({ ...stroke, from: { x: start, y: at }, to: { x: end, y: at } });
      }
    }
    if (!limit.from) texts.push(limitLabel(limit, { x: right, y: high, width }));
  }
  return { lines, symbols, texts };
};
