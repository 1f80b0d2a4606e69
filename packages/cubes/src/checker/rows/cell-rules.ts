import { hasDatatype } from "../../rdf/has-datatype.ts";
import type { RdfGraph } from "../../rdf/rdf-graph.ts";
import { isUndefinedTerm, type RdfTerm } from "../../rdf/rdf-term.ts";
import { sh, shortenIri } from "../../rdf/vocabulary.ts";
import { listTerms } from "../names.ts";
import { isListNode, listMembers } from "../rules/list-rules.ts";
import type { RowRule } from "./row-finding.ts";
import { makeComparison } from "./value-order.ts";
import { writeCell } from "./write-cell.ts";

/** What is wrong with a cell, as the end of a sentence that began with the cell. */
export interface CellProblem {
  rule: RowRule;
  words: string;
}

export type CheckCell = (cell: RdfTerm) => CellProblem | undefined;

const KINDS = new Map<string, { kinds: RdfTerm["type"][]; name: string }>([
  [sh("IRI"), { kinds: ["iri"], name: "an IRI" }],
  [sh("Literal"), { kinds: ["literal"], name: "a literal" }],
  [sh("BlankNode"), { kinds: ["blank"], name: "a blank node" }],
  [sh("BlankNodeOrIRI"), { kinds: ["blank", "iri"], name: "a blank node or an IRI" }],
  [sh("BlankNodeOrLiteral"), { kinds: ["blank", "literal"], name: "a blank node or a literal" }],
  [sh("IRIOrLiteral"), { kinds: ["iri", "literal"], name: "an IRI or a literal" }],
]);

function makeKindChecks(graph: RdfGraph, shape: RdfTerm): CheckCell[] {
  return graph.objects(shape, sh("nodeKind")).flatMap((term) => {
    const wanted = KINDS.get(term.value);
    if (!wanted) return [];
    return (cell: RdfTerm) =>
      wanted.kinds.includes(cell.type)
        ? undefined
        : { rule: "cell-node-kind", words: `which is not ${wanted.name} (sh:nodeKind)` };
  });
}

function explainDatatype(cell: RdfTerm, wanted: RdfTerm[]): CellProblem | undefined {
  if (wanted.some((datatype) => hasDatatype(cell, datatype.value))) return undefined;
  const names = wanted.length === 1 ? listTerms(wanted) : `one of ${listTerms(wanted)}`;
  if (cell.type !== "literal")
    return { rule: "cell-datatype", words: `which is not a literal of ${names}` };
  if (wanted.some((datatype) => datatype.value === cell.datatype))
    return {
      rule: "cell-ill-formed",
      words: `which cannot be read as its datatype ${shortenIri(cell.datatype)}`,
    };
  if (isUndefinedTerm(cell))
    return {
      rule: "cell-undefined",
      words: `which the column does not allow. Fill the cell, or allow it with sh:or ( ${wanted
        .map((datatype) => `[ sh:datatype ${shortenIri(datatype.value)} ]`)
        .join(" ")} [ sh:datatype cube:Undefined ] )`,
    };
  return {
    rule: "cell-datatype",
    words: `whose datatype is ${shortenIri(cell.datatype)} and not ${names}`,
  };
}

function makeDatatypeCheck(graph: RdfGraph, shape: RdfTerm): CheckCell[] {
  const wanted = graph.objects(shape, sh("datatype"));
  return wanted.length === 0 ? [] : [(cell) => explainDatatype(cell, wanted)];
}

function makeListChecks(graph: RdfGraph, shape: RdfTerm): CheckCell[] {
  const lists = graph.objects(shape, sh("in")).filter((list) => isListNode(graph, list));
  return lists.map((list) => {
    const listed = new Set(listMembers(graph, list));
    return (cell) =>
      listed.has(cell)
        ? undefined
        : {
            rule: "cell-not-listed",
            words: "which is not among the values that the column lists in sh:in",
          };
  });
}

interface Bound {
  name: string;
  rule: "cell-too-low" | "cell-too-high";
  wanted: string;
  holds: (difference: number) => boolean;
}

const BOUNDS: Bound[] = [
  {
    name: "minInclusive",
    rule: "cell-too-low",
    wanted: "at least",
    holds: (difference) => difference >= 0,
  },
  {
    name: "minExclusive",
    rule: "cell-too-low",
    wanted: "more than",
    holds: (difference) => difference > 0,
  },
  {
    name: "maxInclusive",
    rule: "cell-too-high",
    wanted: "at most",
    holds: (difference) => difference <= 0,
  },
  {
    name: "maxExclusive",
    rule: "cell-too-high",
    wanted: "less than",
    holds: (difference) => difference < 0,
  },
];

function makeBoundChecks(graph: RdfGraph, shape: RdfTerm): CheckCell[] {
  return BOUNDS.flatMap(({ name, rule, wanted, holds }) =>
    graph.objects(shape, sh(name)).flatMap((bound) => {
      const compare = makeComparison(bound);
      if (!compare) return [];
      return (cell: RdfTerm) =>
        holds(compare(cell))
          ? undefined
          : { rule, words: `which is not ${wanted} ${bound.value} (sh:${name})` };
    }),
  );
}

/** A cell must keep one of the choices; where one has its datatype, what that one says is reported. */
function makeChoiceChecks(graph: RdfGraph, shape: RdfTerm): CheckCell[] {
  const lists = graph.objects(shape, sh("or")).filter((list) => isListNode(graph, list));
  return lists.map((list) => {
    const choices = listMembers(graph, list).map((member) => ({
      check: makePlainCheck(graph, member),
      datatypes: graph.objects(member, sh("datatype")),
    }));
    const datatypes = choices.flatMap((choice) => choice.datatypes);
    return (cell) => {
      const problems = choices.map(({ check }) => check(cell));
      if (problems.some((problem) => !problem)) return undefined;
      const own = choices.findIndex((choice) =>
        choice.datatypes.some(
          (datatype) => cell.type === "literal" && datatype.value === cell.datatype,
        ),
      );
      const wrongType =
        datatypes.length === 0 ? undefined : explainDatatype(cell, [...new Set(datatypes)]);
      return (
        problems[own] ??
        wrongType ?? { rule: "cell-choice", words: "which none of the choices in its sh:or allows" }
      );
    };
  });
}

function makeFirstCheck(checks: CheckCell[]): CheckCell {
  return (cell) => {
    for (const check of checks) {
      const problem = check(cell);
      if (problem) return problem;
    }
    return undefined;
  };
}

function makePlainCheck(graph: RdfGraph, shape: RdfTerm): CheckCell {
  return makeFirstCheck([
    ...makeKindChecks(graph, shape),
    ...makeDatatypeCheck(graph, shape),
    ...makeListChecks(graph, shape),
    ...makeBoundChecks(graph, shape),
  ]);
}

/** Says the first thing that is wrong with a cell of the column. */
export function makeCellCheck(graph: RdfGraph, column: RdfTerm): CheckCell {
  return makeFirstCheck([
    ...makeKindChecks(graph, column),
    ...makeDatatypeCheck(graph, column),
    ...makeChoiceChecks(graph, column),
    ...makeListChecks(graph, column),
    ...makeBoundChecks(graph, column),
  ]);
}

/** The cell as the middle of the sentence; of one without a value it says so. */
export function nameCell(cell: RdfTerm, rule: RowRule): string {
  return rule === "cell-undefined" ? `${writeCell(cell)} (no value)` : writeCell(cell);
}
