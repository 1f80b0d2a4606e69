import type { DataSource } from "@statelier/model";
import type { ChartConfig } from "../chart-types/registry.ts";
import { type ChartDocument, type DashboardFilters, STATE_VERSION } from "./configurator-state.ts";
import { makeEmptyMeta } from "../chart-types/parts/initial-config.ts";

/** Nothing is shared, and nothing can be changed. */
export const makeEmptyDashboardFilters = (): DashboardFilters => ({
  timeRange: { active: false, timeUnit: "", presets: { from: "", to: "" } },
  dataFilters: { componentIds: [], filters: {} },
});

/** A document of one chart: tab layout, one block, nothing shared on the dashboard (IN8). */
export const makeInitialDocument = (input: {
  dataSource: DataSource;
  chartConfig: ChartConfig;
}): ChartDocument => ({
  version: STATE_VERSION,
  dataSource: input.dataSource,
  layout: {
    type: "tab",
    meta: makeEmptyMeta(),
    blocks: [{ type: "chart", key: input.chartConfig.key, initialized: false }],
  },
  chartConfigs: [input.chartConfig],
  activeChartKey: input.chartConfig.key,
  dashboardFilters: makeEmptyDashboardFilters(),
});
