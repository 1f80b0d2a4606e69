import { type FilterText, listFilters } from "@statelier/charts";
import type { ChartConfig } from "@statelier/document";
import type { CubeComponents } from "@statelier/model";
import type { ReaderChoices } from "../view-params/view-params.ts";

/** The single values under which the chart stands and that no form field shows already. */
export const listShownFilters = (
  config: ChartConfig,
  components: CubeComponents,
  choices: ReaderChoices,
): FilterText[] => {
  const open = config.interactiveFiltersConfig?.dataFilters;
  const inForm = new Set(open?.active ? open.componentIds : []);
  return listFilters(config, components, choices.dataFilters).filter(({ id }) => !inForm.has(id));
};
