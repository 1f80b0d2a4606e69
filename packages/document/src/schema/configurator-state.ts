import { z } from "zod";
import { chartConfigSchema } from "./chart-config.ts";
import { singleFilterSchema } from "./filters.ts";
import { layoutSchema } from "./layout.ts";

export const STATE_VERSION = "4.6.0";

export const dataSourceSchema = z.object({ type: z.enum(["sql", "sparql"]), url: z.string() });

const text = z.string().default("");

export const dashboardFiltersSchema = z.object({
  timeRange: z
    .object({
      active: z.boolean().default(false),
      timeUnit: text,
      presets: z.object({ from: text, to: text }).prefault({}),
    })
    .prefault({}),
  dataFilters: z
    .object({
      componentIds: z.array(z.string()).default([]),
      filters: z.record(z.string(), singleFilterSchema).default({}),
    })
    .prefault({}),
});

export type DashboardFilters = z.infer<typeof dashboardFiltersSchema>;

const withoutCharts = {
  version: z.literal(STATE_VERSION),
  dataSource: dataSourceSchema,
};

const withCharts = {
  ...withoutCharts,
  layout: layoutSchema,
  chartConfigs: z.array(chartConfigSchema).min(1),
  activeChartKey: z.string(),
  dashboardFilters: dashboardFiltersSchema.prefault({}),
};

export const configuratorStateSchema = z.discriminatedUnion("state", [
  z.object({ state: z.literal("INITIAL"), ...withoutCharts }),
  z.object({ state: z.literal("SELECTING_DATASET"), ...withoutCharts }),
  z.object({ state: z.literal("CONFIGURING_CHART"), ...withCharts }),
  z.object({ state: z.literal("LAYOUTING"), ...withCharts }),
  z.object({ state: z.literal("PUBLISHING"), ...withCharts }),
  z.object({ state: z.literal("PUBLISHED"), ...withCharts }),
]);

export type ConfiguratorState = z.infer<typeof configuratorStateSchema>;
export type ConfiguratorStateName = ConfiguratorState["state"];
export type StateWithCharts = Extract<ConfiguratorState, { chartConfigs: unknown }>;

/** What is stored and published: the state without its place in the editing flow. */
export const documentSchema = z.object(withCharts);

export type ChartDocument = z.infer<typeof documentSchema>;
