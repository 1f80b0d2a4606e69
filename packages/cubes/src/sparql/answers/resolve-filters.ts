import {
  type ComponentId,
  DEFAULT_LOCALE,
  FIELD_VALUE_NONE,
  type Filters,
  type FilterValue,
  isInRange,
  MOST_RECENT_VALUE,
} from "@statelier/model";

import type { IndexedValue } from "../../rdf/indexed-value.ts";
import type { ObservationReader, ResolvedFilter } from "../../reading/observation-reader.ts";
import { UNDEFINED } from "../../rdf/vocabulary.ts";
import type { CubeModel } from "../model/cube-model.ts";
import { hasBoundsOnly, type ShapeComponent } from "../parsing/shape-component.ts";
import { deriveValue } from "./derive-value.ts";
import { compareValues } from "./value-order.ts";

type ValueIndex = ReadonlyMap<string, IndexedValue>;

/** What ranges compare: the date of a temporal entity, else the value. */
const buildRangeKey = (
  model: CubeModel,
  component: ShapeComponent,
): ((value: IndexedValue) => string) => {
  if (component.kind !== "TemporalEntityDimension") return ({ value }) => value;
  return (value) => {
    const { position } = deriveValue(value, component, DEFAULT_LOCALE, model.attributes.graph);
    return position === undefined ? value.value : String(position);
  };
};

/** Whether the first value is newer: by what ranges compare; of ordinal time by its position. */
const makeIsNewer = (
  model: CubeModel,
  component: ShapeComponent,
): ((a: IndexedValue, b: IndexedValue) => boolean) => {
  if (component.kind === "TemporalOrdinalDimension") {
    const read = (value: IndexedValue) =>
      deriveValue(value, component, DEFAULT_LOCALE, model.attributes.graph);
    return (a, b) => compareValues(read(a), read(b)) > 0;
  }
  const key = buildRangeKey(model, component);
  return (a, b) => key(a) > key(b);
};

/** A filter that is on, of a component that the cube has. */
export type ActiveFilter = { component: ShapeComponent; filter: FilterValue };

/** Whether it follows the most recent value. */
export const isMarked = (filter: FilterValue): boolean =>
  (filter.type === "single" && filter.value === MOST_RECENT_VALUE) ||
  (filter.type === "range" && filter.to === MOST_RECENT_VALUE);

const resolveRange = async (
  model: CubeModel,
  component: ShapeComponent,
  filter: { from: string; to: string },
): Promise<ResolvedFilter> => {
  const { path } = component;
  if (hasBoundsOnly(component)) {
    const [from, to] = [Number(filter.from), Number(filter.to)];
    return Number.isNaN(from) || Number.isNaN(to)
      ? { path, type: "values", values: new Set() }
      : { path, type: "numbers", from, to };
  }
  const key = buildRangeKey(model, component);
  const inside = [...(await model.values(path)).values()].filter((value) =>
    isInRange(key(value), filter.from, filter.to),
  );
  return { path, type: "values", values: new Set(inside.map(({ value }) => value)) };
};

const termMaps = new WeakMap<ValueIndex, ValueIndex>();

/** Values by their terms, made once: documents of old name the versioned IRI of a value. */
const mapTerms = (index: ValueIndex): ValueIndex => {
  const known = termMaps.get(index);
  if (known) return known;
  const byTerm = new Map<string, IndexedValue>();
  for (const indexed of index.values())
    for (const { value } of indexed.terms) if (!byTerm.has(value)) byTerm.set(value, indexed);
  termMaps.set(index, byTerm);
  return byTerm;
};

const resolveFilter = async (
  model: CubeModel,
  component: ShapeComponent,
  filter: FilterValue,
): Promise<ResolvedFilter> => {
  const { path } = component;
  if (filter.type === "range") return resolveRange(model, component, filter);
  const values = filter.type === "single" ? [filter.value] : Object.keys(filter.values);
  const index = await model.values(path);
  const isKnown = values.every((value) => index.has(value));
  const byTerm = isKnown ? index : mapTerms(index);
  const known = values.map((value) =>
    index.has(value) ? value : (byTerm.get(value)?.value ?? value),
  );
  return { path, type: "values", values: new Set(known) };
};

const resolveMarker = async (
  model: CubeModel,
  reader: ObservationReader,
  marked: ActiveFilter,
  others: readonly ResolvedFilter[],
): Promise<ResolvedFilter> => {
  const { component, filter } = marked;
  const { path } = component;
  if (filter.type === "range") return resolveRange(model, component, filter);
  const index = await model.values(path);
  const isNewer = makeIsNewer(model, component);
  const candidates = (await reader.distinct(path, others)).flatMap((value) =>
    value === UNDEFINED ? [] : (index.get(value) ?? []),
  );
  const newest = candidates.reduce<IndexedValue | undefined>(
    (best, each) => (best === undefined || isNewer(each, best) ? each : best),
    undefined,
  );
  return { path, type: "values", values: new Set(newest ? [newest.value] : []) };
};

/** One filter, its marker resolved to the newest value under the others. */
export const resolveUnder = (
  model: CubeModel,
  reader: ObservationReader,
  active: ActiveFilter,
  others: readonly ResolvedFilter[],
): Promise<ResolvedFilter> =>
  isMarked(active.filter)
    ? resolveMarker(model, reader, active, others)
    : resolveFilter(model, active.component, active.filter);

/** The filters of this cube that are on, in their order. */
export const pickActiveFilters = (model: CubeModel, filters: Filters): ActiveFilter[] => {
  const byId = new Map<ComponentId, ShapeComponent>(
    [...model.components.values()].map((component) => [component.id, component]),
  );
  return Object.entries(filters).flatMap(([id, filter]) => {
    const component = byId.get(id);
    const isOff = filter.type === "single" && filter.value === FIELD_VALUE_NONE;
    return component && !isOff ? [{ component, filter }] : [];
  });
};

/**
 * Filters as sets of values, in their order. A marker becomes the newest value that exists under the other
 * filters, markers in their order.
 */
export const resolveFilters = async (
  model: CubeModel,
  reader: ObservationReader,
  filters: Filters,
): Promise<ResolvedFilter[]> => {
  const active = pickActiveFilters(model, filters);
  const resolved = new Map<string, ResolvedFilter>();
  const plain = active.filter(({ filter }) => !isMarked(filter));
  const known = plain.map(({ component, filter }) => resolveFilter(model, component, filter));
  for (const filter of await Promise.all(known)) resolved.set(filter.path, filter);
  for (const marked of active)
    if (isMarked(marked.filter))
      resolved.set(
        marked.component.path,
        await resolveMarker(model, reader, marked, [...resolved.values()]),
      );
  return active.flatMap(({ component }) => resolved.get(component.path) ?? []);
};
