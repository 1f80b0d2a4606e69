import { chartsAt } from "../charts-of-state.ts";
import type { StateStep } from "../step.ts";

export const annotations = {
  from: "4.7.0",
  to: "5.0.0",
  what: "annotations",
  ...chartsAt("4.6.0", "5.0.0"),
} as const satisfies StateStep;
