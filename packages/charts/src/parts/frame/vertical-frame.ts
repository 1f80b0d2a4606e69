import type { AxisLabels } from "../axis/time-labels.ts";
import type { AxisUnit, Ticks } from "../values/axis-unit.ts";
import { LABEL_GAP, TICK_SIZE, TITLE_SIZE } from "../text/type-sizes.ts";
import {
  deriveValueAxis,
  drawSecondAxis,
  drawVerticalAxis,
  type ValueAxis,
  verticalAxisWidth,
  withoutTicks,
  writeTicks,
} from "../axis/value-axis.ts";
import type { Component, Locale } from "@statelier/model";
import type { LinearScale } from "../scale/linear-scale.ts";
import type { Box, Paint, SceneAxis, SceneLine, SceneText } from "../../scene/scene.ts";
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
  /** The axis may end at half a step. */
  halves?: boolean;
  /** The numbers of the axis where they are given. */
  ticks?: Ticks | undefined;
  unit: AxisUnit;
  /** Where it is not derived from the domain. */
  axis?: ValueAxis | undefined;
  /** The axis at left, where it is not derived from the domain alone, and the one at right with the same ticks. */
  pair?: { left: ValueAxis; right: ValueAxis; rightTitle: string; colors: readonly [Paint, Paint] };
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
  second?: { axis: ValueAxis; scale: LinearScale };
};

const INNER_SHARE = 0.4;
const LEAST_INNER = 260;
const LEAST_INNER_GIVEN = 48;
const TICK_DISTANCE = 40;
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

const WIDEST_OVERHANG = 0.3;
/** Moving the plot moves its bands closer together, by less each time. */
const MOST_MOVES = 3;

/** Labels, and the left edge of the plot: moved inwards where turned labels would leave the frame. */
const placeLabels = (
  { width, right, layoutLabels }: VerticalFrameInput,
  axisWidth: number,
  secondWidth: number,
): { labels: AxisLabels; left: number; plotWidth: number } => {
  const layout = (left: number): { labels: AxisLabels; left: number; plotWidth: number } => {
    const plotWidth = Math.max(1, width - left - right - secondWidth);
    return { left, plotWidth, labels: layoutLabels([left, left + plotWidth], [0, width]) };
  };
  const most = Math.max(axisWidth, width * WIDEST_OVERHANG);
  let placed = layout(axisWidth);
  for (let turn = 0; turn < MOST_MOVES && (placed.labels.overhang ?? 0) > 0; turn += 1)
    placed = layout(Math.min(most, placed.left + (placed.labels.overhang ?? 0)));
  return placed;
};

const wrapTitle = (title: string, width: number, size: number): string[] =>
  title === "" ? [] : wrapText(title, { width, size });

const TITLES_GAP = 16;

type Titles = { texts: SceneText[]; height: number };

/** The titles of the value axes over the plot, beside each other where there are two. */
const layoutTitles = ({ width, top, unit, pair }: VerticalFrameInput): Titles => {
  const room = pair ? (width - TITLES_GAP) / 2 : width;
  const left = wrapTitle(unit.title, room, TITLE_SIZE);
  const right = wrapTitle(pair?.rightTitle ?? "", room, TITLE_SIZE);
  const [leftColor, rightColor] = pair?.colors ?? ["ink-soft" as const, "ink-soft" as const];
  return {
    texts: [
      { ...axisTitleText(left, top), color: leftColor },
      { ...axisTitleText(right, top), x: width, anchor: "end", color: rightColor },
    ],
    height: Math.max(left.length, right.length) * lineHeight(TITLE_SIZE),
  };
};

/** Height of the plot before its labels are known. */
const guessInner = ({ width, height }: VerticalFrameInput, titleHeight: number): number =>
  height ? height - titleHeight - AROUND : Math.max(LEAST_INNER, width * INNER_SHARE);

const deriveAxis = (input: VerticalFrameInput, inner: number): ValueAxis => {
  const { domain, isFixedDomain: isFixed, halves, unit, locale, pair } = input;
  const tickCount = countTicks(inner);
  const axis =
    input.axis ??
    pair?.left ??
    (input.ticks
      ? writeTicks(input.ticks, { unit, locale })
      : deriveValueAxis({ domain, isFixed, tickCount, halves, unit, locale }));
  return input.isEmpty ? withoutTicks(axis) : axis;
};

const bottomText = (lines: readonly string[], top: number, right: number): SceneText => ({
  ...axisTitleText(lines, top),
  x: right,
  anchor: "end",
  size: TICK_SIZE,
});

const layoutAxis = (input: VerticalFrameInput, titles: Titles, axis: ValueAxis): VerticalFrame => {
  const { top, pair } = input;
  const right = pair && (input.isEmpty ? withoutTicks(pair.right) : pair.right);
  const plotTop = top + titles.height + BELOW_TITLE + input.above(axis.domain);
  const secondWidth = right ? verticalAxisWidth(right) : 0;
  const { labels, left, plotWidth } = placeLabels(input, verticalAxisWidth(axis), secondWidth);
  const bottomTitle = wrapTitle(input.categoryTitle, left + plotWidth, TICK_SIZE);
  const below = labels.height + LABEL_GAP / 2 + bottomTitle.length * lineHeight(TICK_SIZE) + 2;
  const inner =
    input.height === undefined
      ? Math.max(LEAST_INNER, Math.round(plotWidth * INNER_SHARE))
      : Math.max(LEAST_INNER_GIVEN, input.height - (plotTop - top) - below);
  const plot = { x: left, y: plotTop, width: plotWidth, height: inner };
  const drawn = drawVerticalAxis(axis, plot);
  const second = right && drawSecondAxis(right, plot);
  const bottom = plotTop + inner;
  const bottomTop = bottom + labels.height + LABEL_GAP / 2;
  const texts = [
    ...titles.texts,
    ...drawn.texts,
    ...(second?.texts ?? []),
    bottomText(bottomTitle, bottomTop, left + plotWidth),
  ].filter(({ lines }) => lines.some((line) => line !== ""));
  return {
    plot,
    height: bottom + below,
    axis,
    scale: drawn.scale,
    labels,
    lines: drawn.lines,
    texts: [...texts, ...labels.texts.map((text) => ({ ...text, y: text.y + bottom }))],
    ...(right && second ? { second: { axis: right, scale: second.scale } } : {}),
  };
};

/** A plot with the value axis at left, or one on either side, titles above, and labels beneath. */
export const layoutVerticalFrame = (input: VerticalFrameInput): VerticalFrame => {
  const titles = layoutTitles(input);
  const frame = layoutAxis(input, titles, deriveAxis(input, guessInner(input, titles.height)));
  const { height } = frame.plot;
  // Tall labels leave less of a given height than was guessed.
  return frame.axis.ticks.length <= countTicks(height) + 1
    ? frame
    : layoutAxis(input, titles, deriveAxis(input, height));
};

/** The value axis of a frame as the scene has it. */
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

/** The axis of categories below a plot. */
export const categoryAxisOf = (
  category: Component | undefined,
  range: readonly [number, number],
  { ticks }: AxisLabels,
): SceneAxis => ({
  id: "x",
  side: "bottom",
  type: "category",
  componentId: category?.id ?? "",
  label: category?.label ?? "",
  range,
  ticks,
});
