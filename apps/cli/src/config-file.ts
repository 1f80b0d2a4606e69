import { closeSync, openSync, readSync } from "node:fs";

/** What a file holds, or why it cannot be read, in plain words. */
export type ReadFile<T> = { ok: true; value: T } | { ok: false; problem: string };

const STANDARD_INPUT = "-";
const LARGEST_MB = 64;
const CHUNK = 1 << 16;

/** Chunk by chunk, so that a device or a pipe without end is left at the limit as well. */
const readBytes = (descriptor: number): Buffer | undefined => {
  const chunks: Buffer[] = [];
  let size = 0;
  for (;;) {
    const chunk = Buffer.alloc(CHUNK);
    const length = readSync(descriptor, chunk);
    if (length === 0) return Buffer.concat(chunks);
    size += length;
    if (size > LARGEST_MB * 1_000_000) return undefined;
    chunks.push(chunk.subarray(0, length));
  }
};

const describeError = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? error.code : undefined;
  if (code === "ENOENT") return "there is no such file";
  if (code === "EISDIR") return "this is a folder without .json files";
  return error.message;
};

/** The text of a file, or of standard input for `-`; a file of more than 64 MB is not read. */
export const readTextFile = (file: string): ReadFile<string> => {
  const isInput = file === STANDARD_INPUT;
  try {
    const descriptor = isInput ? 0 : openSync(file, "r");
    const bytes = readBytes(descriptor);
    if (!isInput) closeSync(descriptor);
    if (!bytes) return { ok: false, problem: `the file is larger than ${LARGEST_MB} MB` };
    return { ok: true, value: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch (error) {
    return error instanceof TypeError
      ? { ok: false, problem: "the file is not text (UTF-8)" }
      : { ok: false, problem: describeError(error) };
  }
};

export const readJsonFile = (file: string): ReadFile<unknown> => {
  const text = readTextFile(file);
  if (!text.ok) return text;
  try {
    return { ok: true, value: JSON.parse(text.value) as unknown };
  } catch (error) {
    return { ok: false, problem: `the file is not JSON: ${describeError(error)}` };
  }
};
