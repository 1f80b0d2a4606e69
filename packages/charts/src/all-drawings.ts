export { layoutChart } from "./types/layout-chart.ts";
export { findDrawing } from "./types/find-drawing.ts";
