import { closeSync, openSync, readSync } from "node:fs";
import { describeFileError } from "./describe-file-error.ts";

/** What a file holds, or why it cannot be read, in plain words. */
export type ReadFile<T> = { ok: true; value: T } | { ok: false; problem: string };

const STANDARD_INPUT = "-";
const LARGEST_MB = 64;
const CHUNK = 1 << 16;

/** Standard input may have nothing yet, which is not its end. */
const readChunk = (descriptor: number, chunk: Buffer): number => {
  for (;;) {
    try {
      return readSync(descriptor, chunk);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EAGAIN")) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
};

/** Chunk by chunk, so that a device or a pipe without end is left at the limit as well. */
const readBytes = (descriptor: number): Buffer | undefined => {
  const chunks: Buffer[] = [];
  let size = 0;
  for (;;) {
    const chunk = Buffer.alloc(CHUNK);
    const length = readChunk(descriptor, chunk);
    if (length === 0) return Buffer.concat(chunks);
    size += length;
    if (size > LARGEST_MB * 1_000_000) return undefined;
    chunks.push(chunk.subarray(0, length));
  }
};

const readDescriptor = (descriptor: number): ReadFile<string> => {
  const bytes = readBytes(descriptor);
  return bytes
    ? { ok: true, value: new TextDecoder("utf-8", { fatal: true }).decode(bytes) }
    : { ok: false, problem: `the file is larger than ${LARGEST_MB} MB` };
};

const readOpened = (file: string): ReadFile<string> => {
  const descriptor = openSync(file, "r");
  try {
    return readDescriptor(descriptor);
  } finally {
    closeSync(descriptor);
  }
};

/** The text of a file, or of standard input for `-`; a file of more than 64 MB is not read. */
export const readTextFile = (file: string): ReadFile<string> => {
  try {
    return file === STANDARD_INPUT ? readDescriptor(0) : readOpened(file);
  } catch (error) {
    return error instanceof TypeError
      ? { ok: false, problem: "the file is not text (UTF-8)" }
      : { ok: false, problem: describeFileError(error) };
  }
};

/** The value of a file of JSON, or of a line of it, or why it is none. */
export const parseJsonFile = (text: string, what: "file" | "line" = "file"): ReadFile<unknown> => {
  if (text.trim() === "") return { ok: false, problem: `the ${what} is not JSON: it is empty` };
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, problem: `the ${what} is not JSON: ${reason}` };
  }
};

export const readJsonFile = (file: string): ReadFile<unknown> => {
  const text = readTextFile(file);
  return text.ok ? parseJsonFile(text.value) : text;
};
