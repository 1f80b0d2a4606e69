import { type ChartConfigOf, chartRules } from "../chart-types/registry.ts";
import { deriveFilters } from "../filters/derive-filters.ts";
import type { InitialInput } from "../chart-types/parts/initial-config.ts";
import type { ChartType } from "../chart-types/chart-types.ts";

/** The rules by which a chart is made today: how far value axes reach, how nominal values stand, what may be added up, which of many lines have colours, what stands at their ends, what at bars. */
const TODAYS_RULES = {
  valueAxes: "fit",
  nominalOrder: "label",
  stacking: "additive",
  manySeries: "neutral",
  lineEnds: "values",
  barLabels: "direct",
} as const;

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
