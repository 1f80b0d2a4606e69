import { memberAt } from "../members.ts";
import type { ChartStep } from "../step.ts";

const member = memberAt("", "conversionUnitsByComponentId", {});

export const conversionUnits = {
  from: "4.4.0",
  to: "4.5.0",
  what: "conversion-units",
  up: member.add,
  down: member.drop,
} as const satisfies ChartStep;
