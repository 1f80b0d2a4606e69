import type { Translator } from "@statelier/ui/messages";
import type { ChartInput } from "../chart-input.ts";
import { type DataSeries, listSeries } from "../interaction/list-data.ts";
import type { ChartScene, PlotScene, SceneDatum } from "../scene.ts";

/** Sentences for more series than these would not be listened to. */
const MOST_SERIES = 5;

const quantity = ({ valueText, unitText }: SceneDatum): string =>
  unitText === "" ? valueText : `${valueText}\u00a0${unitText}`;

const placeOf = ({ seriesLabel, categoryLabel }: SceneDatum): string =>
  seriesLabel === "" ? categoryLabel : `${seriesLabel}, ${categoryLabel}`;

const isScatter = (axes: PlotScene["axes"]): boolean => axes.every(({ type }) => type === "value");

/** Caption and first sentence: the measure by its category and segment. */
export const titleOfAxes = ({ axes, legend }: PlotScene, t: Translator): string => {
  const measure = isScatter(axes)
    ? (axes[0]?.label ?? "")
    : axes.flatMap(({ type, label }) => (type === "value" ? [label] : [])).join(", ");
  const others = axes.filter(({ type }) => type !== "value");
  const category = (others[0] ?? axes[1])?.label ?? "";
  const segment = legend?.title ?? "";
  return segment === "" || segment === category
    ? t("chart.by", { measure, category })
    : t("chart.by.segment", { measure, category, segment });
};

const describeSeries = (all: readonly DataSeries[], t: Translator): string[] => {
  const names = all.map(({ data }) => data[0]?.seriesLabel ?? "").filter((name) => name !== "");
  if (names.length === 0) return [];
  if (names.length <= MOST_SERIES) return [t("chart.summary.series", { names: names.join(", ") })];
  const some = names.slice(0, MOST_SERIES).join(", ");
  return [t("chart.summary.series.more", { count: names.length, names: some })];
};

const describeExtremes = (data: readonly SceneDatum[], t: Translator): string[] => {
  const [first] = data;
  if (!first || data.length < 2) return first ? [`${placeOf(first)}: ${quantity(first)}.`] : [];
  let [low, high] = [first, first];
  for (const datum of data) {
    if (datum.value < low.value) low = datum;
    if (datum.value > high.value) high = datum;
  }
  return [
    t("chart.summary.extremes", {
      high: quantity(high),
      highAt: placeOf(high),
      low: quantity(low),
      lowAt: placeOf(low),
    }),
  ];
};

const describeCourse = ({ data }: DataSeries, measure: string, t: Translator): string[] => {
  const [first, last] = [data[0], data.at(-1)];
  if (!first || !last || first === last) return [];
  const args = {
    series: first.seriesLabel || measure,
    first: quantity(first),
    from: first.categoryLabel,
    last: quantity(last),
    to: last.categoryLabel,
  };
  if (last.value === first.value) return [t("chart.summary.same", args)];
  return [last.value > first.value ? t("chart.summary.up", args) : t("chart.summary.down", args)];
};

/** Charts whose category axis is always time. */
const LINEAR_TYPES: ReadonlySet<string> = new Set([
  "line",
  "area",
  "comboLineSingle",
  "comboLineDual",
  "comboLineColumn",
]);

const isInTime = ({ config, components }: ChartInput, { axes }: PlotScene): boolean => {
  const id = axes.find(({ type }) => type !== "value")?.componentId;
  const component = components.dimensions.find((dimension) => dimension.id === id);
  return LINEAR_TYPES.has(config.chartType) || component?.kind === "TemporalDimension";
};

const summarizePlot = (input: ChartInput, scene: PlotScene): string[] => {
  const { t } = input;
  const all = listSeries(scene);
  const data = all.flatMap((series) => series.data);
  const measure = scene.axes.find(({ type }) => type === "value")?.label ?? "";
  const sentences = [t(`chart.summary.${scene.chartType}`, { what: titleOfAxes(scene, t) })];
  const inTime = isInTime(input, scene);
  const longest = all.toSorted((a, b) => b.data.length - a.data.length)[0]?.data;
  const [from, to] = [longest?.[0], longest?.at(-1)];
  if (inTime && from && to && from !== to) {
    sentences.push(t("chart.summary.period", { from: from.categoryLabel, to: to.categoryLabel }));
  }
  sentences.push(...describeSeries(all, t), ...describeExtremes(data, t));
  if (inTime && all.length <= MOST_SERIES) {
    sentences.push(...all.flatMap((series) => describeCourse(series, measure, t)));
  }
  return sentences;
};

const summarizeScene = (input: ChartInput, scene: ChartScene): string[] =>
  scene.type === "table"
    ? [input.t("chart.summary.table", { columns: scene.columns.length, rows: scene.totalRows })]
    : summarizePlot(input, scene);

/** What a chart shows, in sentences: kind, measure, period, series, extremes, course, what is missing. */
export const summarizeChart = (input: ChartInput, scene: ChartScene): string => {
  const notes = scene.notes.map(({ text }) => `${text}.`);
  return [...summarizeScene(input, scene), ...notes].join(" ");
};
