import { type Component, FIELD_VALUE_NONE, isMeasure } from "@statelier/model";
import type { ChartConfig } from "../chart-types/registry.ts";
import { listDimensionIds } from "../datasets/cube-of-dimension.ts";

/** Whether the author's filters let a value of a component through, in whichever dataset they stand (JO1); ranges, and filters on none (D52), let all. */
export const makeFilterTest = (
  { cubes }: Pick<ChartConfig, "cubes">,
  component: Component,
): ((value: string) => boolean) => {
  const ids = isMeasure(component) ? [component.id] : listDimensionIds(component);
  const filters = cubes.flatMap((cube) => ids.flatMap((id) => cube.filters[id] ?? []));
  return (value) =>
    filters.every((filter) => {
      if (filter.type === "single")
        return filter.value === FIELD_VALUE_NONE || filter.value === value;
      return filter.type === "multi" ? filter.values[value] === true : true;
    });
};
