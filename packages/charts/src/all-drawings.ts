export { layoutChart } from "./layout-chart.ts";
export { drawingModule } from "./types/drawing-module.ts";
export { findDrawing } from "./types/find-drawing.ts";
