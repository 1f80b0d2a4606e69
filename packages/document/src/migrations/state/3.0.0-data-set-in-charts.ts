import { isAbsent, omit, readObjects, readString } from "../json.ts";
import { migrateCharts } from "../charts-of-state.ts";
import { loseBlocks } from "../lose-blocks.ts";
import type { StateStep } from "../step.ts";

const OTHER_DATA_SET =
  "Cannot migrate chartConfig dataSet to configuratorState dataSet because they are not the same.";

export const dataSetInCharts = {
  from: "2.0.0",
  to: "3.0.0",
  what: "data-set-in-charts",
  up: (state, tools) => {
    const isKept = !isAbsent(state.chartConfigs) || isAbsent(state.dataSet);
    if (!isKept) tools.lose(["dataSet"], state.dataSet);
    return omit(migrateCharts(state, "2.3.0", tools), "dataSet");
  },
  down: (state, tools) => {
    const charts = readObjects(state, "chartConfigs");
    const first = charts?.[0];
    if (!charts || !first) return state;
    const dataSet = readString(first, "dataSet", ["chartConfigs", 0]);
    const told = { ...state, dataSet };
    const kept = charts.flatMap((chart, index) => {
      const at = ["chartConfigs", index];
      if (chart.dataSet === dataSet) return [tools.migrateChart(told, chart, "2.2.0", at)];
      tools.lose(at, chart, { reason: OTHER_DATA_SET });
      loseBlocks([chart], tools);
      return [];
    });
    const active = state.activeChartKey;
    const isActiveKept = isAbsent(active) || kept.some(({ key }) => key === active);
    if (!isActiveKept) tools.lose(["activeChartKey"], active);
    return {
      ...told,
      chartConfigs: kept,
      ...(isActiveKept ? {} : { activeChartKey: first.key }),
    };
  },
} as const satisfies StateStep;
