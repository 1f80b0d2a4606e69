import { chartsAt } from "../charts-of-state.ts";
import type { StateStep } from "../step.ts";

export const publishIri = {
  from: "3.1.0",
  to: "3.2.0",
  what: "publish-iri",
  ...chartsAt("3.1.0", "3.2.0"),
} as const satisfies StateStep;
