import { type ComponentId, type CubeComponents, findComponent } from "@statelier/model";
import { makeSegmentColor, makeSingleColor } from "../chart-types/parts/initial-config.ts";
import type { ChartConfig } from "../chart-types/registry.ts";
import type { ColorField } from "../schema/fields.ts";
import { readFields } from "../chart-types/read-config.ts";

const completeColor = (
  color: ColorField,
  segment: { componentId: ComponentId } | undefined,
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
  const { color: stored, segment } = readFields(config);
  if (!stored) return config;
  const color = completeColor(stored, segment, components);
  return color === stored
    ? config
    : ({ ...config, fields: { ...config.fields, color } } as ChartConfig);
};
