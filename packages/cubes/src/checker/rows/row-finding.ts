import type { RdfTerm } from "../../rdf/rdf-term.ts";

export type RowRule =
  | "cell-missing"
  | "cell-several"
  | "cell-node-kind"
  | "cell-datatype"
  | "cell-ill-formed"
  | "cell-undefined"
  | "cell-choice"
  | "cell-not-listed"
  | "cell-too-low"
  | "cell-too-high"
  | "row-duplicate";

/** One row that breaks what the cube says of its own columns. */
export interface RowExample {
  row: RdfTerm;
  /** The cell that is wrong, where there is one. */
  value?: RdfTerm;
  /** A plain English sentence. */
  message: string;
}

/** What is wrong in the same way in rows of one cube and, but for duplicates, in one column. */
export interface RowFinding {
  rule: RowRule;
  severity: "violation";
  cube: RdfTerm;
  /** The cube's own constraint, which the rows break. */
  constraint: RdfTerm;
  /** IRI of the column's predicate; empty where whole rows are alike. */
  path: string;
  count: number;
  /** The first of them. */
  examples: RowExample[];
}
