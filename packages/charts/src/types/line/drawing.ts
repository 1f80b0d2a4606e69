import { layoutLines } from "../../lines/layout-lines.ts";
import type { ChartDrawing } from "../chart-drawing.ts";

export const lineDrawing: ChartDrawing<"line"> = { chartType: "line", layout: layoutLines };
