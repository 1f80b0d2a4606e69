import type { ObservationTable } from "@statelier/model";

import type { QueryLimits } from "./check-limits.ts";
import { joinTooLarge, resultTooLarge } from "./request-error.ts";

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

/** What one request may still make of tables, all its calls together. */
export class AnswerBudget {
  #joinedCells: number;
  #characters: number;

  constructor({ joinedCells, characters }: QueryLimits) {
    this.#joinedCells = joinedCells;
    this.#characters = characters;
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
