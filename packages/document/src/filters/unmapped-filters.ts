import {
  type ComponentId,
  type CubeComponents,
  FIELD_VALUE_NONE,
  type Iri,
  MOST_RECENT_VALUE,
  type PossibleFilter,
  type SingleFilter,
} from "@statelier/model";
import type { ChartConfig } from "../chart-types/registry.ts";
import { listOriginals } from "../datasets/cube-of-dimension.ts";
import { listMappedComponents } from "../chart-types/read-config.ts";

/** The single filters of one dataset that no field shows, in their order. */
export type UnmappedFilters = { iri: Iri; filters: Record<ComponentId, SingleFilter> };

/** Ids that fields show, with the originals of joins. */
const listMappedIds = (config: ChartConfig, components: CubeComponents): Set<ComponentId> => {
  const mapped = new Set(listMappedComponents(config));
  for (const dimension of components.dimensions) {
    if (!mapped.has(dimension.id)) continue;
    for (const { id } of listOriginals(dimension)) mapped.add(id);
  }
  return mapped;
};

/** What to ask possible filters for, per dataset with any (PF1). Filters on `none` are not asked. */
export const listUnmappedFilters = (
  config: ChartConfig,
  components: CubeComponents,
): UnmappedFilters[] => {
  const mapped = listMappedIds(config, components);
  return config.cubes.flatMap(({ iri, filters }) => {
    const unmapped: Record<ComponentId, SingleFilter> = {};
    for (const [id, filter] of Object.entries(filters)) {
      if (filter.type !== "single" || mapped.has(id) || filter.value === FIELD_VALUE_NONE) continue;
      unmapped[id] = { type: "single", value: filter.value };
    }
    return Object.keys(unmapped).length > 0 ? [{ iri, filters: unmapped }] : [];
  });
};

/** Ids of the filters whose value a possible filter would change. */
export const listCorrectedFilters = (
  config: ChartConfig,
  iri: Iri,
  possibleFilters: readonly PossibleFilter[],
): ComponentId[] => {
  const filters = config.cubes.find((cube) => cube.iri === iri)?.filters ?? {};
  return possibleFilters
    .filter(({ id, value }) => {
      const filter = filters[id];
      return (
        filter?.type === "single" && filter.value !== MOST_RECENT_VALUE && filter.value !== value
      );
    })
    .map(({ id }) => id);
};

/** The answers in place of the single values they were asked for; the marker of the most recent value stays (PF2). */
export const mergePossibleFilters = <T extends ChartConfig>(
  config: T,
  iri: Iri,
  possibleFilters: readonly PossibleFilter[],
): T => {
  const corrected = new Set(listCorrectedFilters(config, iri, possibleFilters));
  if (corrected.size === 0) return config;
  const cubes = config.cubes.map((cube) => {
    if (cube.iri !== iri) return cube;
    const filters = { ...cube.filters };
    for (const { id, value } of possibleFilters) {
      if (corrected.has(id)) filters[id] = { type: "single", value };
    }
    return { ...cube, filters };
  });
  return { ...config, cubes };
};
