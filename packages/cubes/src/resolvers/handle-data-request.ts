import { type DataRequest, type DataResponse, findDocument } from "@statelier/data/contract";
import { isRecord, parseJson } from "@statelier/model";

import { buildEntityTag, isKnown, pickCacheControl } from "./cache-headers.ts";
import { type DataSchema, executeData } from "./data-schema.ts";
import { describeError, invalidRequest } from "./request-error.ts";

const DEFAULT_MAX_BYTES = 1_000_000;

const respond = (body: DataResponse, status: number): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json; charset=utf-8" },
  });

const refuse = (status: number, message: string): Response =>
  respond({ errors: [describeError(invalidRequest(message))] }, status);

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
  search: URLSearchParams,
): Promise<Response> => {
  const found = findDocument(search.get("id") ?? "");
  if (!found) return refuse(404, "This version has no query of this id; send it whole.");
  const { name, query } = found;
  const variables = parseJson(search.get("variables") ?? "{}");
  if (!isRecord(variables)) return refuse(400, "`variables` is an object in JSON.");
  const response = await executeData(schema, { query, variables });
  const body = JSON.stringify(response);
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "cache-control": await pickCacheControl(schema.sources, { name, variables }, response),
    etag: buildEntityTag(body),
  };
  if (!response.errors && isKnown(request, headers.etag))
    return new Response(null, { status: 304, headers });
  return new Response(body, { status: isRefused(response) ? 400 : 200, headers });
};

/** GraphQL over HTTP, GET and POST; never rejects. A request that cannot run is 400, one that ran is 200. */
export const handleDataRequest = async (
  request: Request,
  schema: DataSchema,
  maxBytes = DEFAULT_MAX_BYTES,
): Promise<Response> => {
  if (request.method !== "GET" && request.method !== "POST")
    return refuse(405, "A query is sent by GET or POST.");
  let parsed: DataRequest | undefined;
  if (request.method === "GET") {
    const search = new URL(request.url).searchParams;
    if (search.has("id")) return answerKnown(request, schema, search);
    parsed = parseSearch(search);
  } else {
    if (!request.headers.get("content-type")?.toLowerCase().startsWith("application/json"))
      return refuse(415, "Send application/json.");
    const text = await readText(request, maxBytes);
    if (text === undefined) return refuse(413, `A request may have ${maxBytes} bytes.`);
    parsed = parseRequest(parseJson(text));
  }
  if (!parsed) return refuse(400, "Send {query, variables, operationName}.");
  const response = await executeData(schema, parsed);
  return respond(response, isRefused(response) ? 400 : 200);
};
