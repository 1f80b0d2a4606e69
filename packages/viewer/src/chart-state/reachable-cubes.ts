import type { CubeFilter } from "@statelier/data";
import { type ChartConfig, listQueryFilters } from "@statelier/document";
import { type CubeComponents, type FilterValue, MOST_RECENT_VALUE } from "@statelier/model";
import { listReaderDimensions } from "./reader-dimensions.ts";

const isNewest = (filter: FilterValue): boolean =>
  (filter.type === "single" && filter.value === MOST_RECENT_VALUE) ||
  (filter.type === "range" && filter.to === MOST_RECENT_VALUE);

/**
 * What to ask so that the answer holds whatever readers' data filters can choose. Undefined where they can choose
 * nothing, and where narrowing the answer is not the same as asking: joined cubes, and filters that follow the
 * newest value.
 */
export const deriveReachableCubes = (
  config: ChartConfig,
  components: CubeComponents,
): CubeFilter[] | undefined => {
  const ids = listReaderDimensions({ config, components }).map(({ id }) => id);
  const [query, ...others] = listQueryFilters(config, components);
  if (ids.length === 0 || !query || query.joinBy || others.length > 0) return undefined;
  const kept = Object.entries(query.filters).filter(([id]) => !ids.includes(id));
  if (kept.some(([, filter]) => isNewest(filter))) return undefined;
  const componentIds = [...new Set([...query.componentIds, ...ids])];
  return [{ ...query, filters: Object.fromEntries(kept), componentIds }];
};
