import { SourceError } from "../../source/cube-source.ts";
import { sparql, type SparqlText, splitPrefixes } from "../queries/sparql-text.ts";
import type { Cell, ResultSink } from "./results-parser.ts";
import type { SparqlClient, StreamOptions } from "./sparql-client.ts";

const FIRST = "firstOfAll";
const LAST = "lastOfAll";

/** An answer that is well formed and is not all: the endpoint cut it, or left rows out. */
export class CutAnswerError extends SourceError {
  /** Rows that came, those with our own marks among them. */
  readonly answered: number;
  constructor(answered: number) {
    super("SOURCE_ANSWER_INVALID", `The answer is cut after ${answered} rows.`, {
      isTransient: true,
    });
    this.name = "CutAnswerError";
    this.answered = answered;
  }
}

/** Engines may answer the parts of a union in any order; sorted, they stand where they should, which takes memory of theirs. */
const SORTED = sparql` ORDER BY DESC(?firstOfAll) ?lastOfAll`;

/** The rows of a query between a first and a last row of ours: what is cut lacks one of these. */
const frame = (query: SparqlText, order: SparqlText): SparqlText => {
  const { prefixes, body } = splitPrefixes(query);
  return sparql`${prefixes}
SELECT * WHERE {
  { SELECT (COUNT(*) AS ?firstOfAll) WHERE { VALUES ?edge { 1 } } }
  UNION { ${body} }
  UNION { SELECT (COUNT(*) AS ?lastOfAll) WHERE { VALUES ?edge { 1 } } }
}${order}`;
};

class FramedSink<Sink extends ResultSink> implements ResultSink {
  readonly inner: Sink;
  #rows = 0;
  /** How many rows came before the first and the last row. */
  #first: number | undefined;
  #last: number | undefined;
  #mark = "";

  constructor(inner: Sink) {
    this.inner = inner;
  }

  /** Whether the rows stand between the two: only then these prove anything. */
  get isInOrder(): boolean {
    return this.#first === 0 && this.#last === this.#rows;
  }

  /** Between the two stands nothing, or what stood elsewhere was left out. */
  get isEmpty(): boolean {
    return this.#rows === 0;
  }

  cell(cell: Cell): void {
    if (cell.name === FIRST || cell.name === LAST) this.#mark = cell.name;
    else this.inner.cell(cell);
  }

  endRow(): void {
    if (this.#mark === FIRST) this.#first = this.#rows;
    else if (this.#mark === LAST) this.#last = this.#rows;
    else {
      this.#rows += 1;
      this.inner.endRow();
    }
    this.#mark = "";
  }

  end(): void {
    const marks = [this.#first, this.#last].filter((mark) => mark !== undefined).length;
    if (marks < 2) throw new CutAnswerError(this.#rows + marks);
    this.inner.end?.();
  }
}

/** Endpoints that have answered the parts of a query in another order. */
const disordered = new WeakSet<SparqlClient["stream"]>();

/** As `stream` of the client, but an answer that was cut is an error, however well it is formed. */
export const streamWhole = async <Sink extends ResultSink>(
  { stream }: Pick<SparqlClient, "stream">,
  query: SparqlText,
  makeSink: () => Sink,
  options?: StreamOptions,
): Promise<Sink> => {
  const ask = (order: SparqlText) =>
    stream(frame(query, order), () => new FramedSink(makeSink()), options);
  if (!disordered.has(stream)) {
    const framed = await ask(sparql``);
    if (framed.isInOrder && !framed.isEmpty) return framed.inner;
    if (!framed.isInOrder) disordered.add(stream);
  }
  const sorted = await ask(SORTED);
  if (sorted.isInOrder) return sorted.inner;
  throw new SourceError("SOURCE_ANSWER_INVALID", "The endpoint does not sort what it answers.");
};
