import { memberAt } from "../members.ts";
import type { ChartStep } from "../step.ts";

const member = memberAt("baseLayer", "customLayers", []);

export const customLayers = {
  from: "4.2.0",
  to: "4.3.0",
  what: "custom-layers",
  up: (chart, tools) => (chart.chartType === "map" ? member.add(chart, tools) : chart),
  down: (chart, tools) => (chart.chartType === "map" ? member.drop(chart, tools) : chart),
} as const satisfies ChartStep;
