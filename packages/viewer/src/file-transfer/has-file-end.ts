import type { DownloadFormat } from "../download/download-format.ts";

/** As long as the longest mark: the last record of a ZIP archive. */
const TAIL_BYTES = 22;

const ENDS: Record<DownloadFormat, (tail: string) => boolean> = {
  csv: (tail) => tail.endsWith("\n"),
  xlsx: (tail) => tail.startsWith("PK\u0005\u0006"),
  json: (tail) => tail.trimEnd().endsWith("}"),
  parquet: (tail) => tail.endsWith("PAR1"),
};

/** Whether a file ends as files of its format do: a proxy may pass a broken answer on as a finished one. */
export const hasFileEnd = async (format: DownloadFormat, file: Blob): Promise<boolean> => {
  const tail = new Uint8Array(await file.slice(-TAIL_BYTES).arrayBuffer());
  return ENDS[format](String.fromCharCode(...tail));
};
