import { spanNotes } from "../../parts/stacks/span-notes.ts";
import { valueWriter } from "../../parts/values/value-labels.ts";
import type { ChartInput, ChartInputOf } from "../../scene/chart-input.ts";
import { outlinePaint } from "../../parts/color/mark-paint.ts";
import { dataNotes } from "../../parts/values/data-notes.ts";
import { makeDatum } from "../../parts/values/make-datum.ts";
import { cutAtPlot } from "../../parts/frame/cut-at-plot.ts";
import { makePlotScene } from "../../parts/frame/plot-scene.ts";
import { valueAxisOf } from "../../parts/frame/vertical-frame.ts";
import { limitItems } from "../../parts/legend/explain-items.ts";
import { layoutLegend } from "../../parts/legend/layout-legend.ts";
import { seriesItems } from "../../parts/legend/series-items.ts";
import { drawnLimits } from "../../parts/limits/limit-bounds.ts";
import { layoutEndLabels, measureEndLabels } from "../../parts/lines/end-labels.ts";
import { layoutLineLimits } from "../../parts/lines/line-limits.ts";
import { splitRuns } from "../../parts/lines/line-marks.ts";
import { layoutLineValues } from "../../parts/lines/line-values.ts";
import { makeTimeScale, timeAxisOf } from "../../parts/time/time-axis.ts";
import { layoutTimeFrame } from "../../parts/time/time-frame.ts";
import { clampToRange, type LinearScale } from "../../parts/scale/linear-scale.ts";
import type {
  AreaMark,
  AreaVertex,
  Box,
  PlotScene,
  Point,
  SceneLegend,
  SceneNote,
} from "../../scene/scene.ts";
import { type AreaModel, deriveAreaModel } from "./area-model.ts";

const HIT = 3;

type Places = { toX: (category: number) => number; y: LinearScale };

const layoutRuns = (
  { data, spans, isPercent }: AreaModel,
  series: number,
  { toX, y, locale }: Places & Pick<ChartInput, "locale">,
): AreaVertex[][] =>
  splitRuns(data, series, (cell, category): AreaVertex => {
    const span = spans[series]?.[category];
    const { from, to } = span ?? { from: 0, to: 0 };
    const at = { x: toX(category), y: y.toPixel(to) };
    const base = y.toPixel(from);
    if (cell.isImputed) return { at, base };
    const ends = [clampToRange(y, from), clampToRange(y, to)] as const;
    const top = Math.min(...ends);
    const height = Math.max(...ends) - top;
    const bounds = { x: at.x - HIT, y: top, width: 2 * HIT, height };
    const place = { series, category, anchor: at, bounds };
    return { at, base, datum: makeDatum({ data, isPercent, locale }, cell, place) };
  });

const layoutMarks = (model: AreaModel, places: Places & Pick<ChartInput, "locale">): AreaMark[] =>
  model.data.series.map((series, index) => {
    const outline = outlinePaint(series.color);
    return {
      shape: "area",
      series: series.value,
      seriesLabel: series.label,
      color: series.color,
      ...(outline ? { outline } : {}),
      ...(model.data.segment ? { separator: "paper" as const } : {}),
      runs: layoutRuns(model, index, places),
    };
  });

/** Whether something is seen of the end of every area, where its name can stand beside it. */
const seesEnds = ({ spans, domain: [low, high], isCut }: AreaModel): boolean =>
  !isCut ||
  spans.every((row) => {
    const last = row.findLast((span) => span !== undefined);
    return !last || (Math.max(last.from, last.to) >= low && Math.min(last.from, last.to) <= high);
  });

/** The middle of an area's right edge, as much as is seen of it. */
const rightEdge = ({ runs }: AreaMark, { y, height }: Box): Point | undefined => {
  const last = runs.at(-1)?.at(-1);
  if (!last) return undefined;
  const [far, near] = [last.at.y, last.base].map((end) => Math.min(Math.max(end, y), y + height));
  return { x: last.at.x, y: ((far ?? y) + (near ?? y)) / 2 };
};

const layoutAreaLegend = (
  model: AreaModel,
  width: number,
  needed: boolean,
): SceneLegend | undefined => {
  const { data, legendTitle } = model;
  return layoutLegend({
    title: legendTitle,
    items: [
      ...(data.segment ? seriesItems(data, "square") : []),
      ...limitItems(model, { isTime: true }),
    ],
    needed: needed && data.segment !== undefined,
    width,
  });
};

/** A filled gap is named as such instead of as missing. */
const areaNotes = ({ data, imputation }: AreaModel, { t }: Pick<ChartInput, "t">): SceneNote[] => {
  const count = data.cells.flat().filter((cell) => cell?.isImputed).length;
  if (count === 0 || imputation === "none") return dataNotes(data, { t });
  const text = t(`chart.imputed.${imputation}`, { count });
  return [{ type: "imputed", text }, ...dataNotes({ ...data, missingCount: 0 }, { t })];
};

/** Areas over time on top of one another, named at their right edge where there is room. */
export const layoutAreas = (input: ChartInputOf<"area">): PlotScene => {
  const model = deriveAreaModel(input);
  const { data } = model;
  const { width, locale } = input;
  const ends = seesEnds(model) ? measureEndLabels(data.series, input) : undefined;
  const legend = layoutAreaLegend(model, width, ends === undefined);
  const edges = { top: legend?.height ?? 0, right: ends?.width ?? 0, inset: 0 };
  const frame = layoutTimeFrame(model, input, edges);
  const { plot, scale: y } = frame;
  const x = makeTimeScale(model, [plot.x, plot.x + plot.width], 0);
  const toX = (category: number): number => x.toPixel(model.positions[category] ?? 0);
  const marks = layoutMarks(model, { toX, y, locale });
  const named =
    ends &&
    layoutEndLabels(ends, {
      series: data.series,
      ends: marks.map((mark) => rightEdge(mark, plot)),
      plot,
    });
  const limits = layoutLineLimits(model, { x, y, plot, width });
  const notes = areaNotes(model, input);
  const shownData = marks.flatMap(({ runs }) => runs.flat().flatMap(({ datum }) => datum ?? []));
  return makePlotScene(input, {
    height: frame.height,
    plot,
    axes: [timeAxisOf(model, x, frame.labels), valueAxisOf(frame, data.shown)],
    lines: frame.lines,
    ...cutAtPlot(plot, { isCut: model.isCut, radius: 0 }),
    marks,
    overlays: [...limits.lines, ...(named?.lines ?? [])],
    symbols: limits.symbols,
    ...drawnLimits(model.limits, frame.axis.domain),
    texts: [
      ...frame.texts,
      ...(named?.texts ?? []),
      ...(model.showsValues
        ? layoutLineValues(shownData, {
            plot,
            mayBeBelow: false,
            others: limits.texts,
            write: valueWriter(model, locale),
          })
        : []),
      ...limits.texts,
    ],
    legend,
    notes: [...notes, ...spanNotes(model, frame.axis.domain, input)],
  });
};
