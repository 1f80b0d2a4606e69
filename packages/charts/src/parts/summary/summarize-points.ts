import type { ChartInput } from "../../scene/chart-input.ts";
import { listSeries } from "../../scene/list-data.ts";
import { DOT_AREA } from "../../scene/read-scene.ts";
import type { PlotScene, SceneDatum } from "../../scene/scene.ts";
import { findEnds } from "./find-ends.ts";
import { describeSeries, introducePlot } from "./summarize-plot.ts";

const nameOf = ({ seriesLabel, categoryLabel }: SceneDatum): string =>
  [seriesLabel, categoryLabel].filter((part) => part !== "").join(", ");

/** What a scatterplot shows: its series, and of both measures the lowest and the highest point. */
export const summarizePoints = (input: ChartInput, scene: PlotScene): string[] => {
  const { t } = input;
  const all = listSeries(scene);
  const data = all.flatMap((series) => series.data);
  const describe = (
    axis: "x" | "y",
    read: (datum: SceneDatum) => number,
    write: (datum: SceneDatum) => string,
  ): string[] => {
    const measure = scene.axes.find(({ id }) => id === axis)?.label ?? "";
    const ends = findEnds(data, read);
    if (!ends) return [];
    const [low, high] = [write(ends.low), write(ends.high)];
    const [lowAt, highAt] = [nameOf(ends.low), nameOf(ends.high)];
    return lowAt === "" || highAt === ""
      ? [t("chart.summary.range.unnamed", { measure, low, high })]
      : [t("chart.summary.range", { measure, low, lowAt, high, highAt })];
  };
  const size = scene.legend?.items.find(({ value }) => value === DOT_AREA);
  return [
    ...introducePlot(input, scene),
    ...describeSeries(all, t),
    ...(data.length > 0 ? [t("chart.summary.points", { count: data.length })] : []),
    ...(size ? [`${size.label}.`] : []),
    ...describe(
      "x",
      ({ category }) => Number(category),
      ({ acrossText = "" }) => acrossText,
    ),
    ...describe(
      "y",
      ({ value }) => value,
      ({ labelText }) => labelText,
    ),
  ];
};
