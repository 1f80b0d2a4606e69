import {
  type FilterText,
  listFilters,
  listHidden,
  listKept,
  listMoment,
  listPeriod,
} from "@statelier/charts";
import type { Locale } from "@statelier/model";
import type { Translator } from "@statelier/ui/messages";
import { deriveChartView, type ChartState } from "./chart-state.ts";

/** A filter under which the chart stands; where a form shows it, only paper needs it in words. */
type ShownFilter = FilterText & { isInForm: boolean };

/** The values under which the chart stands, the moment of an animation, the period, hidden series, and what is looked for in a table. */
export const listShownFilters = (
  { config, components, table, choices }: ChartState,
  locale: Locale,
  t: Translator,
): ShownFilter[] => {
  const open = config.interactiveFiltersConfig?.dataFilters;
  const inForm = new Set(open?.active ? open.componentIds : []);
  const shown = { config, components, table, locale, t, view: deriveChartView(choices) };
  const search = choices.search?.trim() ?? "";
  const filters = [
    ...listFilters(config, components, choices.dataFilters, table),
    ...listKept(shown),
  ];
  const controls = [
    ...listMoment(shown),
    ...listPeriod(shown),
    ...listHidden(shown),
    ...(search === "" ? [] : [{ id: "search", label: t("viewer.searched"), value: search }]),
  ];
  return [
    ...filters.map((filter) => ({ ...filter, isInForm: inForm.has(filter.id) })),
    ...controls.map((control) => ({ ...control, isInForm: true })),
  ];
};
