import { z } from "zod";
import { chartConfigSchema } from "../chart-types/registry.ts";
import { singleFilterSchema } from "../schema/filters.ts";
import { listRepeated } from "../schema/list-repeated.ts";
import { layoutSchema } from "../schema/layout.ts";

/** The version of states that is written today. */
export const STATE_VERSION = "4.6.0";

const dataSourceSchema = z.object({ type: z.enum(["sql", "sparql"]), url: z.string() });

const text = z.string().default("");

const dashboardFiltersSchema = z.object({
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

/** What readers of a dashboard may change for all of its charts: a range of time, and single values. */
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

type Keyed = {
  readonly chartConfigs: readonly { readonly key: string }[];
  readonly activeChartKey: string;
  readonly layout: { readonly blocks: readonly { readonly type: string; readonly key: string }[] };
};

/** What the keys of charts must be to each other. */
const checkKeys = (
  { chartConfigs, activeChartKey, layout }: Keyed,
  context: z.RefinementCtx,
): void => {
  const refuse = (path: (string | number)[], message: string) =>
    context.addIssue({ code: "custom", path, message });
  const keys = chartConfigs.map(({ key }) => key);
  const charts = layout.blocks.flatMap((block, index) =>
    block.type === "chart" ? [{ key: block.key, index }] : [],
  );
  const known = new Set(keys);
  const twice = keys.findIndex((key, index) => keys.indexOf(key) < index);
  if (twice >= 0) refuse(["chartConfigs", twice, "key"], "a key that no other chart has");
  if (!known.has(activeChartKey)) refuse(["activeChartKey"], "the key of a chart");
  const orphan = layout.blocks.findIndex(({ type, key }) => type === "chart" && !known.has(key));
  if (orphan >= 0) refuse(["layout", "blocks", orphan, "key"], "the key of a chart");
  const placed = new Set(charts.map(({ key }) => key));
  if (keys.some((key) => !placed.has(key))) refuse(["layout", "blocks"], "a block for each chart");
  const [again] = listRepeated(charts.map(({ key }) => key));
  const repeated = again === undefined ? undefined : charts[again];
  if (repeated)
    refuse(
      ["layout", "blocks", repeated.index, "key"],
      "the key of a chart that no other block has",
    );
};

const stateWithCharts = <S extends string>(state: S) =>
  z.object({ state: z.literal(state), ...withCharts }).superRefine(checkKeys);

export const configuratorStateSchema = z.discriminatedUnion("state", [
  z.object({ state: z.literal("INITIAL"), ...withoutCharts }),
  z.object({ state: z.literal("SELECTING_DATASET"), ...withoutCharts }),
  stateWithCharts("CONFIGURING_CHART"),
  stateWithCharts("LAYOUTING"),
  stateWithCharts("PUBLISHING"),
  stateWithCharts("PUBLISHED"),
]);

/** A chart in the making, by `state`: its place in the editing flow. */
export type ConfiguratorState = z.infer<typeof configuratorStateSchema>;
export type ConfiguratorStateName = ConfiguratorState["state"];
/** A state from `CONFIGURING_CHART` on. */
export type StateWithCharts = Extract<ConfiguratorState, { chartConfigs: unknown }>;

/** What is stored and published: the state without its place in the editing flow. */
export const documentSchema = z.object(withCharts).superRefine(checkKeys);

/** A stored or published document in the newest version, with every default filled in. */
export type ChartDocument = z.infer<typeof documentSchema>;
