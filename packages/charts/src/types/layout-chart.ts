import type { ChartInput } from "../scene/chart-input.ts";
import { layoutScene } from "../chart/layout-scene.ts";
import type { ChartScene } from "../scene/scene.ts";
import { findDrawing } from "./find-drawing.ts";

/** The scene of any chart, for server, CLI and tests. Throws for a type without a drawing. */
export const layoutChart = (input: ChartInput): ChartScene =>
  layoutScene(findDrawing(input.config.chartType), input);
