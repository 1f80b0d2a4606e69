import { buildJoinById, type ComponentId } from "@statelier/model";
import type { ChartConfig } from "../chart-types/registry.ts";
import type { CubeConfig } from "../schema/filters.ts";

const renameIds = (value: unknown, names: ReadonlyMap<string, string>): unknown => {
  if (typeof value === "string") return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => renameIds(item, names));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [names.get(key) ?? key, renameIds(item, names)]),
  );
};

/** The chart with other names of components in fields, what is open of them, order of rows, viewers' filters and all that is said of them beside. */
const renameComponents = (
  config: ChartConfig,
  names: ReadonlyMap<ComponentId, ComponentId>,
): ChartConfig => {
  const { fields, activeField, interactiveFiltersConfig, extensions } = config;
  const sorting = "sorting" in config ? { sorting: config.sorting } : {};
  const named = { fields, activeField, interactiveFiltersConfig, extensions, ...sorting };
  return { ...config, ...(renameIds(named, names) as typeof named) } as ChartConfig;
};

/** The chart with the components that join its datasets under their join ids (JO2). */
export const joinFieldIds = (config: ChartConfig): ChartConfig => {
  const names = new Map<ComponentId, ComponentId>();
  for (const { joinBy = [] } of config.cubes) {
    for (const [index, id] of joinBy.entries()) names.set(id, buildJoinById(index));
  }
  return renameComponents(config, names);
};

/** The chart of a dataset that is left alone, with the components by which it was joined under their own ids (JO3). */
export const leaveJoinIds = (
  config: ChartConfig,
  { joinBy = [] }: Pick<CubeConfig, "joinBy">,
): ChartConfig =>
  renameComponents(config, new Map(joinBy.map((id, index) => [buildJoinById(index), id])));
