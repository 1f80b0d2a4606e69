import { chartsAt } from "../charts-of-state.ts";
import type { StateStep } from "../step.ts";

export const joinByList = {
  from: "3.3.0",
  to: "3.4.0",
  what: "join-by-list",
  ...chartsAt("3.2.0", "3.3.0"),
} as const satisfies StateStep;
