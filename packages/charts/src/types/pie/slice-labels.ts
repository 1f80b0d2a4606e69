import { onCircle } from "../../scene/on-circle.ts";
import { sum } from "d3-array";
import { SERIES_SIZE, VALUE_SIZE } from "../../parts/text/type-sizes.ts";
import type { ChartInputOf } from "../../scene/chart-input.ts";
import { textPaint } from "../../parts/color/mark-paint.ts";
import { pushApart } from "../../parts/text/push-apart.ts";
import type { Point, SceneLine, SceneText } from "../../scene/scene.ts";
import { centerBaseline, lineHeight, textsWidth } from "../../parts/text/text-box.ts";
import { textWidth } from "../../parts/text/text-width.ts";
import { wrapsWhole, wrapText } from "../../parts/text/wrap-text.ts";
import { type PieModel, type PieSlice, pieText } from "./pie-model.ts";

type SliceLabel = {
  slice: PieSlice;
  lines: readonly string[];
  share: string;
  /** The share stands on the line of the name. */
  isBeside: boolean;
  side: "left" | "right";
  height: number;
};

export type SliceLabels = { labels: readonly SliceLabel[]; width: number };

const WIDEST = 240;
const SHARE_GAP = 6;
/** From the edge of the pie to the names. */
export const LEADER_SPACE = 28;
const LEADER_START = 3;
const TEXT_GAP = 4;

export const middleAngle = ({ startAngle, endAngle }: PieSlice): number =>
  (startAngle + endAngle) / 2;

const measureLabel = (slice: PieSlice, share: string, width: number): SliceLabel | undefined => {
  const style = { width, maxLines: 2, size: SERIES_SIZE, face: 600 as const };
  const { label } = slice.series;
  if (!wrapsWhole(label, style) || textWidth(share, VALUE_SIZE) > width) return undefined;
  const lines = wrapText(label, style);
  const both = textsWidth(lines, SERIES_SIZE, 600) + SHARE_GAP + textWidth(share, VALUE_SIZE);
  const isBeside = lines.length === 1 && both <= width;
  return {
    slice,
    lines,
    share,
    isBeside,
    side: middleAngle(slice) < Math.PI ? "right" : "left",
    height: lines.length * lineHeight(SERIES_SIZE) + (isBeside ? 0 : lineHeight(VALUE_SIZE)),
  };
};

/** Names to stand beside their slices; undefined where they would not fit and a legend is needed. */
export const measureSliceLabels = (
  model: PieModel,
  input: ChartInputOf<"pie">,
  { leastRadius, height }: { leastRadius: number; height: number },
): SliceLabels | undefined => {
  const room = input.width / 2 - leastRadius - LEADER_SPACE;
  const labels = model.slices.map((slice) =>
    measureLabel(slice, pieText(model, slice, input), Math.min(WIDEST, room)),
  );
  const known = labels.filter((label) => label !== undefined);
  if (known.length < labels.length) return undefined;
  for (const side of ["left", "right"]) {
    const own = known.filter((label) => label.side === side);
    if (sum(own, (label) => label.height + TEXT_GAP) > height) return undefined;
  }
  const widths = known.map(({ lines, share, isBeside }) => {
    const name = textsWidth(lines, SERIES_SIZE, 600);
    const beside = textWidth(share, VALUE_SIZE);
    return isBeside ? name + SHARE_GAP + beside : Math.max(name, beside);
  });
  return { labels: known, width: Math.ceil(Math.max(0, ...widths)) };
};

const labelTexts = (
  { slice, lines, share, isBeside, side, height }: SliceLabel,
  { x, y }: Point,
): SceneText[] => {
  const isRight = side === "right";
  const top = y - height / 2;
  const firstLine = centerBaseline(top + lineHeight(SERIES_SIZE) / 2, SERIES_SIZE);
  const anchor = isRight ? ("start" as const) : ("end" as const);
  const shift = isBeside ? textWidth(share, VALUE_SIZE) + SHARE_GAP : 0;
  const nameWidth = textsWidth(lines, SERIES_SIZE, 600);
  const below = top + lines.length * lineHeight(SERIES_SIZE) + lineHeight(VALUE_SIZE) / 2;
  return [
    {
      role: "series",
      lines,
      x: isRight ? x : x - shift,
      y: firstLine,
      anchor,
      size: SERIES_SIZE,
      weight: 600,
      color: textPaint(slice.series.color),
    },
    {
      role: "value",
      lines: [share],
      x: isBeside && isRight ? x + nameWidth + SHARE_GAP : x,
      y: isBeside ? firstLine : centerBaseline(below, VALUE_SIZE),
      anchor,
      size: VALUE_SIZE,
      weight: 400,
      color: "ink",
    },
  ];
};

/** Names and shares in a column on either side, each led to by a fine line from its slice. */
export const layoutSliceLabels = (
  { labels }: SliceLabels,
  { center, radius, top, bottom }: { center: Point; radius: number; top: number; bottom: number },
): { texts: SceneText[]; lines: SceneLine[] } => {
  const texts: SceneText[] = [];
  const lines: SceneLine[] = [];
  for (const side of ["left", "right"] as const) {
    const sign = side === "right" ? 1 : -1;
    const own = labels.filter((label) => label.side === side);
    const wanted = own.map((label, index) => ({
      index,
      height: label.height,
      center: onCircle(center, radius + LEADER_SPACE / 2, middleAngle(label.slice)).y,
    }));
    for (const { index, center: y } of pushApart(wanted, top, bottom)) {
      const label = own[index];
      if (!label) continue;
      const angle = middleAngle(label.slice);
      const away = radius + LEADER_START;
      const x = center.x + sign * (radius + LEADER_SPACE);
      texts.push(...labelTexts(label, { x, y }));
      lines.push({
        role: "leader",
        from: onCircle(center, away, angle),
        to: { x: x - sign * TEXT_GAP, y },
        color: "ink-soft",
        width: 1,
      });
    }
  }
  return { texts, lines };
};
