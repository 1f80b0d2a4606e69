import { type ChartContext, canSwitchCalculation, canSwitchPercent } from "@statelier/document";
import { findComponent } from "@statelier/model";
import type { Translator } from "@statelier/ui/messages";

/** What readers of the chart may change, in words. */
export const listReaderOffers = ({ config, components }: ChartContext, t: Translator): string[] => {
  const filters = config.interactiveFiltersConfig;
  if (!filters) return [];
  const { legend, timeRange, dataFilters } = filters;
  return [
    ...(dataFilters.active
      ? dataFilters.componentIds.map((id) => findComponent(components, id)?.label ?? id)
      : []),
    ...(timeRange.active ? [t("editor.readers.time-range")] : []),
    ...(legend.active ? [t("editor.readers.legend")] : []),
    ...(canSwitchPercent(config) ? [t("editor.readers.calculation")] : []),
    ...(canSwitchCalculation(config) ? [t("editor.readers.values")] : []),
  ];
};
