import type { ComponentType } from "react";
import type { ChartInput, ChartInputOf } from "../chart-input.ts";
import type { TableChartProps } from "../react/table-chart.tsx";
import type { ChartScene } from "../scene.ts";
import type { DrawnChartType } from "./drawn-chart-types.ts";

/** The drawing half of a chart type. */
export type ChartDrawing<T extends DrawnChartType> = {
  chartType: T;
  layout: (input: ChartInputOf<T>) => ChartScene;
};

/** A drawing of any type; `layoutScene` checks that it is the config's. */
export type AnyChartDrawing = {
  chartType: DrawnChartType;
  layout: (input: ChartInput) => ChartScene;
  /** What shows its scene in a page, where that is no plot. */
  Chart?: ComponentType<TableChartProps>;
};
