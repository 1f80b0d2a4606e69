import { isRecord } from "@statelier/model";
import { DataError } from "./data-client.ts";

/** A stored chart as the REST calls give it. */
type StoredConfig = {
  key: string;
  data: Record<string, unknown>;
  user_id: string | null;
  published_state: "PUBLISHED" | "DRAFT";
  created_at: string;
  updated_at: string;
  /** Where the document lacks what its readers could see when it was brought to the current version. */
  losses?: string[];
};

/** The REST calls that keep charts. Every method rejects with `DataError` only. */
export type ConfigClient = {
  createConfig(config: Pick<StoredConfig, "data" | "published_state">): Promise<StoredConfig>;
  getConfig(key: string): Promise<StoredConfig>;
};

type ConfigClientOptions = {
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

const parseAnswer = async (response: Response): Promise<StoredConfig> => {
  const value: unknown = await response.json();
  if (!isEnvelope(value)) throw new SyntaxError("no envelope");
  if (value.success) return value.data as StoredConfig;
  const { id = "INTERNAL", reference, args } = value.error ?? {};
  throw new DataError(id, value.message, {
    args: { ...(reference === undefined ? {} : { reference }), ...args },
  });
};

export const makeConfigClient = (options: ConfigClientOptions): ConfigClient => {
  const send = options.fetch ?? ((...args) => globalThis.fetch(...args));
  const call = async (path: string, init?: RequestInit): Promise<StoredConfig> => {
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
  return {
    createConfig: (config) =>
      call("/config-create", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(config),
      }),
    getConfig: (key) => call(`/config/${encodeURIComponent(key)}`),
  };
};
