import { chartsAt } from "../charts-of-state.ts";
import type { StateStep } from "../step.ts";

export const limitColumnWidths = {
  from: "5.1.0",
  to: "5.2.0",
  what: "limit-column-widths",
  ...chartsAt("5.1.0", "5.2.0"),
} as const satisfies StateStep;
