/** A stored chart as the REST calls give it. */
export type StoredConfig = {
  key: string;
  data: Record<string, unknown>;
  user_id: string | null;
  published_state: "PUBLISHED" | "DRAFT";
  created_at: string;
  updated_at: string;
  /** Where the document has lost what its readers could see when it was brought to the current version. */
  losses?: string[];
};

export type NewConfig = {
  data: Record<string, unknown>;
  published_state?: StoredConfig["published_state"];
};

export type ConfigUpdate = NewConfig & { key: string };

type ErrorDetails = { path?: string; args?: Record<string, string> };

/** A refused call: `id` is a row of `docs/errors.md`, `path` the place in the document that is wrong. */
export class ConfigError extends Error {
  readonly id: string;
  readonly path?: string;
  /** What fills the blanks of the row. */
  readonly args: Record<string, string>;
  constructor(
    id: string,
    message: string,
    { path, args = {}, ...options }: ErrorOptions & ErrorDetails = {},
  ) {
    super(message, options);
    this.name = "ConfigError";
    this.id = id;
    this.args = args;
    if (path !== undefined) this.path = path;
  }
}

/** The REST calls that keep charts. Every method rejects with `ConfigError` only. */
export type ConfigClient = {
  createConfig(config: NewConfig): Promise<StoredConfig>;
  updateConfig(config: ConfigUpdate): Promise<StoredConfig>;
  removeConfig(key: string): Promise<void>;
  getConfig(key: string): Promise<StoredConfig>;
  listConfigs(): Promise<StoredConfig[]>;
  countViews(key: string): Promise<number>;
};

export type ConfigClientOptions = {
  /** Where the calls live, for example `/api`. */
  baseUrl: string;
  fetch?: typeof globalThis.fetch;
  timeoutMs?: number;
};

type Envelope =
  | { success: true; data: unknown }
  | { success: false; message: string; error?: ErrorDetails & { id?: string; reference?: string } };

const DEFAULT_TIMEOUT_MS = 30_000;

const isEnvelope = (value: unknown): value is Envelope =>
  typeof value === "object" &&
  value !== null &&
  "success" in value &&
  typeof value.success === "boolean";

const parseAnswer = async (response: Response): Promise<unknown> => {
  const value: unknown = await response.json();
  if (!isEnvelope(value)) throw new SyntaxError("no envelope");
  if (value.success) return value.data;
  const { id = "INTERNAL", reference, path, args } = value.error ?? {};
  throw new ConfigError(id, value.message, {
    ...(path === undefined ? {} : { path }),
    args: { ...(reference === undefined ? {} : { reference }), ...args },
  });
};

export const makeConfigClient = (options: ConfigClientOptions): ConfigClient => {
  const { baseUrl, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const send = options.fetch ?? ((...args) => globalThis.fetch(...args));
  const call = async <Data>(path: string, body?: unknown): Promise<Data> => {
    let response: Response | undefined;
    try {
      response = await send(`${baseUrl}${path}`, {
        ...(body === undefined
          ? {}
          : {
              method: "POST",
              headers: { "content-type": "application/json" },
              body: JSON.stringify(body),
            }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      return (await parseAnswer(response)) as Data;
    } catch (error) {
      if (error instanceof ConfigError) throw error;
      const message = response
        ? `${path} answered ${response.status}`
        : `${path}: ${String(error)}`;
      throw new ConfigError("OFFLINE", message, { cause: error });
    }
  };
  return {
    createConfig: (config) => call<StoredConfig>("/config-create", config),
    updateConfig: (config) => call<StoredConfig>("/config-update", config),
    removeConfig: async (key) => {
      await call("/config-remove", { key });
    },
    getConfig: (key) => call<StoredConfig>(`/config/${encodeURIComponent(key)}`),
    listConfigs: () => call<StoredConfig[]>("/config/list"),
    countViews: (key) => call<number>(`/config/view?id=${encodeURIComponent(key)}`),
  };
};
