import type { StackParts } from "../../parts/bars/stack-parts.ts";
import { toPercent } from "../../parts/stacks/percent.ts";
import { endAtHundred, stackCells } from "../../parts/stacks/stack-cells.ts";
import type { AnyChartDrawing } from "../../scene/chart-drawing.ts";
import { layoutPartValues } from "./part-values.ts";
import { listTotals } from "./stack-totals.ts";

const STACKS: StackParts = { toPercent, stackCells, endAtHundred, listTotals, layoutPartValues };

/** Puts bars on top of one another, as amounts or as shares of a hundred. */
export const withStacks = (drawing: AnyChartDrawing): AnyChartDrawing => ({
  ...drawing,
  layout: (input) => drawing.layout({ ...input, stacks: STACKS }),
});
