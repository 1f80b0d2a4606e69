import {
  DEFAULT_LOCALE,
  type FilterValue,
  type PossibleFilter,
  type SingleFilter,
} from "@statelier/model";

import type { ObservationReader, ResolvedFilter } from "../../reading/observation-reader.ts";
import type { ShapeComponent } from "../parsing/shape-component.ts";
import { deriveValue } from "./derive-value.ts";
import type { ReadContext } from "./read-components.ts";
import { pickActiveFilters, resolveUnder } from "./resolve-filters.ts";
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

/** The filter as it is asked for, where observations under the kept ones have it. */
const keepWanted = async (
  { context, reader, kept }: Step,
  component: ShapeComponent,
  filter: FilterValue,
): Promise<ResolvedFilter | undefined> => {
  const { path } = component;
  const wanted = await resolveUnder(context.model, reader, { component, filter }, kept);
  const { table } = await reader.read({ paths: [path], filters: [...kept, wanted], limit: 1 });
  return table.rowCount > 0 ? wanted : undefined;
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
  const found = new Map<string, string>();
  for (const { component, filter } of active) {
    const wanted = await keepWanted(step, component, filter);
    const value = getValue(wanted);
    if (!wanted || value === undefined) continue;
    step.kept.push(wanted);
    found.set(component.id, value);
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
