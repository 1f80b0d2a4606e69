import { parseCsv } from "../files/parse-csv.ts";
import { readPackageFile } from "../files/read-package-file.ts";

type Json = Record<string, string | number | null | undefined>;

/** Records of a JSON file of the data package. */
export const readRecords = (file: string): Json[] =>
  JSON.parse(readPackageFile(`vega-datasets/data/${file}`)) as Json[];

/** Rows of a CSV file of the data package. */
export const readTable = (file: string): Record<string, string>[] =>
  parseCsv(readPackageFile(`vega-datasets/data/${file}`));

/** A number of a source, or null where the cell is empty. */
export const readNumber = (cell: string | number | null | undefined): number | null =>
  cell === undefined || cell === null || cell === "" ? null : Number(cell);
