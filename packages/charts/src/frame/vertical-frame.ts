import type { AxisLabels } from "../axis/time-labels.ts";
import type { AxisUnit } from "../axis/axis-unit.ts";
import { LABEL_GAP, TICK_SIZE, TITLE_SIZE } from "../axis/label-style.ts";
import {
  deriveValueAxis,
  drawVerticalAxis,
  type ValueAxis,
  verticalAxisWidth,
  withoutTicks,
} from "../axis/value-axis.ts";
import type { Locale } from "@statelier/model";
import type { LinearScale } from "../scale/linear-scale.ts";
import type { Box, SceneAxis, SceneLine, SceneText } from "../scene.ts";
import { ASCENT, lineHeight } from "../text/text-box.ts";
import { wrapText } from "../text/wrap-text.ts";

export type VerticalFrameInput = {
  width: number;
  /** Without the legend; by rule when absent. */
  height: number | undefined;
  /** Pixels of the legend above. */
  top: number;
  /** Pixels at the right edge for names of series and limits. */
  right: number;
  /** Pixels between the title and the plot for texts that stand on marks and lines. */
  above: (domain: readonly [number, number]) => number;
  /** There is nothing to draw: the axis keeps its title alone. */
  isEmpty: boolean;
  domain: readonly [number, number];
  isFixedDomain: boolean;
  unit: AxisUnit;
  categoryTitle: string;
  locale: Locale;
  layoutLabels: (range: readonly [number, number], frame: readonly [number, number]) => AxisLabels;
};

export type VerticalFrame = {
  plot: Box;
  height: number;
  axis: ValueAxis;
  scale: LinearScale;
  labels: AxisLabels;
  lines: SceneLine[];
  texts: SceneText[];
};

const INNER_SHARE = 0.4;
const LEAST_INNER = 180;
const LEAST_INNER_GIVEN = 40;
const TICK_DISTANCE = 45;
const BELOW_TITLE = 14;
/** Roughly what labels and titles take of a height that is given. */
const AROUND = 60;

const countTicks = (innerHeight: number): number =>
  Math.min(6, Math.max(2, Math.round(Math.max(LEAST_INNER_GIVEN, innerHeight) / TICK_DISTANCE)));

/** The title of an axis, horizontal, its first line under `top`. */
export const axisTitleText = (lines: readonly string[], top: number): SceneText => ({
  role: "axis-title",
  lines,
  x: 0,
  y: top + TITLE_SIZE * ASCENT,
  anchor: "start",
  size: TITLE_SIZE,
  weight: 400,
  color: "ink-soft",
});

const WIDEST_OVERHANG = 0.25;

/** Labels, and the left edge of the plot: moved inwards where turned labels would leave the frame. */
const placeLabels = (
  { width, right, layoutLabels }: VerticalFrameInput,
  axisWidth: number,
): { labels: AxisLabels; left: number; plotWidth: number } => {
  const layout = (left: number): { labels: AxisLabels; left: number; plotWidth: number } => {
    const plotWidth = Math.max(1, width - left - right);
    return { left, plotWidth, labels: layoutLabels([left, left + plotWidth], [0, width]) };
  };
  const first = layout(axisWidth);
  const overhang = first.labels.overhang ?? 0;
  if (overhang <= 0) return first;
  return layout(Math.min(axisWidth + overhang, Math.max(axisWidth, width * WIDEST_OVERHANG)));
};

const wrapTitle = (title: string, width: number, size: number): string[] =>
  title === "" ? [] : wrapText(title, { width, maxLines: 3, size });

/** A plot with the value axis at left, its title above it, and labels beneath. */
export const layoutVerticalFrame = (input: VerticalFrameInput): VerticalFrame => {
  const { width, top, domain, isFixedDomain: isFixed, unit, locale } = input;
  const title = wrapTitle(unit.title, width, TITLE_SIZE);
  const titleHeight = title.length * lineHeight(TITLE_SIZE);
  const guess = input.height
    ? input.height - titleHeight - AROUND
    : Math.max(LEAST_INNER, width * INNER_SHARE);
  const tickCount = countTicks(guess);
  const natural = deriveValueAxis({ domain, isFixed, tickCount, unit, locale });
  const axis = input.isEmpty ? withoutTicks(natural) : natural;
  const plotTop = top + titleHeight + BELOW_TITLE + input.above(axis.domain);
  const { labels, left, plotWidth } = placeLabels(input, verticalAxisWidth(axis));
  const bottomTitle = wrapTitle(input.categoryTitle, width, TICK_SIZE);
  const below = labels.height + LABEL_GAP / 2 + bottomTitle.length * lineHeight(TICK_SIZE) + 2;
  const inner =
    input.height === undefined
      ? Math.max(LEAST_INNER, Math.round(plotWidth * INNER_SHARE))
      : Math.max(LEAST_INNER_GIVEN, input.height - (plotTop - top) - below);
  const plot = { x: left, y: plotTop, width: plotWidth, height: inner };
  const drawn = drawVerticalAxis(axis, plot);
  const bottom = plotTop + inner;
  const ofCategories: SceneText = {
    ...axisTitleText(bottomTitle, bottom + labels.height + LABEL_GAP / 2),
    x: left + plotWidth,
    anchor: "end",
    size: TICK_SIZE,
  };
  const texts = [axisTitleText(title, top), ...drawn.texts, ofCategories].filter(
    ({ lines }) => lines.length > 0,
  );
  return {
    plot,
    height: bottom + below,
    axis,
    scale: drawn.scale,
    labels,
    lines: drawn.lines,
    texts: [...texts, ...labels.texts.map((text) => ({ ...text, y: text.y + bottom }))],
  };
};

/** The value axis of a frame as the scene tells it. */
export const valueAxisOf = (
  { axis, scale }: VerticalFrame,
  { id, label }: { id: string; label: string },
): SceneAxis => ({
  id: "y",
  side: "left",
  type: "value",
  componentId: id,
  label,
  domain: axis.domain,
  range: scale.range,
  ticks: axis.ticks.map((value) => ({ value, position: scale.toPixel(value) })),
});
