import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";

import { describeConnection } from "../../faults/endpoint-failure.ts";
import { SourceError } from "../../source/cube-source.ts";
import { showAddress } from "./download-address.ts";
import { findWrongContent } from "./find-wrong-content.ts";

/** What a server says to recognize a file by. */
export type Validators = { etag?: string; lastModified?: string };

export type DownloadRequest = {
  url: URL;
  validators: Validators;
  /** The new file that is written. */
  to: string;
  maxBytes: number;
  /** Ends the download: with the reason of a time-out, or since nobody wants it any more. */
  signal: AbortSignal;
  /** Asks for the end alone of a file that has at least so many bytes, where the server answers with parts of it. */
  tailFrom?: number;
};

export type Downloaded =
  | { kind: "unchanged" }
  /** The end of a file stands at its place in a file of the same size. */
  | ({ kind: "tail"; bytes: number } & Validators)
  | ({ kind: "file"; sha256: string; bytes: number } & Validators);

const REDIRECTS = [301, 302, 303, 307, 308];
const MOST_REDIRECTS = 5;

const isSameHost = (from: URL, to: URL): boolean =>
  from.origin === to.origin ||
  (from.protocol === "http:" && to.protocol === "https:" && from.hostname === to.hostname);

const toSourceError = (
  error: unknown,
  { url, signal }: Pick<DownloadRequest, "url" | "signal">,
): SourceError => {
  if (error instanceof SourceError) return error;
  if (signal.reason instanceof DOMException && signal.reason.name === "TimeoutError")
    return new SourceError("SOURCE_TIMEOUT", `${showAddress(url)}: the download took too long.`, {
      cause: error,
    });
  if (signal.aborted)
    return new SourceError("SOURCE_DOWN", `${showAddress(url)}: the download was given up.`);
  const { sentence } = describeConnection(url.href, error);
  return new SourceError("SOURCE_DOWN", `${showAddress(url)}: ${sentence}`, { cause: error });
};

type Asked = { url: URL; headers: Record<string, string>; signal: AbortSignal };

const followAddress = async ({ url: first, headers: own, signal }: Asked): Promise<Response> => {
  const headers = { "accept-encoding": "identity", "user-agent": "Statelier", ...own };
  let url = first;
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const response = await fetch(url, { headers, redirect: "manual", signal });
    if (!REDIRECTS.includes(response.status)) return response;
    await response.body?.cancel();
    const location = response.headers.get("location") ?? "";
    if (location === "" || !URL.canParse(location, url)) break;
    const next = new URL(location, url);
    if (!isSameHost(url, next))
      throw new SourceError(
        "SOURCE_DOWN",
        `${showAddress(first)} leads to ${next.origin}, which is not followed: name that address itself.`,
      );
    url = next;
  }
  throw new SourceError("SOURCE_DOWN", `${showAddress(first)} leads nowhere.`);
};

/** One question to an address, redirects on the same host followed. Rejects with `SourceError`. */
export const askAddress = async (asked: Asked): Promise<Response> => {
  try {
    return await followAddress(asked);
  } catch (error) {
    throw toSourceError(error, asked);
  }
};

/** How much of the end of a file is asked for first: what a Parquet file says of itself is seldom longer. */
const TAIL_BYTES = 65_536;

const ask = ({ url, validators, signal, tailFrom }: DownloadRequest): Promise<Response> =>
  followAddress({
    url,
    headers: {
      ...(validators.etag === undefined ? {} : { "if-none-match": validators.etag }),
      ...(validators.lastModified === undefined
        ? {}
        : { "if-modified-since": validators.lastModified }),
      ...(tailFrom === undefined ? {} : { range: `bytes=-${TAIL_BYTES}` }),
    },
    signal,
  });

/** The length that is announced; undefined where the answer is in chunks, whose end is marked. */
const readLength = (response: Response, url: URL): number | undefined => {
  const { headers } = response;
  const length = headers.get("content-length");
  if (length === null && !headers.has("transfer-encoding") && !headers.has("content-encoding"))
    throw new SourceError(
      "SOURCE_ANSWER_INVALID",
      `${showAddress(url)}: the answer has no length, so nobody could tell whether it is whole.`,
    );
  return length === null || headers.has("content-encoding") ? undefined : Number(length);
};

const write = async (file: FileHandle, chunk: Uint8Array): Promise<void> => {
  try {
    await file.appendFile(chunk);
  } catch (error) {
    throw new SourceError("SOURCE_DOWN", `The download cannot be kept: ${String(error)}`, {
      cause: error,
    });
  }
};

const receive = async (
  response: Response,
  file: FileHandle,
  { url, maxBytes }: DownloadRequest,
): Promise<{ sha256: string; bytes: number }> => {
  const length = readLength(response, url);
  const tooLarge = () =>
    new SourceError(
      "RESULT_TOO_LARGE",
      `${showAddress(url)}: the download is larger than the ${maxBytes} bytes that are left for it.`,
    );
  if (length !== undefined && length > maxBytes) throw tooLarge();
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw tooLarge();
    hash.update(chunk);
    await write(file, chunk);
  }
  if (length !== undefined && bytes !== length)
    throw new SourceError(
      "SOURCE_ANSWER_INVALID",
      `${showAddress(url)}: ${length} bytes were announced and ${bytes} came.`,
    );
  const wrong = await findWrongContent(file, { name: url.pathname, bytes });
  if (wrong !== undefined)
    throw new SourceError("SOURCE_ANSWER_INVALID", `${showAddress(url)}: ${wrong}`);
  await file.sync();
  return { sha256: hash.digest("hex"), bytes };
};

const readValidators = ({ headers }: Response): Validators => {
  const etag = headers.get("etag");
  const lastModified = headers.get("last-modified");
  return {
    ...(etag === null ? {} : { etag }),
    ...(lastModified === null ? {} : { lastModified }),
  };
};

/** Whoever asks for other parts later has to know that they are of the same file. */
const canAskForParts = ({ etag, lastModified }: Validators): boolean =>
  etag === undefined ? lastModified !== undefined : !etag.startsWith("W/");

const RANGE = /^bytes (\d+)-(\d+)\/(\d+)$/;

/** A file of the full size with its end; undefined where the file is better downloaded. */
const receiveTail = async (
  response: Response,
  { url, to, tailFrom = 0 }: DownloadRequest,
): Promise<Downloaded | undefined> => {
  const found = readValidators(response);
  const [, from, last, total] = RANGE.exec(response.headers.get("content-range") ?? "") ?? [];
  const bytes = Number(total);
  if (!total || bytes < tailFrom || Number(last) !== bytes - 1 || !canAskForParts(found)) {
    await response.body?.cancel();
    return undefined;
  }
  const tail = Buffer.from(await response.arrayBuffer());
  if (
    tail.byteLength !== bytes - Number(from) ||
    tail.toString("latin1", tail.length - 4) !== "PAR1"
  )
    throw new SourceError(
      "SOURCE_ANSWER_INVALID",
      `${showAddress(url)}: this is no whole Parquet file.`,
    );
  const file = await open(to, "wx");
  try {
    await file.truncate(bytes);
    await file.write(tail, 0, tail.byteLength, Number(from));
  } finally {
    await file.close();
  }
  return { kind: "tail", bytes, ...found };
};

/** Writes what lies at an address into a new file, or says that it has not changed. Rejects with `SourceError`. */
export const downloadFile = async (request: DownloadRequest): Promise<Downloaded> => {
  try {
    const response = await ask(request);
    const { status, headers } = response;
    if (status === 304 && Object.keys(request.validators).length > 0) return { kind: "unchanged" };
    if (request.tailFrom !== undefined && (status === 206 || status === 416)) {
      const tail = status === 206 ? await receiveTail(response, request) : undefined;
      const { tailFrom: _, ...whole } = request;
      return tail ?? (await downloadFile(whole));
    }
    const isHtml = /^\s*(text\/html|application\/xhtml)/i.test(headers.get("content-type") ?? "");
    if (status !== 200 || isHtml) {
      await response.body?.cancel();
      const what = status === 200 ? "a web page came instead of the file" : `status ${status}`;
      throw new SourceError(
        status === 200 ? "SOURCE_ANSWER_INVALID" : "SOURCE_DOWN",
        `${showAddress(request.url)}: ${what}.`,
      );
    }
    const file = await open(request.to, "wx+");
    try {
      return {
        kind: "file",
        ...(await receive(response, file, request)),
        ...readValidators(response),
      };
    } finally {
      await file.close();
      if (!response.bodyUsed) await response.body?.cancel();
    }
  } catch (error) {
    throw toSourceError(error, request);
  }
};
