import { isRecord } from "@statelier/model";
import { DataError } from "./data-client.ts";

export type RestOptions = {
  /** Where the calls live, for example `/api`. */
  baseUrl: string;
  fetch?: typeof globalThis.fetch;
};

type Envelope =
  | { success: true; data: unknown }
  | {
      success: false;
      message: string;
      error?: { id?: string; path?: string; reference?: string; args?: Record<string, string> };
    };

const TIMEOUT_MS = 30_000;

/** Where nobody says how long to wait. */
const ASK_AGAIN_SECONDS = 60;

const isEnvelope = (value: unknown): value is Envelope =>
  isRecord(value) && typeof value["success"] === "boolean";

const parseAnswer = async <Answer>(response: Response): Promise<Answer> => {
  const value: unknown = await response.json();
  if (!isEnvelope(value)) throw new SyntaxError("no envelope");
  if (value.success) return value.data as Answer;
  const { id = "INTERNAL", path, reference, args } = value.error ?? {};
  throw new DataError(id, value.message, {
    args: {
      ...(reference === undefined ? {} : { reference }),
      ...(path === undefined ? {} : { path }),
      ...args,
    },
  });
};

/** What stands before the site, as a proxy, has answered in its place: all that is known is the status. */
const describeStatus = ({ status, headers }: Response, message: string): DataError => {
  const seconds = Number(headers.get("retry-after"));
  if (status === 429)
    return new DataError("RATE_LIMITED", message, {
      args: { seconds: String(seconds > 0 ? Math.ceil(seconds) : ASK_AGAIN_SECONDS) },
    });
  return status === 401
    ? new DataError("NOT_SIGNED_IN", message)
    : new DataError("SERVER_AWAY", message, { args: { status: String(status) } });
};

/** Calls that answer in the envelope. They reject with `DataError` only. */
export const makeRestCalls = (options: RestOptions) => {
  const send = options.fetch ?? ((...args) => globalThis.fetch(...args));
  const call = async <Answer>(path: string, init?: RequestInit): Promise<Answer> => {
    let response: Response | undefined;
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      response = await send(`${options.baseUrl}${path}`, { ...init, signal });
      return await parseAnswer(response);
    } catch (error) {
      if (error instanceof DataError) throw error;
      const message = response
        ? `${path} answered ${response.status}`
        : `${path}: ${String(error)}`;
      // A page in its place, or half an answer: nothing of the site has come.
      if (!response || response.status < 400)
        throw new DataError("OFFLINE", message, { cause: error });
      throw describeStatus(response, message);
    }
  };
  const write = <Answer>(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> =>
    call(path, {
      method,
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  return {
    get: <Answer>(path: string): Promise<Answer> => call(path),
    post: <Answer>(
      path: string,
      body: unknown,
      headers?: Record<string, string>,
    ): Promise<Answer> => write("POST", path, body, headers),
    send: write,
  };
};
