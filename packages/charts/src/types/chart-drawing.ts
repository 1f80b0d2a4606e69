import type { ChartInput, ChartInputOf } from "../chart-input.ts";
import type { ChartScene } from "../scene.ts";
import type { DrawnChartType } from "./drawn-chart-types.ts";

/** The drawing half of a chart type. */
export type ChartDrawing<T extends DrawnChartType> = {
  chartType: T;
  layout: (input: ChartInputOf<T>) => ChartScene;
};

/** A drawing whose type was checked against the config. */
export type AnyChartDrawing = { layout: (input: ChartInput) => ChartScene };
