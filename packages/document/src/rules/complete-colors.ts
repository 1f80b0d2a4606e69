import { type CubeComponents, findComponent } from "@statelier/model";
import { makeSegmentColor, makeSingleColor } from "../chart-types/parts/initial-config.ts";
import type { ChartConfig, ColorField } from "../schema/index.ts";

type ColoredFields = { segment?: { componentId: string } | undefined; color: ColorField };

const completeColor = (
  { segment, color }: ColoredFields,
  components: CubeComponents,
): ColorField => {
  if (color.type === "measures") return color;
  if (!segment) return color.type === "segment" ? makeSingleColor() : color;
  const values = findComponent(components, segment.componentId)?.values ?? [];
  const mapping = color.type === "segment" ? color.colorMapping : {};
  const isComplete =
    color.type === "segment" && values.every(({ value }) => Object.hasOwn(mapping, value));
  if (isComplete || values.length === 0) return color;
  const completed = makeSegmentColor(values, color.paletteId, mapping);
  return { ...completed, colorMapping: { ...mapping, ...completed.colorMapping } };
};

/** The chart with a colour written down for each value of its series, as it is drawn (CO16). */
export const completeColors = (config: ChartConfig, components: CubeComponents): ChartConfig => {
  if (config.chartType === "map" || config.chartType === "table") return config;
  const fields: ColoredFields = config.fields;
  const color = completeColor(fields, components);
  return color === fields.color
    ? config
    : ({ ...config, fields: { ...config.fields, color } } as ChartConfig);
};
