import { chartsAt } from "../charts-of-state.ts";
import type { StateStep } from "../step.ts";

export const limits = {
  from: "4.2.0",
  to: "4.3.0",
  what: "limits",
  ...chartsAt("4.1.0", "4.2.0"),
} as const satisfies StateStep;
