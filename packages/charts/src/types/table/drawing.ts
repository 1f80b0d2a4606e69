import { layoutTable } from "../../tables/layout-table.ts";
import type { ChartDrawing } from "../chart-drawing.ts";

export const tableDrawing: ChartDrawing<"table"> = { chartType: "table", layout: layoutTable };
