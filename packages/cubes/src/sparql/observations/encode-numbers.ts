import { parseNumber } from "../../rdf/parse-number.ts";
import type { ResolvedFilter } from "../../reading/observation-reader.ts";
import type { CubeModel } from "../model/cube-model.ts";
import { isNumberColumn } from "../parsing/shape-component.ts";
import type { CellFilter } from "../queries/build-observations-query.ts";

/** Numbers are equal however they are written; what is no number is none of theirs. */
export const pickNumbers = (texts: Iterable<string>): number[] => [
  ...new Set([...texts].map(parseNumber).filter(Number.isFinite)),
];

/** A filter on values of a column of numbers; undefined for one on any other column. */
export const encodeNumbers = (
  { components }: CubeModel,
  { path, values }: Extract<ResolvedFilter, { type: "values" }>,
): Extract<CellFilter, { type: "anyNumber" }> | undefined => {
  const component = components.get(path);
  return component && isNumberColumn(component)
    ? { path, type: "anyNumber", numbers: pickNumbers(values) }
    : undefined;
};
