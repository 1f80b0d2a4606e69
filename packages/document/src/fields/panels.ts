import { type Dimension, kindTraits } from "@statelier/model";
import { chartTraits } from "../chart-types/chart-types.ts";
import { findForm } from "../chart-types/kinds.ts";
import { type ChartContext, listFieldComponents, readFields } from "../chart-types/read-config.ts";
import { type ChartConfig, chartRules } from "../chart-types/registry.ts";
import { listShownValues } from "../filters/reader-filters.ts";
import { isPercentMode } from "./percent.ts";

/** More small charts than these are not compared. */
const MOST_PANELS = 24;

/** Each series has a small chart of its own: the dimension of both is the same. */
export const hasPanelPerSeries = (config: ChartConfig): boolean => {
  const segment = readFields(config).segment?.componentId;
  return segment !== undefined && segment === config.extensions?.panels?.dimension;
};

/** Series that cannot be drawn apart: parts of a whole, or of a form that sets them against each other. */
export const needsAllSeries = (config: ChartConfig, readerMode?: "identity" | "percent"): boolean =>
  chartTraits[config.chartType].isWhole === true ||
  isPercentMode(config, readerMode) ||
  findForm(config) !== undefined;

/** The dimensions of which each value may have a small chart: those without a field, or that of the series, of which the chart shows some values; what is chosen stays. */
export const listPanelCandidates = ({ config, components }: ChartContext): Dimension[] => {
  const series = needsAllSeries(config) ? undefined : readFields(config).segment?.componentId;
  const open = [config.extensions?.panels?.dimension, series];
  const shown = listFieldComponents(config).filter((id) => !open.includes(id));
  const isComparable = (dimension: Dimension): boolean => {
    const { length } = listShownValues(config, dimension);
    return length > 1 && length <= MOST_PANELS;
  };
  return components.dimensions.filter(
    (dimension) =>
      dimension.isKeyDimension &&
      kindTraits(dimension).role === "dimension" &&
      !shown.includes(dimension.id) &&
      (dimension.id === config.extensions?.panels?.dimension || isComparable(dimension)),
  );
};

/** The config without small charts where its type offers none (CV20). */
export const dropImpossiblePanels = <T extends ChartConfig>(config: T): T => {
  const { panels, ...extensions } = config.extensions ?? {};
  const isOffered = chartRules[config.chartType].fields.some(({ options }) =>
    options.includes("panels"),
  );
  return !panels || isOffered ? config : { ...config, extensions };
};
