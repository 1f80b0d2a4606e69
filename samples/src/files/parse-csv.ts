import { parse } from "csv-parse/sync";

/** Records of a CSV text by the names of its header row, cells as text. */
export const parseCsv = (text: string): Record<string, string>[] =>
  parse(text, { columns: true, skip_empty_lines: true });
