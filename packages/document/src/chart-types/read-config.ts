import {
  type ComponentId,
  type CubeComponents,
  FIELD_VALUE_NONE,
  type GeoBox,
} from "@statelier/model";
import type { AnimationField, ColorField } from "../schema/fields.ts";
import { chartTraits } from "./chart-types.ts";
import type { SegmentIntent } from "./parts/chart-intent.ts";
import type { ChartConfig } from "./registry.ts";
import type { TableFields } from "./table.ts";

/** A chart and the components of its datasets. */
export type ChartContext = { config: ChartConfig; components: CubeComponents };

/** A chart whose fields are columns. */
export type ColumnsConfig = Extract<ChartConfig, { fields: TableFields }>;

/** A chart whose fields are layers of a map. */
export type LayersConfig = Extract<ChartConfig, { baseLayer: unknown }>;

/** Its `fields` are columns, by component id: so of a table alone. */
export const hasColumns = (config: ChartConfig): config is ColumnsConfig =>
  chartTraits[config.chartType].mapping === "columns";

/** Its `fields` are layers over a base map: so of a map alone. */
export const hasLayers = (config: ChartConfig): config is LayersConfig =>
  chartTraits[config.chartType].mapping === "layers";

/** Remarks stand at observations of named fields: neither in a table nor on a map. */
export const canHaveRemarks = ({ chartType }: ChartConfig): boolean =>
  chartTraits[chartType].mapping === "fields";

/** The fields that several chart types have; columns have no names of their own. */
type CommonFields = {
  segment?: SegmentIntent | undefined;
  color?: ColorField | undefined;
  animation?: AnimationField | undefined;
};

/** The fields that several types have, each undefined where the chart has it not; none of columns. */
export const readFields = (config: ChartConfig): CommonFields =>
  hasColumns(config) ? {} : config.fields;

/** Names under which a field holds a component, or several. */
const ID_NAME = /(componentIds?|measureId)$/i;

const listIds = (field: unknown): ComponentId[] => {
  if (field === null || typeof field !== "object") return [];
  return Object.entries(field).flatMap(([name, value]: [string, unknown]) => {
    if (name === "color") return listIds(value);
    if (!ID_NAME.test(name)) return [];
    return [value].flat().filter((id): id is ComponentId => typeof id === "string");
  });
};

/** The dimensions of which each value is a point, where a chart has points. */
export const listPointDimensions = ({ chartType, extensions }: ChartConfig): ComponentId[] =>
  chartTraits[chartType].hasPoints ? (extensions?.points ?? []) : [];

/** The series of a chart are lines, each through the observations of one value. */
export const hasLines = ({ chartType }: Pick<ChartConfig, "chartType">): boolean =>
  chartTraits[chartType].hasLines === true;

/** The series of a chart are lines or areas along a time. */
export const isAlongTime = ({ chartType }: Pick<ChartConfig, "chartType">): boolean =>
  hasLines({ chartType }) || chartTraits[chartType].stacking === "always";

/** The measure that the areas of dots stand for, where a chart has points. */
export const findDotSize = ({ chartType, extensions }: ChartConfig): ComponentId | undefined =>
  (chartTraits[chartType].hasPoints ? extensions?.dotSize : undefined) ?? undefined;

/** Readers may switch from what is worked out of the values to the values themselves. */
export const canSwitchCalculation = ({ extensions }: Pick<ChartConfig, "extensions">): boolean =>
  extensions?.calculation?.isOpen === true;

/** The dimensions whose values stand on a map; none of other charts. */
export const listMapDimensions = (config: ChartConfig): ComponentId[] => {
  if (!hasLayers(config)) return [];
  const { areaLayer, symbolLayer } = config.fields;
  return [areaLayer, symbolLayer].flatMap((layer) => (layer ? [layer.componentId] : []));
};

/** The dimensions of which the names of single values may stand in the drawing, at what a field draws. */
export const listNamedDimensions = (config: ChartConfig, field: string): ComponentId[] => {
  if (!hasLayers(config)) return listPointDimensions(config);
  const { areaLayer, symbolLayer } = config.fields;
  // Where both layers show the same places, these have one name.
  if (field === "symbolLayer" && areaLayer?.componentId === symbolLayer?.componentId) return [];
  const layer = field === "areaLayer" ? areaLayer : symbolLayer;
  return layer ? [layer.componentId] : [];
};

/** Whether a map shows land and lakes around its areas. */
export const hasBaseMap = (config: ChartConfig): boolean =>
  hasLayers(config) && config.baseLayer.show;

/** Of a map whose author has locked its view, what it shows. */
export const findLockedBox = (config: ChartConfig): GeoBox | undefined => {
  if (!hasLayers(config)) return undefined;
  const { locked, bbox } = config.baseLayer;
  if (!locked || !bbox) return undefined;
  const [[west, south], [east, north]] = bbox;
  // What was kept of it before such boxes were refused may be a point.
  return west === east || south >= north ? undefined : [west, south, east, north];
};

/** What a chart shows beside its fields: the areas of dots, and small charts. */
const listOwnDimensions = (config: ChartConfig): ComponentId[] => {
  const size = findDotSize(config);
  const panels = config.extensions?.panels?.dimension;
  return [...(size ? [size] : []), ...(panels && !hasLayers(config) ? [panels] : [])];
};

/** Every component that a field of the chart shows, once each; all of its columns. */
export const listFieldComponents = (config: ChartConfig): ComponentId[] => {
  if (hasColumns(config)) return Object.values(config.fields).map(({ componentId }) => componentId);
  const { x, y, segment, color: _color, ...others }: Record<string, unknown> = config.fields;
  const fields = [x, y, segment, ...Object.values(others)].flatMap(listIds);
  const ids = [...fields, ...listPointDimensions(config), ...listOwnDimensions(config)];
  return [...new Set(ids)].filter((id) => id !== FIELD_VALUE_NONE);
};

/** Of them those that the chart asks its data for, with what its values are divided by: columns that neither show nor group are not. */
export const listAskedComponents = (config: ChartConfig): ComponentId[] => {
  if (!hasColumns(config)) {
    const population = config.extensions?.calculation?.populationId;
    return [...listFieldComponents(config), ...(population ? [population] : [])];
  }
  return Object.values(config.fields)
    .filter(({ isHidden, isGroup }) => !isHidden || isGroup)
    .map(({ componentId }) => componentId);
};

/** Of them those that no filter is for, since a field shows each of their values; of columns none. */
export const listMappedComponents = (config: ChartConfig): ComponentId[] =>
  hasColumns(config) ? [] : listFieldComponents(config);

/** The measures that are series of their own in a combined chart; none in other charts. */
export const listSeriesMeasures = (config: ChartConfig): ComponentId[] =>
  chartTraits[config.chartType].measureUnits && "y" in config.fields
    ? listIds(config.fields.y)
    : [];
