import type { ChartInput } from "./chart-input.ts";
import { layoutScene } from "./layout-scene.ts";
import type { ChartScene } from "./scene.ts";
import { findDrawing } from "./types/find-drawing.ts";

/** The scene of any chart, for server, CLI and tests. Throws for a type without a drawing. */
export const layoutChart = (input: ChartInput): ChartScene =>
  layoutScene(findDrawing(input.config.chartType), input);
