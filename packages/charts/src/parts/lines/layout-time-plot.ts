import type { ChartInputOf } from "../../scene/chart-input.ts";
import type {
  AreaMark,
  Box,
  LegendItem,
  LimitSymbol,
  LineMark,
  PlotScene,
  Point,
  SceneBand,
  SceneLine,
  SceneNote,
  SceneText,
} from "../../scene/scene.ts";
import { cutAtPlot } from "../frame/cut-at-plot.ts";
import { makePlotScene } from "../frame/plot-scene.ts";
import { valueAxisOf } from "../frame/vertical-frame.ts";
import { layoutSeriesLegend } from "../legend/series-legend.ts";
import { limitsOf } from "../limits/limit-parts.ts";
import type { LinearScale } from "../scale/linear-scale.ts";
import type { NameEnds } from "../axis/name-ends.ts";
import { makeTimeScale, timeAxisOf } from "../time/time-axis.ts";
import { layoutTimeFrame, type TimeModel } from "../time/time-frame.ts";
import type { ChartSeries } from "../values/chart-data.ts";
import { valueWriter } from "../values/value-labels.ts";
import { layoutEndLabels, measureEndLabels } from "./end-labels.ts";

/** Scales of a chart over time, and the pixel of a category. */
export type TimePlaces = { x: LinearScale; y: LinearScale; toX: (category: number) => number };

/** The last values, where they are written, and the points where they stand. */
export type Written = {
  values: readonly (string | undefined)[] | undefined;
  /** What is written at the ends; without the values where they have no room. */
  names: readonly (readonly string[])[];
  ends: readonly (Point | undefined)[];
  plot: Box;
};

/** Dots on points and what is written beside them. */
export type Marked = { symbols: LimitSymbol[]; texts: SceneText[] };

type TimePlot<M extends LineMark | AreaMark> = {
  symbol: LegendItem["symbol"];
  /** What the legend explains beside series and limits. */
  explained?: readonly LegendItem[];
  /** Pixels that stay free at both ends of the axis. */
  inset: number;
  /** The ends of the value axis are the author's: marks may lie beyond it, and are cut so many pixels from it. */
  isCut: boolean;
  cutAt: number;
  /** Whether something is seen of the end of every mark, where its name can be beside it. */
  seesEnds: boolean;
  endOf: (mark: M, plot: Box) => Point | undefined;
  /** Values may be written below their points. */
  mayBeBelow: boolean;
  layoutMarks: (places: TimePlaces) => M[];
  layoutUncertainty?: (places: TimePlaces) => { bands: SceneBand[]; whiskers: SceneLine[] };
  /** What stands at the points whose values are written beside them. */
  markValues?: (marks: readonly M[], written: Written) => Marked;
  /** What stands at the ends beside the names. */
  values?: Written["values"];
  nameEnds?: NameEnds | undefined;
  listNotes: (domain: readonly [number, number]) => SceneNote[];
};

/** What stands back lies under what does not. */
const quietFirst = <M>(marks: readonly M[], series: readonly ChartSeries[]): M[] => {
  const isQuiet = (index: number): boolean => series[index]?.isQuiet === true;
  return [
    ...marks.filter((_, index) => isQuiet(index)),
    ...marks.filter((_, index) => !isQuiet(index)),
  ];
};

/** Marks over time, named at their ends where there is room. */
export const layoutTimePlot = <M extends LineMark | AreaMark>(
  model: TimeModel,
  input: ChartInputOf<PlotScene["chartType"]>,
  kind: TimePlot<M>,
): PlotScene => {
  const { width, locale } = input;
  const { series, shown } = model.data;
  const parts = limitsOf(input);
  const { inset, symbol, isCut, mayBeBelow, values } = kind;
  const ends = kind.seesEnds ? measureEndLabels(series, { ...input, values }) : undefined;
  const others = [...(kind.explained ?? []), ...(parts?.explain(model, { isTime: true }) ?? [])];
  const legend = layoutSeriesLegend(model, {
    symbol,
    needed: ends === undefined || series.length < 2,
    others,
    width,
  });
  const { nameEnds } = kind;
  const edges = { top: legend?.height ?? 0, right: ends ? ends.width - inset : 0, inset, nameEnds };
  const frame = layoutTimeFrame(model, input, edges);
  const { plot, scale: y } = frame;
  const x = makeTimeScale(model, [plot.x, plot.x + plot.width], inset);
  const places = { x, y, toX: (at: number): number => x.toPixel(model.positions[at] ?? 0) };
  const marks = kind.layoutMarks(places);
  const uncertainty = kind.layoutUncertainty?.(places);
  const endPoints = marks.map((mark) => kind.endOf(mark, plot));
  const named = ends && layoutEndLabels(ends, { series, ends: endPoints, plot, inset });
  const limits = parts?.layoutOverTime(model, { x, y, plot, width });
  const around = {
    plot,
    mayBeBelow,
    others: limits?.texts ?? [],
    write: valueWriter(model, locale),
  };
  const written = (model.showsValues && input.writeAtPoints?.(marks, around)) || [];
  const marked =
    ends && kind.markValues?.(marks, { values, names: ends.lines, ends: endPoints, plot });
  return makePlotScene(input, {
    height: frame.height,
    plot,
    axes: [timeAxisOf(model, x, frame.labels), valueAxisOf(frame, shown)],
    lines: frame.lines,
    ...cutAtPlot(plot, { isCut, radius: kind.cutAt }),
    bands: uncertainty?.bands ?? [],
    marks: quietFirst(marks, series),
    overlays: [...(uncertainty?.whiskers ?? []), ...(limits?.lines ?? []), ...(named?.lines ?? [])],
    symbols: [...(limits?.symbols ?? []), ...(marked?.symbols ?? [])],
    ...parts?.name(model.limits, frame.axis.domain),
    texts: [
      ...frame.texts,
      ...(named?.texts ?? []),
      ...written,
      ...(marked?.texts ?? []),
      ...(limits?.texts ?? []),
    ],
    legend,
    notes: kind.listNotes(frame.axis.domain),
  });
};
