import { chartsAt } from "../charts-of-state.ts";
import type { StateStep } from "../step.ts";

export const tableLinks = {
  from: "5.0.0",
  to: "5.1.0",
  what: "table-links",
  ...chartsAt("5.0.0", "5.1.0"),
} as const satisfies StateStep;
