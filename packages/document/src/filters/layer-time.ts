import { type ComponentId, type CubeComponents, findComponent, kindTraits } from "@statelier/model";
import { readFields } from "../chart-types/read-config.ts";
import type { ChartConfig } from "../chart-types/registry.ts";
import { findTemporalFilter } from "./single-filters.ts";
import { findSingleValue } from "./single-values.ts";

/** Whose time the layers of a map follow: that of its animation, else of its first filter of time (FI15, ML7). */
export type LayerTimeSource = { type: "animation" | "filter"; componentId: ComponentId };

export const findLayerTimeSource = (
  config: ChartConfig,
  components: CubeComponents,
): LayerTimeSource | undefined => {
  const animated = readFields(config).animation?.componentId;
  const component = animated === undefined ? undefined : findComponent(components, animated);
  if (component && kindTraits(component).canAnimate)
    return { type: "animation", componentId: component.id };
  const filtered = findTemporalFilter(config, components.dimensions);
  return filtered === undefined ? undefined : { type: "filter", componentId: filtered };
};

/** Whether there is one time at any moment: of an animation, of a filter of one value, or of one that readers set (ML8). */
export const canGiveLayerTime = (config: ChartConfig, components: CubeComponents): boolean => {
  const source = findLayerTimeSource(config, components);
  if (source?.type !== "filter") return source !== undefined;
  const { componentId } = source;
  const dimension = components.dimensions.find(({ id }) => id === componentId);
  const { active = false, componentIds = [] } = config.interactiveFiltersConfig?.dataFilters ?? {};
  return (
    (dimension !== undefined && findSingleValue(config, dimension) !== undefined) ||
    (active && componentIds.includes(componentId))
  );
};
