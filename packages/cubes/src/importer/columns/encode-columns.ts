import { iri, literal, type Term } from "../../rdf/ntriples.ts";
import { cube } from "../../rdf/vocabulary.ts";
import { fail, type Outcome, succeed, summarizeProblems } from "../descriptor/outcome.ts";
import type { Value } from "../descriptor/value-list.ts";
import type { Identifiers } from "./identifiers.ts";
import type { PlannedColumn, PlannedList } from "./plan-columns.ts";

/** A planned column with its cells as terms. */
export type EncodedColumn = PlannedColumn & {
  terms: Term[];
  hasMissing: boolean;
  /** Values that occur, in the order of their list. */
  used: Value[];
  /** Distinct literals that occur, ascending as text; empty for columns with values. */
  literals: string[];
};

/** The cells of one column, and where each stands, for messages. */
export type ColumnCells = { cells: readonly string[]; place: (index: number) => string };

/** The term that stands in observations for a value of a column. */
const makeValueTerm =
  (identifiers: Identifiers, cubeKey: string, column: string, list: PlannedList) =>
  (value: Value): Term =>
    iri(
      list.termset === undefined
        ? identifiers.value(cubeKey, column, value)
        : identifiers.usedTerm(list.termset.key, list.termset.termset, value),
    );

/** Values by every text that may stand for them in the data. */
export const indexValues = (list: PlannedList): ReadonlyMap<string, Value> =>
  new Map(
    list.values.flatMap((value) =>
      [value.value, ...(value.aliases ?? [])].map((name) => [name, value] as const),
    ),
  );

type CellEncoder = {
  encode: (cell: string) => Term | undefined;
  expected: string;
};

const describeList = (planned: PlannedColumn, list: PlannedList) =>
  list.termset === undefined
    ? `one of the values of column "${planned.name}"`
    : `a value of the termset "${list.termset.key}"`;

const makeEncoder = (
  planned: PlannedColumn,
  toTerm: (value: Value) => Term,
  used: Set<string>,
): CellEncoder => {
  const { cells } = planned;
  if (cells.kind === "values") {
    const byName = indexValues(cells.list);
    return {
      expected: describeList(planned, cells.list),
      encode: (cell) => {
        const value = byName.get(cell);
        if (value === undefined) return undefined;
        used.add(value.value);
        return toTerm(value);
      },
    };
  }
  const isDistance = planned.column.role === "uncertainty";
  return {
    expected: isDistance ? "a distance, never below zero" : cells.literal.expected,
    encode: (cell) => {
      const form = cells.literal.read(cell);
      if (form === undefined || (isDistance && form.startsWith("-"))) return undefined;
      used.add(form);
      return literal(form, cells.literal.datatype);
    },
  };
};

const UNDEFINED_LITERAL = literal("", cube("Undefined"));
const UNDEFINED_IRI = iri(cube("Undefined"));

const encodeColumn = (
  planned: PlannedColumn,
  { cells: texts, place }: ColumnCells,
  toTerm: (value: Value) => Term,
): Outcome<EncodedColumn> => {
  const used = new Set<string>();
  const { encode, expected } = makeEncoder(planned, toTerm, used);
  const nothing = planned.cells.kind === "values" ? UNDEFINED_IRI : UNDEFINED_LITERAL;
  const problems: string[] = [];
  let hasMissing = false;
  const hint = (cell: string) =>
    cell === "" && planned.column.role !== "dimension" ? ' (or "" listed under `missing`)' : "";
  const terms = texts.map((cell, index) => {
    if (planned.missing.has(cell)) {
      hasMissing = true;
      return nothing;
    }
    const term = encode(cell);
    if (term === undefined)
      problems.push(`${place(index)}: found "${cell}", expected ${expected}${hint(cell)}`);
    return term ?? nothing;
  });
  if (problems.length > 0) return fail(summarizeProblems(problems, `column "${planned.name}"`));
  const { cells } = planned;
  return succeed({
    ...planned,
    terms,
    hasMissing,
    used: cells.kind === "values" ? cells.list.values.filter((value) => used.has(value.value)) : [],
    literals: cells.kind === "literal" ? [...used].toSorted() : [],
  });
};

/** Turns every cell into a term; names each cell that does not fit its column. */
export const encodeColumns = (
  planned: readonly PlannedColumn[],
  cellsOf: (column: string) => ColumnCells,
  identifiers: Identifiers,
  cubeKey: string,
): Outcome<EncodedColumn[]> => {
  const problems: string[] = [];
  const encoded = planned.flatMap((column) => {
    const toTerm =
      column.cells.kind === "values"
        ? makeValueTerm(identifiers, cubeKey, column.name, column.cells.list)
        : () => UNDEFINED_IRI;
    const outcome = encodeColumn(column, cellsOf(column.name), toTerm);
    if (outcome.ok) return [outcome.value];
    problems.push(...outcome.problems);
    return [];
  });
  return problems.length > 0 ? fail(problems) : succeed(encoded);
};
