import { layoutCategoryLabels } from "../axis/category-labels.ts";
import { VALUE_SIZE } from "../axis/label-style.ts";

import type { ChartInputOf } from "../chart-input.ts";
import { dataNotes, emptyTexts, isEmptyData } from "../data/data-notes.ts";
import { layoutVerticalFrame, type VerticalFrame, valueAxisOf } from "../frame/vertical-frame.ts";
import { limitNamesHeight } from "../limits/limit-label.ts";
import { type BandScale, makeBandScale } from "../scale/band-scale.ts";
import { clampToRange } from "../scale/linear-scale.ts";
import type { PlotScene, SceneText } from "../scene.ts";
import { textWidth } from "../text/text-width.ts";
import { BAND_OPTIONS } from "./bar-bands.ts";
import { barLegend } from "./bar-legend.ts";
import { type BarPlaces, type DrawnBar, layoutBarMarks, layoutBarWhiskers } from "./bar-marks.ts";
import { type BarModel, deriveBarModel } from "./bar-model.ts";
import { layoutColumnLimits } from "./column-limits.ts";
import { barValue, valueText, wantsValues } from "./value-labels.ts";

const ABOVE_BAR = 5;

const mayShowValues = ({ mode, data, showValues, limits }: BarModel): boolean =>
  mode !== "stacked" &&
  limits.length === 0 &&
  wantsValues(data.categories.length * data.series.length, showValues);

/** Values over their bars, all or none. */
const layoutValues = (
  { model, band, scale, locale }: BarPlaces,
  bars: readonly DrawnBar[],
): SceneText[] => {
  if (!mayShowValues(model)) return [];
  const series = Math.max(1, model.data.series.length);
  const room = model.mode === "grouped" ? band.bandwidth / series : band.step - 2;
  if (
    bars.some(({ mark }) => textWidth(barValue(model, mark.datum.value, locale), VALUE_SIZE) > room)
  )
    return [];
  return bars.map(({ mark: { datum, box }, low, high }) => {
    const isNegative = datum.value < 0;
    const end = clampToRange(scale, isNegative ? low : high);
    return valueText(
      barValue(model, datum.value, locale),
      box.x + box.width / 2,
      isNegative ? end + VALUE_SIZE + 2 : end - ABOVE_BAR,
    );
  });
};

const makeBand = ({ data }: BarModel, range: readonly [number, number]): BandScale =>
  makeBandScale(data.categories.length, range, BAND_OPTIONS);

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
      (mayShowValues(model) ? VALUE_SIZE : 0) + limitNamesHeight(model.limits, domain),
    isEmpty: isEmptyData(data),
    domain: model.domain,
    isFixedDomain: model.isFixedDomain,
    unit: model.unit,
    categoryTitle: data.category?.label ?? "",
    locale: input.locale,
    layoutLabels: (range, frame) =>
      layoutCategoryLabels({
        component: data.category,
        categories: data.categories,
        band: makeBand(model, range),
        frame,
        locale: input.locale,
      }),
  });
};

/** Vertical bars: single, grouped, stacked or as shares of a hundred. */
export const layoutColumns = (input: ChartInputOf<"column">): PlotScene => {
  const model = deriveBarModel(input);
  const legend = barLegend(model, input);
  const frame = layoutFrame(model, input, legend?.height ?? 0);
  const { plot, scale } = frame;
  const range = [plot.x, plot.x + plot.width] as const;
  const places: BarPlaces = {
    model,
    band: makeBand(model, range),
    scale,
    orientation: "vertical",
    locale: input.locale,
  };
  const bars = layoutBarMarks(places);
  const limits = layoutColumnLimits(model, { band: places.band, scale, plot });
  const notes = dataNotes(model.data, input);
  const category = model.data.category?.label ?? "";
  return {
    type: "plot",
    chartType: "column",
    locale: input.locale,
    theme: input.theme,
    width: input.width,
    height: frame.height,
    plot,
    axes: [
      {
        id: "x",
        side: "bottom",
        type: "category",
        componentId: input.config.fields.x.componentId,
        label: category,
        range,
        ticks: frame.labels.ticks,
      },
      valueAxisOf(frame, model.data.shown),
    ],
    lines: frame.lines,
    bands: [],
    marks: bars.map(({ mark }) => mark),
    overlays: [...layoutBarWhiskers(places, bars), ...limits.lines],
    symbols: [],
    texts: [
      ...frame.texts,
      ...layoutValues(places, bars),
      ...limits.texts,
      ...emptyTexts(notes, plot),
    ],
    ...(legend ? { legend } : {}),
    notes,
  };
};
