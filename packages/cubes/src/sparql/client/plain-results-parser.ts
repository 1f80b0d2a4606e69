import { SourceError } from "../../source/cube-source.ts";
import { detach, INCOMPLETE, malformed, PieceReader } from "./piece-reader.ts";
import { type Cell, MAX_ROW_LENGTH, MAX_VARIABLES, type ResultSink } from "./results-parser.ts";

/** Beside a variable `c…` of terms stands `k…`: what `buildKind` says of the same term. */
const KIND_OF = /^k(?=\d+$)/;
const XSD_STRING = "http://www.w3.org/2001/XMLSchema#string";
const BLANK = "nodeID://";
/** Languages and types of a dataset are few; more than these are read anew each time. */
const MAX_KNOWN_KINDS = 1_000;

/** Whether an engine of this name writes answers in the form that `PlainResultsParser` reads, many times as fast as in JSON. */
export const writesPlain = (server: string | undefined): boolean =>
  server?.startsWith("Virtuoso/") ?? false;

/** It is written in another form than we know. */
export class PlainFormError extends SourceError {
  constructor(why: string) {
    super("SOURCE_ANSWER_INVALID", `The answer is no table that we read: ${why}`, {
      isTransient: true,
    });
    this.name = "PlainFormError";
  }
}

type Kind = Pick<Cell, "kind" | "language" | "datatype">;

const IRI: Kind = { kind: "uri", language: "", datatype: "" };
const BLANK_NODE: Kind = { kind: "bnode", language: "", datatype: "" };
const TEXT: Kind = { kind: "literal", language: "", datatype: "" };

const readKind = (marker: string): Kind => {
  const at = marker.indexOf("@");
  if (at < 0) throw new PlainFormError("the kind of a term is unknown.");
  const [language, datatype] = [marker.slice(0, at), marker.slice(at + 1)];
  if (language === "" && datatype === "") return IRI;
  return {
    kind: "literal",
    language: detach(language),
    datatype: datatype === XSD_STRING ? "" : detach(datatype),
  };
};

type Place = { name: string; kindAt: number | undefined };

/**
 * The tables of Virtuoso: cells between tabs, in quotes where they are texts, with quotes doubled and everything else as it is.
 * They do not say what is an IRI and of which type a literal is: a column of its own says so. Rows are handed on one by one.
 */
export class PlainResultsParser extends PieceReader {
  readonly #sink: ResultSink;
  readonly #kinds = new Map<string, Kind>();
  #columns = 0;
  #places: (Place | undefined)[] | undefined;
  readonly #cells: (string | undefined)[] = [];

  constructor(sink: ResultSink) {
    super();
    this.#sink = sink;
  }

  override end(): void {
    super.end();
    if (!this.#places || this.text !== "") throw malformed("it is cut.");
  }

  protected override bound() {
    return { name: "row", most: MAX_ROW_LENGTH };
  }

  protected override step(): void {
    const count = this.#readRow();
    if (!this.#places) return this.#open(count);
    if (count !== this.#columns)
      throw new PlainFormError("a row has other columns than the first.");
    for (const [at, place] of this.#places.entries()) {
      const value = this.#cells[at];
      if (place && value !== undefined) this.#hand(place, value);
    }
    this.#sink.endRow();
  }

  #open(count: number): void {
    if (count > MAX_VARIABLES) throw malformed("it has too many variables.");
    const names = this.#cells.slice(0, count).map((name) => detach(name ?? ""));
    if (names.some((name) => !/^\w+$/.test(name)))
      throw new PlainFormError("its first row has no names.");
    this.#columns = count;
    this.#places = names.map((name) => {
      if (KIND_OF.test(name)) return undefined;
      const kindAt = names.indexOf(name.replace(/^c/, "k"));
      return { name, kindAt: kindAt < 0 || names[kindAt] === name ? undefined : kindAt };
    });
  }

  #hand({ name, kindAt }: Place, value: string): void {
    const known = kindAt === undefined ? TEXT : this.#findKind(this.#cells[kindAt]);
    const { kind, language, datatype } =
      known === IRI && value.startsWith(BLANK) ? BLANK_NODE : known;
    this.#sink.cell({ name, kind, value, language, datatype });
  }

  #findKind(marker: string | undefined): Kind {
    if (marker === undefined) throw new PlainFormError("a term has no kind.");
    const known = this.#kinds.get(marker);
    if (known) return known;
    const kind = readKind(marker);
    if (this.#kinds.size < MAX_KNOWN_KINDS) this.#kinds.set(detach(marker), kind);
    return kind;
  }

  /** Puts the cells of a line in their places, undefined where there is none; answers how many. */
  #readRow(): number {
    for (let count = 0; ;) {
      this.#cells[count] = this.text[this.at] === '"' ? this.#readQuoted() : this.#readBare();
      count += 1;
      const char = this.text[this.at];
      if (char === undefined) throw INCOMPLETE;
      this.at += 1;
      if (char === "\n") return count;
      if (char !== "\t") throw new PlainFormError("a cell does not end with its quotes.");
      if (count > MAX_VARIABLES) throw malformed("it has too many variables.");
    }
  }

  #readBare(): string | undefined {
    const start = this.at;
    for (let at = start; ; at += 1) {
      const char = this.text[at];
      if (char === undefined) throw INCOMPLETE;
      if (char !== "\t" && char !== "\n") continue;
      this.at = at;
      return at === start ? undefined : this.text.slice(start, at);
    }
  }

  #readQuoted(): string {
    const start = this.at + 1;
    let hasQuotes = false;
    for (let at = start; ; at += 2) {
      at = this.text.indexOf('"', at);
      if (at < 0 || at + 1 === this.text.length) throw INCOMPLETE;
      if (this.text[at + 1] === '"') {
        hasQuotes = true;
        continue;
      }
      this.at = at + 1;
      const value = this.text.slice(start, at);
      return hasQuotes ? value.replaceAll('""', '"') : value;
    }
  }
}
