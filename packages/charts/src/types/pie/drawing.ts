import { layoutPie } from "../../pies/layout-pie.ts";
import type { ChartDrawing } from "../chart-drawing.ts";

export const pieDrawing: ChartDrawing<"pie"> = { chartType: "pie", layout: layoutPie };
