import { type ChartView, findAnimation } from "@statelier/charts";
import type { ChartConfig } from "@statelier/document";
import {
  type ComponentId,
  type CubeComponents,
  type Dimension,
  FIELD_VALUE_NONE,
  MOST_RECENT_VALUE,
  parseComponentId,
} from "@statelier/model";
import { canBeOff } from "../reader-filters/author-value.ts";
import { decodeTimeRange } from "./decode-time-range.ts";
import { buildSlugs } from "./slug.ts";

/** What a reader can change on a published chart; all of it stands in the address. */
export type ReaderChoices = {
  /** Value (or `FIELD_VALUE_NONE`, or `MOST_RECENT_VALUE`) per dimension that the author has opened to readers. */
  dataFilters: Record<ComponentId, string>;
  timeRange?: { from: string; to: string };
  /** Values of the segment that are switched off. */
  hiddenValues: string[];
  calculation?: NonNullable<ChartView["calculation"]>;
  /** Value of the animated dimension. */
  animationValue?: string;
  showTable: boolean;
};

export const NO_CHOICES: ReaderChoices = { dataFilters: {}, hiddenValues: [], showTable: false };

/** A part of an address that this chart does not know: shown to the reader, never obeyed. */
export type UnknownParam = { name: string; value: string };

const NONE = "-";
const MOST_RECENT = "latest";

/** The part of a component's id that its name in an address is made of. */
export const tailOf = (id: ComponentId): string =>
  parseComponentId(id)?.unversionedComponentIri ?? id;

/** Names of the filter parameters, `f.{slug}` per dimension. */
export const deriveFilterNames = (dimensions: readonly Dimension[]): Map<ComponentId, string> => {
  const slugs = buildSlugs(dimensions.map(({ id }) => tailOf(id)));
  return new Map(dimensions.map(({ id }, index) => [id, `f.${slugs[index] ?? ""}`]));
};

/** How the values of a dimension stand in an address. */
export const deriveValueNames = (dimension: Dimension): Map<string, string> => {
  // In an order of their own: that of the list differs from language to language.
  const values = dimension.values.map(({ value }) => value).toSorted();
  const slugs = buildSlugs(values);
  return new Map(values.map((value, index) => [value, slugs[index] ?? value]));
};

const encodeValue = (dimension: Dimension, value: string): string => {
  if (value === FIELD_VALUE_NONE) return NONE;
  if (value === MOST_RECENT_VALUE) return MOST_RECENT;
  return deriveValueNames(dimension).get(value) ?? value;
};

const decodeValue = (dimension: Dimension, text: string): string | undefined => {
  if (text === MOST_RECENT) return MOST_RECENT_VALUE;
  for (const [value, name] of deriveValueNames(dimension))
    if (name === text || value === text) return value;
  return undefined;
};

const segmentOf = (config: ChartConfig, components: CubeComponents): Dimension | undefined => {
  const fields: Record<string, unknown> = config.fields;
  const segment = fields["segment"] as { componentId?: ComponentId } | undefined;
  return components.dimensions.find(({ id }) => id === segment?.componentId);
};

const animatedOf = (config: ChartConfig, components: CubeComponents): Dimension | undefined => {
  const id = findAnimation(config)?.componentId;
  return components.dimensions.find((dimension) => dimension.id === id);
};

/** The place of a dimension's filter among the author's; after all of them where it has none. */
const placeOf = (config: ChartConfig, { id, originalIds = [] }: Dimension): number => {
  const ids = [id, ...originalIds.map(({ dimensionId }) => dimensionId)];
  const place = config.cubes
    .flatMap(({ filters }) => Object.keys(filters))
    .findIndex((filter) => ids.includes(filter));
  return place < 0 ? Number.POSITIVE_INFINITY : place;
};

/** The dimensions whose value readers may choose, in the order of the author's filters. */
export const listReaderDimensions = (
  config: ChartConfig,
  components: CubeComponents,
): Dimension[] => {
  const filters = config.interactiveFiltersConfig?.dataFilters;
  if (!filters?.active) return [];
  return filters.componentIds
    .flatMap((componentId) => components.dimensions.find(({ id }) => id === componentId) ?? [])
    .map((dimension) => ({ dimension, place: placeOf(config, dimension) }))
    .toSorted((a, b) => (a.place === b.place ? 0 : a.place - b.place))
    .map(({ dimension }) => dimension);
};

/** Parameters of an address for one chart; only what differs from the author's chart is written. */
export const encodeViewParams = (
  config: ChartConfig,
  components: CubeComponents,
  choices: ReaderChoices,
): [name: string, value: string][] => {
  const dimensions = listReaderDimensions(config, components);
  const names = deriveFilterNames(dimensions);
  const params: [string, string][] = [];
  for (const dimension of dimensions) {
    const value = choices.dataFilters[dimension.id];
    if (value !== undefined)
      params.push([names.get(dimension.id) ?? "", encodeValue(dimension, value)]);
  }
  if (choices.timeRange)
    params.push(["t.from", choices.timeRange.from], ["t.to", choices.timeRange.to]);
  const segment = segmentOf(config, components);
  for (const value of choices.hiddenValues)
    params.push(["hide", segment ? encodeValue(segment, value) : value]);
  if (choices.calculation) params.push(["percent", choices.calculation === "percent" ? "1" : "0"]);
  const animated = animatedOf(config, components);
  if (animated && choices.animationValue)
    params.push(["at", encodeValue(animated, choices.animationValue)]);
  if (choices.showTable) params.push(["as", "table"]);
  return params;
};

type Decoding = { choices: ReaderChoices; unknown: UnknownParam[] };

const decodeDataFilters = (
  { config, components }: { config: ChartConfig; components: CubeComponents },
  params: URLSearchParams,
  decoding: Decoding,
): void => {
  const dimensions = listReaderDimensions(config, components);
  const names = deriveFilterNames(dimensions);
  for (const dimension of dimensions) {
    const name = names.get(dimension.id) ?? "";
    const text = params.get(name) ?? params.get(`f.${dimension.id}`);
    if (text === null) continue;
    const isOff = text === NONE && canBeOff(config, dimension);
    const value = isOff ? FIELD_VALUE_NONE : decodeValue(dimension, text);
    if (value === undefined) decoding.unknown.push({ name, value: text });
    else decoding.choices.dataFilters[dimension.id] = value;
  }
  const known = new Set([...names.values(), ...dimensions.map(({ id }) => `f.${id}`)]);
  for (const [name, value] of params)
    if (name.startsWith("f.") && !known.has(name)) decoding.unknown.push({ name, value });
};

/** Reads the parameters of an address for one chart; what it does not know comes back beside. */
export const decodeViewParams = (
  config: ChartConfig,
  components: CubeComponents,
  params: URLSearchParams,
): Decoding => {
  const decoding: Decoding = {
    choices: { dataFilters: {}, hiddenValues: [], showTable: params.get("as") === "table" },
    unknown: [],
  };
  const interactive = config.interactiveFiltersConfig;
  decodeDataFilters({ config, components }, params, decoding);
  const { timeRange, unknown } = decodeTimeRange(config, components, params);
  if (timeRange) decoding.choices.timeRange = timeRange;
  decoding.unknown.push(...unknown);
  const segment = segmentOf(config, components);
  for (const text of interactive?.legend.active ? params.getAll("hide") : []) {
    const value = segment ? decodeValue(segment, text) : text;
    if (value === undefined) decoding.unknown.push({ name: "hide", value: text });
    else if (!decoding.choices.hiddenValues.includes(value))
      decoding.choices.hiddenValues.push(value);
  }
  const percent = params.get("percent");
  if (interactive?.calculation.active && (percent === "1" || percent === "0"))
    decoding.choices.calculation = percent === "1" ? "percent" : "identity";
  const at = params.get("at");
  const animated = animatedOf(config, components);
  const animationValue = at && animated ? decodeValue(animated, at) : undefined;
  if (animationValue) decoding.choices.animationValue = animationValue;
  else if (at && animated) decoding.unknown.push({ name: "at", value: at });
  return decoding;
};
