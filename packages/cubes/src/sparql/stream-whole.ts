import { SourceError } from "../cube-source.ts";
import type { Cell, ResultSink } from "./results-parser.ts";
import type { SparqlClient } from "./sparql-client.ts";
import { sparql, type SparqlText, splitPrefixes } from "./sparql-term.ts";

const COUNT = "rowsOfAll";

/** An answer that is well formed and has other rows than its own count: the endpoint cut it, or lost some. */
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

/** The rows of a query, and behind them one with their number, as the endpoint counts it in the same breath. */
const countItself = (query: SparqlText): SparqlText => {
  const { prefixes, body } = splitPrefixes(query);
  return sparql`${prefixes}
SELECT * WHERE {
  { ${body} }
  UNION { SELECT (COUNT(*) AS ?rowsOfAll) WHERE { ${body} } }
}`;
};

class CountedSink<Sink extends ResultSink> implements ResultSink {
  readonly inner: Sink;
  #rows = 0;
  #counted: number | undefined;
  #isCount = false;

  constructor(inner: Sink) {
    this.inner = inner;
  }

  cell(cell: Cell): void {
    if (cell.name === COUNT) {
      this.#counted = Number(cell.value);
      this.#isCount = true;
    } else this.inner.cell(cell);
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
    if (this.#counted !== this.#rows) throw new CutAnswerError(this.#rows, this.#counted);
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
