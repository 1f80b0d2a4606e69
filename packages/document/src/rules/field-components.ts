import { type ComponentId, FIELD_VALUE_NONE } from "@statelier/model";
import type { ChartConfig, ChartConfigOf, MapColor } from "../schema/index.ts";

const mapColorIds = (color: MapColor | undefined): ComponentId[] =>
  color && "componentId" in color ? [color.componentId] : [];

const listMapComponents = ({ fields }: ChartConfigOf<"map">): ComponentId[] => [
  ...(fields.areaLayer ? [fields.areaLayer.componentId] : []),
  ...mapColorIds(fields.areaLayer?.color),
  ...(fields.symbolLayer ? [fields.symbolLayer.componentId] : []),
  ...(fields.symbolLayer?.measureId ? [fields.symbolLayer.measureId] : []),
  ...mapColorIds(fields.symbolLayer?.color),
  ...(fields.animation ? [fields.animation.componentId] : []),
];

type FieldValues = { x?: unknown; y?: unknown; segment?: unknown; animation?: unknown };

const axisIds = (field: unknown): ComponentId[] => {
  if (field === null || typeof field !== "object") return [];
  const ids: ComponentId[] = [];
  for (const [key, value] of Object.entries(field)) {
    if (key === "componentIds" && Array.isArray(value)) ids.push(...value.map(String));
    else if (/componentId$/i.test(key) && typeof value === "string") ids.push(value);
  }
  return ids;
};

/** Every component that a field of the chart shows, once each; on tables all columns. */
export const listFieldComponents = (config: ChartConfig): ComponentId[] => {
  if (config.chartType === "table") {
    return Object.values(config.fields).map(({ componentId }) => componentId);
  }
  if (config.chartType === "map") {
    return [...new Set(listMapComponents(config))].filter((id) => id !== FIELD_VALUE_NONE);
  }
  const { x, y, segment, animation }: FieldValues = config.fields;
  const ids = [x, y, segment, animation].flatMap(axisIds);
  return [...new Set(ids)].filter((id) => id !== FIELD_VALUE_NONE);
};

/** Of them those that the chart asks its data for: columns of a table that neither show nor group are not. */
export const listAskedComponents = (config: ChartConfig): ComponentId[] =>
  config.chartType === "table"
    ? Object.values(config.fields)
        .filter(({ isHidden, isGroup }) => !isHidden || isGroup)
        .map(({ componentId }) => componentId)
    : listFieldComponents(config);
