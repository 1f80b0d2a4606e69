import { type ChartConfigOf, chartRules } from "../chart-types/registry.ts";
import { deriveFilters } from "../filters/derive-filters.ts";
import type { InitialInput } from "../chart-types/parts/initial-config.ts";
import type { ChartType } from "../chart-types/chart-types.ts";
import { TODAYS_RULES } from "./todays-rules.ts";

/**
 * The first config of a chart type, with the filters that it needs (IN1 to IN8, FI1 to FI5). Undefined where
 * the type is not available for these components.
 */
export const makeInitialChartConfig = <T extends ChartType>(
  chartType: T,
  input: InitialInput,
): ChartConfigOf<T> | undefined => {
  const rules = chartRules[chartType];
  if (rules.checkAvailability(input.components)) return undefined;
  const initial = { ...rules.makeInitial(input), extensions: TODAYS_RULES };
  return deriveFilters(initial, input.components);
};
