import {
  type ComponentId,
  type ComponentValue,
  type Dimension,
  type FilterValue,
  joinComponents,
  type Locale,
  MOST_RECENT_VALUE,
} from "@statelier/model";

import type { CubeSource } from "../source/cube-source.ts";
import type { CubeFilter } from "./parse-arguments.ts";

export type CubesRequest = { source: CubeSource; locale: Locale; cubes: readonly CubeFilter[] };

const isMarker = (filter: FilterValue | undefined): boolean =>
  filter?.type === "single" && filter.value === MOST_RECENT_VALUE;

const idOf = ({ joinBy }: CubeFilter, index: number): ComponentId => joinBy[index] ?? "";

/** The dimension as one cube has it, with its values under the other filters. */
const fetchDimension = async (
  { source, locale }: Pick<CubesRequest, "source" | "locale">,
  cube: CubeFilter,
  id: ComponentId,
): Promise<Dimension[]> => {
  const { [id]: _own, ...filters } = cube.filters ?? {};
  const request = { iri: cube.iri, locale, filters, componentIds: [id], loadValues: true };
  const { dimensions } = await source.components(request);
  return dimensions.filter((each) => each.id === id);
};

/** The newest value that each of the dimensions has, else the newest of all. */
const findNewest = (dimensions: readonly Dimension[]): ComponentValue | undefined => {
  const inputs = dimensions.map((dimension) => ({
    components: { dimensions: [dimension], measures: [] },
    joinBy: [dimension.id],
  }));
  const values = joinComponents(inputs).dimensions[0]?.values ?? [];
  const isCommon = ({ value }: ComponentValue): boolean =>
    dimensions.every((each) => each.values.some((own) => own.value === value));
  return values.findLast(isCommon) ?? values.at(-1);
};

/**
 * The cubes with one value in place of the marker of the most recent one, where all of them have it on a dimension by
 * which they are joined: the newest that all of them have. Each for itself would take another one, and no row would meet
 * that of another cube.
 */
export const resolveNewest = async (request: CubesRequest): Promise<readonly CubeFilter[]> => {
  let { cubes } = request;
  for (const index of cubes[0]?.joinBy.keys() ?? []) {
    if (!cubes.every((cube) => isMarker(cube.filters?.[idOf(cube, index)]))) continue;
    const all = cubes.map((cube) => fetchDimension(request, cube, idOf(cube, index)));
    // What is resolved first narrows what is resolved after it.
    const newest = findNewest((await Promise.all(all)).flat());
    if (!newest) continue;
    const filter = { type: "single" as const, value: newest.value };
    cubes = cubes.map((cube) => ({
      ...cube,
      filters: { ...cube.filters, [idOf(cube, index)]: filter },
    }));
  }
  return cubes;
};
