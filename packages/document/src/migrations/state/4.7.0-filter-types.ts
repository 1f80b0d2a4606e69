import { chartsAt } from "../charts-of-state.ts";
import type { StateStep } from "../step.ts";

export const filterTypes = {
  from: "4.6.0",
  to: "4.7.0",
  what: "filter-types",
  ...chartsAt("4.5.0", "4.6.0"),
} as const satisfies StateStep;
