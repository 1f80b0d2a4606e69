import { isRecord } from "@statelier/model";
import { parseExactJson } from "../io/exact-json.ts";
import { parseJsonFile, type ReadFile, readTextFile } from "../io/read-file.ts";

/** One of the things that a file holds, and what it is called in messages. */
export type Entry = {
  name: string;
  read: ReadFile<unknown>;
  /** The same value with long numbers as they were written. */
  exact?: unknown;
};

/** What a file holds: one document, a list of them, or JSON Lines. */
export type Entries = { form: "one" | "list" | "lines"; entries: readonly Entry[] };

const readLines = (file: string, text: string): Entry[] | undefined => {
  const entries: Entry[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const read = parseJsonFile(line, "line");
    if (entries.length === 0 && !(read.ok && isRecord(read.value))) return undefined;
    entries.push({
      name: `${file}, line ${index + 1}`,
      exact: read.ok ? parseExactJson(line, read.value) : undefined,
      read,
    });
  }
  return entries.length > 1 ? entries : undefined;
};

/** The documents, stored rows or answers in a file (`-`: standard input). One that cannot be read does not hide the others. */
export const readEntries = (file: string): Entries => {
  const text = readTextFile(file);
  if (!text.ok) return { form: "one", entries: [{ name: file, read: text }] };
  const read = parseJsonFile(text.value);
  const lines = read.ok ? undefined : readLines(file, text.value);
  if (lines) return { form: "lines", entries: lines };
  if (!read.ok) return { form: "one", entries: [{ name: file, read }] };
  const exact = parseExactJson(text.value, read.value);
  if (!Array.isArray(read.value) || !isRecord(read.value[0]))
    return { form: "one", entries: [{ name: file, read, exact }] };
  const entries = read.value.map((value: unknown, index) => ({
    name: `${file}, entry ${index + 1}`,
    read: { ok: true as const, value },
    exact: Array.isArray(exact) ? (exact[index] as unknown) : value,
  }));
  return { form: "list", entries };
};
