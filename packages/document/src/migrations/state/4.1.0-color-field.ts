import { chartsAt } from "../charts-of-state.ts";
import type { StateStep } from "../step.ts";

export const colorField = {
  from: "4.0.0",
  to: "4.1.0",
  what: "color-field",
  ...chartsAt("4.0.0", "4.1.0"),
} as const satisfies StateStep;
