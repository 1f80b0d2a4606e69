import type { ChartInputOf } from "../chart-input.ts";
import { VALUE_SIZE } from "../axis/label-style.ts";
import { layoutThinned } from "../axis/band-labels.ts";
import { type AxisLabels, layoutTimeLabels } from "../axis/time-labels.ts";
import { deriveAxisUnit } from "../axis/axis-unit.ts";
import { seriesItems } from "../bars/bar-legend.ts";
import { limitNamesHeight } from "../limits/limit-label.ts";
import { strokePaint } from "../color/mark-paint.ts";
import { axisTimeUnit } from "../data/axis-values.ts";
import { dataNotes, emptyTexts, isEmptyData } from "../data/data-notes.ts";
import { makeDatum } from "../data/make-datum.ts";
import { layoutVerticalFrame, type VerticalFrame, valueAxisOf } from "../frame/vertical-frame.ts";
import { layoutLegend } from "../legend/layout-legend.ts";
import { clampToRange, type LinearScale, makeLinearScale } from "../scale/linear-scale.ts";
import { makeBandScale } from "../scale/band-scale.ts";
import type {
  LineMark,
  PlotScene,
  Point,
  SceneAxis,
  SceneDatum,
  SceneLegend,
  SceneNote,
  SceneText,
} from "../scene.ts";
import { textWidth } from "../text/text-width.ts";
import { layoutEndLabels, measureEndLabels } from "./end-labels.ts";
import { layoutLineLimits } from "./line-limits.ts";
import { deriveLineModel, type LineModel } from "./line-model.ts";
import { layoutLineUncertainty } from "./line-uncertainty.ts";

const LINE_WIDTH = 2;
const DOT_RADIUS = { Small: 2, Medium: 3, Large: 4 };
const HIT = 6;
const END_INSET = 6;

type Scales = { x: LinearScale; y: LinearScale };

const timeScale = (
  { positions }: LineModel,
  [left, right]: readonly [number, number],
): LinearScale => {
  const inset = Math.min(END_INSET, (right - left) / 4);
  return makeLinearScale(
    [Math.min(...positions), Math.max(...positions)],
    [left + inset, right - inset],
  );
};

const layoutLabels = (
  model: LineModel,
  {
    range,
    frame,
    locale,
  }: {
    range: readonly [number, number];
    frame: readonly [number, number];
    locale: ChartInputOf<"line">["locale"];
  },
): AxisLabels => {
  const { data, isTime, positions } = model;
  if (positions.length === 0) return { ticks: [], texts: [], height: 0 };
  const scale = timeScale(model, range);
  const labels =
    isTime && data.category
      ? layoutTimeLabels({
          domain: scale.domain,
          unit: axisTimeUnit(data.category, data.categories),
          locale,
          toPixel: scale.toPixel,
          frame,
        })
      : undefined;
  return (
    labels ??
    layoutThinned(
      data.categories,
      makeBandScale(positions.length, range, { padding: 0, outerPadding: 0 }),
      frame,
    )
  );
};

const layoutRuns = (
  model: LineModel,
  series: number,
  { scales, locale }: { scales: Scales; locale: ChartInputOf<"line">["locale"] },
): SceneDatum[][] => {
  const runs: SceneDatum[][] = [];
  let run: SceneDatum[] = [];
  for (const [category, cell] of (model.data.cells[series] ?? []).entries()) {
    if (!cell) {
      if (run.length > 0) runs.push(run);
      run = [];
      continue;
    }
    const anchor = {
      x: scales.x.toPixel(model.positions[category] ?? 0),
      y: clampToRange(scales.y, cell.value),
    };
    const bounds = { x: anchor.x - HIT, y: anchor.y - HIT, width: 2 * HIT, height: 2 * HIT };
    run.push(
      makeDatum({ data: model.data, isPercent: false, locale }, cell, {
        series,
        category,
        anchor,
        bounds,
      }),
    );
  }
  return run.length > 0 ? [...runs, run] : runs;
};

const layoutMarks = (model: LineModel, input: ChartInputOf<"line">, scales: Scales): LineMark[] => {
  const { showDots, showDotsSize } = input.config.fields.y;
  return model.data.series.map((series, index) => ({
    shape: "line",
    series: series.value,
    seriesLabel: series.label,
    color: strokePaint(series.color),
    width: LINE_WIDTH,
    runs: layoutRuns(model, index, { scales, locale: input.locale }),
    dotRadius: showDots ? DOT_RADIUS[showDotsSize ?? "Medium"] : 0,
  }));
};

const lastPoint = ({ runs }: LineMark): Point | undefined => runs.at(-1)?.at(-1)?.anchor;

const layoutValues = (marks: readonly LineMark[], frame: VerticalFrame): SceneText[] => {
  let edge = Number.NEGATIVE_INFINITY;
  return marks
    .flatMap(({ runs }) => runs.flat())
    .flatMap((datum): SceneText[] => {
      const width = textWidth(datum.valueText, VALUE_SIZE);
      const right = frame.plot.x + frame.plot.width;
      const x = Math.min(Math.max(datum.anchor.x, frame.plot.x + width / 2), right - width / 2);
      if (x - width / 2 < edge) return [];
      edge = x + width / 2 + 6;
      return [
        {
          role: "value",
          lines: [datum.valueText],
          x,
          y: datum.anchor.y - 8,
          anchor: "middle",
          size: VALUE_SIZE,
          weight: 400,
          color: "ink",
          halo: true,
        },
      ];
    });
};

const cutNote = (frame: VerticalFrame, { t }: ChartInputOf<"line">): SceneNote[] =>
  frame.axis.domain[0] > 0 || frame.axis.domain[1] < 0
    ? [{ type: "cut-axis", text: t("chart.cut-axis") }]
    : [];

const layoutLineLegend = (
  { data }: LineModel,
  input: ChartInputOf<"line">,
  needed: boolean,
): SceneLegend | undefined => {
  if (!data.segment) return undefined;
  const title = input.config.fields.segment?.showTitle === false ? "" : data.segment.label;
  const items = seriesItems(data, "line").map((item) => ({
    ...item,
    color: strokePaint(
      data.allSeries.find(({ value }) => value === item.value)?.color ?? "#000000",
    ),
  }));
  return layoutLegend({ title, items, needed, width: input.width });
};

type LineFrameInput = {
  model: LineModel;
  input: ChartInputOf<"line">;
  top: number;
  right: number;
  showsValues: boolean;
};

const layoutFrame = ({ model, input, top, right, showsValues }: LineFrameInput): VerticalFrame => {
  const { shown, category } = model.data;
  const { locale } = input;
  return layoutVerticalFrame({
    width: input.width,
    height: input.height,
    top,
    right,
    above: (domain) => (showsValues ? VALUE_SIZE : 0) + limitNamesHeight(model.limits, domain),
    isEmpty: isEmptyData(model.data),
    domain: model.domain,
    isFixedDomain: model.isFixedDomain,
    unit: deriveAxisUnit({ ...shown, domain: model.domain }, input.t),
    categoryTitle: category?.label ?? "",
    locale,
    layoutLabels: (range, frame) => layoutLabels(model, { range, frame, locale }),
  });
};

const timeAxisOf = (model: LineModel, { x }: Scales, { labels }: VerticalFrame): SceneAxis => ({
  id: "x",
  side: "bottom",
  type: model.isTime ? "time" : "category",
  componentId: model.data.category?.id ?? "",
  label: model.data.category?.label ?? "",
  ...(model.isTime ? { domain: x.domain } : {}),
  range: x.range,
  ticks: labels.ticks,
});

const expectedInner = ({ width, height }: ChartInputOf<"line">): number =>
  height === undefined ? Math.max(180, width * 0.3) : height * 0.7;

/** Lines over time, one per series, named at their ends where there is room. */
export const layoutLines = (input: ChartInputOf<"line">): PlotScene => {
  const model = deriveLineModel(input);
  const { data } = model;
  const { width, locale, theme } = input;
  const ends = measureEndLabels(data.series, { width, innerHeight: expectedInner(input) });
  const legend = layoutLineLegend(model, input, ends === undefined);
  const showsValues = input.config.fields.y.showValues === true && data.series.length === 1;
  const top = legend?.height ?? 0;
  const frame = layoutFrame({ model, input, top, right: ends?.width ?? 0, showsValues });
  const { plot } = frame;
  const scales = { x: timeScale(model, [plot.x, plot.x + plot.width]), y: frame.scale };
  const marks = layoutMarks(model, input, scales);
  const named =
    ends && layoutEndLabels(ends, { series: data.series, ends: marks.map(lastPoint), plot });
  const uncertainty = layoutLineUncertainty(model, scales);
  const limits = layoutLineLimits(model, { ...scales, plot });
  const notes = dataNotes(data, input);
  const values = showsValues ? layoutValues(marks, frame) : [];
  return {
    type: "plot",
    chartType: "line",
    locale,
    theme,
    width,
    height: frame.height,
    plot,
    axes: [timeAxisOf(model, scales, frame), valueAxisOf(frame, data.shown)],
    lines: frame.lines,
    bands: uncertainty.bands,
    marks,
    overlays: [...uncertainty.whiskers, ...limits.lines, ...(named?.lines ?? [])],
    symbols: limits.symbols,
    texts: [
      ...frame.texts,
      ...(named?.texts ?? []),
      ...values,
      ...limits.texts,
      ...emptyTexts(notes, plot),
    ],
    ...(legend ? { legend } : {}),
    notes: [...notes, ...(isEmptyData(data) ? [] : cutNote(frame, input))],
  };
};
