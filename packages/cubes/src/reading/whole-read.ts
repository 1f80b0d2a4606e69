import { setTimeout as pause } from "node:timers/promises";

import type { ComponentId } from "@statelier/model";

import { type ReadProgress, SourceError } from "../source/cube-source.ts";
import type { BackgroundQueue } from "./background-queue.ts";
import { concatTables } from "./concat-tables.ts";
import type {
  ObservationPage,
  ObservationRows,
  ReadTable,
  ResolvedFilter,
} from "./observation-reader.ts";
import { orderRows } from "./row-order.ts";

export type WholeReadInput = {
  rows: ObservationRows;
  /** The columns that name a row. */
  keys: readonly ComponentId[];
  queue: BackgroundQueue;
  /** A longer dataset is not read whole. */
  mostRows: number;
  /** Nor is one that would take more memory. */
  mostBytes: number;
  bytesOfRow: number;
  /** All rows from the disk, where they lie there and are so many. */
  recall?: (total: number) => Promise<ReadTable | undefined>;
  /** Takes the rows before anybody is told that they are read. */
  keep: (table: ReadTable) => Promise<void>;
  now?: () => number;
};

type Part = { page: ObservationPage; table?: ReadTable };

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 600_000;

/** A page that the source does not answer may be answered in two halves. */
const isTooMuch = (error: unknown): boolean =>
  error instanceof SourceError &&
  (error.id === "SOURCE_TIMEOUT" || error.id === "RESULT_TOO_LARGE");

const isWrong = (error: unknown): boolean =>
  error instanceof SourceError && error.id === "SOURCE_ANSWER_INVALID";

/**
 * Reads all rows of a dataset, page by page: in the background, resting as long as each page took, or at once while
 * somebody waits for all of them. Pages that were read stay while others are not answered.
 */
export class WholeRead {
  readonly #input: WholeReadInput;
  readonly #now: () => number;
  #total: number | undefined;
  #parts: Part[] | undefined;
  #ordered = 0;
  #running: Promise<ReadTable | undefined> | undefined;
  #waiting = 0;
  #hurry = Promise.withResolvers<void>();
  #pauseMs = FIRST_PAUSE_MS;
  #notBefore = 0;

  constructor(input: WholeReadInput) {
    this.#input = input;
    this.#now = input.now ?? Date.now;
  }

  /** How far it is; undefined while nothing is read. */
  get progress(): ReadProgress | undefined {
    if (!this.#running || this.#total === undefined) return undefined;
    const parts = this.#parts ?? [];
    const rows = parts.reduce((sum, { table }) => sum + (table?.rowCount ?? 0), this.#ordered);
    return { rows, total: this.#total };
  }

  /** Begins where nothing is read yet; after a failure not at once. Answers when it has ended, whether well or not. */
  async readInBackground(): Promise<void> {
    if (this.#running || this.#isTooLarge || this.#now() < this.#notBefore) return;
    try {
      await this.#start();
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
    }
  }

  /** All rows, as fast as the source gives them; undefined where they are too many to be read whole. */
  async readNow(): Promise<ReadTable | undefined> {
    this.#waiting += 1;
    this.#hurry.resolve();
    try {
      return await (this.#running ?? this.#start());
    } finally {
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#hurry = Promise.withResolvers<void>();
    }
  }

  /** The pages that hold every row which passes; undefined where some of them are not read yet. */
  findPages(filters: readonly ResolvedFilter[]): ReadTable[] | undefined {
    for (const filter of filters) {
      const found = filter.type === "values" && this.#findPagesOf(filter.path, filter.values);
      if (found) return found;
    }
    return undefined;
  }

  #findPagesOf(path: string, values: ReadonlySet<string>): ReadTable[] | undefined {
    const left = new Set(values);
    const tables: ReadTable[] = [];
    for (const { page, table } of this.#parts ?? []) {
      if (!table || page.part?.path !== path) continue;
      const { size } = left;
      for (const value of values) if (page.part.values.has(value)) left.delete(value);
      if (left.size < size) tables.push(table);
    }
    return left.size === 0 && tables.length > 0 ? tables : undefined;
  }

  get #isTooLarge(): boolean {
    const { mostRows, mostBytes, bytesOfRow } = this.#input;
    return this.#total !== undefined && this.#total > Math.min(mostRows, mostBytes / bytesOfRow);
  }

  #start(): Promise<ReadTable | undefined> {
    const running = this.#run().finally(() => (this.#running = undefined));
    this.#running = running;
    return running;
  }

  async #run(): Promise<ReadTable | undefined> {
    const turn = this.#input.queue.takeTurn();
    await Promise.race([turn, this.#hurry.promise]);
    try {
      const whole = await this.#read();
      this.#pauseMs = FIRST_PAUSE_MS;
      return whole;
    } catch (error) {
      if (isWrong(error)) this.#forgetPlan();
      this.#notBefore = this.#now() + this.#pauseMs;
      this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
      throw error;
    } finally {
      void turn.then((end) => end());
    }
  }

  /** Its counts may be what is wrong: whoever reads again counts again. */
  #forgetPlan(): void {
    this.#total = undefined;
    this.#parts = undefined;
  }

  async #read(): Promise<ReadTable | undefined> {
    const { rows, keys, keep, recall } = this.#input;
    await this.#giveWay();
    this.#total ??= await rows.count();
    if (this.#isTooLarge) return undefined;
    const kept = this.#parts ? undefined : await recall?.(this.#total);
    if (kept) return kept;
    await this.#giveWay();
    this.#parts ??= (await rows.planPages(this.#total)).map((page) => ({ page }));
    await this.#readParts(this.#parts);
    this.#ordered = this.#total;
    try {
      const whole = await orderRows(await this.#takeRows(this.#parts), keys);
      await keep(whole);
      return whole;
    } finally {
      this.#ordered = 0;
    }
  }

  /** Lets readers be answered first, unless one of them waits for all rows. */
  async #giveWay(): Promise<void> {
    if (this.#waiting === 0) await Promise.race([this.#input.queue.giveWay(), this.#hurry.promise]);
  }

  /** The pages go before the rows are ordered: together they would take three times as much. */
  #takeRows(parts: readonly Part[]): Promise<ReadTable> {
    this.#parts = undefined;
    return concatTables(parts.flatMap(({ table }) => table ?? []));
  }

  async #readParts(parts: Part[]): Promise<void> {
    for (let next = parts.find(isLeft); next; next = parts.find(isLeft)) {
      await this.#giveWay();
      const startedAt = performance.now();
      await this.#readPart(parts, next);
      const restMs = performance.now() - startedAt;
      await Promise.race([pause(restMs, undefined, { ref: false }), this.#hurry.promise]);
    }
  }

  async #readPart(parts: Part[], part: Part): Promise<void> {
    try {
      part.table = await part.page.read();
    } catch (error) {
      const halves = isTooMuch(error) ? part.page.halve() : undefined;
      if (!halves) throw error;
      parts.splice(parts.indexOf(part), 1, ...halves.map((page) => ({ page })));
    }
  }
}

const isLeft = ({ table }: Part): boolean => table === undefined;
