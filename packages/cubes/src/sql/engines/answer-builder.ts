import type { SqlAnswer, SqlColumn, SqlQuery } from "./sql-engine.ts";

const NULL_CODE = -1;
const FIRST_ROWS = 2_048;

const grow = <Cells extends Int32Array | Float64Array>(cells: Cells, larger: Cells): Cells => {
  larger.set(cells);
  return larger;
};

class Numbers {
  values: Float64Array;
  constructor(rows: number) {
    this.values = new Float64Array(rows);
  }
  reserve(rows: number): void {
    this.values = grow(this.values, new Float64Array(rows));
  }
  finish(rows: number): SqlColumn {
    const { values } = this;
    return { kind: "number", values: rows === values.length ? values : values.slice(0, rows) };
  }
}

const knownCodes = new WeakMap<readonly string[], Map<string, number>>();

/** By text its place among the known ones, made once for each list. */
const mapCodes = (known: readonly string[]): Map<string, number> => {
  const made = knownCodes.get(known) ?? new Map(known.map((text, code) => [text, code]));
  knownCodes.set(known, made);
  return made;
};

class Texts {
  codes: Int32Array;
  readonly #known: readonly string[] | undefined;
  readonly #found: string[] = [];
  readonly #codeOf: Map<string, number>;
  constructor(rows: number, known: readonly string[] | undefined) {
    this.codes = new Int32Array(rows);
    this.#known = known;
    this.#codeOf = known ? mapCodes(known) : new Map();
  }
  reserve(rows: number): void {
    this.codes = grow(this.codes, new Int32Array(rows));
  }
  encode(text: string | null): number {
    if (text === null) return NULL_CODE;
    const known = this.#codeOf.get(text);
    if (known !== undefined) return known;
    if (this.#known) return UNKNOWN_CODE;
    this.#codeOf.set(text, this.#found.length);
    return this.#found.push(text) - 1;
  }
  finish(rows: number): SqlColumn {
    const { codes } = this;
    return {
      kind: "text",
      codes: rows === codes.length ? codes : codes.slice(0, rows),
      texts: this.#known ?? this.#found,
    };
  }
}

/** Code of a text that is not among the known ones. */
export const UNKNOWN_CODE = -2;

/** Puts an answer that arrives in pieces into columns. */
export class AnswerBuilder {
  rowCount = 0;
  readonly #columns: (Numbers | Texts)[];
  #reserved: number;

  constructor({ select, rows, guess = FIRST_ROWS }: Pick<SqlQuery, "select" | "rows" | "guess">) {
    const first = rows ?? Math.min(FIRST_ROWS, Math.ceil(guess) + 1);
    this.#reserved = first;
    this.#columns = select.map((selection) =>
      selection.kind === "number" ? new Numbers(first) : new Texts(first, selection.known),
    );
  }

  /** Makes place for more rows, and answers the first of them. */
  add(rows: number): number {
    const from = this.rowCount;
    this.rowCount += rows;
    if (this.rowCount > this.#reserved) {
      this.#reserved = Math.max(this.rowCount, this.#reserved * 2);
      for (const column of this.#columns) column.reserve(this.#reserved);
    }
    return from;
  }

  /** The cells of a column of numbers, valid until the next `add`. */
  numbersOf(column: number): Float64Array {
    const found = this.#columns[column];
    if (!(found instanceof Numbers)) throw new TypeError("This column holds no numbers.");
    return found.values;
  }

  /** The codes of a column of texts, valid until the next `add`. */
  codesOf(column: number): Int32Array {
    return this.#textsOf(column).codes;
  }

  encode(column: number, text: string | null): number {
    return this.#textsOf(column).encode(text);
  }

  #textsOf(column: number): Texts {
    const found = this.#columns[column];
    if (!(found instanceof Texts)) throw new TypeError("This column holds no texts.");
    return found;
  }

  finish(): SqlAnswer {
    return {
      rowCount: this.rowCount,
      columns: this.#columns.map((column) => column.finish(this.rowCount)),
    };
  }
}
