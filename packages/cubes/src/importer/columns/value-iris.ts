import type { Value } from "../descriptor/value-list.ts";
import type { Identifiers } from "./identifiers.ts";
import type { PlannedColumn } from "./plan-columns.ts";

/** The IRIs of a column's values: the lasting one, and the one that the data name. */
export const makeValueIris = (
  identifiers: Identifiers,
  cubeKey: string,
  { name, cells }: Pick<PlannedColumn, "name" | "cells">,
) => {
  const termset = cells.kind === "values" ? cells.list.termset : undefined;
  const own = (value: Value): string => identifiers.value(cubeKey, name, value);
  return termset === undefined
    ? { lasting: own, used: own }
    : {
        lasting: (value: Value): string => identifiers.term(termset.key, value),
        used: (value: Value): string => identifiers.usedTerm(termset.key, termset.termset, value),
      };
};
