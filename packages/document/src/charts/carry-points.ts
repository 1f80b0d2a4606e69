import { type CubeComponents, findComponent, kindTraits } from "@statelier/model";
import { chartTraits } from "../chart-types/chart-types.ts";
import type { ChartIntent } from "../chart-types/parts/chart-intent.ts";
import { makeSingleColor } from "../chart-types/parts/initial-config.ts";
import type { ChartConfig } from "../chart-types/registry.ts";

/** What stood along the axis of categories becomes points, each in the colour of all (D63). */
export const carryPoints = (
  config: ChartConfig,
  { category, segment }: ChartIntent,
  components: CubeComponents,
): ChartConfig => {
  const dimension = findComponent(components, category?.componentId ?? "");
  const isNew = config.extensions?.valueAxes === "fit";
  if (!isNew || !chartTraits[config.chartType].hasPoints) return config;
  if (!dimension || segment || kindTraits(dimension).isTemporal) return config;
  const { segment: _segment, ...fields }: Record<string, unknown> = config.fields;
  return {
    ...config,
    fields: { ...fields, color: makeSingleColor() },
    extensions: { ...config.extensions, points: [dimension.id] },
  } as ChartConfig;
};
