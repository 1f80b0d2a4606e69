import { migrateCharts } from "../charts-of-state.ts";
import { memberAt } from "../members.ts";
import type { StateStep } from "../step.ts";

const member = memberAt("layout.meta", "label", { de: "", fr: "", it: "", en: "" });

export const labels = {
  from: "3.6.0",
  to: "3.7.0",
  what: "labels",
  up: (state, tools) => migrateCharts(member.add(state, tools), "3.4.0", tools),
  down: (state, tools) => migrateCharts(member.drop(state, tools), "3.3.0", tools),
} as const satisfies StateStep;
