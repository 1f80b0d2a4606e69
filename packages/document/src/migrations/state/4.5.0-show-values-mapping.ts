import { chartsAt } from "../charts-of-state.ts";
import type { StateStep } from "../step.ts";

export const showValuesMapping = {
  from: "4.4.0",
  to: "4.5.0",
  what: "show-values-mapping",
  ...chartsAt("4.3.0", "4.4.0"),
} as const satisfies StateStep;
