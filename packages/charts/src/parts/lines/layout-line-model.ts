import { barQuantity, valueWriter } from "../values/value-labels.ts";
import type { ChartInput, ChartInputOf } from "../../scene/chart-input.ts";
import { dataNotes } from "../values/data-notes.ts";
import { cutAtPlot } from "../frame/cut-at-plot.ts";
import { makePlotScene } from "../frame/plot-scene.ts";
import { valueAxisOf } from "../frame/vertical-frame.ts";
import { limitItems, uncertaintyItems } from "../legend/explain-items.ts";
import { layoutLegend } from "../legend/layout-legend.ts";
import { seriesItems } from "../legend/series-items.ts";
import { drawnLimits } from "../limits/limit-bounds.ts";
import { beyondNotes } from "../limits/beyond-notes.ts";
import { isInDomain } from "../scale/linear-scale.ts";
import type { LineMark, PlotScene, Point, SceneLegend } from "../../scene/scene.ts";
import { layoutEndLabels, measureEndLabels } from "./end-labels.ts";
import { layoutLineLimits } from "./line-limits.ts";
import { layoutLineMark } from "./line-marks.ts";
import type { LineModel } from "./line-model.ts";
import { layoutLineUncertainty } from "./line-uncertainty.ts";
import { layoutLineValues } from "./line-values.ts";
import { makeTimeScale, timeAxisOf } from "../time/time-axis.ts";
import { layoutTimeFrame } from "../time/time-frame.ts";

const END_INSET = 6;

const lastPoint = ({ runs }: LineMark): Point | undefined => runs.at(-1)?.at(-1)?.anchor;

const layoutLineLegend = (
  model: LineModel,
  input: ChartInput,
  needed: boolean,
): SceneLegend | undefined => {
  const { data, legendTitle, usesBands } = model;
  const hasSeries = data.allSeries.length > 1 || data.segment !== undefined;
  return layoutLegend({
    title: legendTitle,
    items: [
      ...(hasSeries ? seriesItems(data, "line") : []),
      ...uncertaintyItems(data, input, usesBands ? "band" : "whisker"),
      ...limitItems(model, { isTime: true }),
    ],
    needed: needed && hasSeries,
    width: input.width,
  });
};

const countBeyond = ({ cells }: LineModel["data"], domain: readonly [number, number]): number => {
  let count = 0;
  for (const series of cells)
    for (const cell of series) if (cell && !isInDomain(domain, cell.value)) count += 1;
  return count;
};

/** Labels in the words of an axis that counts in millions or powers of ten. */
const scaledLabels = (
  { unit }: LineModel,
  locale: ChartInput["locale"],
): { writeLabel?: (value: number) => string } =>
  unit.divisor === 1 ? {} : { writeLabel: (value) => barQuantity({ unit }, value, locale) };

/** Whether every line ends in the plot, where its name can stand beside it. */
const seesEnds = ({ data, domain, isFixedDomain }: LineModel): boolean =>
  !isFixedDomain ||
  data.cells.every((row) => {
    const last = row.findLast((cell) => cell !== undefined);
    return !last || isInDomain(domain, last.value);
  });

/** Lines from their values to their pixels, named at their ends where there is room. */
export const layoutLineModel = (
  model: LineModel,
  input: ChartInputOf<PlotScene["chartType"]>,
): PlotScene => {
  const { data } = model;
  const { width, locale } = input;
  const ends = seesEnds(model) ? measureEndLabels(data.series, input) : undefined;
  const legend = layoutLineLegend(model, input, ends === undefined);
  const edges = { top: legend?.height ?? 0, right: ends?.width ?? 0, inset: END_INSET };
  const frame = layoutTimeFrame(model, input, edges);
  const { domain } = frame.axis;
  const { plot, scale: y } = frame;
  const x = makeTimeScale(model, [plot.x, plot.x + plot.width], END_INSET);
  const toX = (category: number): number => x.toPixel(model.positions[category] ?? 0);
  const { dotRadius, isFixedDomain: isCut } = model;
  const places = { toX, y, locale, dotRadius, isCut, ...scaledLabels(model, locale) };
  const marks = data.series.map((_, index) => layoutLineMark(model, index, places));
  const named =
    ends && layoutEndLabels(ends, { series: data.series, ends: marks.map(lastPoint), plot });
  const uncertainty = layoutLineUncertainty(model, { x, y });
  const limits = layoutLineLimits(model, { x, y, plot, width });
  const notes = dataNotes(data, input);
  return makePlotScene(input, {
    height: frame.height,
    plot,
    axes: [timeAxisOf(model, x, frame.labels), valueAxisOf(frame, data.shown)],
    lines: frame.lines,
    ...cutAtPlot(plot, { isCut, radius: dotRadius + 1 }),
    bands: uncertainty.bands,
    marks,
    overlays: [...uncertainty.whiskers, ...limits.lines, ...(named?.lines ?? [])],
    symbols: limits.symbols,
    ...drawnLimits(model.limits, domain),
    texts: [
      ...frame.texts,
      ...(named?.texts ?? []),
      ...(model.showsValues
        ? layoutLineValues(
            marks.flatMap(({ runs }) => runs.flat()),
            { plot, mayBeBelow: true, others: limits.texts, write: valueWriter(model, locale) },
          )
        : []),
      ...limits.texts,
    ],
    legend,
    notes: [...notes, ...beyondNotes(model, { domain, beyond: countBeyond(data, domain) }, input)],
  });
};
