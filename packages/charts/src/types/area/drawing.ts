import { layoutAreas } from "../../areas/layout-areas.ts";
import type { ChartDrawing } from "../chart-drawing.ts";

export const areaDrawing: ChartDrawing<"area"> = { chartType: "area", layout: layoutAreas };
