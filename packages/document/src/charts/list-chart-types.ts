import type { CubeComponents } from "@statelier/model";
import type { DisabledReason } from "../chart-types/parts/availability.ts";
import { CHART_TYPES, type ChartType, chartTraits } from "../chart-types/chart-types.ts";
import { requireFound } from "../chart-types/parts/component-choice.ts";
import { chartRules } from "../chart-types/registry.ts";

export type ChartTypeChoice = {
  chartType: ChartType;
  enabled: boolean;
  /** Message id of why not. */
  reason?: DisabledReason;
};

/** Several measures are its series. */
export const isCombinedType = (chartType: ChartType): boolean =>
  chartTraits[chartType].measureUnits !== undefined;

/** All chart types in the order in which they are offered, combined ones first where there are several cubes (CT9). */
export const listChartTypes = (
  components: CubeComponents,
  cubeCount: number,
): ChartTypeChoice[] => {
  const order: readonly ChartType[] =
    cubeCount > 1
      ? [
          ...CHART_TYPES.filter(isCombinedType),
          ...CHART_TYPES.filter((type) => !isCombinedType(type)),
        ]
      : CHART_TYPES;
  return order.map((chartType) => {
    const reason = chartRules[chartType].checkAvailability(components);
    return reason ? { chartType, enabled: false, reason } : { chartType, enabled: true };
  });
};

/** The first type that fits; a table fits always. */
export const chooseChartType = (components: CubeComponents, cubeCount: number): ChartType =>
  requireFound(
    listChartTypes(components, cubeCount).find(({ enabled }) => enabled),
    "chart type",
  ).chartType;
