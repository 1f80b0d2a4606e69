import type { ChartConfig } from "../chart-types/registry.ts";
import { chartTraits } from "../chart-types/chart-types.ts";
import { findForm } from "../chart-types/kinds.ts";
import { readFields } from "../chart-types/read-config.ts";

const OFF = { active: false, type: "identity" } as const;

/** Shares of a whole need stacked series: areas and stacked columns or bars with a segment (PC1). Dots on a line are compared. */
export const canShowPercent = (config: ChartConfig): boolean => {
  if (findForm(config)?.hasDots) return false;
  const { segment } = readFields(config);
  const { stacking } = chartTraits[config.chartType];
  return stacking === "chosen"
    ? segment?.type === "stacked"
    : stacking === "always" && segment !== undefined;
};

/** The chart adds up values of its measure: as a stack or as parts of a whole. */
export const showsSums = (config: ChartConfig): boolean =>
  chartTraits[config.chartType].isWhole === true || canShowPercent(config);

/** Readers may switch between values and percentages: the author allows it, and the chart can show both (PC5). */
export const canSwitchPercent = (config: ChartConfig): boolean =>
  config.interactiveFiltersConfig?.calculation.active === true && canShowPercent(config);

/** Whether the chart shows percentages: the reader's mode where it may be changed, else the author's (PC2). */
export const isPercentMode = (
  config: ChartConfig,
  readerMode?: "identity" | "percent",
): boolean => {
  const mode =
    (canSwitchPercent(config) ? readerMode : undefined) ??
    config.interactiveFiltersConfig?.calculation.type;
  return canShowPercent(config) && mode === "percent";
};

/** The config with percentages off where it cannot show them (PC3). */
export const dropImpossiblePercent = <T extends ChartConfig>(config: T): T => {
  const filters = config.interactiveFiltersConfig;
  if (!filters || canShowPercent(config)) return config;
  if (!filters.calculation.active && filters.calculation.type === "identity") return config;
  return { ...config, interactiveFiltersConfig: { ...filters, calculation: { ...OFF } } };
};
