import type { LogParts } from "../../parts/values/log-parts.ts";
import type { AnyChartDrawing } from "../../scene/chart-drawing.ts";
import { logExtent } from "./log-extent.ts";
import { deriveLogUnit } from "./log-unit.ts";

const LOG: LogParts = { extent: logExtent, deriveUnit: deriveLogUnit };

/** Draws axes logarithmic that the author wants so. */
export const withLogAxes = (drawing: AnyChartDrawing): AnyChartDrawing => ({
  ...drawing,
  layout: (input) => drawing.layout({ ...input, log: LOG }),
});
