import { findAnimation } from "@statelier/charts";
import { canSwitchPercent, type ChartConfig, isPercentMode } from "@statelier/document";
import {
  type ComponentId,
  type CubeComponents,
  type Dimension,
  FIELD_VALUE_NONE,
  kindTraits,
  MOST_RECENT_VALUE,
} from "@statelier/model";
import { canBeOff, deriveFirstChoice, isMultiFilter } from "../chart-state/author-value.ts";
import { type FilterChoice, isSameChoice, makeChoice } from "../chart-state/filter-choice.ts";
import type { ReaderChoices, UnknownParam } from "../chart-state/reader-choices.ts";
import { findSegment, listReaderDimensions } from "../chart-state/reader-dimensions.ts";
import { decodeTimeRange, isAuthorPeriod } from "./decode-time-range.ts";
import { readDateOf } from "./read-date.ts";
import { readOne } from "./read-one.ts";
import { buildSlugs, tailOf } from "./slug.ts";
import { decodeTableParams, encodeTableParams } from "./table-params.ts";

/** How an address writes that a filter is off, and the newest value. */
export const NONE = "-";
export const LATEST = "latest";

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
  const readTyped: ValueReader = (text) =>
    dimension.kind === "TemporalDimension"
      ? readDateOf(dimension, dimension.values, text)
      : undefined;
  return (text) => {
    if (text === LATEST && kindTraits(dimension).isTemporal) return MOST_RECENT_VALUE;
    return values.get(text) ?? [text, readTyped(text) ?? ""].find((value) => names.has(value));
  };
};

const listComboMeasures = (config: ChartConfig): string[] =>
  config.chartType === "comboLineSingle" ||
  config.chartType === "comboLineDual" ||
  config.chartType === "comboLineColumn"
    ? Object.values(config.fields.y).flat()
    : [];

/** How the series of a legend stand in an address: values of its segment, measures of a combined chart. */
export const nameSeries = (
  config: ChartConfig,
  components: CubeComponents,
): Map<string, string> => {
  const segment = findSegment(config, components);
  if (segment) return deriveValueNames(segment);
  const drawn = listComboMeasures(config);
  const ids = components.measures.map(({ id }) => id).filter((id) => drawn.includes(id));
  const slugs = buildSlugs(ids.toSorted().map(tailOf));
  return new Map(ids.toSorted().map((id, index) => [id, slugs[index] ?? id]));
};

const animatedOf = (config: ChartConfig, components: CubeComponents): Dimension | undefined => {
  const id = findAnimation(config)?.componentId;
  return components.dimensions.find((dimension) => dimension.id === id);
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
  const { timeRange } = choices;
  if (timeRange && !isAuthorPeriod(config, components, timeRange))
    params.push(["t.from", timeRange.from], ["t.to", timeRange.to]);
  if (choices.hiddenValues.length > 0) {
    const series = nameSeries(config, components);
    for (const value of choices.hiddenValues) params.push(["hide", series.get(value) ?? value]);
  }
  const { calculation } = choices;
  if (calculation && isPercentMode(config, calculation) !== isPercentMode(config))
    params.push(["percent", calculation === "percent" ? "1" : "0"]);
  const animated = animatedOf(config, components);
  if (animated && choices.animationValue)
    params.push(["at", encodeValue(animated, choices.animationValue)]);
  params.push(...encodeTableParams(config, choices));
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
  // The field of a date may be empty.
  const isOff = only === NONE || (only === "" && dimension.kind === "TemporalDimension");
  const surplus = isMulti ? [] : texts.slice(1).filter((text) => text !== only);
  if (isOff)
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
    const texts = [...params.getAll(name), ...params.getAll(`f.${dimension.id}`)];
    const decoded = texts.length > 0 ? decodeChoice(chart, dimension, texts) : { unknown: [] };
    const choice = decoded.choice ?? deriveFirstChoice(chart.config, dimension);
    if (choice !== undefined) decoding.choices.dataFilters[dimension.id] = choice;
    decoding.unknown.push(...decoded.unknown.map((value) => ({ name, value })));
  }
  const known = new Set([...names.values(), ...dimensions.map(({ id }) => `f.${id}`)]);
  for (const [name, value] of params)
    if (name.startsWith("f.") && !known.has(name)) decoding.unknown.push({ name, value });
};

const decodeHidden = (
  { config, components }: Chart,
  params: URLSearchParams,
  { choices, unknown }: Decoding,
): void => {
  const isOpen = config.interactiveFiltersConfig?.legend.active === true;
  const names = isOpen ? nameSeries(config, components) : new Map<string, string>();
  const values = new Map([...names].map(([value, name]) => [name, value]));
  const read: ValueReader = (text) => values.get(text) ?? (names.has(text) ? text : undefined);
  const hidden = new Set<string>();
  for (const text of params.getAll("hide")) {
    const value = read(text);
    if (value === undefined) unknown.push({ name: "hide", value: text });
    else hidden.add(value);
  }
  for (const text of params.getAll("show"))
    if (!hidden.delete(read(text) ?? "")) unknown.push({ name: "show", value: text });
  choices.hiddenValues = [...hidden];
};

const decodePercent = (
  { config }: Chart,
  params: URLSearchParams,
  { choices, unknown }: Decoding,
): void => {
  const asked = params.getAll("percent");
  const [only = NONE, ...more] = asked.filter((text) => text !== NONE);
  if (asked.length === 0) return;
  const surplus = more.filter((text) => text !== only);
  const isKnown = canSwitchPercent(config) && ["0", "1", NONE].includes(only);
  if (isKnown) choices.calculation = only === "1" ? "percent" : "identity";
  for (const value of isKnown ? surplus : [only, ...surplus])
    unknown.push({ name: "percent", value });
};

/** What the animation and the form of the view are asked for. */
const decodeRest = (
  { config, components }: Chart,
  params: URLSearchParams,
  { choices, unknown }: Decoding,
): void => {
  const at = readOne(params, "at");
  const animated = animatedOf(config, components);
  const value = at.text && animated ? makeValueReader(animated)(at.text) : undefined;
  if (value) choices.animationValue = value;
  else if (at.text !== undefined && !(animated && at.text === NONE))
    unknown.push({ name: "at", value: at.text });
  const form = readOne(params, "as");
  if (form.text === "table") choices.showTable = true;
  else if (form.text !== undefined) unknown.push({ name: "as", value: form.text });
  unknown.push(...at.unknown, ...form.unknown);
};

/** Reads the parameters of an address for one chart; what it does not know comes back beside. */
export const decodeViewParams = (
  config: ChartConfig,
  components: CubeComponents,
  params: URLSearchParams,
): Decoding => {
  const decoding: Decoding = {
    choices: { dataFilters: {}, hiddenValues: [], showTable: false },
    unknown: [],
  };
  const chart = { config, components };
  decodeDataFilters(chart, params, decoding);
  const { timeRange, unknown } = decodeTimeRange(config, components, params);
  if (timeRange) decoding.choices.timeRange = timeRange;
  decoding.unknown.push(...unknown);
  decodeHidden(chart, params, decoding);
  decodePercent(chart, params, decoding);
  decodeRest(chart, params, decoding);
  const shown = decodeTableParams(config, params);
  Object.assign(decoding.choices, shown.choices);
  decoding.unknown.push(...shown.unknown);
  const told = new Map(decoding.unknown.map((part) => [`${part.name}=${part.value}`, part]));
  return { ...decoding, unknown: [...told.values()] };
};
