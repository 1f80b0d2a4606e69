import { type Column, MISSING_CODE, type ObservationTable } from "@statelier/model";

import { buildTermKey, isUndefinedTerm, type RdfTerm, type Row } from "./rdf-term.ts";
import { isNumberColumn, type ShapeComponent } from "./shape-component.ts";
import type { TripleGraph } from "./triple-graph.ts";
import { deriveValueOfTerm } from "./value-index.ts";

const parseNumber = (term: RdfTerm | undefined): number => {
  if (term?.type !== "literal" || isUndefinedTerm(term) || term.value.trim() === "")
    return Number.NaN;
  if (/^[+-]?INF$/.test(term.value)) return Number.NaN;
  return Number(term.value);
};

/** The distinct terms of the dictionary columns, by place of the column. */
export const collectTerms = (
  rows: readonly Row[],
  components: readonly ShapeComponent[],
): RdfTerm[][] =>
  components.map((component, index) => {
    if (isNumberColumn(component)) return [];
    const terms = new Map<string, RdfTerm>();
    for (const row of rows) {
      const term = row[`c${index}`];
      if (term) terms.set(buildTermKey(term), term);
    }
    return [...terms.values()];
  });

const parseColumn = (
  rows: readonly Row[],
  component: ShapeComponent,
  name: string,
  attributes: TripleGraph,
): Column => {
  const { id } = component;
  if (isNumberColumn(component))
    return { type: "number", id, values: Float64Array.from(rows, (row) => parseNumber(row[name])) };
  const codeOfTerm = new Map<string, number>();
  const codeOfValue = new Map<string, number>();
  const values: string[] = [];
  const encode = (term: RdfTerm): number => {
    const value = deriveValueOfTerm(term, component, attributes);
    if (value === undefined) return MISSING_CODE;
    const known = codeOfValue.get(value);
    if (known !== undefined) return known;
    codeOfValue.set(value, values.length);
    return values.push(value) - 1;
  };
  const codes = Int32Array.from(rows, (row) => {
    const term = row[name];
    if (!term) return MISSING_CODE;
    const key = buildTermKey(term);
    let code = codeOfTerm.get(key);
    if (code === undefined) codeOfTerm.set(key, (code = encode(term)));
    return code;
  });
  return { type: "dictionary", id, codes, values, labels: values };
};

/** Rows of `?c0 ?c1 …` as columns; labels are the values until a reader's language is known. */
export const parseObservations = (
  rows: readonly Row[],
  components: readonly ShapeComponent[],
  attributes: TripleGraph,
): ObservationTable => ({
  rowCount: rows.length,
  columns: components.map((component, index) =>
    parseColumn(rows, component, `c${index}`, attributes),
  ),
});

/** One row for each observation: of several values in a cell the first is kept. */
export const mergeRowsByNode = (rows: readonly Row[]): Row[] => {
  const byNode = new Map<string, Row>();
  for (const row of rows) {
    const node = row["o"] ? buildTermKey(row["o"]) : "";
    if (!byNode.has(node)) byNode.set(node, row);
  }
  return [...byNode.values()];
};
