import { SourceError } from "../../source/cube-source.ts";
import { sparql, type SparqlText, splitPrefixes } from "../queries/sparql-text.ts";
import type { Cell, ResultSink } from "./results-parser.ts";
import type { SparqlClient } from "./sparql-client.ts";

const FIRST = "firstOfAll";
const LAST = "lastOfAll";
const COUNT = "rowsOfAll";

/** An answer that is well formed and is not all: the endpoint cut it, or left rows out. */
export class CutAnswerError extends SourceError {
  /** Rows that came, those with our own marks among them. */
  readonly answered: number;
  constructor(answered: number, says: string) {
    super("SOURCE_ANSWER_INVALID", `The answer ${says} and has ${answered} rows.`, {
      isTransient: true,
    });
    this.name = "CutAnswerError";
    this.answered = answered;
  }
}

/** The rows of a query between a first and a last row of ours: what is cut lacks one of these. */
const frame = (query: SparqlText): SparqlText => {
  const { prefixes, body } = splitPrefixes(query);
  return sparql`${prefixes}
SELECT * WHERE {
  { SELECT (COUNT(*) AS ?firstOfAll) WHERE { VALUES ?edge { 1 } } }
  UNION { ${body} }
  UNION { SELECT (COUNT(*) AS ?lastOfAll) WHERE { VALUES ?edge { 1 } } }
}`;
};

/** The rows of a query, and behind them one with their number, for which the endpoint finds them once more. */
const countItself = (query: SparqlText): SparqlText => {
  const { prefixes, body } = splitPrefixes(query);
  return sparql`${prefixes}
SELECT * WHERE {
  { ${body} }
  UNION { SELECT (COUNT(*) AS ?rowsOfAll) WHERE { ${body} } }
}`;
};

/** Hands on the rows of a query, and not those that were asked for beside them. */
abstract class WholeSink<Sink extends ResultSink> implements ResultSink {
  readonly inner: Sink;
  protected rows = 0;
  #mark: Cell | undefined;

  constructor(inner: Sink) {
    this.inner = inner;
  }

  protected abstract isMark(name: string): boolean;
  protected abstract endMark(mark: Cell): void;
  protected abstract check(): void;

  cell(cell: Cell): void {
    if (this.isMark(cell.name)) this.#mark = cell;
    else this.inner.cell(cell);
  }

  endRow(): void {
    const mark = this.#mark;
    this.#mark = undefined;
    if (mark) this.endMark(mark);
    else {
      this.rows += 1;
      this.inner.endRow();
    }
  }

  end(): void {
    this.check();
    this.inner.end?.();
  }
}

class FramedSink<Sink extends ResultSink> extends WholeSink<Sink> {
  /** How many rows came before the first and the last row. */
  #first: number | undefined;
  #last: number | undefined;

  /** Whether the endpoint gives the parts of a query in their order: only then these two rows prove anything. */
  get isInOrder(): boolean {
    return this.#first === 0 && this.#last === this.rows;
  }

  protected isMark(name: string): boolean {
    return name === FIRST || name === LAST;
  }

  protected endMark({ name }: Cell): void {
    if (name === FIRST) this.#first = this.rows;
    else this.#last = this.rows;
  }

  protected check(): void {
    const marks = [this.#first, this.#last].filter((mark) => mark !== undefined).length;
    if (marks < 2) throw new CutAnswerError(this.rows + marks, "did not come to its end");
  }
}

class CountedSink<Sink extends ResultSink> extends WholeSink<Sink> {
  #counted: number | undefined;

  protected isMark(name: string): boolean {
    return name === COUNT;
  }

  protected endMark({ value }: Cell): void {
    this.#counted = Number(value);
  }

  protected check(): void {
    if (this.#counted === this.rows) return;
    const isCounted = this.#counted !== undefined;
    throw new CutAnswerError(
      this.rows + Number(isCounted),
      isCounted ? `counts ${this.#counted} rows of its own` : "did not come to its end",
    );
  }
}

/** Endpoints that have answered the parts of a query in another order. */
const disordered = new WeakSet<SparqlClient["stream"]>();

/** As `stream` of the client, but an answer that was cut is an error, however well it is formed. */
export const streamWhole = async <Sink extends ResultSink>(
  { stream }: Pick<SparqlClient, "stream">,
  query: SparqlText,
  makeSink: () => Sink,
): Promise<Sink> => {
  if (!disordered.has(stream)) {
    const framed = await stream(frame(query), () => new FramedSink(makeSink()));
    if (framed.isInOrder) return framed.inner;
    disordered.add(stream);
  }
  return (await stream(countItself(query), () => new CountedSink(makeSink()))).inner;
};
