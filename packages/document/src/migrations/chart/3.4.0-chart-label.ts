import { memberAt } from "../members.ts";
import type { ChartStep } from "../step.ts";

const member = memberAt("meta", "label", { de: "", fr: "", it: "", en: "" });

export const chartLabel = {
  from: "3.3.0",
  to: "3.4.0",
  what: "chart-label",
  up: member.add,
  down: member.drop,
} as const satisfies ChartStep;
