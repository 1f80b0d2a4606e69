import type { LimitParts } from "../../parts/limits/limit-parts.ts";
import type { AnyChartDrawing } from "../../scene/chart-drawing.ts";
import { layoutBarLimits, limitRowsHeight } from "./bar-limits.ts";
import { layoutColumnLimits } from "./column-limits.ts";
import { drawnLimits, limitNotes } from "./limit-bounds.ts";
import { limitItems } from "./limit-items.ts";
import { limitNamesHeight, limitStroke } from "./limit-label.ts";
import { layoutLineLimits } from "./line-limits.ts";
import { resolveLimits, writeLimitsInScale } from "./resolve-limits.ts";

const LIMITS: LimitParts = {
  resolve: resolveLimits,
  writeInScale: writeLimitsInScale,
  stroke: limitStroke,
  namesHeight: limitNamesHeight,
  rowsHeight: limitRowsHeight,
  layoutAcross: layoutColumnLimits,
  layoutBelow: layoutBarLimits,
  layoutOverTime: layoutLineLimits,
  explain: limitItems,
  name: drawnLimits,
  listNotes: limitNotes,
};

/** Draws the limits that the author of a chart shows. */
export const withLimits = (drawing: AnyChartDrawing): AnyChartDrawing => ({
  ...drawing,
  layout: (input) => drawing.layout({ ...input, limits: LIMITS }),
});
