import type { AxisLabels } from "../axis/time-labels.ts";
import { LABEL_GAP, TICK_SIZE, TITLE_SIZE } from "../axis/label-style.ts";
import {
  deriveValueAxis,
  drawVerticalAxis,
  type ValueAxis,
  verticalAxisWidth,
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
  /** Pixels between the title and the plot for values that stand on marks. */
  above: number;
  domain: readonly [number, number];
  isFixedDomain: boolean;
  tickUnit: string;
  title: string;
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
const TICK_DISTANCE = 58;
const BELOW_TITLE = 14;

const countTicks = (innerHeight: number): number =>
  Math.min(6, Math.max(2, Math.round(innerHeight / TICK_DISTANCE)));

const titleText = (lines: readonly string[], top: number): SceneText => ({
  role: "axis-title",
  lines,
  x: 0,
  y: top + TITLE_SIZE * ASCENT,
  anchor: "start",
  size: TITLE_SIZE,
  weight: 400,
  color: "ink-soft",
});

/** A plot with the value axis at left, its title above it, and labels beneath. */
export const layoutVerticalFrame = (input: VerticalFrameInput): VerticalFrame => {
  const { width, top } = input;
  const lines =
    input.title === "" ? [] : wrapText(input.title, { width, maxLines: 3, size: TITLE_SIZE });
  const titleHeight = lines.length * lineHeight(TITLE_SIZE);
  const plotTop = top + titleHeight + BELOW_TITLE + input.above;
  const guess =
    input.height === undefined
      ? Math.max(LEAST_INNER, width * INNER_SHARE)
      : input.height - titleHeight - 60;
  const { domain, isFixedDomain: isFixed, tickUnit, locale } = input;
  const axis = deriveValueAxis({ domain, isFixed, tickCount: countTicks(guess), tickUnit, locale });
  const left = verticalAxisWidth(axis);
  const plotWidth = Math.max(1, width - left - input.right);
  const labels = input.layoutLabels([left, left + plotWidth], [0, width]);
  const bottomTitle =
    input.categoryTitle === ""
      ? []
      : wrapText(input.categoryTitle, { width, maxLines: 2, size: TICK_SIZE });
  const below =
    labels.height +
    (bottomTitle.length > 0 ? LABEL_GAP / 2 + bottomTitle.length * lineHeight(TICK_SIZE) : 0) +
    2;
  const inner =
    input.height === undefined
      ? Math.max(LEAST_INNER, Math.round(plotWidth * INNER_SHARE))
      : Math.max(LEAST_INNER_GIVEN, input.height - (plotTop - top) - below);
  const plot = { x: left, y: plotTop, width: plotWidth, height: inner };
  const drawn = drawVerticalAxis(axis, plot);
  const bottom = plotTop + inner;
  const shifted = labels.texts.map((text) => ({ ...text, y: text.y + bottom }));
  const bottomTexts: SceneText[] =
    bottomTitle.length === 0
      ? []
      : [
          {
            ...titleText(bottomTitle, bottom + labels.height + LABEL_GAP / 2),
            x: left + plotWidth,
            anchor: "end",
            size: TICK_SIZE,
          },
        ];
  return {
    plot,
    height: bottom + below,
    axis,
    scale: drawn.scale,
    labels,
    lines: drawn.lines,
    texts: [
      ...(lines.length > 0 ? [titleText(lines, top)] : []),
      ...drawn.texts,
      ...shifted,
      ...bottomTexts,
    ],
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
