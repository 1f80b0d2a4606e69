import { titleOfCategories } from "../../parts/axis/title-of-categories.ts";
import type { NameYears } from "../../parts/axis/name-ends.ts";
import { layoutCategoryLabels } from "../../parts/axis/category-labels.ts";
import { VALUE_SIZE } from "../../parts/text/type-sizes.ts";
import type { ChartInputOf } from "../../scene/chart-input.ts";
import { dataNotes, isEmptyData, nameNotes } from "../../parts/values/data-notes.ts";
import { makePlotScene } from "../../parts/frame/plot-scene.ts";
import {
  categoryAxisOf,
  layoutVerticalFrame,
  type VerticalFrame,
  valueAxisOf,
} from "../../parts/frame/vertical-frame.ts";
import { limitsOf } from "../../parts/limits/limit-parts.ts";
import { type BandScale, makeBandScale } from "../../parts/scale/band-scale.ts";
import { clampToRange } from "../../parts/scale/linear-scale.ts";
import type { PlotScene, SceneText } from "../../scene/scene.ts";
import { keepClear } from "../../parts/text/keep-clear.ts";
import { textWidth } from "../../parts/text/text-width.ts";
import { bandOptions, groupBands } from "../../parts/bars/bar-bands.ts";
import { barLegend } from "../../parts/bars/bar-legend.ts";
import { type BarPlaces, layoutBarMarks, layoutBarWhiskers } from "../../parts/bars/bar-marks.ts";
import { type BarModel, deriveBarModel, type EndValue } from "../../parts/bars/bar-model.ts";
import { spanNotes } from "../../parts/stacks/span-notes.ts";
import { listEndValues } from "../../parts/bars/end-values.ts";
import { stacksOf } from "../../parts/bars/stack-parts.ts";
import { endsAtHalves } from "../../parts/values/value-extent.ts";
import { barValue, valueText } from "../../parts/values/value-labels.ts";

const ABOVE_BAR = 5;
const BESIDE_WHISKER = 4;
/** Pixels between the values of neighbours, so that they do not read as one line. */
const BETWEEN_VALUES = 6;

/** Limits take the room of values that nobody asked for. */
const listColumnValues = (model: BarModel): EndValue[] =>
  model.limits.length > 0 && model.showValues !== true ? [] : listEndValues(model);

/** Values over their columns and stacks, beside whiskers that would lift them off their columns; all or none. */
const layoutValues = ({ model, band, scale, words }: BarPlaces): SceneText[] => {
  const room =
    model.mode === "grouped"
      ? band.bandwidth / Math.max(1, model.data.series.length)
      : band.step - BETWEEN_VALUES;
  const groups = groupBands(model, band);
  const placed = listColumnValues(model).map(({ value, series, category, reach, isNegative }) => {
    const line = barValue(model, value, words.locale);
    const { start, width } = groups(series, category);
    const [end, far] = [clampToRange(scale, value), clampToRange(scale, reach)];
    const isBeside = Math.abs(far - end) > VALUE_SIZE + ABOVE_BAR;
    const at = isBeside ? end : far;
    const y = isNegative ? at + VALUE_SIZE + 2 : at - ABOVE_BAR;
    const text = valueText(line, start + width / 2 + (isBeside ? BESIDE_WHISKER : 0), y);
    const needed = textWidth(line, VALUE_SIZE);
    return {
      text: isBeside ? { ...text, anchor: "start" as const } : text,
      fits: isBeside ? 2 * (BESIDE_WHISKER + needed) <= room : needed <= room,
    };
  });
  return placed.every(({ fits }) => fits) ? placed.map(({ text }) => text) : [];
};

const makeBand = (model: BarModel, range: readonly [number, number]): BandScale =>
  makeBandScale(model.data.categories.length, range, bandOptions(model));

const layoutFrame = (
  model: BarModel,
  input: ChartInputOf<"column">,
  top: number,
): VerticalFrame => {
  const { data } = model;
  return layoutVerticalFrame({
    width: input.width,
    height: input.height,
    top,
    right: 0,
    above: (domain) =>
      (listColumnValues(model).length > 0 ? VALUE_SIZE : 0) +
      (limitsOf(input)?.namesHeight(model.limits, domain, input.width) ?? 0),
    isEmpty: isEmptyData(data),
    domain: model.domain,
    axis: model.axis,
    isFixedDomain: model.isFixedDomain,
    halves: endsAtHalves(input),
    unit: model.unit,
    categoryTitle: titleOfCategories(data.category, input),
    locale: input.locale,
    layoutLabels: (range, frame) =>
      layoutCategoryLabels({
        component: data.category,
        categories: data.categories,
        band: makeBand(model, range),
        frame,
        locale: input.locale,
        nameYears: input.nameYears as NameYears | undefined,
      }),
  });
};

/** Vertical bars: single, grouped, stacked or as shares of a hundred. */
export const layoutColumns = (input: ChartInputOf<"column">): PlotScene => {
  const { x: category, y: measure, segment, color } = input.config.fields;
  const fields = { category, measure, segment, color };
  const model = deriveBarModel(input, { fields, beginsAtBaseline: false });
  const legend = barLegend(model, input, { isReversed: false });
  const frame = layoutFrame(model, input, legend?.height ?? 0);
  const { plot, scale } = frame;
  const range = [plot.x, plot.x + plot.width] as const;
  const places: BarPlaces = {
    model,
    band: makeBand(model, range),
    scale,
    orientation: "vertical",
    words: input,
  };
  const bars = layoutBarMarks(places);
  const limits = limitsOf(input)?.layoutAcross(model, { ...places, plot, width: input.width });
  const notes = dataNotes(model.data, input);
  const fixed = [...frame.texts, ...(limits?.texts ?? [])];
  return makePlotScene(input, {
    height: frame.height,
    plot,
    axes: [
      categoryAxisOf(model.data.category, range, frame.labels),
      valueAxisOf(frame, model.data.shown),
    ],
    lines: frame.lines,
    marks: bars.map(({ mark }) => mark),
    overlays: [...layoutBarWhiskers(places, bars), ...(limits?.lines ?? [])],
    ...limitsOf(input)?.name(model.limits, frame.axis.domain),
    texts: [
      ...fixed,
      ...keepClear(
        [...(stacksOf(input)?.layoutPartValues(places, bars) ?? []), ...layoutValues(places)],
        fixed,
      ),
    ],
    legend,
    notes: [
      ...notes,
      ...nameNotes(frame.labels, input),
      ...spanNotes(model, frame.axis.domain, input),
    ],
  });
};
