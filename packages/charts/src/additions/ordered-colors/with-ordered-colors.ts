import { findOrder } from "@statelier/document";
import type { AnyChartDrawing } from "../../scene/chart-drawing.ts";

/** Gives series and bars the colours of a palette that has an order. */
export const withOrderedColors = (drawing: AnyChartDrawing): AnyChartDrawing => ({
  ...drawing,
  layout: (input) => drawing.layout({ ...input, findOrder }),
});
