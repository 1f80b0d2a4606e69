import { buildJoinById, type ComponentId } from "@statelier/model";
import type { ChartConfig } from "../chart-types/registry.ts";

const renameIds = (value: unknown, names: ReadonlyMap<string, string>): unknown => {
  if (typeof value === "string") return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => renameIds(item, names));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [names.get(key) ?? key, renameIds(item, names)]),
  );
};

/** The chart with the components that join its datasets under their join ids, in fields and viewers' filters (JO2). */
export const joinFieldIds = (config: ChartConfig): ChartConfig => {
  const names = new Map<ComponentId, ComponentId>();
  for (const { joinBy = [] } of config.cubes) {
    for (const [index, id] of joinBy.entries()) names.set(id, buildJoinById(index));
  }
  const { fields, interactiveFiltersConfig } = config;
  const renamed = renameIds({ fields, interactiveFiltersConfig }, names) as Pick<
    ChartConfig,
    "fields" | "interactiveFiltersConfig"
  >;
  return { ...config, ...renamed } as ChartConfig;
};
