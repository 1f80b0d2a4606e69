import { SourceError } from "../../source/cube-source.ts";
import { sparql, type SparqlText, splitPrefixes } from "../queries/sparql-text.ts";
import type { Cell, ResultSink } from "./results-parser.ts";
import type { SparqlClient } from "./sparql-client.ts";

const COUNT = "rowsOfAll";
const NODES = "nodesOfAll";

/** An answer that is well formed and has other rows than its own count: the endpoint cut it, or left some out. */
export class CutAnswerError extends SourceError {
  /** Rows that came, the one with the number among them. */
  readonly answered: number;
  constructor(rows: number, counted: number | undefined) {
    const says = counted === undefined ? "did not come to its end" : `counts ${counted} rows`;
    super("SOURCE_ANSWER_INVALID", `The answer ${says} and has ${rows}.`, { isTransient: true });
    this.name = "CutAnswerError";
    this.answered = counted === undefined ? rows : rows + 1;
  }
}

/**
 * The rows of a query, and behind them one with their number, as the endpoint counts it in the same breath. Where a
 * second query is given its rows are counted, and their nodes `?o`.
 */
const countItself = (query: SparqlText, withNodes?: SparqlText): SparqlText => {
  const { prefixes, body } = splitPrefixes(query);
  const nodes = withNodes ? sparql`(COUNT(DISTINCT ?o) AS ?nodesOfAll)` : sparql``;
  return sparql`${prefixes}
SELECT * WHERE {
  { ${body} }
  UNION { SELECT (COUNT(*) AS ?rowsOfAll) ${nodes} WHERE { ${withNodes ? splitPrefixes(withNodes).body : body} } }
}`;
};

class CountedSink<Sink extends ResultSink> implements ResultSink {
  readonly inner: Sink;
  #rows = 0;
  #counted: number | undefined;
  #nodes: number | undefined;
  #isCount = false;

  constructor(inner: Sink) {
    this.inner = inner;
  }

  /** Whether some nodes have several rows. */
  get isRepeated(): boolean {
    return this.#nodes !== undefined && this.#nodes < (this.#counted ?? 0);
  }

  cell(cell: Cell): void {
    if (cell.name === COUNT) {
      this.#counted = Number(cell.value);
      this.#isCount = true;
    } else if (cell.name === NODES) this.#nodes = Number(cell.value);
    else this.inner.cell(cell);
  }

  endRow(): void {
    if (this.#isCount) {
      this.#isCount = false;
      return;
    }
    this.#rows += 1;
    this.inner.endRow();
  }

  end(): void {
    if (this.#counted !== this.#rows && !this.isRepeated)
      throw new CutAnswerError(this.#rows, this.#counted);
    this.inner.end?.();
  }
}

/** As `stream` of the client, but an answer that lacks rows is an error, however well it is formed. */
export const streamWhole = async <Sink extends ResultSink>(
  client: Pick<SparqlClient, "stream">,
  query: SparqlText,
  makeSink: () => Sink,
): Promise<Sink> =>
  (await client.stream(countItself(query), () => new CountedSink(makeSink()))).inner;

/**
 * As `streamWhole`; and whether some observation has several rows in the second query, which names it in `?o` and has
 * the same rows where none has. Where one has, the rows are not what was asked.
 */
export const streamObservations = async <Sink extends ResultSink>(
  client: Pick<SparqlClient, "stream">,
  [query, withNodes]: readonly [SparqlText, SparqlText],
  makeSink: () => Sink,
): Promise<{ sink: Sink; isRepeated: boolean }> => {
  const { inner, isRepeated } = await client.stream(
    countItself(query, withNodes),
    () => new CountedSink(makeSink()),
  );
  return { sink: inner, isRepeated };
};
