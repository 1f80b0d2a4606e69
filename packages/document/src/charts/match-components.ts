import {
  buildComponentId,
  type ComponentId,
  type CubeComponents,
  isRecord,
  parseComponentId,
} from "@statelier/model";
import { listFieldComponents } from "../chart-types/read-config.ts";
import type { ChartConfig } from "../chart-types/registry.ts";
import { listDimensionIds } from "../datasets/cube-of-dimension.ts";
import type { DashboardFilters } from "../document/configurator-state.ts";

const VERSION = "v?\\d+(?:\\.\\d+)*";
const VERSION_WITHIN = new RegExp(`/${VERSION}(?=/)`, "g");
const VERSION_AT_END = new RegExp(`/${VERSION}$`);

/** A component id without the versions that stand in its IRIs. */
const withoutVersions = (id: ComponentId): ComponentId => {
  const parts = parseComponentId(id);
  if (!parts) return id;
  const { unversionedCubeIri, unversionedComponentIri } = parts;
  return buildComponentId(
    unversionedCubeIri.replace(VERSION_AT_END, "").replaceAll(VERSION_WITHIN, ""),
    unversionedComponentIri.replaceAll(VERSION_WITHIN, ""),
  );
};

/** What stands for a component that the datasets lack: of `ids` the only one that is called the same in another version. */
const findNames = (
  asked: readonly ComponentId[],
  ids: readonly ComponentId[],
): Map<string, ComponentId> => {
  const missing = new Set(asked.filter((id) => parseComponentId(id)));
  return new Map(
    [...missing]
      .filter((id) => !ids.includes(id))
      .flatMap((id) => {
        const path = withoutVersions(id);
        const [found, other] = ids.filter((each) => withoutVersions(each) === path);
        return found !== undefined && other === undefined ? [[id, found] as const] : [];
      }),
  );
};

const rename = (value: unknown, names: ReadonlyMap<string, ComponentId>): unknown => {
  if (typeof value === "string") return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((each) => rename(each, names));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [names.get(key) ?? key, rename(each, names)]),
  );
};

/**
 * A chart whose dimensions and measures are named after another version of its dataset names those of this one, where
 * the rest of the name is that of one alone.
 */
export const matchComponents = (config: ChartConfig, components: CubeComponents): ChartConfig => {
  const ids = [...components.dimensions, ...components.measures].map(({ id }) => id);
  const asked = [
    ...listFieldComponents(config),
    ...config.cubes.flatMap(({ filters }) => Object.keys(filters)),
  ];
  const names = findNames(asked, ids);
  return names.size === 0 ? config : (rename(config, names) as ChartConfig);
};

/** The same of what the charts of a dashboard share: by the dimensions of one of them. */
export const matchShared = (
  dashboardFilters: DashboardFilters,
  { dimensions }: Pick<CubeComponents, "dimensions">,
): DashboardFilters => {
  const { componentIds, filters } = dashboardFilters.dataFilters;
  const ids = dimensions.flatMap(listDimensionIds);
  const names = findNames([...componentIds, ...Object.keys(filters)], ids);
  return names.size === 0
    ? dashboardFilters
    : (rename(dashboardFilters, names) as DashboardFilters);
};
