import type { FileHandle } from "node:fs/promises";

const HEAD = 64;

const readAt = async (file: FileHandle, position: number, length: number): Promise<string> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.toString("latin1", 0, bytesRead);
};

/** A sentence where a file that was written is not what its name says; undefined where it may be. */
export const findWrongContent = async (
  file: FileHandle,
  { name, bytes }: { name: string; bytes: number },
): Promise<string | undefined> => {
  if (bytes === 0) return "the file is empty.";
  const head = await readAt(file, 0, HEAD);
  if (/^(\u00ef\u00bb\u00bf)?\s*<(!doctype html|html)/i.test(head))
    return "a web page came instead of the file.";
  if (/\.parquet$/i.test(name)) {
    const tail = bytes < 12 ? "" : await readAt(file, bytes - 4, 4);
    return head.startsWith("PAR1") && tail === "PAR1"
      ? undefined
      : "this is no whole Parquet file.";
  }
  if (/\.duckdb$/i.test(name) && head.slice(8, 12) !== "DUCK") return "this is no DuckDB file.";
  return undefined;
};
