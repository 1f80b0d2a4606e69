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
};

export type Downloaded =
  | { kind: "unchanged" }
  | ({ kind: "file"; sha256: string; bytes: number } & Validators);

const REDIRECTS = [301, 302, 303, 307, 308];
const MOST_REDIRECTS = 5;

const isSameHost = (from: URL, to: URL): boolean =>
  from.origin === to.origin ||
  (from.protocol === "http:" && to.protocol === "https:" && from.hostname === to.hostname);

const toSourceError = (error: unknown, { url, signal }: DownloadRequest): SourceError => {
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

const ask = async ({ url: first, validators, signal }: DownloadRequest): Promise<Response> => {
  const headers = {
    "accept-encoding": "identity",
    "user-agent": "Statelier",
    ...(validators.etag === undefined ? {} : { "if-none-match": validators.etag }),
    ...(validators.lastModified === undefined
      ? {}
      : { "if-modified-since": validators.lastModified }),
  };
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

/** Writes what lies at an address into a new file, or says that it has not changed. Rejects with `SourceError`. */
export const downloadFile = async (request: DownloadRequest): Promise<Downloaded> => {
  try {
    const response = await ask(request);
    const { status, headers } = response;
    if (status === 304 && Object.keys(request.validators).length > 0) return { kind: "unchanged" };
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
