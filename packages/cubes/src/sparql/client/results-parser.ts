import { detach, INCOMPLETE, malformed, PieceReader } from "./piece-reader.ts";

/** One bound variable of a row; `kind` as in the results format, what a term has not is empty. */
export type Cell = {
  name: string;
  kind: string;
  value: string;
  language: string;
  datatype: string;
};

/** Receives the rows of an answer while it arrives. */
export type ResultSink = {
  cell(cell: Cell): void;
  endRow(): void;
  /** Called at the end of the answer; throws where it was not all. */
  end?(): void;
};

export const MAX_ROW_LENGTH = 20_000_000;
/** Of each member that stands around the rows. */
const MAX_MEMBER_LENGTH = 1_000_000;
const MAX_DEPTH = 64;
/** Of all rows together. */
export const MAX_VARIABLES = 1_000;
/** JSON allows none of these anywhere; line ends and tabs stand between its words. */
// oxlint-disable-next-line no-control-regex -- this is what it looks for
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/;
const NUMBER_OR_WORD = /[-+.\w]+/y;

type State = "start" | "top" | "results" | "rows" | "end";

/**
 * SPARQL 1.1 results in JSON, read as the bytes arrive and handed on row by row; nothing of a row is kept. Throws
 * `SourceError` for anything else, and at `end` for what was cut.
 */
export class ResultsParser extends PieceReader {
  readonly #sink: ResultSink;
  #state: State = "start";
  /** Whether a comma must stand before the next member. */
  #isFirst = true;
  #hasRows = false;
  #nextBackslash = -1;
  readonly #cells: Cell[] = [];
  readonly #names = new Map<string, string>();

  constructor(sink: ResultSink) {
    super();
    this.#sink = sink;
  }

  override end(): void {
    super.end();
    if (this.#state !== "end") throw malformed("it is cut.");
    if (!this.#hasRows) throw malformed("it has no rows.");
  }

  protected override check(text: string): void {
    if (CONTROL.test(text)) throw malformed("it has control characters.");
  }

  protected override begin(): void {
    this.#nextBackslash = this.text.indexOf("\\");
  }

  protected override bound() {
    return this.#state === "rows"
      ? { name: "row", most: MAX_ROW_LENGTH }
      : { name: "member", most: MAX_MEMBER_LENGTH };
  }

  protected override step(): void {
    switch (this.#state) {
      case "start":
        this.#expect("{");
        return this.#enter("top");
      case "top":
        return this.#readTop();
      case "results":
        return this.#readResults();
      case "rows":
        return this.#readRow();
      case "end":
        this.#peek();
        throw malformed("something stands behind its end.");
    }
  }

  #enter(state: State, isFirst = true): void {
    this.#state = state;
    this.#isFirst = isFirst;
  }

  /** Whether another member follows; else the closing character is behind us. */
  #hasNext(close: string): boolean {
    const char = this.#peek();
    if (char === close) {
      this.at += 1;
      return false;
    }
    if (this.#isFirst) return true;
    this.#expect(",");
    return true;
  }

  #readTop(): void {
    if (!this.#hasNext("}")) return this.#enter("end");
    if (this.#readKey() === "results") {
      if (this.#hasRows) throw malformed("it has results twice.");
      this.#expect("{");
      return this.#enter("results");
    }
    this.#skipValue();
    this.#isFirst = false;
  }

  #readResults(): void {
    if (!this.#hasNext("}")) return this.#enter("top", false);
    if (this.#readKey() === "bindings") {
      if (this.#hasRows) throw malformed("it has rows twice.");
      this.#expect("[");
      this.#hasRows = true;
      return this.#enter("rows");
    }
    this.#skipValue();
    this.#isFirst = false;
  }

  /** Cells are handed on when all of their row is there, so that none is handed on twice. */
  #readRow(): void {
    if (!this.#hasNext("]")) return this.#enter("results", false);
    this.#expect("{");
    let count = 0;
    for (; this.#peek() !== "}"; count += 1) {
      if (count > 0) this.#expect(",");
      this.#cells[count] = this.#readTerm(this.#nameVariable(this.#readKey()));
      if (count >= this.#names.size) throw malformed("a row has a variable twice.");
    }
    this.at += 1;
    this.#isFirst = false;
    for (let at = 0; at < count; at += 1) this.#sink.cell(this.#cells[at] as Cell);
    this.#sink.endRow();
  }

  #nameVariable(key: string): string {
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    if (this.#names.size === MAX_VARIABLES) throw malformed("it has too many variables.");
    const name = detach(key);
    this.#names.set(name, name);
    return name;
  }

  #readTerm(name: string): Cell {
    this.#expect("{");
    let kind: string | undefined;
    let value: string | undefined;
    let language = "";
    let datatype = "";
    for (let isFirst = true; this.#peek() !== "}"; isFirst = false) {
      if (!isFirst) this.#expect(",");
      const key = this.#readKey();
      if (this.#peek() !== '"') this.#skipValue();
      else if (key === "value") value = this.#readString();
      else if (key === "type") kind = this.#readString();
      else if (key === "datatype") datatype = this.#readString();
      else if (key === "xml:lang") language = this.#readString();
      else this.#readString();
    }
    this.at += 1;
    if (kind === undefined || value === undefined) throw malformed("a term has no type or value.");
    return { name, kind, value, language, datatype };
  }

  #readKey(): string {
    this.#peek();
    const key = this.#readString();
    this.#expect(":");
    return key;
  }

  /** The next character that is no space. */
  #peek(): string {
    for (;;) {
      const char = this.text[this.at];
      if (char === undefined) throw INCOMPLETE;
      if (char !== " " && char !== "\n" && char !== "\r" && char !== "\t") return char;
      this.at += 1;
    }
  }

  #expect(wanted: string): void {
    const char = this.#peek();
    if (char !== wanted) throw malformed(`${char} stands where ${wanted} should.`);
    this.at += 1;
  }

  #readString(): string {
    if (this.text[this.at] !== '"') throw malformed("a text has no quotes.");
    const start = this.at + 1;
    let end = this.text.indexOf('"', start);
    let hasEscape = false;
    for (;;) {
      if (end < 0) throw INCOMPLETE;
      if (this.#nextBackslash >= 0 && this.#nextBackslash < start)
        this.#nextBackslash = this.text.indexOf("\\", start);
      if (this.#nextBackslash < 0 || this.#nextBackslash > end) break;
      hasEscape = true;
      const behind = this.#nextBackslash + 2;
      this.#nextBackslash = this.text.indexOf("\\", behind);
      if (end < behind) end = this.text.indexOf('"', behind);
    }
    this.at = end + 1;
    return hasEscape ? unescape(this.text.slice(start - 1, end + 1)) : this.text.slice(start, end);
  }

  #skipValue(): void {
    const char = this.#peek();
    if (char === '"') this.#readString();
    else if (char === "{" || char === "[") this.#skipNested();
    else {
      NUMBER_OR_WORD.lastIndex = this.at;
      const word = NUMBER_OR_WORD.exec(this.text)?.[0] ?? "";
      if (this.at + word.length === this.text.length) throw INCOMPLETE;
      if (!isValue(word)) throw malformed(`${char} is no value.`);
      this.at += word.length;
    }
  }

  #skipNested(): void {
    const open: string[] = [];
    do {
      const char = this.#peek();
      if (char === '"') this.#readString();
      else {
        this.at += 1;
        if (char === "{") open.push("}");
        else if (char === "[") open.push("]");
        else if ((char === "}" || char === "]") && open.pop() !== char)
          throw malformed("its brackets do not match.");
        if (open.length > MAX_DEPTH) throw malformed("it is nested too deeply.");
      }
    } while (open.length > 0);
  }
}

const isValue = (word: string): boolean =>
  /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?)$/.test(word);

const unescape = (quoted: string): string => {
  try {
    return (JSON.parse(quoted) as string).toWellFormed();
  } catch (error) {
    throw malformed("a text has an unknown escape.", error);
  }
};
