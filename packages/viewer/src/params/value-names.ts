import { type ChartContext, listSeriesMeasures } from "@statelier/document";
import {
  type ComponentId,
  type Dimension,
  FIELD_VALUE_NONE,
  kindTraits,
  MOST_RECENT_VALUE,
} from "@statelier/model";
import { findSegment } from "../chart-state/reader-dimensions.ts";
import { readDateOf } from "./read-date.ts";
import { buildSlugs, nameComponents, tailOf } from "./slug.ts";

/** How an address writes that a filter is off, and the newest value. */
export const NONE = "-";
export const LATEST = "latest";

type ValueNames = ReadonlyMap<string, string>;

/** Every address of a page asks for them again. */
const known = new WeakMap<Dimension, ValueNames>();

/** How the values of a dimension stand in an address. */
export const deriveValueNames = (dimension: Dimension): ValueNames => {
  const before = known.get(dimension);
  if (before) return before;
  // In an order of their own: that of the list differs from language to language.
  const values = dimension.values.map(({ value }) => value).toSorted();
  const slugs = buildSlugs(values);
  const names = new Map(values.map((value, index) => [value, slugs[index] ?? value]));
  known.set(dimension, names);
  return names;
};

export const makeValueWriter = (dimension: Dimension): ((value: string) => string) => {
  const names = deriveValueNames(dimension);
  return (value) => {
    if (value === FIELD_VALUE_NONE) return NONE;
    return value === MOST_RECENT_VALUE ? LATEST : (names.get(value) ?? value);
  };
};

export type ValueReader = (text: string) => string | undefined;

/** Names that stand for values; a value stands for itself, too. */
export const makeNameReader = (names: ReadonlyMap<string, string>): ValueReader => {
  const values = new Map([...names].map(([value, name]) => [name, value]));
  return (text) => values.get(text) ?? (names.has(text) ? text : undefined);
};

export const makeValueReader = (dimension: Dimension): ValueReader => {
  const names = deriveValueNames(dimension);
  const read = makeNameReader(names);
  return (text) => {
    if (text === LATEST && kindTraits(dimension).isTemporal) return MOST_RECENT_VALUE;
    const value = read(text);
    if (value !== undefined || dimension.kind !== "TemporalDimension") return value;
    const date = readDateOf(dimension, dimension.values, text) ?? "";
    return names.has(date) ? date : undefined;
  };
};

/** How the series of a legend stand in an address: values of its segment, measures of a combined chart. */
export const nameSeries = (chart: ChartContext): ValueNames => {
  const segment = findSegment(chart);
  if (segment) return deriveValueNames(segment);
  const drawn = listSeriesMeasures(chart.config);
  const ids = chart.components.measures.map(({ id }) => id).filter((id) => drawn.includes(id));
  return nameComponents(ids);
};

/** Names of the filter parameters, `f.{slug}` per dimension. */
export const deriveFilterNames = (dimensions: readonly Dimension[]): Map<ComponentId, string> => {
  const slugs = buildSlugs(dimensions.map(({ id }) => tailOf(id)));
  return new Map(dimensions.map(({ id }, index) => [id, `f.${slugs[index] ?? ""}`]));
};
