import {
  type ComponentId,
  type CubeComponents,
  type Dimension,
  FIELD_VALUE_NONE,
  type FilterValue,
  type Iri,
  kindTraits,
  MOST_RECENT_VALUE,
  type PossibleFilter,
  type SingleFilter,
} from "@statelier/model";
import type { ChartConfig } from "../chart-types/registry.ts";
import { listOriginals } from "../datasets/cube-of-dimension.ts";
import { listUsedCubes } from "../datasets/used-datasets.ts";
import { listMappedComponents } from "../chart-types/read-config.ts";
import { findMostRecentValue } from "../values/sort-values.ts";

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

/**
 * What to ask possible filters for, per dataset with any (PF1). Filters on `none` are not asked; nor is a dataset of which the
 * chart shows nothing, which would change the filters of those that it shows.
 */
export const listUnmappedFilters = (
  config: ChartConfig,
  components: CubeComponents,
): UnmappedFilters[] => {
  const mapped = listMappedIds(config, components);
  return listUsedCubes(config, components).flatMap(({ iri, filters }) => {
    const unmapped: Record<ComponentId, SingleFilter> = {};
    for (const [id, filter] of Object.entries(filters)) {
      if (filter.type !== "single" || mapped.has(id) || filter.value === FIELD_VALUE_NONE) continue;
      unmapped[id] = { type: "single", value: filter.value };
    }
    return Object.keys(unmapped).length > 0 ? [{ iri, filters: unmapped }] : [];
  });
};

/**
 * The value of a joined dimension that each dataset has, of the values of each: the one asked for, else the newest of a
 * time, else the first. Without any in common the one asked for stays where a dataset has it (PF5).
 */
export const findCommonValue = (
  dimension: Dimension,
  asked: string,
  lists: readonly (readonly string[])[],
): string | undefined => {
  const isCommon = (value: string): boolean => lists.every((list) => list.includes(value));
  if (isCommon(asked)) return asked;
  const values = dimension.values.filter(({ value }) => isCommon(value));
  const newest = kindTraits(dimension).isTemporal && findMostRecentValue({ ...dimension, values });
  if (newest) return newest;
  return (
    values[0]?.value ??
    [asked, ...lists.flat()].find((each) => lists.some((list) => list.includes(each)))
  );
};

/** Whether a possible filter is in the place of another value; the marker of the most recent one stays (PF2). */
export const isCorrected = (asked: FilterValue | undefined, { value }: PossibleFilter): boolean =>
  asked?.type === "single" && asked.value !== MOST_RECENT_VALUE && asked.value !== value;

/** The possible filters that would change the value of a filter. */
export const listCorrections = (
  config: ChartConfig,
  iri: Iri,
  possibleFilters: readonly PossibleFilter[],
): PossibleFilter[] => {
  const filters = config.cubes.find((cube) => cube.iri === iri)?.filters ?? {};
  return possibleFilters.filter((possible) => isCorrected(filters[possible.id], possible));
};

/** The answers in place of the single values they were asked for (PF2). */
export const mergePossibleFilters = <T extends ChartConfig>(
  config: T,
  iri: Iri,
  possibleFilters: readonly PossibleFilter[],
): T => {
  const corrections = listCorrections(config, iri, possibleFilters);
  if (corrections.length === 0) return config;
  const cubes = config.cubes.map((cube) => {
    if (cube.iri !== iri) return cube;
    const filters = { ...cube.filters };
    for (const { id, value } of corrections) filters[id] = { type: "single", value };
    return { ...cube, filters };
  });
  return { ...config, cubes };
};
