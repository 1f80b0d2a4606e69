import { type ChartConfig, findTimeOfFields } from "@statelier/document";
import { type Dimension, parseDate, type TimeUnit } from "@statelier/model";
import { countUnits } from "../../parts/scale/calendar-unit.ts";
import { NARROW_CHART } from "../../parts/text/narrow-chart.ts";
import { findStride } from "../../parts/time/steps-of-time.ts";
import { axisTimeUnit, timeText } from "../../parts/values/axis-values.ts";
import { findShownMeasure, type ShownMeasure } from "../../parts/values/measure-text.ts";
import { readableText } from "../../parts/values/readable-quantity.ts";
import { changeDatum } from "../../scene/change-datum.ts";
import type { AnyChartDrawing } from "../../scene/chart-drawing.ts";
import type { ChartInput } from "../../scene/chart-input.ts";
import { runOf } from "../../scene/line-run.ts";
import { markData } from "../../scene/list-data.ts";
import { asPlot } from "../../scene/read-scene.ts";
import type { LineMark, LineRun, SceneBand, SceneDatum, SceneNote } from "../../scene/scene.ts";
import { smoothValues } from "./smooth-values.ts";

const LINE_WIDTH = 2.5;
/** On a phone lines that go up and down every year would close to a band. */
const NARROW_LINE_WIDTH = 1.75;

/** Of a mean, and all that stand before its decimal point. */
const MEAN_DIGITS = 3;
const wholeDigits = (value: number): number => String(Math.trunc(Math.abs(value))).length;

/** By what the lines of a chart are smoothed. */
type Smoothing = { span: number; time: Dimension; unit: TimeUnit; shown: ShownMeasure };

const idOfMeasure = ({ fields }: ChartConfig): string | undefined =>
  "y" in fields && "componentId" in fields.y ? fields.y.componentId : undefined;

const readSmoothing = (input: ChartInput): Smoothing | undefined => {
  const { config, components, locale } = input;
  const span = config.extensions?.smoothing;
  const time = findTimeOfFields(input);
  const id = idOfMeasure(config);
  if (!span || !time || id === undefined) return undefined;
  const shown = findShownMeasure({ config, measures: components.measures, locale }, id);
  return { span, time, unit: axisTimeUnit(time, { categories: time.values }), shown };
};

/** The place of each observation in the calendar, in the distance at which they follow each other. */
const countSteps = (data: readonly SceneDatum[], { time, unit }: Smoothing): number[] => {
  const units = data.map(({ category }) =>
    countUnits(parseDate(timeText(time, category))?.time ?? Number.NaN, unit),
  );
  const stride = findStride(units);
  return units.map((each) => each / stride);
};

/** What the mean of so many steps is called. */
const nameSpan = ({ span, unit }: Smoothing): { span: string; steps: "days" | "values" } => ({
  span: String(span),
  steps: unit === "Day" ? "days" : "values",
});

/** A line along the means; its observations keep their values and say their mean beside it. */
const smoothLine = (
  mark: LineMark,
  { toPixel, ...smoothing }: Smoothing & { toPixel: (value: number) => number },
  input: ChartInput,
): LineMark => {
  const data = markData(mark);
  const places = countSteps(data, smoothing);
  const values = data.map(({ value }) => value);
  const means = smoothValues(values, places, smoothing.span);
  const { span, steps } = nameSpan(smoothing);
  let at = -1;
  const smoothRun = (run: LineRun): LineRun => {
    const moved = run.data.map((datum) => {
      at += 1;
      const mean = means[at] ?? datum.value;
      const change = {
        anchor: { x: datum.anchor.x, y: toPixel(mean) },
        get detailText(): string {
          const rounded = Number(mean.toPrecision(Math.max(MEAN_DIGITS, wholeDigits(mean))));
          const value = readableText(rounded, smoothing.shown, input);
          const text = input.t(`chart.smoothed.${steps}.mean`, { span, value });
          return [datum.detailText, text].filter((part) => part !== "").join(", ");
        },
      };
      return changeDatum(datum, change);
    });
    return runOf(moved);
  };
  const runs = mark.runs.map(smoothRun);
  const width = input.width < NARROW_CHART ? NARROW_LINE_WIDTH : LINE_WIDTH;
  return { ...mark, width, join: "round", halo: true, dotRadius: 0, runs };
};

/** The single values, faint and under the lines. */
const dotsOf = (mark: LineMark): SceneBand => ({
  series: mark.series,
  color: mark.color,
  upper: markData(mark).map(({ anchor }) => anchor),
  lower: [],
});

const noteOf = (smoothing: Smoothing, { t }: ChartInput): SceneNote => {
  const { span, steps } = nameSpan(smoothing);
  return { type: "smoothed", text: t(`chart.smoothed.${steps}`, { span }) };
};

/** Draws lines along the means of so many steps over faint dots of the single values. */
export const withSmoothing = (drawing: AnyChartDrawing): AnyChartDrawing => ({
  ...drawing,
  layout: (input) => {
    const smoothing = readSmoothing(input);
    if (!smoothing) return drawing.layout(input);
    const dots: SceneBand[] = [];
    const shapeLine: ChartInput["shapeLine"] = (mark, toPixel) => {
      dots.push(dotsOf(mark));
      return smoothLine(mark, { ...smoothing, toPixel }, input);
    };
    const scene = drawing.layout({ ...input, shapeLine });
    const plot = asPlot(scene);
    return plot && dots.length > 0
      ? {
          ...plot,
          bands: [...dots, ...plot.bands],
          notes: [noteOf(smoothing, input), ...plot.notes],
        }
      : scene;
  },
});
