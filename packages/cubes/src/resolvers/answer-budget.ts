import type { Filters, ObservationTable } from "@statelier/model";

import type { QueryLimits } from "./check-limits.ts";
import { invalidRequest, joinTooLarge, resultTooLarge } from "./request-error.ts";

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

/** What one request may still ask and make of tables, all its calls together. */
export class AnswerBudget {
  readonly #limits: QueryLimits;
  #joinedCells: number;
  #filterValues = 0;
  #characters: number;

  constructor(limits: QueryLimits) {
    this.#limits = limits;
    this.#joinedCells = limits.joinedCells;
    this.#characters = limits.characters;
  }

  /** Throws BAD_REQUEST before so many values are looked up. */
  takeFilters(filters: Filters): void {
    const { filterValues, allFilterValues } = this.#limits;
    for (const filter of Object.values(filters)) {
      const count = filter.type === "multi" ? Object.keys(filter.values).length : 1;
      if (count > filterValues) throw invalidRequest(`A filter may name ${filterValues} values.`);
      this.#filterValues += count;
    }
    if (this.#filterValues > allFilterValues)
      throw invalidRequest(`The filters of a request may name ${allFilterValues} values.`);
  }

  /** Throws JOIN_TOO_LARGE before so much is made. */
  takeJoin(join: { rowCount: number; columnCount: number }, datasets: number): void {
    const cells = join.rowCount * (join.columnCount + datasets);
    if (cells > this.#joinedCells) throw joinTooLarge(join.rowCount);
    this.#joinedCells -= cells;
  }

  /** Throws RESULT_TOO_LARGE before so much is written; estimated. */
  takeText(table: ObservationTable, format: "ROWS" | "COLUMNS"): void {
    const length = format === "ROWS" ? measureRows(table) : measureColumns(table);
    if (length > this.#characters) throw resultTooLarge();
    this.#characters -= length;
  }
}
