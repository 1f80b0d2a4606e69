import { DEFAULT_LOCALE, type PossibleFilter, type SingleFilter } from "@statelier/model";

import type { ObservationReader, ResolvedFilter } from "../../reading/observation-reader.ts";
import type { ShapeComponent } from "../parsing/shape-component.ts";
import { deriveValue } from "./derive-value.ts";
import type { ReadContext } from "./read-components.ts";
import { type ActiveFilter, isMarked, pickActiveFilters, resolveUnder } from "./resolve-filters.ts";
import { compareValues } from "./value-order.ts";

const pickFirst = async (
  { model }: ReadContext,
  reader: ObservationReader,
  component: ShapeComponent,
  kept: readonly ResolvedFilter[],
): Promise<string | undefined> => {
  await model.values(component.path);
  const present = await reader.distinct(component.path, kept);
  const [first] = present
    .map((value) => model.recall(component.path, value))
    .map((value) => deriveValue(value, component, DEFAULT_LOCALE, model.attributes.graph))
    .toSorted(compareValues);
  return first?.value;
};

type Step = { context: ReadContext; reader: ObservationReader; kept: ResolvedFilter[] };

const passesAny = async (
  reader: ObservationReader,
  paths: readonly string[],
  filters: readonly ResolvedFilter[],
): Promise<boolean> => (await reader.read({ paths, filters, limit: 1 })).table.rowCount > 0;

/** All filters as they are asked for, where some observation passes them together: one question, which mostly is enough. */
const keepAll = async (
  { context, reader }: Step,
  active: readonly ActiveFilter[],
): Promise<ResolvedFilter[] | undefined> => {
  if (active.length < 2 || active.some(({ filter }) => isMarked(filter))) return undefined;
  const wanted = await Promise.all(
    active.map((each) => resolveUnder(context.model, reader, each, [])),
  );
  const paths = active.map(({ component }) => component.path);
  return (await passesAny(reader, paths, wanted)) ? wanted : undefined;
};

/** The filter as it is asked for, where observations under the kept ones have it. */
const keepWanted = async (
  { context, reader, kept }: Step,
  active: ActiveFilter,
): Promise<ResolvedFilter | undefined> => {
  const wanted = await resolveUnder(context.model, reader, active, kept);
  const { path } = active.component;
  return (await passesAny(reader, [path], [...kept, wanted])) ? wanted : undefined;
};

const getValue = (filter: ResolvedFilter | undefined): string | undefined =>
  filter?.type === "values" ? [...filter.values][0] : undefined;

/**
 * Filters that at least one observation passes: wanted values are kept, in their order, where observations have
 * them; the others become the first value that remains. A marker is the newest value under the kept ones.
 */
export const readPossibleFilters = async (
  context: ReadContext,
  filters: Record<string, SingleFilter>,
): Promise<PossibleFilter[]> => {
  const step: Step = { context, reader: await context.getReader(), kept: [] };
  const active = pickActiveFilters(context.model, filters);
  const all = await keepAll(step, active);
  const found = new Map<string, string>();
  for (const [at, each] of active.entries()) {
    const wanted = all ? all[at] : await keepWanted(step, each);
    const value = getValue(wanted);
    if (!wanted || value === undefined) continue;
    step.kept.push(wanted);
    found.set(each.component.id, value);
  }
  for (const { component } of active) {
    if (found.has(component.id)) continue;
    const value = await pickFirst(context, step.reader, component, step.kept);
    if (value === undefined) continue;
    step.kept.push({ path: component.path, type: "values", values: new Set([value]) });
    found.set(component.id, value);
  }
  return active.flatMap(({ component: { id } }): PossibleFilter[] => {
    const value = found.get(id);
    return value === undefined ? [] : [{ type: "single", id, value }];
  });
};
