import { type DataRequest, type DataResponse, findDocument } from "@statelier/data/contract";
import { isRecord, parseJson } from "@statelier/model";

import { AnswerBudget, type Asker } from "./answer-budget.ts";
import { buildEntityTag, hasEtag, pickCacheControl } from "./cache-headers.ts";
import { type DataSchema, executeData } from "./data-schema.ts";
import { describeError, invalidRequest } from "./request-error.ts";
import { writeJson } from "./write-json.ts";

/** Bytes of a request, and of what it is answered. */
export type RequestBounds = { maxBytes: number; answerBytes: number };

const DEFAULT_BOUNDS: RequestBounds = { maxBytes: 1_000_000, answerBytes: 50_000_000 };
/** Longer answers are written while they are sent. */
const LONG = 1_000_000;

const JSON_TYPE = { "content-type": "application/json; charset=utf-8" };

const writeBody = (response: DataResponse, isLong: boolean): BodyInit => {
  if (!isLong) return JSON.stringify(response);
  const pieces = writeJson(response);
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => void pieces.return(undefined),
  });
};

const refuse = (status: number, message: string): Response => {
  const body = writeBody({ errors: [describeError(invalidRequest(message))] }, false);
  return new Response(body, { status, headers: JSON_TYPE });
};

const parseRequest = (value: unknown): DataRequest | undefined => {
  if (!isRecord(value) || typeof value["query"] !== "string") return undefined;
  const { query, variables, operationName } = value;
  if (variables !== undefined && variables !== null && !isRecord(variables)) return undefined;
  return {
    query,
    ...(isRecord(variables) ? { variables } : {}),
    ...(typeof operationName === "string" ? { operationName } : {}),
  };
};

const parseSearch = (search: URLSearchParams): DataRequest | undefined => {
  const variables = search.get("variables");
  return parseRequest({
    query: search.get("query"),
    ...(variables ? { variables: parseJson(variables) ?? "malformed" } : {}),
    operationName: search.get("operationName"),
  });
};

const readText = async (request: Request, maxBytes: number): Promise<string | undefined> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
};

const isRefused = (response: DataResponse): boolean => !("data" in response);

/** One of the client's own queries, named by `id`; any cache on the way may keep the answer as its headers say. */
const answerKnown = async (
  request: Request,
  schema: DataSchema,
  { search, budget }: { search: URLSearchParams; budget: AnswerBudget },
): Promise<Response> => {
  const found = findDocument(search.get("id") ?? "");
  if (!found) return refuse(404, "This version has no query of this id; send it whole.");
  const { name, query } = found;
  const variables = parseJson(search.get("variables") ?? "{}");
  if (!isRecord(variables)) return refuse(400, "`variables` is an object in JSON.");
  const response = await executeData(schema, { query, variables }, budget);
  const headers = {
    ...JSON_TYPE,
    "cache-control": await pickCacheControl(schema.sources, { name, variables }, response),
    etag: await buildEntityTag(writeJson(response)),
  };
  if (!response.errors && hasEtag(request, headers.etag))
    return new Response(null, { status: 304, headers });
  const body = writeBody(response, budget.spent > LONG);
  return new Response(body, { status: isRefused(response) ? 400 : 200, headers });
};

/** GraphQL over HTTP, GET and POST; never rejects. A request that cannot run is 400, one that ran is 200. */
export const handleDataRequest = async (
  request: Request,
  schema: DataSchema,
  { asker, ...bounds }: Partial<RequestBounds> & { asker?: Asker } = {},
): Promise<Response> => {
  const { maxBytes, answerBytes } = { ...DEFAULT_BOUNDS, ...bounds };
  const budget = new AnswerBudget(schema.limits, answerBytes, asker);
  if (request.method !== "GET" && request.method !== "POST")
    return refuse(405, "A query is sent by GET or POST.");
  let parsed: DataRequest | undefined;
  if (request.method === "GET") {
    const search = new URL(request.url).searchParams;
    if (search.has("id")) return answerKnown(request, schema, { search, budget });
    parsed = parseSearch(search);
  } else {
    if (!request.headers.get("content-type")?.toLowerCase().startsWith("application/json"))
      return refuse(415, "Send application/json.");
    const text = await readText(request, maxBytes);
    if (text === undefined) return refuse(413, `A request may have ${maxBytes} bytes.`);
    parsed = parseRequest(parseJson(text));
  }
  if (!parsed) return refuse(400, "Send {query, variables, operationName}.");
  const response = await executeData(schema, parsed, budget, schema.publicRootValue);
  const body = writeBody(response, budget.spent > LONG);
  return new Response(body, { status: isRefused(response) ? 400 : 200, headers: JSON_TYPE });
};
