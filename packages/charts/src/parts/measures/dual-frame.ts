import { titleOfCategories } from "../axis/title-of-categories.ts";
import { alignTicks } from "../axis/align-ticks.ts";
import { type AxisUnit, deriveAxisUnit, type Ticks } from "../values/axis-unit.ts";
import type { AxisLabels } from "../axis/time-labels.ts";
import {
  gridLine,
  gridRole,
  type ValueAxis,
  withoutLabels,
  writeTicks,
} from "../axis/value-axis.ts";
import { seriesItems } from "../legend/series-legend.ts";
import type { ChartInput, ChartInputOf } from "../../scene/chart-input.ts";
import { textPaint } from "../color/mark-paint.ts";
import type { ChartData, ChartSeries } from "../values/chart-data.ts";
import { dataNotes, dualAxisNotes, isEmptyData } from "../values/data-notes.ts";
import { pointExtent } from "../values/point-extent.ts";
import { endsAtHalves, type Extent, extentWithZero } from "../values/value-extent.ts";
import { makePlotScene } from "../frame/plot-scene.ts";
import { layoutVerticalFrame, type VerticalFrame, valueAxisOf } from "../frame/vertical-frame.ts";
import { secondAxisOf } from "../frame/second-axis.ts";
import { layoutLegend } from "../legend/layout-legend.ts";
import { measureNames, nameMarks } from "./name-marks.ts";
import { joinUnits, sharesAxis, uniteExtents } from "./shared-axis.ts";
import { markData } from "../../scene/list-data.ts";
import type { LinearScale } from "../scale/linear-scale.ts";
import type {
  LegendItem,
  PlotScene,
  Point,
  SceneAxis,
  SceneLegend,
  SceneLine,
  SceneMark,
} from "../../scene/scene.ts";

/** A measure of a chart with two value axes. */
type DualSide = { id: string; isColumn: boolean };

type DualInput = {
  input: ChartInput;
  data: ChartData;
  left: DualSide;
  right: DualSide;
  layoutLabels: (range: readonly [number, number], frame: readonly [number, number]) => AxisLabels;
};

export type DualFrame = {
  frame: VerticalFrame;
  /** The names stand beside the marks. */
  hasNames?: boolean;
  legend: SceneLegend | undefined;
  axes: SceneAxis[];
  /** The scale that a measure is drawn on. */
  scaleOf: (id: string) => LinearScale;
};

const MOST_INTERVALS = 5;
const INTERVAL = 45;
/** Roughly what labels, titles and legend take of a height that is given. */
const AROUND = 80;

const countIntervals = ({ height }: ChartInput): number =>
  height === undefined
    ? MOST_INTERVALS
    : Math.min(MOST_INTERVALS, Math.max(2, Math.round((height - AROUND) / INTERVAL)));

const findSeries = ({ allSeries }: ChartData, { id }: DualSide): ChartSeries | undefined =>
  allSeries.find(({ value }) => value === id);

const sideExtent = (data: ChartData, side: DualSide, { config }: ChartInput): Extent => {
  const index = data.series.findIndex(({ value }) => value === side.id);
  const values = (data.cells[index] ?? []).flatMap((cell) => (cell ? [cell.value] : []));
  const { shown } = findSeries(data, side) ?? data;
  return side.isColumn ? extentWithZero(values) : pointExtent(values, shown?.measure, config);
};

/** The unit alone: the legend says the measure. */
const sideUnit = (data: ChartData, side: DualSide, input: ChartInput): AxisUnit => {
  const shown = findSeries(data, side)?.shown;
  const label = shown?.unit || (shown?.label ?? "");
  return deriveAxisUnit({ label, unit: "", domain: sideExtent(data, side, input) }, input.t);
};

/** The axis of a measure that is switched off has no numbers, and that of one which is never below zero none below it. */
const sideAxis = ({ input, data }: DualInput, side: DualSide, ticks: Ticks): ValueAxis => {
  const written = writeTicks(ticks, { unit: sideUnit(data, side, input), locale: input.locale });
  const startsAtZero = sideExtent(data, side, input)[0] >= 0;
  const labels = written.labels.map((label, index) =>
    startsAtZero && (ticks.ticks[index] ?? 0) < 0 ? "" : label,
  );
  const axis = { ...written, labels };
  return data.series.some(({ value }) => value === side.id) ? axis : withoutLabels(axis);
};

type LegendOf = { isShared: boolean; needed: boolean };

const layoutDualLegend = (
  { input, data, left, right }: DualInput,
  { isShared, needed }: LegendOf,
): SceneLegend | undefined => {
  const sides = [left, right] as const;
  const isColumn = (id: string): boolean => sides.some((side) => side.id === id && side.isColumn);
  const lines = seriesItems(data, "line");
  const squares = seriesItems(data, "square");
  const shapes = lines.map((line, index) =>
    isColumn(line.value) ? (squares[index] ?? line) : line,
  );
  const items = shapes.map((item): LegendItem => {
    if (isShared) return item;
    const index = sides.findIndex(({ id }) => id === item.value);
    const key = index === 0 ? ("chart.axis.left" as const) : ("chart.axis.right" as const);
    const label = input.t(key, { name: item.label });
    return { ...item, label };
  });
  return layoutLegend({ title: "", items, needed, width: input.width });
};

/** A plot with one value axis for two measures that count the same, named beside their marks. */
const layoutSharedFrame = (dual: DualInput): DualFrame => {
  const { input, data, left, right, layoutLabels } = dual;
  const { width, height, locale, t } = input;
  const names = measureNames(data.series, width);
  const needed = names === undefined || data.series.length < data.allSeries.length;
  const legend = layoutDualLegend(dual, { isShared: true, needed });
  const domain = uniteExtents(sideExtent(data, left, input), sideExtent(data, right, input));
  const frame = layoutVerticalFrame({
    width,
    height,
    top: legend?.height ?? 0,
    right: names ?? 0,
    above: () => 0,
    isEmpty: isEmptyData(data),
    domain,
    isFixedDomain: false,
    halves: endsAtHalves(input),
    unit: deriveAxisUnit({ label: joinUnits(data), unit: "", domain }, t),
    categoryTitle: titleOfCategories(data.category, input),
    locale,
    layoutLabels,
  });
  const axes = [valueAxisOf(frame, data.shown)];
  return { frame, hasNames: names !== undefined, legend, axes, scaleOf: () => frame.scale };
};

/** A plot with one value axis where its measures count the same, else between two whose ticks stand at the same heights. */
export const layoutDualFrame = (dual: DualInput): DualFrame =>
  sharesAxis(dual.data, dual.input) ? layoutSharedFrame(dual) : layoutPairedFrame(dual);

/** The dark line is that on which columns stand, also where their numbers are at right: ticks of both axes share their lines. */
const baseLines = ({ lines }: VerticalFrame, { ticks }: Ticks): SceneLine[] =>
  lines.map(({ from, to }, index) => gridLine(gridRole(ticks[index] ?? Number.NaN), from, to));

const layoutPairedFrame = (dual: DualInput): DualFrame => {
  const { input, data, left, right, layoutLabels } = dual;
  const legend = layoutDualLegend(dual, { isShared: false, needed: true });
  const [leftUnit, rightUnit] = [sideUnit(data, left, input), sideUnit(data, right, input)];
  const [leftTicks, rightTicks] = alignTicks(
    sideExtent(data, left, input),
    sideExtent(data, right, input),
    countIntervals(input),
    left.isColumn ? 0 : right.isColumn ? 1 : undefined,
  );
  const { locale, width, height } = input;
  const colorOf = (side: DualSide) => textPaint(findSeries(data, side)?.color ?? "#000000");
  const frame = layoutVerticalFrame({
    width,
    height,
    top: legend?.height ?? 0,
    right: 0,
    above: () => 0,
    isEmpty: isEmptyData(data),
    domain: leftTicks.ends,
    isFixedDomain: true,
    unit: leftUnit,
    pair: {
      left: sideAxis(dual, left, leftTicks),
      right: sideAxis(dual, right, rightTicks),
      rightTitle: rightUnit.title,
      colors: [colorOf(left), colorOf(right)],
    },
    categoryTitle: titleOfCategories(data.category, input),
    locale,
    layoutLabels,
  });
  const labelled = (side: DualSide): { id: string; label: string } => ({
    id: side.id,
    label: findSeries(data, side)?.label ?? "",
  });
  return {
    frame: right.isColumn ? { ...frame, lines: baseLines(frame, rightTicks) } : frame,
    legend,
    axes: [valueAxisOf(frame, labelled(left)), ...secondAxisOf(frame, labelled(right))],
    scaleOf: (id) => (id === right.id ? (frame.second?.scale ?? frame.scale) : frame.scale),
  };
};

const endOf = (marks: readonly SceneMark[], series: string): Point | undefined => {
  const own = marks.flatMap(markData).filter((datum) => datum.series === series);
  return own.at(-1)?.anchor;
};

/** The scene of a plot with one value axis or between two. */
export const makeDualScene = (
  input: ChartInputOf<PlotScene["chartType"]>,
  data: ChartData,
  dual: DualFrame,
  { categoryAxis, marks }: { categoryAxis: SceneAxis; marks: readonly SceneMark[] },
): PlotScene => {
  const { frame, legend, axes } = dual;
  const ends = data.series.map(({ value }) => endOf(marks, value));
  const names = dual.hasNames ? nameMarks(data.series, ends, frame.plot) : [];
  return makePlotScene(input, {
    height: frame.height,
    plot: frame.plot,
    axes: [categoryAxis, ...axes],
    lines: frame.lines,
    marks,
    texts: [...frame.texts, ...names],
    legend,
    notes: [...dataNotes(data, input), ...(isEmptyData(data) ? [] : dualAxisNotes(axes, input))],
  });
};
