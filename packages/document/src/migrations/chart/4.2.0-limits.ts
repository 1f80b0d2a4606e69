import { memberAt } from "../members.ts";
import type { ChartStep } from "../step.ts";

const member = memberAt("", "limits", {});

export const limits = {
  from: "4.1.0",
  to: "4.2.0",
  what: "limits",
  up: member.add,
  down: member.drop,
} as const satisfies ChartStep;
