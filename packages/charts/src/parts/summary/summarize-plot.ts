import { sortValues } from "@statelier/document";
import { type Component, joinItems, joinLabel, kindTraits } from "@statelier/model";
import type { Translator } from "@statelier/ui/messages";
import type { ChartInput } from "../../scene/chart-input.ts";
import { findFrame } from "../values/animation-frames.ts";
import { type DataSeries, listSeries, markData } from "../../scene/list-data.ts";
import type { PlotSummary } from "../../scene/chart-drawing.ts";
import type { PlotScene, SceneDatum } from "../../scene/scene.ts";
import { findEnds } from "./find-ends.ts";
import { describeCourses } from "./summarize-courses.ts";
import { nameMeasure, titleOfAxes } from "./title-of-axes.ts";

/** Sentences for more series than these would not be listened to. */
const MOST_SERIES = 5;

const placeOf = ({ seriesLabel, categoryLabel }: SceneDatum): string =>
  seriesLabel === "" ? categoryLabel : `${seriesLabel}, ${categoryLabel}`;

/** The first observation: the others, which may be very many, need not be made for it. */
const findFirst = ({ marks }: PlotScene): SceneDatum | undefined => {
  for (const mark of marks) {
    const [first] = markData(mark);
    if (first) return first;
  }
  return undefined;
};

/** What is drawn of the measure: its amounts, or their shares. */
const nameShown = (measure: string, scene: PlotScene, { t }: ChartInput): string => {
  return measure !== "" && findFirst(scene)?.wholeText ? t("chart.share-of", { measure }) : measure;
};

/** The names of the series, as many as are listened to. */
export const describeSeries = (all: readonly DataSeries[], t: Translator): string[] => {
  const names = all.map(({ data }) => data[0]?.seriesLabel ?? "").filter((name) => name !== "");
  if (names.length === 0) return [];
  if (names.length <= MOST_SERIES) return [t("chart.summary.series", { names: names.join(", ") })];
  const some = names.slice(0, MOST_SERIES).join(", ");
  return [t("chart.summary.series.more", { count: names.length, names: some })];
};

const describeExtremes = (
  data: readonly SceneDatum[],
  { t, locale }: Pick<ChartInput, "t" | "locale">,
): string[] => {
  const [first] = data;
  const ends = findEnds(data, ({ value }) => value);
  if (!first || !ends || data.length < 2)
    return first ? [`${joinLabel(placeOf(first), first.labelText, locale)}.`] : [];
  const { low, high } = ends;
  return [
    t("chart.summary.extremes", {
      high: high.labelText,
      highAt: placeOf(high),
      low: low.labelText,
      lowAt: placeOf(low),
    }),
  ];
};

/** Measures that have units of their own are not compared with one another. */
const describeMeasures = (
  all: readonly DataSeries[],
  input: Pick<ChartInput, "t" | "locale">,
): string[] =>
  all.flatMap(({ data }) => {
    const ends = findEnds(data, ({ value }) => value);
    if (!ends || data.length < 2) return describeExtremes(data, input);
    const { low, high } = ends;
    return [
      input.t("chart.summary.range", {
        measure: low.seriesLabel,
        low: low.labelText,
        lowAt: low.categoryLabel,
        high: high.labelText,
        highAt: high.categoryLabel,
      }),
    ];
  });

/** Of many series which are lowest and highest at their ends. */
const describeLasts = (all: readonly (readonly SceneDatum[])[], t: Translator): string[] => {
  if (all.length <= MOST_SERIES) return [];
  const ends = findEnds(
    all.flatMap((data) => (data.length > 1 ? (data.at(-1) ?? []) : [])),
    ({ value }) => value,
  );
  if (!ends) return [];
  const { low, high } = ends;
  return [
    t("chart.summary.range", {
      measure: t("chart.summary.last"),
      low: low.labelText,
      lowAt: placeOf(low),
      high: high.labelText,
      highAt: placeOf(high),
    }),
  ];
};

const findTimeComponent = (
  { components }: ChartInput,
  { axes }: PlotScene,
  { isOverTime }: PlotSummary,
): Component | undefined => {
  const id = axes.find(({ type }) => type !== "value")?.componentId;
  const component = components.dimensions.find((dimension) => dimension.id === id);
  return isOverTime || (component && kindTraits(component).isTemporal) ? component : undefined;
};

/** Puts observations in the order of time, however the axis is sorted. */
const makeTimeSort = (
  data: readonly SceneDatum[],
  component: Component,
): ((data: readonly SceneDatum[]) => readonly SceneDatum[]) => {
  const named = new Set(data.map(({ category }) => category));
  // A component may have very many values, of which the ends of its lines are asked for.
  const known = component.values.filter(({ value }) => named.has(value));
  const labels = new Map(known.map((value) => [value.value, value]));
  const values = [...named].map((value) => labels.get(value) ?? { value, label: value });
  const places = new Map(
    sortValues(component, {}, values).map(({ value }, index) => [value, index]),
  );
  const placeAt = ({ category }: SceneDatum): number => places.get(category) ?? 0;
  return (some) => some.toSorted((a, b) => placeAt(a) - placeAt(b));
};

/** Over all series. */
const describePeriod = (data: readonly SceneDatum[], t: Translator): string[] => {
  const [first, last] = [data[0], data.at(-1)];
  if (!first || !last || first.category === last.category) return [];
  return [t("chart.summary.period", { from: first.categoryLabel, to: last.categoryLabel })];
};

const describeFrame = (input: ChartInput): string[] => {
  const frame = findFrame(input);
  return frame ? [input.t("chart.summary.frame", { value: frame.label })] : [];
};

const describeLimits = ({ limits }: PlotScene, { t, locale }: ChartInput): string[] =>
  limits ? [t("chart.summary.limits", { limits: joinItems(limits, locale) })] : [];

const hasOneAxis = ({ axes }: PlotScene): boolean =>
  axes.filter(({ type }) => type === "value").length === 1;

/** The kind of a plot with what it shows, and the value of its animation. */
export const introducePlot = (
  input: ChartInput,
  scene: PlotScene,
  { oneAxis }: PlotSummary = {},
): string[] => [
  input.t(oneAxis && hasOneAxis(scene) ? oneAxis : `chart.summary.${scene.chartType}`, {
    what: titleOfAxes(scene, input, nameShown(nameMeasure(scene), scene, input)),
  }),
  ...describeFrame(input),
];

/** What a plot with categories shows: kind, measure, period, series, extremes, course, limits. */
export const summarizePlot = (
  input: ChartInput,
  scene: PlotScene,
  kind: PlotSummary = {},
): string[] => {
  const { t } = input;
  const all = listSeries(scene);
  const data = all.flatMap((series) => series.data);
  const axis = scene.axes.find(({ type }) => type === "value");
  const measure = nameShown(axis?.label ?? "", scene, input);
  const time = findTimeComponent(input, scene, kind);
  // What is drawn over time stands in its order, but for periods that are sorted by their names or positions.
  const isInOrder = kind.isOverTime && time?.kind === "TemporalDimension";
  const sortAll = time && !isInOrder ? makeTimeSort(data, time) : undefined;
  const courses = time ? all.map((series) => sortAll?.(series.data) ?? series.data) : [];
  const ends = courses.flatMap((course) => [...course.slice(0, 1), ...course.slice(-1)]);
  const sort = time && (sortAll ?? makeTimeSort(ends, time));
  return [
    ...introducePlot(input, scene, kind),
    ...(sort ? describePeriod(sort(ends), t) : []),
    ...describeSeries(all, t),
    ...(kind.hasMeasures ? describeMeasures(all, input) : describeExtremes(data, input)),
    ...describeCourses(courses, measure, t),
    ...describeLasts(courses, t),
    ...describeLimits(scene, input),
  ];
};
