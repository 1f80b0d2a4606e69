import { readObjects } from "./json.ts";
import type { JsonObject } from "./json.ts";
import type { StateTools } from "./step.ts";

/** Every chart of a state at one version, whether it was older or newer. */
export const migrateCharts = (state: JsonObject, to: string, tools: StateTools): JsonObject => {
  const charts = readObjects(state, "chartConfigs");
  if (!charts) return state;
  return {
    ...state,
    chartConfigs: charts.map((chart, index) =>
      tools.migrateChart(state, chart, to, ["chartConfigs", index]),
    ),
  };
};

/** The two directions of a step that brings the charts of a state to another version and does nothing else. */
export const chartsAt = (below: string, above: string) => ({
  up: (state: JsonObject, tools: StateTools): JsonObject => migrateCharts(state, above, tools),
  down: (state: JsonObject, tools: StateTools): JsonObject => migrateCharts(state, below, tools),
});
