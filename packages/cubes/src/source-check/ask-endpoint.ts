import {
  describeConnection,
  describeStatus,
  describeType,
  type EndpointFailure,
} from "../faults/endpoint-failure.ts";
import { SourceError } from "../source/cube-source.ts";
import { ResultsParser } from "../sparql/client/results-parser.ts";
import { type Row, RowsSink } from "../sparql/client/rows-sink.ts";

export type EndpointQuestion = {
  address: string;
  query: string;
  /** As `POST` with a form, which is how Statelier asks, or as `GET`. */
  method?: "POST" | "GET";
  timeoutMs: number;
};

export type EndpointAnswer =
  | { ok: true; rows: Row[]; milliseconds: number; bytes: number; headers: Headers }
  | { ok: false; failure: EndpointFailure; milliseconds: number };

const MOST_BYTES = 100_000_000;
const DETAIL = 200;

const buildRequest = ({
  address,
  query,
  method = "POST",
}: EndpointQuestion): [string, RequestInit] => {
  const accept = "application/sparql-results+json";
  if (method === "POST")
    return [
      address,
      {
        method,
        headers: { accept, "content-type": "application/x-www-form-urlencoded" },
        body: String(new URLSearchParams({ query })),
      },
    ];
  const url = new URL(address);
  url.searchParams.set("query", query);
  return [url.href, { headers: { accept } }];
};

/** The words at the beginning of an error, without markup. */
const readDetail = async (response: Response): Promise<string> => {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > 20 * DETAIL) break;
  }
  return text
    .replace(/<(style|script)[\s\S]*?<\/\1>|<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, DETAIL);
};

class Failed extends Error {
  readonly failure: EndpointFailure;
  constructor(failure: EndpointFailure) {
    super(failure.sentence);
    this.failure = failure;
  }
}

const checkHead = async (response: Response): Promise<void> => {
  const { status, headers } = response;
  if (status !== 200) {
    const location = headers.get("location") ?? undefined;
    const detail = status >= 400 ? await readDetail(response) : "";
    throw new Failed(describeStatus(status, { location, detail }));
  }
  const type = headers.get("content-type") ?? "";
  if (!/^application\/(?:sparql-results\+json|json)\b/i.test(type))
    throw new Failed(describeType(type));
};

const readRows = async (response: Response): Promise<{ rows: Row[]; bytes: number }> => {
  const sink = new RowsSink();
  const parser = new ResultsParser(sink);
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES)
      throw new Failed({
        kind: "unreadable",
        sentence: `The answer is larger than ${MOST_BYTES} bytes.`,
      });
    parser.push(chunk);
  }
  parser.end();
  return { rows: sink.rows, bytes };
};

const toFailure = (
  error: unknown,
  { address, timeoutMs }: EndpointQuestion,
  state: { hasBegun: boolean; signal: AbortSignal },
): EndpointFailure => {
  if (error instanceof Failed) return error.failure;
  if (error instanceof SourceError)
    return {
      kind: "unreadable",
      sentence: error.message,
      advice: "Something on the way may cut or change answers: look at proxies and their limits.",
    };
  if (state.signal.aborted)
    return {
      kind: "slow",
      sentence: `${state.hasBegun ? "The answer did not end" : "No answer came"} within ${timeoutMs / 1000} s.`,
      advice: "Try again when the endpoint has less to do, or wait longer with --timeout SECONDS.",
    };
  if (state.hasBegun)
    return {
      kind: "unreadable",
      sentence: "The answer broke off before its end.",
      advice: "Something on the way may cut answers: look at proxies and their limits.",
    };
  return describeConnection(address, error);
};

/** Asks once, and says what went wrong as a value. */
export const askEndpoint = async (question: EndpointQuestion): Promise<EndpointAnswer> => {
  const startedAt = performance.now();
  const state = { hasBegun: false, signal: AbortSignal.timeout(question.timeoutMs) };
  const [url, init] = buildRequest(question);
  const elapsed = (): number => Math.round((performance.now() - startedAt) * 10) / 10;
  try {
    const response = await fetch(url, { ...init, redirect: "manual", signal: state.signal });
    state.hasBegun = true;
    await checkHead(response);
    const { rows, bytes } = await readRows(response);
    return { ok: true, rows, bytes, milliseconds: elapsed(), headers: response.headers };
  } catch (error) {
    return { ok: false, failure: toFailure(error, question, state), milliseconds: elapsed() };
  }
};
