import { type Download, type DownloadColumn, MISSING_CELL } from "../download.ts";

const ROWS_AT_ONCE = 2_000;

/**
 * Where a spreadsheet takes a text for a formula: at its first character, also in full-width forms, and behind a semicolon, where
 * spreadsheets of some countries part cells even within quotes that do not begin one.
 */
const FORMULA = /^(?=[=+\-@\t\r\n＝＋－＠])|(?<=;)(?=[=+\-@＝＋－＠])/g;

const guardText = (text: string): string =>
  text === MISSING_CELL ? text : text.replaceAll(FORMULA, "'");

/** Spreadsheets of some countries part cells at semicolons: those are quoted, too. */
const quote = (text: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const writeCell = (cell: string | number): string =>
  typeof cell === "number" ? String(cell) : quote(guardText(cell));

type CellWriter = (row: number) => string;

const makeCellWriter = (column: DownloadColumn): CellWriter => {
  if (column.type === "number") {
    return (row) => {
      const value = column.values[row] ?? Number.NaN;
      return Number.isNaN(value) ? MISSING_CELL : String(value);
    };
  }
  const cells = column.cells.map(writeCell);
  return (row) => cells[column.codes[row] ?? -1] ?? MISSING_CELL;
};

/** RFC 4180 in UTF-8 with a byte-order mark; texts that a spreadsheet would run get an apostrophe. */
export const writeCsv = function* ({
  columns,
  rows,
}: Download): Generator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const writers = columns.map(makeCellWriter);
  yield encoder.encode(`\uFEFF${columns.map(({ head }) => writeCell(head)).join(",")}\r\n`);
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    let text = "";
    for (const row of rows.subarray(start, start + ROWS_AT_ONCE))
      text += `${writers.map((write) => write(row)).join(",")}\r\n`;
    yield encoder.encode(text);
  }
};
