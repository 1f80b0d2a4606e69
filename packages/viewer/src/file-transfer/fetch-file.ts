import type { DownloadFormat } from "../download/download.ts";

const QUOTE = 0x22;
const LINE_FEED = 0x0a;

/** Counts the rows of a CSV file below its head while its bytes arrive; a line break inside quotes ends no row. */
export const makeCsvRowCounter = (): ((bytes: Uint8Array) => number) => {
  let isQuoted = false;
  let lines = 0;
  return (bytes) => {
    for (const byte of bytes) {
      if (byte === QUOTE) isQuoted = !isQuoted;
      else if (byte === LINE_FEED && !isQuoted) lines += 1;
    }
    return Math.max(0, lines - 1);
  };
};

/** As long as the longest mark: the last record of a ZIP archive. */
const TAIL_BYTES = 22;

const ENDS: Record<DownloadFormat, (tail: string) => boolean> = {
  csv: (tail) => tail.endsWith("\n"),
  xlsx: (tail) => tail.startsWith("PK\u0005\u0006"),
  json: (tail) => tail.trimEnd().endsWith("}"),
  parquet: (tail) => tail.endsWith("PAR1"),
};

/** Whether a file ends as files of its format do: a proxy may pass a broken answer on as a finished one. */
const hasFileEnd = async (format: DownloadFormat, file: Blob): Promise<boolean> => {
  const tail = new Uint8Array(await file.slice(-TAIL_BYTES).arrayBuffer());
  return ENDS[format](String.fromCharCode(...tail));
};

/** The name that a header `Content-Disposition` gives a file, in its own letters where it says them (RFC 6266). */
const readFileName = (header: string | null): string | undefined => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? "")?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="([^"]*)"/i.exec(header ?? "")?.[1];
};

/** What has come of a file. `part` (0 to 1) is there where the whole is known; rows only of CSV. */
export type TransferProgress = {
  bytes: number;
  part?: number;
  rows?: { done: number; total: number };
};

/** How a transfer ended; `reason` is the server's sentence, empty where it gave none. */
export type TransferEnd =
  | { status: "whole"; name: string; file: Blob }
  | { status: "refused"; reason: string }
  | { status: "broken" }
  | { status: "cancelled" };

export type FileRequest = {
  href: string;
  format: DownloadFormat;
  signal: AbortSignal;
  /** Called with the first bytes, then ten times a second at most. */
  onProgress: (progress: TransferProgress) => void;
};

type Bytes = Uint8Array<ArrayBuffer>;

const REPORT_MS = 100;
/** Bytes that stay in the memory of the page; larger ones are the browser's, which may keep them on disk. */
const MOST_LOOSE_BYTES = 4_000_000;

const readNumber = (header: string | null): number | undefined =>
  header !== null && /^\d+$/.test(header) ? Number(header) : undefined;

const makeMeter = (
  headers: Headers,
  format: DownloadFormat,
): ((chunk: Bytes) => TransferProgress) => {
  const totalRows = format === "csv" ? readNumber(headers.get("x-row-count")) : undefined;
  const totalBytes = headers.has("content-encoding")
    ? undefined
    : readNumber(headers.get("content-length"));
  const countRows = makeCsvRowCounter();
  let bytes = 0;
  return (chunk) => {
    bytes += chunk.length;
    if (totalRows !== undefined) {
      const done = countRows(chunk);
      const part = totalRows === 0 ? 1 : done / totalRows;
      return { bytes, part, rows: { done, total: totalRows } };
    }
    return totalBytes ? { bytes, part: bytes / totalBytes } : { bytes };
  };
};

const readBody = async (
  body: ReadableStream<Bytes>,
  measure: (chunk: Bytes) => TransferProgress,
  onProgress: FileRequest["onProgress"],
): Promise<{ file: Blob; last: TransferProgress }> => {
  const reader = body.getReader();
  const parts: Blob[] = [];
  let loose: Bytes[] = [];
  let looseBytes = 0;
  let last: TransferProgress = { bytes: 0 };
  let reportedAt = -REPORT_MS;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    last = measure(chunk.value);
    loose.push(chunk.value);
    looseBytes += chunk.value.length;
    if (looseBytes > MOST_LOOSE_BYTES) {
      parts.push(new Blob(loose));
      loose = [];
      looseBytes = 0;
    }
    const now = performance.now();
    if (now - reportedAt >= REPORT_MS) {
      reportedAt = now;
      onProgress(last);
    }
  }
  return { file: new Blob([...parts, ...loose]), last };
};

/** The page says that a file did not come; why it did not helps who looks into it. */
const log = ({ href }: Pick<FileRequest, "href">, reason: unknown): void => {
  // oxlint-disable-next-line no-console -- a record for who looks into it
  console.warn(`${href}: ${String(reason)}`);
};

const transfer = async ({
  href,
  format,
  signal,
  onProgress,
}: FileRequest): Promise<TransferEnd> => {
  const answer = await fetch(href, { signal });
  if (!answer.ok) {
    log({ href }, answer.status);
    const isText = answer.headers.get("content-type")?.startsWith("text/plain") === true;
    return { status: "refused", reason: isText ? (await answer.text()).trim() : "" };
  }
  if (!answer.body) return { status: "broken" };
  const measure = makeMeter(answer.headers, format);
  const { file, last } = await readBody(answer.body, measure, onProgress);
  const isWhole = !last.rows || last.rows.done === last.rows.total;
  if (!isWhole || !(await hasFileEnd(format, file))) {
    log({ href }, "broke off");
    return { status: "broken" };
  }
  const name = readFileName(answer.headers.get("content-disposition")) ?? `data.${format}`;
  return { status: "whole", name, file };
};

/**
 * Fetches a file of data and reports how much has come. An answer that breaks, or ends as no file of its format does, is
 * broken and gives no file.
 */
export const fetchFile = async (request: FileRequest): Promise<TransferEnd> => {
  try {
    return await transfer(request);
  } catch (error) {
    if (request.signal.aborted) return { status: "cancelled" };
    log(request, error);
    return { status: "broken" };
  }
};
