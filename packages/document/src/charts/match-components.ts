import {
  buildComponentId,
  type ComponentId,
  type CubeComponents,
  findComponent,
  isRecord,
  parseComponentId,
} from "@statelier/model";
import { listFieldComponents } from "../chart-types/read-config.ts";
import type { ChartConfig } from "../chart-types/registry.ts";

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

/** What stands for a component that the datasets lack: the only one that is called the same in another version. */
const findNames = (config: ChartConfig, components: CubeComponents): Map<string, ComponentId> => {
  const ids = [...components.dimensions, ...components.measures].map(({ id }) => id);
  const asked = [
    ...listFieldComponents(config),
    ...config.cubes.flatMap(({ filters }) => Object.keys(filters)),
  ];
  const missing = new Set(asked.filter((id) => parseComponentId(id)));
  return new Map(
    [...missing]
      .filter((id) => !findComponent(components, id))
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
  const names = findNames(config, components);
  return names.size === 0 ? config : (rename(config, names) as ChartConfig);
};
