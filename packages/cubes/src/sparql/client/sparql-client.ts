import { SourceError } from "../../source/cube-source.ts";
import { makePause } from "../../turns/next-turn.ts";
import type { SparqlText } from "../queries/sparql-text.ts";
import { PlainFormError, PlainResultsParser, writesPlain } from "./plain-results-parser.ts";
import { type ResultSink, ResultsParser } from "./results-parser.ts";
import { type Row, RowsSink } from "./rows-sink.ts";

/** An address, or a function that answers the SPARQL protocol in this process. */
export type SparqlEndpoint = string | ((request: Request) => Promise<Response>);

export type SparqlClientOptions = {
  endpoint: SparqlEndpoint;
  timeoutMs?: number;
  /** Of one answer. */
  maxBytes?: number;
};

/** `hasKinds`: beside each column of terms the query has one of their kinds, so that a plain answer says all. */
export type StreamOptions = { hasKinds: boolean };

/** Rejects with `SourceError` only. */
export type SparqlClient = {
  /** What the endpoint calls itself, once it has answered. */
  readonly server?: string | undefined;
  /** Whether it writes tables that are read here, as far as is known: a query may say the kinds of its terms. */
  readonly writesPlain?: boolean;
  select(query: SparqlText): Promise<Row[]>;
  /** The sink that got the answer to its end, each attempt has one of its own; whoever asks counts the rows. */
  stream<Sink extends ResultSink>(
    query: SparqlText,
    makeSink: () => Sink,
    options?: StreamOptions,
  ): Promise<Sink>;
};

const DEFAULT_TIMEOUT_MS = 30_000;
const DEFAULT_MAX_BYTES = 500_000_000;
const JSON_TYPE = "application/sparql-results+json";
const PLAIN_TYPE = "text/tab-separated-values";
const PLAIN_TYPES = /^text\/tab-separated-values\b/i;
const JSON_TYPES = /^application\/(?:sparql-results\+json|json)\b/i;
const IN_PROCESS = "http://localhost/sparql";

const buildRequest = (
  query: SparqlText,
  { signal, isPlain }: { signal: AbortSignal; isPlain: boolean },
): RequestInit => ({
  method: "POST",
  headers: {
    accept: isPlain ? `${PLAIN_TYPE}, ${JSON_TYPE};q=0.5` : JSON_TYPE,
    "content-type": "application/x-www-form-urlencoded",
  },
  body: new URLSearchParams({ query: query.text }),
  redirect: "error",
  signal,
});

const PIECE = 65_536;

/** Pieces of an answer; other work of this process gets its turn between them. */
const readPieces = async function* (
  response: Response,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  const pause = makePause();
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes)
      throw new SourceError("RESULT_TOO_LARGE", `The answer is larger than ${maxBytes} bytes.`);
    for (let at = 0; at < chunk.byteLength; at += PIECE) {
      // A turn for others.
      await pause();
      yield chunk.subarray(at, at + PIECE);
    }
  }
};

const readDetail = async (response: Response): Promise<string> => {
  const decoder = new TextDecoder();
  let text = "";
  for await (const piece of readPieces(response, 100_000)) {
    text += decoder.decode(piece, { stream: true });
    if (text.length > 300) break;
  }
  return text.slice(0, 300);
};

const timedOut = (message: string, startedAt: number, cause?: unknown): SourceError => {
  const seconds = Math.max(1, Math.round((performance.now() - startedAt) / 1000));
  return new SourceError("SOURCE_TIMEOUT", message, {
    cause,
    args: { seconds: String(seconds) },
    isTransient: true,
  });
};

/** Answers whether the rows come plainly. */
const checkResponse = async (
  response: Response,
  { startedAt, isPlain }: { startedAt: number; isPlain: boolean },
): Promise<boolean> => {
  if (response.status === 408 || response.status === 504)
    throw timedOut(`The endpoint answered ${response.status}.`, startedAt);
  if (response.status === 413)
    throw new SourceError("RESULT_TOO_LARGE", "The endpoint answers with less only.");
  if (!response.ok) {
    const detail = await readDetail(response);
    const id = response.status >= 500 ? "SOURCE_DOWN" : "SOURCE_ANSWER_INVALID";
    throw new SourceError(id, `The endpoint answered ${response.status}: ${detail}`, {
      isTransient: response.status >= 500 || response.status === 429,
    });
  }
  // Virtuoso says so of an answer that it ended because its time was up.
  if (response.status === 206 || response.headers.get("x-sql-state") === "S1TAT")
    throw timedOut("The endpoint answered with a part of the rows.", startedAt);
  const type = response.headers.get("content-type") ?? "";
  if (isPlain && PLAIN_TYPES.test(type)) return true;
  if (!JSON_TYPES.test(type))
    throw new SourceError("SOURCE_ANSWER_INVALID", `The endpoint answered with type "${type}".`, {
      isTransient: true,
    });
  return false;
};

const toSourceError = (error: unknown, signal: AbortSignal, startedAt: number): SourceError => {
  if (error instanceof SourceError) return error;
  if (signal.aborted) return timedOut("The endpoint did not answer in time.", startedAt, error);
  return new SourceError("SOURCE_DOWN", `The endpoint cannot be reached: ${String(error)}`, {
    cause: error,
    isTransient: true,
  });
};

/** Of an endpoint that is away, has too much to do or takes too long, JSON would be the same. */
const isOfForm = (error: unknown, status: number): boolean =>
  error instanceof SourceError &&
  (error.id === "SOURCE_ANSWER_INVALID" || (error.id === "SOURCE_DOWN" && status === 500)) &&
  status !== 429;

const NO_KINDS: StreamOptions = { hasKinds: false };

/** A signal that only a `Request` holds goes with it: `fetch` takes it itself, a request in this process is held here. */
const held = new Set<Request>();

export const makeSparqlClient = (options: SparqlClientOptions): SparqlClient => {
  const { endpoint, timeoutMs = DEFAULT_TIMEOUT_MS, maxBytes = DEFAULT_MAX_BYTES } = options;
  const send = async (init: RequestInit): Promise<Response> => {
    if (typeof endpoint === "string") return fetch(endpoint, init);
    const request = new Request(IN_PROCESS, init);
    held.add(request);
    try {
      return await endpoint(request);
    } finally {
      held.delete(request);
    }
  };
  let server: string | undefined;
  let isPlainRead = true;
  const stream: SparqlClient["stream"] = async (query, makeSink, { hasKinds } = NO_KINDS) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const startedAt = performance.now();
    const asked = hasKinds && isPlainRead && writesPlain(server);
    try {
      const response = await send(buildRequest(query, { signal, isPlain: asked }));
      server = response.headers.get("server") ?? undefined;
      const isPlain = await checkResponse(response, { startedAt, isPlain: asked }).catch(
        (error: unknown) => {
          if (asked && isOfForm(error, response.status)) isPlainRead = false;
          throw error;
        },
      );
      const sink = makeSink();
      const parser = isPlain ? new PlainResultsParser(sink) : new ResultsParser(sink);
      for await (const piece of readPieces(response, maxBytes)) parser.push(piece);
      parser.end();
      sink.end?.();
      return sink;
    } catch (error) {
      // Another version of the engine may write them otherwise: the next attempt asks for JSON.
      if (error instanceof PlainFormError) isPlainRead = false;
      throw toSourceError(error, signal, startedAt);
    }
  };
  return {
    stream,
    select: async (query) => (await stream(query, () => new RowsSink())).rows,
    get server() {
      return server;
    },
    get writesPlain() {
      return isPlainRead && writesPlain(server);
    },
  };
};
