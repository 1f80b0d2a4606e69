import { type ChartView, findAnimation } from "@statelier/charts";
import type { ChartConfig } from "@statelier/document";
import {
  type ComponentId,
  type CubeComponents,
  type Dimension,
  FIELD_VALUE_NONE,
  kindTraits,
  MOST_RECENT_VALUE,
  parseComponentId,
} from "@statelier/model";
import { canBeOff, deriveFirstChoice, isMultiFilter } from "../reader-filters/author-value.ts";
import { type FilterChoice, isSameChoice, makeChoice } from "../reader-filters/filter-choice.ts";
import { decodeTimeRange } from "./decode-time-range.ts";
import { buildSlugs } from "./slug.ts";

/** What a reader can change on a published chart; all of it stands in the address. */
export type ReaderChoices = {
  /** Per dimension that the author has opened to readers. */
  dataFilters: Record<ComponentId, FilterChoice>;
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

/** How an address writes that a filter is off, and the newest value. */
export const NONE = "-";
export const LATEST = "latest";

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
  if (value === MOST_RECENT_VALUE) return LATEST;
  return deriveValueNames(dimension).get(value) ?? value;
};

type ValueReader = (text: string) => string | undefined;

const makeValueReader = (dimension: Dimension): ValueReader => {
  const names = deriveValueNames(dimension);
  const values = new Map([...names].map(([value, name]) => [name, value]));
  return (text) => {
    if (text === LATEST && kindTraits(dimension).isTemporal) return MOST_RECENT_VALUE;
    return values.get(text) ?? (names.has(text) ? text : undefined);
  };
};

/** The dimension whose values the legend switches. */
export const findSegment = (
  config: ChartConfig,
  components: CubeComponents,
): Dimension | undefined => {
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
    const choice = choices.dataFilters[dimension.id];
    if (choice === undefined || isSameChoice(choice, deriveFirstChoice(config, dimension)))
      continue;
    const name = names.get(dimension.id) ?? "";
    for (const value of typeof choice === "string" ? [choice] : choice)
      params.push([name, encodeValue(dimension, value)]);
  }
  if (choices.timeRange)
    params.push(["t.from", choices.timeRange.from], ["t.to", choices.timeRange.to]);
  const segment = findSegment(config, components);
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

type Chart = { config: ChartConfig; components: CubeComponents };

/** What the texts of one filter ask for, and those of them that it does not know. */
const decodeChoice = (
  { config }: Chart,
  dimension: Dimension,
  texts: readonly string[],
): { choice?: FilterChoice; unknown: readonly string[] } => {
  const isMulti = isMultiFilter(config, dimension);
  const wanted = isMulti ? texts.filter((text) => text !== NONE) : texts.slice(0, 1);
  const [only = NONE] = wanted;
  const surplus = isMulti ? [] : texts.slice(1).filter((text) => text !== only);
  if (only === NONE)
    return canBeOff(config, dimension)
      ? { choice: FIELD_VALUE_NONE, unknown: surplus }
      : { unknown: texts };
  const read = makeValueReader(dimension);
  const isKnown = (text: string): boolean =>
    read(text) !== undefined && (wanted.length === 1 || text !== LATEST);
  const known = wanted.filter(isKnown).flatMap((text) => read(text) ?? []);
  return {
    ...(known.length > 0 ? { choice: makeChoice(known) } : {}),
    unknown: [...wanted.filter((text) => !isKnown(text)), ...surplus],
  };
};

const decodeDataFilters = (chart: Chart, params: URLSearchParams, decoding: Decoding): void => {
  const dimensions = listReaderDimensions(chart.config, chart.components);
  const names = deriveFilterNames(dimensions);
  for (const dimension of dimensions) {
    const name = names.get(dimension.id) ?? "";
    const short = params.getAll(name);
    const texts = short.length > 0 ? short : params.getAll(`f.${dimension.id}`);
    const decoded = texts.length > 0 ? decodeChoice(chart, dimension, texts) : { unknown: [] };
    const choice = decoded.choice ?? deriveFirstChoice(chart.config, dimension);
    if (choice !== undefined) decoding.choices.dataFilters[dimension.id] = choice;
    decoding.unknown.push(...decoded.unknown.map((value) => ({ name, value })));
  }
  const known = new Set([...names.values(), ...dimensions.map(({ id }) => `f.${id}`)]);
  for (const [name, value] of params)
    if (name.startsWith("f.") && !known.has(name)) decoding.unknown.push({ name, value });
};

/** What the legend, the switch for percentages, the animation and the form of the view are asked for. */
const decodeRest = (
  { config, components }: Chart,
  params: URLSearchParams,
  { choices, unknown }: Decoding,
): void => {
  const { legend, calculation } = config.interactiveFiltersConfig ?? {};
  const segment = findSegment(config, components);
  const readSegment = segment ? makeValueReader(segment) : (text: string) => text;
  for (const text of params.getAll("hide")) {
    const value = legend?.active ? readSegment(text) : undefined;
    if (value === undefined) unknown.push({ name: "hide", value: text });
    else if (!choices.hiddenValues.includes(value)) choices.hiddenValues.push(value);
  }
  const percent = params.get("percent");
  if (calculation?.active && (percent === "1" || percent === "0"))
    choices.calculation = percent === "1" ? "percent" : "identity";
  else if (percent !== null) unknown.push({ name: "percent", value: percent });
  const at = params.get("at");
  const animated = animatedOf(config, components);
  const animationValue = at && animated ? makeValueReader(animated)(at) : undefined;
  if (animationValue) choices.animationValue = animationValue;
  else if (at !== null) unknown.push({ name: "at", value: at });
  const form = params.get("as");
  if (form !== null && form !== "table") unknown.push({ name: "as", value: form });
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
  decodeDataFilters({ config, components }, params, decoding);
  const { timeRange, unknown } = decodeTimeRange(config, components, params);
  if (timeRange) decoding.choices.timeRange = timeRange;
  decoding.unknown.push(...unknown);
  decodeRest({ config, components }, params, decoding);
  return decoding;
};
