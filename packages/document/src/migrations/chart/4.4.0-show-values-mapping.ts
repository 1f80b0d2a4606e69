import { memberAt } from "../members.ts";
import type { ChartStep } from "../step.ts";

const member = memberAt("fields.segment", "showValuesMapping", {});

export const showValuesMapping = {
  from: "4.3.0",
  to: "4.4.0",
  what: "show-values-mapping",
  up: member.add,
  down: member.drop,
} as const satisfies ChartStep;
