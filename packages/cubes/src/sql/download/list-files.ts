import { z } from "zod";

import { parseDocument } from "../../importer/descriptor/parse-document.ts";
import { SourceError } from "../../source/cube-source.ts";
import { resolvePath } from "./download-address.ts";

const fileName = z
  .string()
  .max(200)
  .regex(/^[\p{L}\p{N}_][\p{L}\p{N}_. -]*$/u, "must be a name without a path");

/** What a folder of tables holds, since a web server does not say. */
const listSchema = z.strictObject({
  /** Folders in `datasets`, each with a `descriptor.yaml`. */
  datasets: z.array(fileName).min(1).max(1_000),
  /** Files in `vocabulary`. */
  vocabulary: z.array(fileName).min(1).max(100),
  /** A DuckDB file beside the list, for descriptors that name tables. */
  database: fileName.endsWith(".duckdb").optional(),
});

type ListedFiles = { described: string[]; database: string | undefined };

const refuse = (problems: readonly string[]): SourceError =>
  new SourceError("SOURCE_ANSWER_INVALID", problems.join("; "));

/** The descriptors and files of the vocabulary that a list names, as paths beside it. Throws `SourceError`. */
export const parseList = (text: string, name: string): ListedFiles => {
  const list = parseDocument(text, listSchema, name);
  if (!list.ok) throw refuse(list.problems);
  const { datasets, vocabulary, database } = list.value;
  return {
    described: [
      ...vocabulary.map((file) => `vocabulary/${file}`),
      ...datasets.map((folder) => `datasets/${folder}/descriptor.yaml`),
    ],
    database,
  };
};

/** The keys of descriptors and vocabularies below which a file is named. */
const NAMING = new Set(["data", "values", "shapes"]);

const collectFiles = (value: unknown, key: string, found: string[]): void => {
  if (typeof value !== "object" || value === null) return;
  if (NAMING.has(key) && "file" in value && typeof value.file === "string") found.push(value.file);
  for (const [name, part] of Object.entries(value)) collectFiles(part, name, found);
};

/** The files that a descriptor or a vocabulary names relative to itself. Throws `SourceError` where one leads out of the folder. */
export const listNamedFiles = (text: string, path: string): string[] => {
  const parsed = parseDocument(text, z.unknown(), path);
  if (!parsed.ok) throw refuse(parsed.problems);
  const files: string[] = [];
  collectFiles(parsed.value, "", files);
  return files.map((file) => {
    const resolved = resolvePath(path, file);
    if (resolved === undefined)
      throw refuse([`${path}: the file "${file}" is not beside or below the list`]);
    return resolved;
  });
};
