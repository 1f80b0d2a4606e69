import { type LabelColumn, layoutLabelColumn } from "../../parts/axis/label-column.ts";
import { LABEL_GAP, TICK_SIZE, VALUE_SIZE } from "../../parts/text/type-sizes.ts";
import { drawHorizontalAxis } from "../../parts/axis/horizontal-axis.ts";
import type { ChartInputOf } from "../../scene/chart-input.ts";
import {
  horizontalAxesOf,
  type HorizontalFrame,
  layoutHorizontalFrame,
  plainRowStep,
  type ValueRoom,
} from "../../parts/frame/horizontal-frame.ts";
import { makePlotScene } from "../../parts/frame/plot-scene.ts";
import { dataNotes } from "../../parts/values/data-notes.ts";
import { limitsOf } from "../../parts/limits/limit-parts.ts";
import { clampToRange } from "../../parts/scale/linear-scale.ts";
import type { PlotScene, SceneText } from "../../scene/scene.ts";
import { keepClear, takeRoom } from "../../parts/text/keep-clear.ts";
import { ASCENT, centerBaseline, lineHeight } from "../../parts/text/text-box.ts";
import { textWidth } from "../../parts/text/text-width.ts";
import { BAND_OPTIONS, groupBands } from "../../parts/bars/bar-bands.ts";
import { barLegend } from "../../parts/bars/bar-legend.ts";
import { type BarPlaces, layoutBarMarks, layoutBarWhiskers } from "../../parts/bars/bar-marks.ts";
import { type BarModel, deriveBarModel, type EndValue } from "../../parts/bars/bar-model.ts";
import { movePastLines } from "./past-lines.ts";
import { spanNotes } from "../../parts/stacks/span-notes.ts";
import { listEndValues } from "../../parts/bars/end-values.ts";
import { stacksOf } from "../../parts/bars/stack-parts.ts";
import { endsAtHalves } from "../../parts/values/value-extent.ts";
import { barValue, valueText } from "../../parts/values/value-labels.ts";

const GROUP_BAR = 14;
/** Pixels of a bar beneath its name, with what is free around it. */
const BENEATH_NAME = 26;
const VALUE_GAP = 6;
const FEW_ROWS = 6;
const OVER_WHISKER = 4;
/** Pixels that a whisker may take a value away from its bar. */
const AWAY = 40;
const THICKEST = 48;

/** Pixels from one row to the next: less where there are many. */
const rowStep = ({ data, mode }: BarModel, column: LabelColumn): number => {
  const grouped = mode === "grouped" ? data.series.length * GROUP_BAR + 8 : 0;
  if (column.isOver)
    return column.mostLines * lineHeight(TICK_SIZE) + Math.max(grouped, BENEATH_NAME);
  return Math.max(plainRowStep(data.categories.length, column), grouped);
};

/** A few bars are no thin lines in an empty page. */
const fewRowStep = ({ data }: BarModel): number => (data.categories.length <= FEW_ROWS ? 44 : 0);

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
  { model, band, scale, words }: BarPlaces,
  values: readonly EndValue[],
  around: Parameters<typeof movePastLines>[2],
): SceneText[] => {
  const groups = groupBands(model, band);
  const row = model.mode === "grouped" ? band.bandwidth / model.data.series.length : band.step;
  const placed = values.map(({ value, series, category, reach, isNegative }) => {
    const line = barValue(model, value, words.locale);
    const { start, width } = groups(series, category);
    const [end, far] = [clampToRange(scale, value), clampToRange(scale, reach)];
    const isOver = Math.abs(far - end) > Math.max(AWAY, textWidth(line, VALUE_SIZE) + VALUE_GAP);
    const at = isOver ? end : far;
    const x = isNegative ? at - VALUE_GAP : at + VALUE_GAP;
    const middle = start + width / 2;
    const y = isOver ? middle - OVER_WHISKER : centerBaseline(middle, VALUE_SIZE);
    const anchor = isNegative ? ("end" as const) : ("start" as const);
    return {
      text: movePastLines({ ...valueText(line, x, y), anchor }, isNegative, around),
      fits: isOver ? VALUE_SIZE * ASCENT + OVER_WHISKER <= row / 2 : VALUE_SIZE <= row,
    };
  });
  return placed.every(({ fits }) => fits) ? placed.map(({ text }) => text) : [];
};

/** Charts by today's rules have values and names at their bars. */
const isDirect = ({ config: { extensions } }: ChartInputOf<"bar">): boolean =>
  extensions?.barLabels === "direct" && !extensions.panels;

/** Single bars up to so many carry their values without being asked: behind a lying bar there is room. */
const MOST_VALUES = 40;

const withValues = (model: BarModel, input: ChartInputOf<"bar">): BarModel => {
  const { mode, showValues, data } = model;
  const isAsked = mode === "simple" && data.categories.length <= MOST_VALUES && isDirect(input);
  return isAsked ? { ...model, showValues: showValues ?? true } : model;
};

/** Rows from which on the numbers over them are out of sight at the last ones. */
const MANY_ROWS = 40;

/** Numbers under the rows, too, in charts made by today's rules. */
const repeatsNumbers = ({ data, limits, axis }: BarModel, input: ChartInputOf<"bar">): boolean =>
  endsAtHalves(input) && !axis && limits.length === 0 && data.categories.length >= MANY_ROWS;

const layoutFrame = (
  model: BarModel,
  input: ChartInputOf<"bar">,
  { top, values }: { top: number; values: ValueRoom },
): HorizontalFrame =>
  layoutHorizontalFrame(model, {
    ...input,
    top,
    values,
    hasDirectNames: isDirect(input),
    rowStep: (column) =>
      Math.max(rowStep(model, column), isDirect(input) && !column.isOver ? fewRowStep(model) : 0),
    footOf: ({ domain }) =>
      (limitsOf(input)?.rowsHeight(model.limits, domain, input.width) ?? 0) +
      2 +
      (repeatsNumbers(model, input) ? lineHeight(TICK_SIZE) + LABEL_GAP : 0),
    band: {
      ...BAND_OPTIONS,
      maxBandwidth: model.mode === "grouped" ? THICKEST * model.data.series.length : THICKEST,
    },
  });

/** Horizontal bars with a column of their own for the names of the categories. */
export const layoutBars = (input: ChartInputOf<"bar">): PlotScene => {
  const { y: category, x: measure, segment, color } = input.config.fields;
  const fields = { category, measure, segment, color };
  const model = withValues(deriveBarModel(input, { fields, beginsAtBaseline: true }), input);
  const { data } = model;
  const isReversed = model.mode === "stacked" && !model.fromFirst;
  const legend = barLegend(model, input, { isReversed });
  const values = listEndValues(model);
  const frame = layoutFrame(model, input, {
    top: legend?.height ?? 0,
    values: measureValues(model, values, input),
  });
  const { plot, axis, band, column, texts, height } = frame;
  const { scale, lines, texts: tickTexts } = drawHorizontalAxis(axis, plot);
  const places: BarPlaces = { model, band, scale, orientation: "horizontal", words: input };
  const bars = layoutBarMarks(places);
  const notes = dataNotes(data, input);
  const limits = limitsOf(input)?.layoutBelow(model, { band, scale, plot, width: input.width });
  const limitLines = limits?.lines ?? [];
  const lower = repeatsNumbers(model, input)
    ? tickTexts.map((text) => ({
        ...text,
        y: plot.y + plot.height + LABEL_GAP + TICK_SIZE * ASCENT,
      }))
    : [];
  const fixed = [
    ...texts,
    ...tickTexts,
    ...lower,
    ...layoutLabelColumn(column, band),
    ...(limits?.texts ?? []),
  ];
  const room = takeRoom(limitLines.length > 0 ? fixed : []);
  const around = { lines: limitLines, width: input.width, room };
  const isCrossed = column.isOver && model.axis && axis.domain[0] === 0;
  return makePlotScene(input, {
    height,
    plot,
    axes: horizontalAxesOf(model, frame, { scale, categoryId: category.componentId }),
    // Names over their bars begin where these begin: a line there would run through them.
    lines: isCrossed ? [] : lines,
    marks: bars.map(({ mark }) => mark),
    overlays: [...layoutBarWhiskers(places, bars), ...limitLines],
    ...limitsOf(input)?.name(model.limits, axis.domain),
    texts: [
      ...fixed,
      ...keepClear(
        [
          ...(stacksOf(input)?.layoutPartValues(places, bars) ?? []),
          ...layoutValues(places, values, around),
        ],
        fixed,
      ),
    ],
    legend,
    notes: [...notes, ...spanNotes(model, axis.domain, input)],
  });
};
