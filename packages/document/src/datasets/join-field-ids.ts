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

/**
 * The chart with the components that join its datasets under their join ids, in fields, viewers' filters and all that is
 * said of them beside (JO2).
 */
export const joinFieldIds = (config: ChartConfig): ChartConfig => {
  const names = new Map<ComponentId, ComponentId>();
  for (const { joinBy = [] } of config.cubes) {
    for (const [index, id] of joinBy.entries()) names.set(id, buildJoinById(index));
  }
  const { fields, interactiveFiltersConfig, extensions } = config;
  const renamed = renameIds({ fields, interactiveFiltersConfig, extensions }, names) as Pick<
    ChartConfig,
    "fields" | "interactiveFiltersConfig" | "extensions"
  >;
  return { ...config, ...renamed } as ChartConfig;
};

/** What is said of joined components beside the fields, for a dataset that is left alone: of its own ones (JO3). */
export const leaveJoinIds = (
  { extensions }: Pick<ChartConfig, "extensions">,
  { joinBy = [] }: Pick<CubeConfig, "joinBy">,
): ChartConfig["extensions"] => {
  const names = new Map(joinBy.map((id, index) => [buildJoinById(index), id]));
  return renameIds(extensions, names) as ChartConfig["extensions"];
};
