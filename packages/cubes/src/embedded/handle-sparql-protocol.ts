import type { EmbeddedStore, QueryOptions } from "./embedded-store.ts";
import { parseQueryForm } from "./query-form.ts";
import { pickResultFormat } from "./result-format.ts";
import { StoreError } from "./store-error.ts";

/** What one request may take; `maxQueryBytes` is a million when absent. */
export type ProtocolLimits = Omit<QueryOptions, "accept" | "signal"> & {
  /** Of the request body and of the query. */
  maxQueryBytes?: number;
};

const DEFAULT_MAX_QUERY_BYTES = 1_000_000;

class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const STATUS: Record<StoreError["reason"], number> = {
  malformed: 400,
  timeout: 408,
  "too-large": 413,
  busy: 503,
  unavailable: 503,
};

const readBody = async (request: Request, maxBytes: number): Promise<string> => {
  const tooLarge = new Refusal(413, `A query may have ${maxBytes} bytes.`);
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge;
    chunks.push(chunk);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  } catch (error) {
    throw new Refusal(400, `The body is not UTF-8: ${String(error)}`);
  }
};

const readParameters = (parameters: URLSearchParams): string => {
  if (parameters.has("update")) throw new Refusal(400, "This endpoint is read-only.");
  if (parameters.has("default-graph-uri") || parameters.has("named-graph-uri"))
    throw new Refusal(400, "Graphs are named in the query, not in parameters.");
  const queries = parameters.getAll("query");
  if (queries.length !== 1 || !queries[0]) throw new Refusal(400, "One `query` is needed.");
  return queries[0];
};

const readQuery = async (request: Request, maxBytes: number): Promise<string> => {
  const parameters = new URL(request.url).searchParams;
  if (request.method === "GET" || request.method === "HEAD") return readParameters(parameters);
  if (request.method !== "POST")
    throw new Refusal(405, "A query is sent by GET or POST; this endpoint is read-only.");
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (type === "application/x-www-form-urlencoded")
    return readParameters(new URLSearchParams(await readBody(request, maxBytes)));
  if (type === "application/sparql-query") {
    parameters.set("query", await readBody(request, maxBytes));
    return readParameters(parameters);
  }
  throw new Refusal(415, "Send a form or application/sparql-query.");
};

const respond = (error: unknown): Response => {
  const isExpected = error instanceof Refusal || error instanceof StoreError;
  const status =
    error instanceof Refusal
      ? error.status
      : error instanceof StoreError
        ? STATUS[error.reason]
        : 500;
  const headers = new Headers({ "content-type": "text/plain; charset=utf-8" });
  if (status === 405) headers.set("allow", "GET, HEAD, POST");
  if (status === 503) headers.set("retry-after", "5");
  const message = isExpected ? error.message : "The query failed.";
  return new Response(`${message}\n`, { status, headers });
};

/**
 * The SPARQL 1.1 protocol over an embedded store: never rejects; 400, 405, 406, 408, 413, 415 and 503 say in
 * one sentence what is wrong.
 */
export const handleSparqlProtocol = async (
  request: Request,
  store: Pick<EmbeddedStore, "query">,
  limits: ProtocolLimits = {},
): Promise<Response> => {
  const { maxQueryBytes = DEFAULT_MAX_QUERY_BYTES, ...options } = limits;
  try {
    const text = await readQuery(request, maxQueryBytes);
    if (text.length > maxQueryBytes)
      throw new Refusal(413, `A query may have ${maxQueryBytes} bytes.`);
    const form = parseQueryForm(text);
    if (!form) throw new Refusal(400, "This is not a SPARQL query.");
    const accept = request.headers.get("accept") ?? "*/*";
    if (!pickResultFormat(form, accept))
      throw new Refusal(
        406,
        "The answer can be JSON, XML, CSV or TSV; of a graph N-Triples or Turtle.",
      );
    const { contentType, body } = await store.query(text, {
      ...options,
      accept,
      signal: request.signal,
    });
    const headers = { "content-type": `${contentType}; charset=utf-8`, vary: "accept" };
    return new Response(request.method === "HEAD" ? null : body, { headers });
  } catch (error) {
    return respond(error);
  }
};
