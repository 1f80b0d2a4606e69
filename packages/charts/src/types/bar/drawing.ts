import { layoutBars } from "../../bars/layout-bars.ts";
import type { ChartDrawing } from "../chart-drawing.ts";

export const barDrawing: ChartDrawing<"bar"> = { chartType: "bar", layout: layoutBars };
