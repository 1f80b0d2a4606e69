import type { ChartConfig } from "../chart-types/registry.ts";
import { chartTraits } from "../chart-types/chart-types.ts";
import { type ChartContext, readFields } from "../chart-types/read-config.ts";
import { LARGEST_COUNTS } from "../schema/extensions.ts";
import { listShownValues } from "../filters/reader-filters.ts";
import { findComponent } from "@statelier/model";
import { canStackMeasure } from "./field-candidates.ts";

/** Stands for all values of a dimension but the largest; no dimension has it. */
export const OTHERS_VALUE = "_others";

/** Parts that lie on each other, or make up a whole. */
const showsParts = (config: ChartConfig): boolean => {
  const { stacking, isWhole } = chartTraits[config.chartType];
  const { segment } = readFields(config);
  if (!segment) return false;
  return stacking === "always" || isWhole === true || segment.type === "stacked";
};

/** Whether all series but the largest may be drawn as one: the parts of what adds up (D64). */
export const canMergeOthers = ({ config, components }: ChartContext): boolean =>
  showsParts(config) && canStackMeasure(config, components);

/** How many series may keep their names, where there are more; what is chosen stays. */
export const listLargestCounts = (chart: ChartContext): number[] => {
  const id = readFields(chart.config).segment?.componentId ?? "";
  const segment = findComponent(chart.components, id);
  if (!segment || !canMergeOthers(chart)) return [];
  const shown = listShownValues(chart.config, segment).length;
  const chosen = chart.config.extensions?.largest;
  return LARGEST_COUNTS.filter((count) => shown > count + 1 || count === chosen);
};
