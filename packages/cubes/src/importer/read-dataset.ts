import { basename, dirname } from "node:path";
import { applyTransforms } from "./apply-transforms.ts";
import { descriptorSchema, type Column, type Descriptor } from "./descriptor.ts";
import { fail, succeed, type Outcome } from "./outcome.ts";
import { parseDocument } from "./parse-document.ts";
import { makeReadFile } from "./read-file.ts";
import { readCsv, readJson, type Row } from "./read-rows.ts";
import { readValueList, type ReadFile } from "./read-value-list.ts";

/** A descriptor with its value files read in, and the transformed rows of its data. */
export type Dataset = { descriptor: Descriptor; rows: Row[] };

const readRows = ({ data }: Descriptor, readFile: ReadFile): Outcome<Row[]> => {
  const isCsv = /\.(csv|tsv|txt)$/i.test(data.file);
  if (!isCsv && !/\.json$/i.test(data.file))
    return fail([`data.file: expected a name that ends in .csv or .json, found "${data.file}"`]);
  const text = readFile(data.file);
  if (!text.ok) return text;
  const rows = isCsv
    ? readCsv(text.value, data.file, data.delimiter)
    : readJson(text.value, data.file, data.records);
  return rows.ok ? applyTransforms(rows.value, data.transform ?? []) : rows;
};

const resolveColumn = (column: Column, readFile: ReadFile): Outcome<Column> => {
  if (!("values" in column) || column.values === undefined) {
    return "shapes" in column && column.shapes !== undefined
      ? fail(["`shapes` needs `values`; a termset has its own"])
      : succeed(column);
  }
  const shapes = "shapes" in column ? column.shapes : undefined;
  const values = readValueList({ values: column.values, shapes }, readFile);
  if (!values.ok) return values;
  return succeed({ ...column, values: values.value });
};

/** Reads a descriptor file and every file it names. */
export const readDataset = (descriptorFile: string): Outcome<Dataset> => {
  const readFile = makeReadFile(dirname(descriptorFile));
  const name = basename(descriptorFile);
  const text = readFile(name);
  if (!text.ok) return text;
  const parsed = parseDocument(text.value, descriptorSchema, name);
  if (!parsed.ok) return parsed;
  const problems: string[] = [];
  const columns = Object.fromEntries(
    Object.entries(parsed.value.columns).map(([key, column]) => {
      const resolved = resolveColumn(column, readFile);
      if (!resolved.ok)
        problems.push(...resolved.problems.map((problem) => `columns.${key}: ${problem}`));
      return [key, resolved.ok ? resolved.value : column];
    }),
  );
  const rows = readRows(parsed.value, readFile);
  if (!rows.ok) problems.push(...rows.problems);
  if (problems.length > 0 || !rows.ok) return fail(problems);
  return succeed({ descriptor: { ...parsed.value, columns }, rows: rows.value });
};
