import { parse } from "csv-parse/sync";
import { z } from "zod";
import { isRecord, readPath } from "@statelier/model";

import { fail, type Outcome, succeed } from "../descriptor/outcome.ts";
import { parseDocument } from "../descriptor/parse-document.ts";

/** One row of source data: column name → cell as text; a missing cell is an empty text. */
export type Row = Record<string, string>;

const showCell = (cell: unknown): string | undefined => {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "string") return cell.trim();
  if (typeof cell === "number" || typeof cell === "boolean") return String(cell);
  return undefined;
};

/** Reads CSV with a header row. Cells are trimmed; every row must have as many cells as the header. */
export const readCsv = (text: string, name: string, delimiter = ","): Outcome<Row[]> => {
  try {
    const [header, ...lines]: string[][] = parse(text, {
      bom: true,
      delimiter,
      trim: true,
      skip_empty_lines: true,
    });
    if (header === undefined) return fail([`${name}: has no header row`]);
    const twice = header.find((column, index) => header.indexOf(column) !== index);
    if (twice !== undefined) return fail([`${name}: two columns are named "${twice}"`]);
    return succeed(
      lines.map((line) =>
        Object.fromEntries(header.map((column, index) => [column, (line[index] ?? "").trim()])),
      ),
    );
  } catch (error) {
    return fail([`${name}: ${error instanceof Error ? error.message : String(error)}`]);
  }
};

/** Reads a list of flat JSON records, at the dotted path `records` where given. */
export const readJson = (text: string, name: string, records?: string): Outcome<Row[]> => {
  const parsed = parseDocument(text, z.unknown(), name);
  if (!parsed.ok) return parsed;
  const list = records === undefined ? parsed.value : readPath(parsed.value, records);
  if (!Array.isArray(list))
    return fail([`${name}: expected a list of records at "${records ?? "(whole file)"}"`]);
  const problems: string[] = [];
  const columns = new Set<string>();
  const rows = list.map((record: unknown, index) => {
    if (!isRecord(record)) {
      problems.push(`${name}: record ${index + 1} is not an object`);
      return {};
    }
    return Object.fromEntries(
      Object.entries(record).map(([column, cell]) => {
        const shown = showCell(cell);
        columns.add(column);
        if (shown === undefined)
          problems.push(`${name}: record ${index + 1}, "${column}": expected a text or a number`);
        return [column, shown ?? ""];
      }),
    );
  });
  if (problems.length > 0) return fail(problems.slice(0, 10));
  const empty = Object.fromEntries([...columns].map((column) => [column, ""]));
  return succeed(rows.map((row) => ({ ...empty, ...row })));
};
