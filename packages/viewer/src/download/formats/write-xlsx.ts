import { type Bytes, writeArchive } from "./write-archive.ts";
import { type Download, type DownloadColumn, MISSING_CELL } from "../download.ts";
import {
  buildWorkbookParts,
  escapeXml,
  HEAD_STYLE,
  SHEET_SPACE,
  styleOfDate,
  XML_HEAD,
} from "./workbook-parts.ts";

const ROWS_AT_ONCE = 2_000;
const DAY_MS = 86_400_000;
/** Day 0 of a spreadsheet lies so many days before 1970. */
const EPOCH_DAYS = 25_569;
/** Before it spreadsheets count a 29 February 1900 that never was. */
const FIRST_SAFE_DAY = 61;
const WIDEST = 60;

/** Texts of a workbook, each with its place; a cell names that. */
type SharedTexts = Map<string, number>;

const nameColumn = (index: number): string =>
  (index >= 26 ? nameColumn(Math.floor(index / 26) - 1) : "") +
  String.fromCodePoint(65 + (index % 26));

/** What follows the address of a cell. */
type CellBody = string;

const writeText = (text: string, shared: SharedTexts): CellBody => {
  const place = shared.get(text) ?? shared.size;
  shared.set(text, place);
  return ` t="s"><v>${place}</v></c>`;
};

const writeNumber = (value: number, shared: SharedTexts): CellBody =>
  Number.isFinite(value) ? `><v>${value}</v></c>` : writeText(String(value), shared);

type CellWriter = (row: number) => CellBody;

const makeCellWriter = (column: DownloadColumn, shared: SharedTexts): CellWriter => {
  const missing = writeText(MISSING_CELL, shared);
  if (column.type === "number") {
    return (row) => {
      const value = column.values[row] ?? Number.NaN;
      return Number.isNaN(value) ? missing : writeNumber(value, shared);
    };
  }
  const { dates } = column;
  const cells = column.cells.map((cell, code): CellBody => {
    const day = (dates?.times[code] ?? Number.NaN) / DAY_MS + EPOCH_DAYS;
    if (dates && day >= FIRST_SAFE_DAY) return ` s="${styleOfDate(dates.unit)}"><v>${day}</v></c>`;
    return typeof cell === "number" ? writeNumber(cell, shared) : writeText(cell, shared);
  });
  return (row) => cells[column.codes[row] ?? -1] ?? missing;
};

const writeWidths = (columns: readonly DownloadColumn[]): string => {
  if (columns.length === 0) return "";
  const widths = columns.map((column, index) => {
    const texts = column.type === "coded" ? column.cells : [];
    const longest = texts.reduce<number>(
      (most, text) => Math.max(most, String(text).length),
      Math.max(column.head.length, 8),
    );
    const width = Math.min(longest, WIDEST) + 2;
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
  });
  return `<cols>${widths.join("")}</cols>`;
};

/** The sheet: names in a row that stays on screen, then the rows. Fills `shared` on its way. */
const writeSheet = function* ({ columns, rows }: Download, shared: SharedTexts): Generator<string> {
  const names = columns.map((_, index) => nameColumn(index));
  const writers = columns.map((column) => makeCellWriter(column, shared));
  const heads = columns.map(
    ({ head }, index) => `<c r="${names[index]}1" s="${HEAD_STYLE}"${writeText(head, shared)}`,
  );
  yield `${XML_HEAD}<worksheet xmlns="${SHEET_SPACE}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${writeWidths(columns)}<sheetData><row r="1">${heads.join("")}</row>`;
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    let text = "";
    rows.subarray(start, start + ROWS_AT_ONCE).forEach((row, index) => {
      const number = start + index + 2;
      text += `<row r="${number}">`;
      writers.forEach((write, column) => {
        text += `<c r="${names[column]}${number}"${write(row)}`;
      });
      text += "</row>";
    });
    yield text;
  }
  yield "</sheetData></worksheet>";
};

/** The texts of a workbook; to be written behind its sheet. */
const writeSharedTexts = function* (shared: SharedTexts): Generator<string> {
  yield `${XML_HEAD}<sst xmlns="${SHEET_SPACE}" uniqueCount="${shared.size}">`;
  for (const text of shared.keys()) yield `<si><t xml:space="preserve">${escapeXml(text)}</t></si>`;
  yield "</sst>";
};

/** A workbook with one sheet named `data`: numbers are numbers, dates are dates, texts are never run. */
export const writeXlsx = (download: Download): AsyncGenerator<Bytes> => {
  const shared: SharedTexts = new Map();
  return writeArchive([
    ...buildWorkbookParts(download).map(({ name, text }) => ({ name, parts: [text] })),
    { name: "xl/worksheets/sheet1.xml", parts: writeSheet(download, shared) },
    { name: "xl/sharedStrings.xml", parts: writeSharedTexts(shared) },
  ]);
};
