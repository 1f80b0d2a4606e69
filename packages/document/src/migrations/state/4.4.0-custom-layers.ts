import { chartsAt } from "../charts-of-state.ts";
import type { StateStep } from "../step.ts";

export const customLayers = {
  from: "4.3.0",
  to: "4.4.0",
  what: "custom-layers",
  ...chartsAt("4.2.0", "4.3.0"),
} as const satisfies StateStep;
