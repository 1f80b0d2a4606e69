import type { ChartConfigOf } from "@statelier/document";
import { extent } from "d3-array";
import { drawHorizontalAxis } from "../../parts/axis/horizontal-axis.ts";
import { layoutLabelColumn } from "../../parts/axis/label-column.ts";
import { BAND_OPTIONS } from "../../parts/bars/bar-bands.ts";
import { type BarModel, countDecimals, deriveBarModel } from "../../parts/bars/bar-model.ts";
import { seriesPaint } from "../../parts/color/mark-paint.ts";
import {
  horizontalAxesOf,
  layoutHorizontalFrame,
  plainRowStep,
  type ValueRoom,
} from "../../parts/frame/horizontal-frame.ts";
import { makePlotScene } from "../../parts/frame/plot-scene.ts";
import { layoutSeriesLegend } from "../../parts/legend/series-legend.ts";
import type { BandScale } from "../../parts/scale/band-scale.ts";
import { isInDomain, type LinearScale } from "../../parts/scale/linear-scale.ts";
import { centerBaseline } from "../../parts/text/text-box.ts";
import { textWidth } from "../../parts/text/text-width.ts";
import { VALUE_SIZE } from "../../parts/text/type-sizes.ts";
import { deriveAxisUnit } from "../../parts/values/axis-unit.ts";
import { type ChartFields, readChartData } from "../../parts/values/chart-data.ts";
import { axisNotes, dataNotes, isEmptyData } from "../../parts/values/data-notes.ts";
import { makeDatum } from "../../parts/values/make-datum.ts";
import { pointExtent } from "../../parts/values/point-extent.ts";
import { cellValues } from "../../parts/values/value-extent.ts";
import { barValue, valueText } from "../../parts/values/value-labels.ts";
import type { AnyChartDrawing } from "../../scene/chart-drawing.ts";
import type { ChartInput, ChartInputOf } from "../../scene/chart-input.ts";
import type { DotMark, PlotScene, SceneLine, SceneText } from "../../scene/scene.ts";

type Fields = ChartConfigOf<"bar">["fields"];

const RADIUS = 6;
const ROOM = { left: RADIUS, right: RADIUS + 2 };
/** Between a dot and its value. */
const VALUE_GAP = 4;

/** Dots stand side by side, not on one another, and fit the data as dots do (D63). */
const deriveModel = (input: ChartInputOf<"bar">): BarModel => {
  const { y: category, x: measure, segment, color }: Fields = input.config.fields;
  const grouped = segment && { ...segment, type: "grouped" as const };
  const fields = { category, measure, segment: grouped, color };
  const model = deriveBarModel(input, { fields, beginsAtBaseline: true });
  const { shown, cells } = model.data;
  const read = (all: ChartInput, own: { fields: ChartFields }) =>
    readChartData(all, own.fields).cells;
  const values = cellValues(input.readFrames?.(read, input, { fields }) ?? cells);
  const domain = measure.customDomain ?? pointExtent(values, shown.measure, input.config);
  const unit = deriveAxisUnit({ label: shown.label, unit: shown.unit, domain }, input.t);
  return { ...model, domain, unit };
};

const layoutDots = (
  { data, unit }: BarModel,
  input: ChartInputOf<"bar">,
  { band, scale }: { band: BandScale; scale: LinearScale },
): DotMark[] => {
  const writeMark = (value: number): string => barValue({ unit }, value, input.locale);
  const source = { data, isPercent: false, words: input, writeMark };
  return data.series.flatMap((series, index) =>
    (data.cells[index] ?? []).flatMap((cell, category): DotMark[] => {
      if (!cell || !isInDomain(scale.domain, cell.value)) return [];
      const center = { x: scale.toPixel(cell.value), y: band.center(category) };
      const datum = makeDatum(source, cell, {
        series: index,
        category,
        anchor: center,
        bounds: RADIUS,
      });
      return [{ shape: "dot", datum, center, radius: RADIUS, color: seriesPaint(series) }];
    }),
  );
};

/** A line from dot to dot of each row. */
const joinDots = (dots: readonly DotMark[]): SceneLine[] => {
  const rows = Map.groupBy(dots, ({ center }) => center.y);
  return [...rows.values()].flatMap((row) => {
    const sorted = row.toSorted((a, b) => a.center.x - b.center.x);
    return sorted.slice(1).flatMap((to, index): SceneLine[] => {
      const from = sorted[index]?.center ?? to.center;
      const [start, end] = [from.x + RADIUS, to.center.x - RADIUS];
      if (start >= end) return [];
      return [
        {
          role: "leader",
          from: { x: start, y: from.y },
          to: { x: end, y: from.y },
          color: "ink-soft",
          width: 2,
        },
      ];
    });
  });
};

type EndValue = { category: number; value: number; side: "left" | "right"; line: string };

/** The lowest and the highest value of each row, where the author wants them written. */
const listEndValues = (
  { data, domain, unit }: BarModel,
  { config, locale }: ChartInputOf<"bar">,
): EndValue[] => {
  const { x: measure }: Fields = config.fields;
  if (measure.showValues !== true) return [];
  const leastDecimals = countDecimals(unit, data);
  return data.categories.flatMap((_, category) => {
    const values = data.cells
      .flatMap((row) => row[category]?.value ?? [])
      .filter((value) => isInDomain(domain, value));
    const [low, high] = extent(values);
    if (low === undefined || high === undefined) return [];
    const end = (value: number, side: EndValue["side"]): EndValue => ({
      category,
      value,
      side,
      line: barValue({ unit: { ...unit, leastDecimals } }, value, locale),
    });
    return [...(low < high ? [end(low, "left")] : []), end(high, "right")];
  });
};

/** What values at the outer dots need beside those. */
const measureRoom = (values: readonly EndValue[]): ValueRoom => {
  const room: ValueRoom = { ...ROOM };
  for (const { side, line } of values) {
    const needed = RADIUS + VALUE_GAP + textWidth(line, VALUE_SIZE);
    room[side] = Math.max(room[side], needed);
  }
  return room;
};

/** Values beside the outer dots of each row, where rows are high enough for them. */
const layoutValues = (
  values: readonly EndValue[],
  { band, scale }: { band: BandScale; scale: LinearScale },
): SceneText[] =>
  band.step < VALUE_SIZE
    ? []
    : values.map(({ category, value, side, line }) => {
        const away = (side === "left" ? -1 : 1) * (RADIUS + VALUE_GAP);
        const y = centerBaseline(band.center(category), VALUE_SIZE);
        const anchor = side === "left" ? ("end" as const) : ("start" as const);
        return { ...valueText(line, scale.toPixel(value) + away, y), anchor };
      });

const countBeyond = ({ data, domain, isFixedDomain }: BarModel): number =>
  isFixedDomain
    ? data.cells.flat().filter((cell) => cell && !isInDomain(domain, cell.value)).length
    : 0;

/** For each category the values of its series as dots on one line. */
const layoutDumbbell = (input: ChartInputOf<"bar">): PlotScene => {
  const model = deriveModel(input);
  const { data } = model;
  const { width } = input;
  const legend = layoutSeriesLegend(model, { symbol: "dot", needed: true, width });
  const ends = listEndValues(model, input);
  const frame = layoutHorizontalFrame(model, {
    ...input,
    top: legend?.height ?? 0,
    values: measureRoom(ends),
    rowStep: (column) => plainRowStep(data.categories.length, column),
    footOf: () => 2,
    band: BAND_OPTIONS,
  });
  const { plot, axis, band, column, texts, height } = frame;
  const { scale, lines, texts: tickTexts } = drawHorizontalAxis(axis, plot);
  const marks = layoutDots(model, input, { band, scale });
  const categoryId = input.config.fields.y.componentId;
  return makePlotScene(input, {
    height,
    plot,
    axes: horizontalAxesOf(model, frame, { scale, categoryId }),
    lines,
    marks,
    overlays: joinDots(marks),
    texts: [
      ...texts,
      ...tickTexts,
      ...layoutLabelColumn(column, band),
      ...layoutValues(ends, { band, scale }),
    ],
    legend,
    notes: [
      ...dataNotes(data, input),
      ...(isEmptyData(data) ? [] : axisNotes(axis.domain, countBeyond(model), input)),
    ],
  });
};

/** Bars with series as dots on one line. */
export const withDumbbell = (drawing: AnyChartDrawing): AnyChartDrawing => ({
  ...drawing,
  layout: (input) => layoutDumbbell(input as ChartInputOf<"bar">),
  summarize: (input, scene, words) => words.summarize(input, scene as PlotScene),
});
