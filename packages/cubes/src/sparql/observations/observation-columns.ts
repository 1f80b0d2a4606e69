import { type Column, type ComponentId, inSteps, MISSING_CODE, type Pause } from "@statelier/model";

import { parseNumber } from "../../rdf/parse-number.ts";
import { buildTermKey, isUndefinedTerm, type RdfTerm } from "../../rdf/rdf-term.ts";
import type { ReadTable, Unreadable } from "../../reading/observation-reader.ts";
import type { TripleGraph } from "../../rdf/triple-graph.ts";
import { makePause } from "../../turns/next-turn.ts";
import { UNDEFINED } from "../../rdf/vocabulary.ts";
import { detach } from "../client/piece-reader.ts";
import type { Cell, ResultSink } from "../client/results-parser.ts";
import { parseCell } from "../client/rows-sink.ts";
import { deriveValueOfTerm } from "../model/value-index.ts";
import { isNumberColumn, type ShapeComponent } from "../parsing/shape-component.ts";

/** What XSD writes for no number, and for numbers beyond all. */
const NO_FINITE = /^[ \t\r\n]*(?:NaN|[+-]?INF)?[ \t\r\n]*$/;

/** Whether a cell says something that is no number, where it should say one. */
const isUnreadable = ({ kind, value, datatype }: Cell): boolean =>
  kind !== "bnode" && datatype !== UNDEFINED && value !== UNDEFINED && !NO_FINITE.test(value);

const readNumber = ({ kind, value, datatype }: Cell): number =>
  kind === "uri" || kind === "bnode" || datatype === UNDEFINED ? Number.NaN : parseNumber(value);

type Kind = Pick<Cell, "kind" | "language" | "datatype"> & { codes: Map<string, number> };

const isOfKind = (kind: Kind | undefined, cell: Cell): kind is Kind =>
  kind !== undefined &&
  kind.kind === cell.kind &&
  kind.datatype === cell.datatype &&
  kind.language === cell.language;

const isNoValue = (term: RdfTerm): boolean =>
  term.type === "blank" || term.value === "" || isUndefinedTerm(term);

/** The distinct terms of one component, numbered as they first appear. */
class TermCodes {
  readonly terms: RdfTerm[] = [];
  readonly #kinds: Kind[] = [];
  #last: Kind | undefined;

  encode(cell: Cell): number {
    const kind = isOfKind(this.#last, cell) ? this.#last : this.#findKind(cell);
    this.#last = kind;
    const known = kind.codes.get(cell.value);
    if (known !== undefined) return known;
    const term = parseCell({ ...kind, name: "", value: detach(cell.value) });
    kind.codes.set(term.value, this.terms.length);
    return this.terms.push(term) - 1;
  }

  /** Which of two terms comes first: by their texts, and before what is no value. */
  pickFirst(a: number, b: number): number {
    const [first, second] = [this.terms[a], this.terms[b]];
    if (!first || !second) return first ? a : b;
    if (isNoValue(first) !== isNoValue(second)) return isNoValue(first) ? b : a;
    return buildTermKey(first) <= buildTermKey(second) ? a : b;
  }

  #findKind(cell: Cell): Kind {
    const known = this.#kinds.find((kind) => isOfKind(kind, cell));
    if (known) return known;
    const kind: Kind = {
      kind: detach(cell.kind),
      language: detach(cell.language),
      datatype: detach(cell.datatype),
      codes: new Map(),
    };
    this.#kinds.push(kind);
    return kind;
  }
}

type CellArray = { codes: Int32Array } | { numbers: Float64Array };

const FIRST_CAPACITY = 1_024;

const makeCells = (isNumber: boolean, capacity: number, from?: CellArray): CellArray => {
  if (isNumber) {
    const numbers = new Float64Array(capacity).fill(Number.NaN);
    if (from && "numbers" in from) numbers.set(from.numbers);
    return { numbers };
  }
  const codes = new Int32Array(capacity).fill(MISSING_CODE);
  if (from && "codes" in from) codes.set(from.codes);
  return { codes };
};

/** One answer with rows of `?c0 ?c1 …`, as columns. */
export class ObservationPage implements ResultSink {
  rowCount = 0;
  cells: CellArray[];
  /** By place of the column, cells that should be numbers and are none. */
  readonly unreadable: number[];
  readonly #codes: readonly (TermCodes | undefined)[];
  readonly #places: ReadonlyMap<string, number>;
  #capacity = FIRST_CAPACITY;

  constructor(codes: readonly (TermCodes | undefined)[]) {
    this.#codes = codes;
    this.#places = new Map(codes.map((_, place) => [`c${place}`, place]));
    this.cells = codes.map((own) => makeCells(own === undefined, FIRST_CAPACITY));
    this.unreadable = codes.map(() => 0);
  }

  cell(cell: Cell): void {
    const place = this.#places.get(cell.name);
    if (place === undefined) return;
    const cells = this.cells[place];
    if (cells && "numbers" in cells) {
      const number = readNumber(cell);
      cells.numbers[this.rowCount] = number;
      if (Number.isNaN(number) && isUnreadable(cell))
        this.unreadable[place] = (this.unreadable[place] ?? 0) + 1;
    } else if (cells) cells.codes[this.rowCount] = this.#codes[place]?.encode(cell) ?? MISSING_CODE;
  }

  /** Puts the first of what stands in a row and this cell there; answers the place of its column where they differ. */
  protected keepFirst(cell: Cell, row: number): number | undefined {
    const place = this.#places.get(cell.name);
    const cells = place === undefined ? undefined : this.cells[place];
    if (place === undefined || !cells) return undefined;
    if ("numbers" in cells) {
      const [known = Number.NaN, found] = [cells.numbers[row], readNumber(cell)];
      if (Object.is(known, found)) return undefined;
      cells.numbers[row] = known <= found || Number.isNaN(found) ? known : found;
      return place;
    }
    const codes = this.#codes[place];
    const [known = MISSING_CODE, found = MISSING_CODE] = [cells.codes[row], codes?.encode(cell)];
    if (known === found || !codes) return undefined;
    cells.codes[row] = codes.pickFirst(known, found);
    return place;
  }

  endRow(): void {
    this.rowCount += 1;
    if (this.rowCount < this.#capacity) return;
    this.#capacity *= 2;
    this.cells = this.cells.map((cells) => makeCells("numbers" in cells, this.#capacity, cells));
  }
}

/** A page that notes whether some observation `?o` has several rows. */
class NodePage extends ObservationPage {
  isRepeated = false;
  readonly #nodes = new Set<string>();

  override cell(cell: Cell): void {
    if (cell.name !== "o") return super.cell(cell);
    if (this.#nodes.has(cell.value)) this.isRepeated = true;
    else this.#nodes.add(detach(cell.value));
  }
}

/**
 * A page with one row for each observation `?o`. Several values in one cell come as several rows: of them the first in
 * their order is kept, in whichever order the rows come.
 */
export class DistinctObservationPage extends ObservationPage {
  /** Of columns where some cell has several values. */
  readonly places = new Set<number>();
  readonly #rows = new Map<string, number>();
  #row: Cell[] = [];

  override cell(cell: Cell): void {
    this.#row.push(cell);
  }

  override endRow(): void {
    const cells = this.#row;
    this.#row = [];
    const node = cells.find(({ name }) => name === "o")?.value ?? "";
    const row = this.#rows.get(node);
    if (row === undefined) {
      this.#rows.set(detach(node), this.rowCount);
      for (const cell of cells) super.cell(cell);
      super.endRow();
      return;
    }
    for (const cell of cells) {
      const place = this.keepFirst(cell, row);
      if (place !== undefined) this.places.add(place);
    }
  }
}

/** Numbers values as they first appear in the rows, whichever page arrived first. */
class ValueCodes {
  readonly #codeOfTerm: Int32Array;
  readonly #codes = new Map<string, number>();
  readonly #derive: (term: number) => string | undefined;

  constructor(termCount: number, derive: (term: number) => string | undefined) {
    this.#codeOfTerm = new Int32Array(termCount).fill(UNKNOWN);
    this.#derive = derive;
  }

  get values(): string[] {
    return [...this.#codes.keys()];
  }

  encode(term: number): number {
    const known = this.#codeOfTerm[term] ?? MISSING_CODE;
    if (known !== UNKNOWN) return known;
    const value = this.#derive(term);
    const code = value === undefined ? MISSING_CODE : (this.#codes.get(value) ?? this.#codes.size);
    if (value !== undefined) this.#codes.set(value, code);
    this.#codeOfTerm[term] = code;
    return code;
  }
}

const UNKNOWN = -2;

type ColumnParts = {
  component: ShapeComponent;
  place: number;
  pages: readonly ObservationPage[];
  attributes: TripleGraph;
};

/** Observations of one cube as columns while they arrive, in one page or many. */
export class ObservationColumns {
  readonly #components: readonly ShapeComponent[];
  readonly #codes: readonly (TermCodes | undefined)[];

  constructor(components: readonly ShapeComponent[]) {
    this.#components = components;
    this.#codes = components.map((component) =>
      isNumberColumn(component) ? undefined : new TermCodes(),
    );
  }

  makePage(): ObservationPage {
    return new ObservationPage(this.#codes);
  }

  makeNodePage(): NodePage {
    return new NodePage(this.#codes);
  }

  makeDistinctPage(): DistinctObservationPage {
    return new DistinctObservationPage(this.#codes);
  }

  /** The distinct terms of the dictionary columns, by place of the column. */
  get terms(): readonly (readonly RdfTerm[])[] {
    return this.#codes.map((codes) => codes?.terms ?? []);
  }

  /** All rows, one page after the other; labels are the values until a reader's language is known. */
  async concat(
    pages: readonly ObservationPage[],
    attributes: TripleGraph,
    pause = makePause(),
  ): Promise<ReadTable> {
    const rowCount = pages.reduce((sum, page) => sum + page.rowCount, 0);
    const unreadable = this.#countUnreadable(pages);
    const columns: Column[] = [];
    for (const [place, component] of this.#components.entries())
      columns.push(await this.#concatColumn({ component, place, pages, attributes }, pause));
    return {
      rowCount,
      ...(Object.keys(unreadable).length > 0 ? { unreadable } : {}),
      columns,
    };
  }

  #countUnreadable(pages: readonly ObservationPage[]): Unreadable {
    const counts = this.#components.map(({ id }, place): [ComponentId, number] => [
      id,
      pages.reduce((sum, page) => sum + (page.unreadable[place] ?? 0), 0),
    ]);
    return Object.fromEntries(counts.filter(([, count]) => count > 0));
  }

  async #concatColumn(
    { component, place, pages, attributes }: ColumnParts,
    pause: Pause,
  ): Promise<Column> {
    const { id } = component;
    const encoded = this.#codes[place];
    const rowCount = pages.reduce((sum, page) => sum + page.rowCount, 0);
    let start = 0;
    if (!encoded) {
      const values = new Float64Array(rowCount);
      for (const page of pages) {
        const cells = page.cells[place];
        if (cells && "numbers" in cells)
          values.set(cells.numbers.subarray(0, page.rowCount), start);
        start += page.rowCount;
      }
      return { type: "number", id, values };
    }
    const { terms } = encoded;
    const valueCodes = new ValueCodes(terms.length, (at) => {
      const term = terms[at];
      return term && deriveValueOfTerm(term, component, attributes);
    });
    const codes = new Int32Array(rowCount);
    for (const page of pages) {
      const cells = page.cells[place];
      const own = cells && "codes" in cells ? cells.codes : undefined;
      await inSteps(own ? page.rowCount : 0, pause, (first, end) => {
        for (let row = first; row < end; row += 1)
          codes[start + row] = valueCodes.encode(own?.[row] ?? MISSING_CODE);
      });
      start += page.rowCount;
    }
    const { values } = valueCodes;
    return { type: "dictionary", id, codes, values, labels: values };
  }
}
