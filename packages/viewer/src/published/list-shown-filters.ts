import { type CubeComponents, FIELD_VALUE_NONE, MOST_RECENT_VALUE } from "@statelier/model";
import type { ChartConfig } from "@statelier/document";
import type { ReaderChoices } from "../view-params/view-params.ts";

/** A filter under the chart: which dimension, and the value that is shown. */
export type ShownFilter = { id: string; label: string; value: string };

/** The single values under which the chart stands and that no form field shows already. */
export const listShownFilters = (
  config: ChartConfig,
  { dimensions }: CubeComponents,
  choices: ReaderChoices,
): ShownFilter[] => {
  const open = config.interactiveFiltersConfig?.dataFilters;
  const inForm = new Set(open?.active ? open.componentIds : []);
  const filters = Object.assign({}, ...config.cubes.map((cube) => cube.filters));
  return dimensions.flatMap((dimension) => {
    const ids = [
      dimension.id,
      ...(dimension.originalIds ?? []).map((original) => original.dimensionId),
    ];
    const filter = ids.map((id) => filters[id]).find((found) => found !== undefined);
    if (filter?.type !== "single" || inForm.has(dimension.id)) return [];
    const value = choices.dataFilters[dimension.id] ?? filter.value;
    if (value === FIELD_VALUE_NONE) return [];
    const found =
      value === MOST_RECENT_VALUE
        ? dimension.values.at(-1)
        : dimension.values.find((candidate) => candidate.value === value);
    return [{ id: dimension.id, label: dimension.label, value: found?.label ?? value }];
  });
};
