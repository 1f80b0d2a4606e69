import { type FilterText, listFilters } from "@statelier/charts";
import type { ChartConfig } from "@statelier/document";
import type { CubeComponents } from "@statelier/model";
import type { ReaderChoices } from "../view-params/view-params.ts";

/** A filter under which the chart stands; where a form shows it, only paper needs it in words. */
type ShownFilter = FilterText & { isInForm: boolean };

/** The values under which the chart stands. */
export const listShownFilters = (
  config: ChartConfig,
  components: CubeComponents,
  choices: ReaderChoices,
): ShownFilter[] => {
  const open = config.interactiveFiltersConfig?.dataFilters;
  const inForm = new Set(open?.active ? open.componentIds : []);
  return listFilters(config, components, choices.dataFilters).map((filter) => ({
    ...filter,
    isInForm: inForm.has(filter.id),
  }));
};
