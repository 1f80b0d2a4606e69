import { isRecord } from "@statelier/model";
import type { DataResponse } from "../contract/data-request.ts";
import { identifyDocument } from "../contract/identify-document.ts";
import { type DataClient, DataError } from "./data-client.ts";
import type { ExecuteRequest, KnownRequest } from "./make-ask.ts";
import { makeDataClient } from "./make-data-client.ts";

type HttpDataClientOptions = {
  /** Address of the GraphQL endpoint, for example `/api/graphql`. */
  endpoint: string;
  fetch?: typeof globalThis.fetch;
  timeoutMs?: number;
};

const DEFAULT_TIMEOUT_MS = 60_000;

const isResponse = (value: unknown): value is DataResponse =>
  isRecord(value) && ("data" in value || "errors" in value);

/** Errors take the reference along under which the server's log has them. */
const parseResponse = async (response: Response): Promise<DataResponse> => {
  const value: unknown = await response.json();
  if (!isResponse(value)) throw new SyntaxError("no GraphQL answer");
  const reference = response.headers.get("x-request-id");
  if (!value.errors || reference === null) return value;
  const errors = value.errors.map(({ extensions: { id, args }, ...error }) => ({
    ...error,
    extensions: { id, args: { reference, ...args } },
  }));
  return { ...value, errors };
};

/** Every server and proxy takes an address of this length. */
const LONGEST_ADDRESS = 8_000;

/** The query of another version of the product, or an address that a proxy refuses: it goes by POST. */
const UNKNOWN_OR_TOO_LONG = new Set([404, 405, 414]);

/** Where any cache on the way can keep the answer; undefined for what is too long and goes by POST. */
const buildAddress = (
  endpoint: string,
  { name, query, variables = {} }: KnownRequest,
): string | undefined => {
  const id = identifyDocument(name, query);
  const search = new URLSearchParams({ id, variables: JSON.stringify(variables) });
  const address = `${endpoint}?${search}`;
  return address.length <= LONGEST_ADDRESS ? address : undefined;
};

/** Asks over HTTP; a server that cannot be reached is `OFFLINE`. */
export const makeHttpExecute = (options: HttpDataClientOptions): ExecuteRequest => {
  const { endpoint, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const send = options.fetch ?? ((...args) => globalThis.fetch(...args));
  return async (request) => {
    let response: Response;
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const address = buildAddress(endpoint, request);
      const found = address === undefined ? undefined : await send(address, { signal });
      response =
        found && !UNKNOWN_OR_TOO_LONG.has(found.status)
          ? found
          : await send(endpoint, {
              method: "POST",
              headers: { "content-type": "application/json" },
              body: JSON.stringify({ query: request.query, variables: request.variables }),
              signal,
            });
    } catch (error) {
      const isTimeout = error instanceof DOMException && error.name === "TimeoutError";
      const id = isTimeout ? "SOURCE_TIMEOUT" : "OFFLINE";
      const args = { seconds: String(timeoutMs / 1000) };
      throw new DataError(id, `${endpoint}: ${String(error)}`, { cause: error, args });
    }
    try {
      return await parseResponse(response);
    } catch (error) {
      const message = `${endpoint} answered ${response.status} without GraphQL`;
      throw new DataError("SOURCE_ANSWER_INVALID", message, { cause: error });
    }
  };
};

/** A client that asks over HTTP. */
export const makeHttpDataClient = (options: HttpDataClientOptions): DataClient =>
  makeDataClient(makeHttpExecute(options));
