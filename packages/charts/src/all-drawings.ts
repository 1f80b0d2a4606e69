export { layoutChart } from "./layout-chart.ts";
export { findDrawing } from "./types/find-drawing.ts";
