import { chartsAt } from "../charts-of-state.ts";
import type { StateStep } from "../step.ts";

export const cubes = {
  from: "3.0.0",
  to: "3.0.1",
  what: "cubes",
  ...chartsAt("2.3.0", "3.0.0"),
} as const satisfies StateStep;
