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
      error?: { id?: string; reference?: string; args?: Record<string, string> };
    };

const TIMEOUT_MS = 30_000;

const isEnvelope = (value: unknown): value is Envelope =>
  isRecord(value) && typeof value["success"] === "boolean";

const parseAnswer = async <Answer>(response: Response): Promise<Answer> => {
  const value: unknown = await response.json();
  if (!isEnvelope(value)) throw new SyntaxError("no envelope");
  if (value.success) return value.data as Answer;
  const { id = "INTERNAL", reference, args } = value.error ?? {};
  throw new DataError(id, value.message, {
    args: { ...(reference === undefined ? {} : { reference }), ...args },
  });
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
      throw new DataError("OFFLINE", message, { cause: error });
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
