import { asPlot } from "../scene/read-scene.ts";
import type { AnyChartDrawing } from "../scene/chart-drawing.ts";
import type { ChartInput } from "../scene/chart-input.ts";
import type { ChartScene } from "../scene/scene.ts";
import { distinguishSeries } from "./distinguish-series.ts";

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
  if (!plot) return scene;
  const laid = distinguishSeries(plot, config, each);
  return patterns === "paper" && drawing.partRows
    ? { ...laid, parts: drawing.partRows(laid) }
    : laid;
};
