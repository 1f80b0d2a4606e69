import { layoutColumns } from "../../bars/layout-columns.ts";
import type { ChartDrawing } from "../chart-drawing.ts";

export const columnDrawing: ChartDrawing<"column"> = { chartType: "column", layout: layoutColumns };
