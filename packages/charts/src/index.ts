export * from "./chart-input.ts";
export type * from "./scene.ts";
export type { AnyChartDrawing, ChartDrawing } from "./types/chart-drawing.ts";
export {
  DRAWN_CHART_TYPES,
  type DrawnChartType,
  isDrawnChartType,
} from "./types/drawn-chart-types.ts";
