import type { ChartConfigOf } from "./registry.ts";
import { deriveFilters } from "../rules/derive-filters.ts";
import type { InitialInput } from "./parts/initial-config.ts";
import type { ChartType } from "./chart-types.ts";
import { chartRules } from "./registry.ts";

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
  return deriveFilters(rules.makeInitial(input), input.components);
};
