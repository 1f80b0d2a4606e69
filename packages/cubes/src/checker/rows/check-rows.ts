import type { RdfGraph } from "../../rdf/rdf-graph.ts";
import type { RdfTerm } from "../../rdf/rdf-term.ts";
import { cube, sh } from "../../rdf/vocabulary.ts";
import { nameColumnWithin } from "../names.ts";
import { type CellProblem, type CheckCell, makeCellCheck, nameCell } from "./cell-rules.ts";
import type { RowFinding } from "./row-finding.ts";
import { RowFindings } from "./row-findings.ts";
import { writeCell, writeRow } from "./write-cell.ts";

interface Column {
  path: string;
  name: string;
  isKey: boolean;
  least: number;
  most: number;
  checkCell: CheckCell;
}

function readCount(graph: RdfGraph, column: RdfTerm, name: "minCount" | "maxCount") {
  return graph
    .objects(column, sh(name))
    .flatMap((term) => (/^\d+$/.test(term.value) ? [Number(term.value)] : []));
}

function readColumns(graph: RdfGraph, constraint: RdfTerm): Column[] {
  return graph.objects(constraint, sh("property")).flatMap((column) => {
    const [path, ...others] = graph.objects(column, sh("path"));
    if (path?.type !== "iri" || others.length > 0) return [];
    return {
      path: path.value,
      name: nameColumnWithin(graph, column),
      isKey: graph.isInstanceOf(column, cube("KeyDimension")),
      least: Math.max(0, ...readCount(graph, column, "minCount")),
      most: Math.min(Number.POSITIVE_INFINITY, ...readCount(graph, column, "maxCount")),
      checkCell: makeCellCheck(graph, column),
    };
  });
}

function explainCount({ least, most }: Column, cells: RdfTerm[]): CellProblem | undefined {
  if (cells.length < least) {
    const words =
      cells.length === 0 ? "no cell. Add it" : `${cells.length} of at least ${least} cells`;
    return { rule: "cell-missing", words };
  }
  if (cells.length <= most) return undefined;
  const shown = cells.slice(0, 3).map(writeCell).join(", ");
  const rest = cells.length > 3 ? ", …" : "";
  return {
    rule: "cell-several",
    words: `${cells.length} cells (${shown}${rest}) and may have ${most} at most`,
  };
}

class RowChecker {
  readonly #graph: RdfGraph;
  readonly #columns: Column[];
  readonly #found: RowFindings;
  readonly #numbers = new Map<RdfTerm, number>();
  readonly #rowByKey = new Map<string, RdfTerm>();

  constructor(graph: RdfGraph, owner: { cube: RdfTerm; constraint: RdfTerm }) {
    this.#graph = graph;
    this.#columns = readColumns(graph, owner.constraint);
    this.#found = new RowFindings(owner);
  }

  get findings(): RowFinding[] {
    return this.#found.findings;
  }

  check(row: RdfTerm): void {
    const keys: RdfTerm[][] = [];
    let isCounted = true;
    for (const column of this.#columns) {
      const cells = this.#graph.objects(row, column.path);
      if (!this.#checkColumn(row, column, cells) && column.isKey) isCounted = false;
      if (column.isKey) keys.push(cells);
    }
    if (isCounted && keys.length > 0) this.#checkKeys(row, keys);
  }

  /** Whether the row has as many cells as the column asks for. */
  #checkColumn(row: RdfTerm, column: Column, cells: RdfTerm[]): boolean {
    const start = () => `In ${column.name} the row ${writeRow(row)} has`;
    const wrong = explainCount(column, cells);
    if (wrong)
      this.#found.add(wrong.rule, column.path, () => ({
        row,
        message: `${start()} ${wrong.words}.`,
      }));
    for (const value of cells) {
      const problem = column.checkCell(value);
      if (!problem) continue;
      const { rule, words } = problem;
      this.#found.add(rule, column.path, () => ({
        row,
        value,
        message: `${start()} ${nameCell(value, rule)}, ${words}.`,
      }));
    }
    return !wrong;
  }

  #checkKeys(row: RdfTerm, keys: RdfTerm[][]): void {
    const key = keys
      .map((cells) =>
        cells
          .map((cell) => this.#numberOf(cell))
          .toSorted((a, b) => a - b)
          .join(" "),
      )
      .join(",");
    const first = this.#rowByKey.get(key);
    if (!first) {
      this.#rowByKey.set(key, row);
      return;
    }
    this.#found.add("row-duplicate", "", () => ({
      row,
      message: `The row ${writeRow(row)} has the same key dimensions as the row ${writeRow(first)} (${keys.flat().map(writeCell).join(", ")}). Remove one, or add the dimension in which they differ.`,
    }));
  }

  #numberOf(term: RdfTerm): number {
    const known = this.#numbers.get(term);
    if (known !== undefined) return known;
    this.#numbers.set(term, this.#numbers.size);
    return this.#numbers.size - 1;
  }
}

/**
 * Holds the rows of every cube against the columns that the cube itself describes. The published
 * shapes do not look at rows in this way, so these findings stand beside those of `checkCubes`.
 */
export function checkRows(graph: RdfGraph): RowFinding[] {
  return graph.subjectsWith(cube("observationConstraint")).flatMap((node) => {
    const sets = graph.objects(node, cube("observationSet"));
    const rows = new Set(sets.flatMap((set) => graph.objects(set, cube("observation"))));
    return graph.objects(node, cube("observationConstraint")).flatMap((constraint) => {
      const checker = new RowChecker(graph, { cube: node, constraint });
      for (const row of rows) checker.check(row);
      return checker.findings;
    });
  });
}
