import { fitHorizontalAxis } from "../../parts/axis/fit-horizontal-axis.ts";
import { LABEL_GAP, TICK_SIZE, VALUE_SIZE } from "../../parts/text/type-sizes.ts";
import { drawHorizontalAxis, withoutTicks, type ValueAxis } from "../../parts/axis/value-axis.ts";
import type { ChartInputOf } from "../../scene/chart-input.ts";
import { makePlotScene } from "../../parts/frame/plot-scene.ts";
import { dataNotes, isEmptyData } from "../../parts/values/data-notes.ts";
import { drawnLimits } from "../../parts/limits/limit-bounds.ts";
import { type BandScale, makeBandScale } from "../../parts/scale/band-scale.ts";
import { clampToRange } from "../../parts/scale/linear-scale.ts";
import type { Box, PlotScene, SceneAxis, SceneText } from "../../scene/scene.ts";
import { keepClear } from "../../parts/text/keep-clear.ts";
import { ASCENT, centerBaseline, lineHeight } from "../../parts/text/text-box.ts";
import { textWidth } from "../../parts/text/text-width.ts";
import { BAND_OPTIONS, groupBands } from "../../parts/bars/bar-bands.ts";
import { layoutBarHead } from "./bar-head.ts";
import { barLegend } from "../../parts/bars/bar-legend.ts";
import { layoutBarLimits, limitRowsHeight } from "./bar-limits.ts";
import { type BarPlaces, layoutBarMarks, layoutBarWhiskers } from "../../parts/bars/bar-marks.ts";
import { type BarModel, deriveBarModel } from "../../parts/bars/bar-model.ts";
import { spanNotes } from "../../parts/stacks/span-notes.ts";
import { type EndValue, layoutPartValues, listEndValues } from "../../parts/bars/end-values.ts";
import { type LabelColumn, layoutLabelColumn, measureLabelColumn } from "./label-column.ts";
import { barValue, valueText } from "../../parts/values/value-labels.ts";

const LEAST_INNER = 40;
const GROUP_BAR = 14;
const VALUE_GAP = 6;
const OVER_WHISKER = 4;
/** Pixels that a whisker may take a value away from its bar. */
const AWAY = 40;
const THICKEST = 48;

/** Pixels from one row to the next: less where there are many. */
const rowStep = ({ data, mode }: BarModel, { mostLines }: LabelColumn): number => {
  const count = data.categories.length;
  const simple = count <= 12 ? 32 : count <= 40 ? 26 : 20;
  const grouped = mode === "grouped" ? data.series.length * GROUP_BAR + 8 : 0;
  return Math.max(simple, grouped, mostLines * lineHeight(TICK_SIZE) + 4);
};

type ValueRoom = { left: number; right: number };

/** Pixels beyond the ends of the bars that their values take. */
const measureValues = (
  model: BarModel,
  values: readonly EndValue[],
  { locale }: ChartInputOf<"bar">,
): ValueRoom => {
  const room = { left: 0, right: 0 };
  for (const { value, isNegative } of values) {
    const width = textWidth(barValue(model, value, locale), VALUE_SIZE) + VALUE_GAP + 2;
    const side = isNegative ? "left" : "right";
    room[side] = Math.max(room[side], width);
  }
  return room;
};

/** Values behind their bars, over whiskers that would take them far from them; all or none. */
const layoutValues = (
  { model, band, scale, locale }: BarPlaces,
  values: readonly EndValue[],
): SceneText[] => {
  const groups = groupBands(model, band);
  const row = model.mode === "grouped" ? band.bandwidth / model.data.series.length : band.step;
  const placed = values.map(({ value, series, category, reach, isNegative }) => {
    const line = barValue(model, value, locale);
    const { start, width } = groups(series, category);
    const [end, far] = [clampToRange(scale, value), clampToRange(scale, reach)];
    const isOver = Math.abs(far - end) > Math.max(AWAY, textWidth(line, VALUE_SIZE) + VALUE_GAP);
    const at = isOver ? end : far;
    const x = isNegative ? at - VALUE_GAP : at + VALUE_GAP;
    const middle = start + width / 2;
    const y = isOver ? middle - OVER_WHISKER : centerBaseline(middle, VALUE_SIZE);
    const anchor = isNegative ? ("end" as const) : ("start" as const);
    return {
      text: { ...valueText(line, x, y), anchor },
      fits: isOver ? VALUE_SIZE * ASCENT + OVER_WHISKER <= row / 2 : VALUE_SIZE <= row,
    };
  });
  return placed.every(({ fits }) => fits) ? placed.map(({ text }) => text) : [];
};

const halfWidth = (label: string | undefined): number => textWidth(label ?? "", TICK_SIZE) / 2;

/** What stands beside the plot, and where the numbers at the ends of its axis need more. */
const sidesOf = ({ labels }: ValueAxis, least: ValueRoom): ValueRoom => ({
  left: Math.max(least.left, halfWidth(labels[0])),
  right: Math.max(least.right, halfWidth(labels.at(-1))),
});

const fitAxis = (
  model: BarModel,
  { locale, width }: ChartInputOf<"bar">,
  least: ValueRoom,
): ValueAxis => {
  const { domain, isFixedDomain: isFixed, unit } = model;
  const axis = fitHorizontalAxis({ domain, isFixed, unit, locale }, (own) => {
    const { left, right } = sidesOf(own, least);
    return { width: width - left - right, beyond: right };
  });
  return isEmptyData(model.data) ? withoutTicks(axis) : axis;
};

type BarFrame = {
  plot: Box;
  axis: ValueAxis;
  band: BandScale;
  column: LabelColumn;
  texts: SceneText[];
  height: number;
};

const layoutFrame = (
  model: BarModel,
  input: ChartInputOf<"bar">,
  { top, values }: { top: number; values: ValueRoom },
): BarFrame => {
  const { data } = model;
  const column = measureLabelColumn(data.categories, input.width);
  const least = { left: column.width + LABEL_GAP + values.left, right: values.right };
  const axis = fitAxis(model, input, least);
  const { left, right } = sidesOf(axis, least);
  const head = layoutBarHead({
    valueTitle: model.unit.title,
    categoryTitle: data.category?.label ?? "",
    top,
    width: input.width,
    beside: left - halfWidth(axis.labels[0]) - LABEL_GAP,
  });
  const count = Math.max(1, data.categories.length);
  const foot = limitRowsHeight(model.limits, axis.domain, input.width) + 2;
  const lowest = column.mostLines * lineHeight(TICK_SIZE) + 2;
  const step =
    input.height === undefined
      ? rowStep(model, column)
      : Math.max(lowest, (input.height - head.height - foot) / count);
  const plot = {
    x: left,
    y: top + head.height,
    width: Math.max(1, input.width - left - right),
    height: Math.max(LEAST_INNER, count * step),
  };
  const maxBandwidth = model.mode === "grouped" ? THICKEST * data.series.length : THICKEST;
  const band = makeBandScale(data.categories.length, [plot.y, plot.y + plot.height], {
    ...BAND_OPTIONS,
    maxBandwidth,
  });
  return { plot, axis, band, column, texts: head.texts, height: plot.y + plot.height + foot };
};

const axesOf = (
  { data }: BarModel,
  { config }: ChartInputOf<"bar">,
  { plot, axis, band, scale }: Pick<BarFrame, "plot" | "axis" | "band"> & Pick<BarPlaces, "scale">,
): SceneAxis[] => [
  {
    id: "x",
    side: "top",
    type: "value",
    componentId: data.shown.id,
    label: data.shown.label,
    domain: axis.domain,
    range: scale.range,
    ticks: axis.ticks.map((value) => ({ value, position: scale.toPixel(value) })),
  },
  {
    id: "y",
    side: "left",
    type: "category",
    componentId: config.fields.y.componentId,
    label: data.category?.label ?? "",
    range: [plot.y, plot.y + plot.height],
    ticks: data.categories.map(({ value }, index) => ({ value, position: band.center(index) })),
  },
];

/** Horizontal bars with a column of their own for the names of the categories. */
export const layoutBars = (input: ChartInputOf<"bar">): PlotScene => {
  const { y: category, x: measure, segment, color } = input.config.fields;
  const fields = { category, measure, segment, color };
  const model = deriveBarModel(input, { fields, beginsAtBaseline: true });
  const { data } = model;
  const isReversed = model.mode === "stacked" && !model.fromFirst;
  const legend = barLegend(model, input, { isReversed });
  const values = listEndValues(model);
  const { plot, axis, band, column, texts, height } = layoutFrame(model, input, {
    top: legend?.height ?? 0,
    values: measureValues(model, values, input),
  });
  const { scale, lines, texts: tickTexts } = drawHorizontalAxis(axis, plot);
  const places: BarPlaces = { model, band, scale, orientation: "horizontal", locale: input.locale };
  const bars = layoutBarMarks(places);
  const notes = dataNotes(data, input);
  const limits = layoutBarLimits(model, { band, scale, plot, width: input.width });
  const fixed = [...texts, ...tickTexts, ...layoutLabelColumn(column, band), ...limits.texts];
  return makePlotScene(input, {
    height,
    plot,
    axes: axesOf(model, input, { plot, axis, band, scale }),
    lines,
    marks: bars.map(({ mark }) => mark),
    overlays: [...layoutBarWhiskers(places, bars), ...limits.lines],
    ...drawnLimits(model.limits, axis.domain),
    texts: [
      ...fixed,
      ...keepClear([...layoutPartValues(places, bars), ...layoutValues(places, values)], fixed),
    ],
    legend,
    notes: [...notes, ...spanNotes(model, axis.domain, input)],
  });
};
