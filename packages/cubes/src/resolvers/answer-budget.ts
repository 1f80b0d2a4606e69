import type { ComponentId, FilterValue, ObservationTable } from "@statelier/model";

import { makePause, nextTurn } from "../turns/next-turn.ts";
import type { QueryLimits } from "./check-limits.ts";
import { measureInSteps } from "./measure-json.ts";
import { invalidRequest, joinTooLarge, rateLimited, resultTooLarge } from "./request-error.ts";

const NUMBER_LENGTH = 12;

const sumLengths = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + text.length, 0);

const measureColumns = ({ rowCount, columns }: ObservationTable): number =>
  columns.reduce((sum, column) => {
    if (column.type === "number") return sum + rowCount * NUMBER_LENGTH;
    const digits = String(column.values.length).length + 1;
    return sum + rowCount * digits + sumLengths(column.values) + sumLengths(column.labels);
  }, 0);

const measureRows = ({ rowCount, columns }: ObservationTable): number =>
  columns.reduce((sum, column) => {
    if (column.type === "number") return sum + rowCount * (column.id.length + NUMBER_LENGTH);
    const lengths = column.values.map(
      (value, code) => value.length + (column.labels[code] ?? value).length,
    );
    const texts = column.codes.reduce((total, code) => total + (lengths[code] ?? 0), 0);
    return sum + rowCount * (2 * column.id.length + NUMBER_LENGTH) + texts;
  }, 0);

const listNames = (filter: FilterValue): string[] => {
  switch (filter.type) {
    case "single":
      return [filter.value];
    case "multi":
      return Object.keys(filter.values);
    case "range":
      return [filter.from, filter.to];
  }
};

/** On whose behalf a request is answered. */
export type Asker = {
  /** Takes pieces of work before they are done; answers after how many seconds they can be had, 0 where they could. */
  take: (work: number) => Promise<number>;
  /** Large pieces of work of one asker are done one after the other, whatever asks for them. */
  inTurn: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
};

/** The product itself. */
const UNBOUNDED: Asker = { take: () => Promise.resolve(0), inTurn: (work) => work() };

/** What one request may still ask and make of tables, all its calls together. */
export class AnswerBudget {
  readonly #limits: QueryLimits;
  #joinedCells: number;
  #filterValues = 0;
  #nameCharacters = 0;
  readonly #answerBytes: number;
  readonly #characters: number;
  readonly #asker: Asker;
  #spent = 0;
  #isSpent = false;
  #turn: Promise<unknown> = Promise.resolve();
  readonly #known = new Map<string, Promise<unknown>>();

  /** `answerBytes`: of everything that is answered, where strangers ask. */
  constructor(limits: QueryLimits, answerBytes = Number.POSITIVE_INFINITY, asker = UNBOUNDED) {
    this.#asker = asker;
    this.#limits = limits;
    this.#joinedCells = limits.joinedCells;
    this.#answerBytes = answerBytes;
    this.#characters = Math.min(limits.characters, answerBytes);
  }

  /** Bytes of the answer so far, estimated; without those of small answers where nobody bounds them. */
  get spent(): number {
    return this.#spent;
  }

  /**
   * One call after the other, each in a turn of its own: the bodies of many requests come at one moment, and all of their calls
   * would be worked off before anybody else is served. What a call has answered is counted before the next begins, or is refused.
   */
  async runInTurn<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const run = async (): Promise<Answer> => {
      if (this.#isSpent) throw resultTooLarge();
      await nextTurn();
      return call();
    };
    const result = this.#turn.then(run, run);
    this.#turn = result;
    return result;
  }

  /** Rejects with RATE_LIMITED where the asker has caused too much work. */
  async takeWork(work: number): Promise<void> {
    const seconds = await this.#asker.take(Math.ceil(work));
    if (seconds > 0) throw rateLimited(seconds);
  }

  /** After all large work that the asker has asked for before. */
  inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    return this.#asker.inTurn(work);
  }

  /** Rejects with RESULT_TOO_LARGE where this is more than strangers are answered. */
  async takeAnswer(answer: unknown): Promise<void> {
    if (this.#answerBytes === Number.POSITIVE_INFINITY) return;
    const most = this.#characters - this.#spent;
    this.#takeBytes(await measureInSteps(answer, { most, pause: makePause() }));
  }

  /** What is asked for several times under one name is read once. */
  once<Answer>(name: string, read: () => Promise<Answer>): Promise<Answer> {
    const known = this.#known.get(name) as Promise<Answer> | undefined;
    const answer = known ?? read();
    this.#known.set(name, answer);
    return answer;
  }

  #takeBytes(bytes: number): void {
    this.#isSpent ||= this.#spent + bytes > this.#characters;
    if (this.#isSpent) throw resultTooLarge();
    this.#spent += bytes;
  }

  /** Throws BAD_REQUEST before so many values are looked up, and once that is so for every further filter. */
  takeFilter(id: ComponentId, read: () => FilterValue): FilterValue {
    this.#checkAll();
    const filter = read();
    const { filterValues } = this.#limits;
    const names = listNames(filter);
    const count = filter.type === "multi" ? names.length : 1;
    this.#filterValues += count;
    if (count > filterValues) throw invalidRequest(`A filter may name ${filterValues} values.`);
    this.#takeNames([id]);
    this.#takeNames(names);
    return filter;
  }

  /** Throws BAD_REQUEST before so many components are looked up. */
  takeIds({
    joinBy,
    componentIds,
  }: Record<"joinBy" | "componentIds", readonly ComponentId[]>): void {
    const limits = this.#limits;
    if (joinBy.length > limits.joinDimensions)
      throw invalidRequest(`A query may join by ${limits.joinDimensions} dimensions.`);
    if (componentIds.length > limits.componentIds)
      throw invalidRequest(`A query may name ${limits.componentIds} components of a cube.`);
    this.#takeNames([...joinBy, ...componentIds]);
  }

  #takeNames(names: readonly string[]): void {
    const { nameCharacters } = this.#limits;
    this.#nameCharacters += sumLengths(names);
    this.#checkAll();
    if (names.some(({ length }) => length > nameCharacters))
      throw invalidRequest(`A value or id may have ${nameCharacters} characters.`);
  }

  #checkAll(): void {
    const { allFilterValues, allNameCharacters } = this.#limits;
    if (this.#filterValues > allFilterValues)
      throw invalidRequest(`The filters of a request may name ${allFilterValues} values.`);
    if (this.#nameCharacters > allNameCharacters)
      throw invalidRequest(
        `The values and ids of a request may have ${allNameCharacters} characters.`,
      );
  }

  /** Throws JOIN_TOO_LARGE before so much is made. */
  takeJoin(join: { rowCount: number; columnCount: number }, datasets: number): void {
    const cells = join.rowCount * (join.columnCount + datasets);
    if (cells > this.#joinedCells) throw joinTooLarge(join.rowCount);
    this.#joinedCells -= cells;
  }

  /** Throws RESULT_TOO_LARGE before so much is written; estimated. */
  takeText(table: ObservationTable, format: "ROWS" | "COLUMNS"): void {
    this.#takeBytes(format === "ROWS" ? measureRows(table) : measureColumns(table));
  }
}
