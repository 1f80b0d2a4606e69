import { LEGEND_SIZE } from "../text/type-sizes.ts";
import type { Box, LegendItem, SceneLegend, SceneText } from "../../scene/scene.ts";
import { centerBaseline, lineHeight, textsWidth } from "../text/text-box.ts";
import { wrapText } from "../text/wrap-text.ts";

const SYMBOL = 12;
const SYMBOL_GAP = 6;
const ITEM_GAP = 18;
/** Files without our face set in another one are so much wider (docs/decisions/0009). */
const WIDER = 0.08;
const LEAST_GAP = 8;
const ROW = 22;
const BELOW = 10;
/** More series than this are looked up, not read. */
const MOST_SERIES = 24;

type LegendInput = {
  title: string;
  items: readonly LegendItem[];
  /** Whether the drawing needs the items of series. */
  needed: boolean;
  width: number;
};

/** Items flow from left to right in as many rows as they need; absent without items. */
export const layoutLegend = ({
  title,
  items,
  needed,
  width,
}: LegendInput): SceneLegend | undefined => {
  if (items.length === 0) return undefined;
  const symbols: Box[] = [];
  const texts: SceneText[] = [];
  const drawn = items.filter(({ canToggle, isQuiet }) => !canToggle || (needed && !isQuiet));
  let x = 0;
  let y = 0;
  if (needed && title !== "") {
    const lines = wrapText(title, { width, size: LEGEND_SIZE, face: 600 });
    texts.push(legendText(lines, 0, y, 600));
    y += rowsHeight(lines);
  }
  let height = ROW;
  for (const item of drawn) {
    const lines = wrapText(item.label, {
      width: width - SYMBOL - SYMBOL_GAP,
      size: LEGEND_SIZE,
    });
    const textWidth = textsWidth(lines, LEGEND_SIZE);
    const itemWidth = SYMBOL + SYMBOL_GAP + textWidth;
    if (x > 0 && x + itemWidth > width) {
      x = 0;
      y += height;
      height = ROW;
    }
    height = Math.max(height, rowsHeight(lines));
    symbols.push({ x, y: y + (ROW - SYMBOL) / 2, width: SYMBOL, height: SYMBOL });
    texts.push(legendText(lines, x + SYMBOL + SYMBOL_GAP, y, 400));
    x += itemWidth + Math.max(ITEM_GAP, Math.ceil(LEAST_GAP + WIDER * textWidth));
  }
  const total = drawn.length === 0 ? 0 : y + height + BELOW;
  const isFolded = items.filter(({ canToggle }) => canToggle).length > MOST_SERIES;
  return { title, items, drawn, isFolded, height: total, symbols, texts };
};

const rowsHeight = (lines: readonly string[]): number =>
  ROW + Math.max(0, lines.length - 1) * lineHeight(LEGEND_SIZE);

const legendText = (
  lines: readonly string[],
  x: number,
  top: number,
  weight: 400 | 600,
): SceneText => ({
  role: "legend",
  lines,
  x,
  y: centerBaseline(top + ROW / 2, LEGEND_SIZE),
  anchor: "start",
  size: LEGEND_SIZE,
  weight,
  color: "ink",
});
