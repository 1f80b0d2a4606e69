import { readString } from "../json.ts";
import { dropMember } from "../members.ts";
import type { ChartStep } from "../step.ts";

export const dataSet = {
  from: "2.2.0",
  to: "2.3.0",
  what: "data-set",
  up: (chart, tools) => ({
    ...chart,
    dataSet: tools.dataSet ?? readString(chart, "dataSet") ?? tools.need("dataSet"),
  }),
  down: (chart, tools) => dropMember(chart, ["dataSet", tools.dataSet], [], tools),
} as const satisfies ChartStep;
