import { basename, dirname } from "node:path";

import { type Column, type Descriptor, descriptorSchema } from "../descriptor/descriptor.ts";
import { fail, type Outcome, succeed } from "../descriptor/outcome.ts";
import { parseDocument } from "../descriptor/parse-document.ts";
import { applyTransforms } from "./apply-transforms.ts";
import { makeReadFile } from "./read-file.ts";
import { readCsv, readJson, type Row } from "./read-rows.ts";
import { type ReadFile, readValueList } from "./read-value-list.ts";

/** A descriptor with its value files read in, and the transformed rows of its data. */
export type Dataset = { descriptor: Descriptor; rows: Row[] };

const readRows = ({ data }: Descriptor, readFile: ReadFile): Outcome<Row[]> => {
  const { file } = data;
  if (file === undefined)
    return fail(["data.table: a table is read by a server's sql source; here a file is needed"]);
  const isCsv = /\.(csv|tsv|txt)$/i.test(file);
  if (!isCsv && !/\.json$/i.test(file))
    return fail([`data.file: expected a name that ends in .csv or .json, found "${file}"`]);
  const text = readFile(file);
  if (!text.ok) return text;
  const rows = isCsv
    ? readCsv(text.value, file, data.delimiter)
    : readJson(text.value, file, data.records);
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

/** Reads a descriptor file and the files of values that it names, but not its data. */
export const readDescriptor = (descriptorFile: string): Outcome<Descriptor> => {
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
  return problems.length > 0 ? fail(problems) : succeed({ ...parsed.value, columns });
};

/** Reads a descriptor file and every file it names. */
export const readDataset = (descriptorFile: string): Outcome<Dataset> => {
  const descriptor = readDescriptor(descriptorFile);
  if (!descriptor.ok) return descriptor;
  const rows = readRows(descriptor.value, makeReadFile(dirname(descriptorFile)));
  return rows.ok ? succeed({ descriptor: descriptor.value, rows: rows.value }) : rows;
};
