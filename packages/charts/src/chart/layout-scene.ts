import { listFieldComponents, showsSums } from "@statelier/document";
import { asPlot } from "../scene/read-scene.ts";
import type { AnyChartDrawing } from "../scene/chart-drawing.ts";
import type { ChartInput } from "../scene/chart-input.ts";
import type { ChartScene, PlotScene } from "../scene/scene.ts";
import { distinguishSeries } from "./distinguish-series.ts";
import { makeHundreds } from "../parts/values/category-sums.ts";
import { highlightMarks } from "./highlight-marks.ts";

/** Readers are told of sums that only the author vouches for (D61), but not that shares make a whole. */
const withSumNote = (plot: PlotScene, input: ChartInput): PlotScene => {
  const { config, components, t } = input;
  if (!showsSums(config)) return plot;
  const shown = listFieldComponents(config);
  const own = components.measures.filter(
    ({ id }) =>
      shown.includes(id) && config.extensions?.additive?.[id] === true && !makeHundreds(input, id),
  );
  const added = own.map(({ label }) => ({
    type: "added-up" as const,
    text: t("chart.added-up", { measure: label }),
  }));
  return { ...plot, notes: [...plot.notes, ...added] };
};

/** Everything has its place. Throws where the drawing is of another type than the config. */
export const layoutScene = (drawing: AnyChartDrawing, input: ChartInput): ChartScene => {
  const { config, patterns } = input;
  if (drawing.chartType !== config.chartType)
    throw new Error(
      `The drawing of ${drawing.chartType} cannot draw charts of type ${config.chartType}`,
    );
  const scene = drawing.layout(input);
  const plot = asPlot(scene);
  const each = patterns ?? config.extensions?.["patterns"] === true;
  return plot
    ? distinguishSeries(highlightMarks(withSumNote(plot, input), input), config, each)
    : scene;
};
