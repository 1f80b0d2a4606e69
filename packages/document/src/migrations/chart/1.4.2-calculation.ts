import { memberAt } from "../members.ts";
import type { ChartStep } from "../step.ts";

const member = memberAt("interactiveFiltersConfig", "calculation", {
  active: false,
  type: "identity",
});

export const calculation = {
  from: "1.4.1",
  to: "1.4.2",
  what: "calculation",
  up: member.add,
  down: member.drop,
} as const satisfies ChartStep;
