import type { ChartInput } from "./chart-input.ts";
import { distinguishSeries } from "./distinguish-series.ts";
import type { ChartScene } from "./scene.ts";
import type { AnyChartDrawing } from "./types/chart-drawing.ts";

const scenes = new WeakMap<ChartInput, ChartScene>();

/**
 * Everything has its place. Chart, summary and table of one input share one scene. Throws where the drawing is of
 * another type than the config.
 */
export const layoutScene = (drawing: AnyChartDrawing, input: ChartInput): ChartScene => {
  const { chartType } = input.config;
  if (drawing.chartType !== chartType)
    throw new Error(`The drawing of ${drawing.chartType} cannot draw charts of type ${chartType}`);
  const known = scenes.get(input);
  if (known) return known;
  const laid = drawing.layout(input);
  const each = input.patterns ?? input.config.extensions?.["patterns"] === true;
  const scene = laid.type === "plot" ? distinguishSeries(laid, input.config, each) : laid;
  scenes.set(input, scene);
  return scene;
};
