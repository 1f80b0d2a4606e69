import { chartsAt } from "../charts-of-state.ts";
import type { StateStep } from "../step.ts";

export const conversionUnits = {
  from: "4.5.0",
  to: "4.6.0",
  what: "conversion-units",
  ...chartsAt("4.4.0", "4.5.0"),
} as const satisfies StateStep;
