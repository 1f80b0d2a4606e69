import { TableChart } from "../../react/table-chart.tsx";
import type { AnyChartDrawing } from "../chart-drawing.ts";
import { tableDrawing } from "./drawing.ts";

/** For pages: tables alone bring what shows them. */
export const tablePageDrawing: AnyChartDrawing = {
  ...(tableDrawing as AnyChartDrawing),
  Chart: TableChart,
};
