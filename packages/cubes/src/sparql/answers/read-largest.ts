import {
  type ComponentId,
  DEFAULT_LOCALE,
  type LargestValues,
  rankLargest,
  sumByValue,
} from "@statelier/model";

import { readSums, type ResolvedFilter } from "../../reading/observation-reader.ts";
import { type LargestRequest, SourceError } from "../../source/cube-source.ts";
import { isNumberColumn, type ShapeComponent } from "../parsing/shape-component.ts";
import { type ReadContext, readValues } from "./read-components.ts";
import { resolveFilters } from "./resolve-filters.ts";

const refuse = (id: ComponentId, what: string): SourceError =>
  new SourceError("BAD_REQUEST", `The dataset has no ${what} ${JSON.stringify(id.slice(0, 200))}.`);

const findOf = (
  { components }: ReadContext["model"],
  id: ComponentId,
  isNumber: boolean,
): ShapeComponent => {
  const found = [...components.values()].find((component) => component.id === id);
  if (found && isNumberColumn(found) === isNumber) return found;
  throw refuse(id, isNumber ? "column of numbers" : "dimension");
};

/** The values that may be ranked: those that the dataset lists, as far as a filter leaves them. */
const listCandidates = async (
  context: ReadContext,
  component: ShapeComponent,
  filters: readonly ResolvedFilter[],
): Promise<string[]> => {
  const own = filters.find(({ path }) => path === component.path);
  const listed = await readValues(context, component, [], DEFAULT_LOCALE);
  return listed.flatMap(({ value }) =>
    own?.type === "values" && !own.values.has(value) ? [] : value,
  );
};

/** The values with the largest sums of a measure, for one dimension after the other. */
export const readLargest = async (
  context: ReadContext,
  { filters, measureId, dimensions }: Omit<LargestRequest, "iri">,
): Promise<LargestValues[]> => {
  const { model } = context;
  const { path: numberPath, id: numberId } = findOf(model, measureId, true);
  const reader = await context.getReader();
  const passing = await resolveFilters(model, reader, filters ?? {});
  const answer: LargestValues[] = [];
  for (const { id, most } of dimensions.toSorted((a, b) => a.most - b.most)) {
    const component = findOf(model, id, false);
    const { path } = component;
    const candidates = await listCandidates(context, component, passing);
    const { table } = await readSums(reader, { path, numberPath, filters: passing });
    const sums = sumByValue(table, { valueId: id, numberId });
    const values = rankLargest({ values: candidates, most }, sums);
    passing.push({ path, type: "values", values: new Set(values) });
    answer.push({ id, values, sums: values.map((value) => sums.get(value) ?? null) });
  }
  return answer;
};
