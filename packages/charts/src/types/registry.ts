import type { ChartDrawing } from "./chart-drawing.ts";
import { areaDrawing } from "./area/drawing.ts";
import { barDrawing } from "./bar/drawing.ts";
import { columnDrawing } from "./column/drawing.ts";
import { comboLineColumnDrawing } from "./combo-line-column/drawing.ts";
import { comboLineDualDrawing } from "./combo-line-dual/drawing.ts";
import { comboLineSingleDrawing } from "./combo-line-single/drawing.ts";
import type { DrawnChartType } from "./drawn-chart-types.ts";
import { lineDrawing } from "./line/drawing.ts";
import { pieDrawing } from "./pie/drawing.ts";
import { scatterplotDrawing } from "./scatterplot/drawing.ts";
import { tableDrawing } from "./table/drawing.ts";

/** Every drawing at once: for the server, the CLI and tests. */
export const chartDrawings: { readonly [T in DrawnChartType]: ChartDrawing<T> } = {
  column: columnDrawing,
  bar: barDrawing,
  line: lineDrawing,
  area: areaDrawing,
  pie: pieDrawing,
  scatterplot: scatterplotDrawing,
  comboLineSingle: comboLineSingleDrawing,
  comboLineDual: comboLineDualDrawing,
  comboLineColumn: comboLineColumnDrawing,
  table: tableDrawing,
};
