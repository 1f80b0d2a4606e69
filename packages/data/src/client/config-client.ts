import { isRecord } from "@statelier/model";
import { DataError } from "./data-client.ts";

/** A stored chart as the REST calls give it. */
export type StoredConfig = {
  key: string;
  data: Record<string, unknown>;
  user_id: string | null;
  team_id: string | null;
  published_state: "PUBLISHED" | "DRAFT";
  /** The published chart that a draft will replace. */
  draft_of: string | null;
  published_at: string | null;
  deleted_at: string | null;
  created_at: string;
  updated_at: string;
  /** Where the document lacks what its readers could see when it was brought to the current version. */
  losses?: string[];
  /** It is one's own, or of one's team. */
  can_edit?: true;
};

/** A chart of one's own list. */
export type HeldChart = StoredConfig & { view_count: number };

/** One publication of a chart. */
export type StoredVersion = {
  /** From 1. */
  version: number;
  published_at: string;
  user_id: string | null;
  data: Record<string, unknown>;
};

/** The REST calls that keep charts. Every method rejects with `DataError` only. */
export type ConfigClient = {
  createConfig(config: Pick<StoredConfig, "data" | "published_state">): Promise<StoredConfig>;
  getConfig(key: string): Promise<StoredConfig>;
  /** Of a chart of one's own; as a draft, a published one stays and a draft of it is answered. */
  updateConfig(
    config: Pick<StoredConfig, "key" | "data" | "published_state"> & {
      /** The state in which it was read: another one is not written over. */
      updated_at?: string;
    },
  ): Promise<StoredConfig>;
  /** One's own charts and those of one's teams, removed ones among them. */
  listConfigs(): Promise<HeldChart[]>;
  /** The publications of a chart of one's own, the newest first. */
  listVersions(key: string): Promise<StoredVersion[]>;
  /** Takes a chart of one's own back from its readers, removes it, or brings it back. */
  stepConfig(step: "unpublish" | "remove" | "restore", key: string): Promise<StoredConfig>;
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

const parseAnswer = async <Answer>(response: Response): Promise<Answer> => {
  const value: unknown = await response.json();
  if (!isEnvelope(value)) throw new SyntaxError("no envelope");
  if (value.success) return value.data as Answer;
  const { id = "INTERNAL", reference, args } = value.error ?? {};
  throw new DataError(id, value.message, {
    args: { ...(reference === undefined ? {} : { reference }), ...args },
  });
};

export const makeConfigClient = (options: ConfigClientOptions): ConfigClient => {
  const send = options.fetch ?? ((...args) => globalThis.fetch(...args));
  const call = async <Answer = StoredConfig>(path: string, init?: RequestInit): Promise<Answer> => {
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
  const post = (path: string, body: unknown): Promise<StoredConfig> =>
    call(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  return {
    createConfig: (config) => post("/config-create", config),
    updateConfig: (config) => post("/config-update", config),
    listConfigs: () => call<HeldChart[]>("/config/list"),
    listVersions: (key) =>
      call<StoredVersion[]>(`/config/versions?${new URLSearchParams({ key })}`),
    stepConfig: (step, key) => post(`/config-${step}`, { key }),
    getConfig: (key) => call(`/config/${encodeURIComponent(key)}`),
  };
};
