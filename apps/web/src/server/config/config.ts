import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { AccessibilityFacts } from "@statelier/viewer/accessibility";
import { z } from "zod";
import { headersSchema, hostsSchema, originsSchema } from "./address-lists.ts";
import { describeWrongSetting } from "./describe-wrong-setting.ts";
import { DEFAULT_MAP_PROVIDERS, type ListedProvider, mapProvidersSchema } from "./map-providers.ts";
import { HTTP, publicUrl } from "./public-url.ts";
import { type SignInProvider, signInProvidersSchema } from "./sign-in-providers.ts";

const sourceFields = {
  name: z.string().min(1),
  /** Other addresses under which documents name this source. */
  aliases: z.array(z.string()).default([]),
  /** When a dataset that is not small is read whole: never, in the background (so where it is absent), or before the first answer. */
  readWhole: z.enum(["never", "background", "first"]).optional(),
};

/** Other addresses begin with it. */
const basis = publicUrl.regex(/^[^?#]*$/, "Expected an address without ? and #");

const baseIri = basis
  .endsWith("/", "Expected an address that ends with a slash")
  .regex(/^[^\s<>"{}|\\^`]*$/, "Expected an address without blanks and brackets");

const sparqlSourceSchema = z.strictObject({
  ...sourceFields,
  type: z.literal("sparql"),
  /** Address of the endpoint; for the bundled store the word `embedded`. */
  url: z.literal("embedded").or(publicUrl),
  /** A page that shows and runs the query behind `#query=`. */
  editorUrl: publicUrl.optional(),
  /** The endpoint that has the shapes of geometries, where the source itself has not; nobody else is asked for them. */
  shapesUrl: publicUrl.optional(),
});

const sqlSourceSchema = z.strictObject({
  ...sourceFields,
  type: z.literal("sql"),
  /** The name that documents hold and readers see. */
  url: publicUrl,
  /** Where the tables are, for this server alone: a folder, a DuckDB file, postgres://…, or https://… */
  location: z.string().min(1),
  /** The folder that describes them, where it is not the folder of the files. */
  descriptors: z.string().min(1).optional(),
  /** Whether a location with http may be of another machine. */
  allowHttp: z.boolean().default(false),
  /** Below which its datasets are named; as for the bundled ones when absent. */
  baseIri: baseIri.optional(),
  /** Rows up to which a dataset is read once and kept as columns. */
  wholeCubeRows: z.number().int().min(0).optional(),
  /** Of DuckDB's own memory. */
  memoryMegabytes: z.number().int().min(100).optional(),
});

const sourceSchema = z.discriminatedUnion("type", [sparqlSourceSchema, sqlSourceSchema]);

type SourceConfig = z.infer<typeof sourceSchema>;
export type SqlSourceConfig = z.infer<typeof sqlSourceSchema>;

const isEachOnce = (texts: readonly string[]): boolean => new Set(texts).size === texts.length;

const sourcesSchema = z
  .array(sourceSchema)
  .min(1)
  .refine((sources) => isEachOnce(sources.map(({ name }) => name)), {
    error: "Two sources have the same name",
  })
  .refine(
    (sources) => isEachOnce(sources.flatMap(({ url, aliases }) => [...new Set([url, ...aliases])])),
    { error: "Two sources have the same address or alias" },
  );

/** A timer of the runtime cannot be longer. */
const MOST = 2_147_483_647;

const whole = (least: number, most = MOST) => {
  const error = `Expected a whole number from ${least} to ${most}`;
  return z
    .union([z.number(), z.string().regex(/^\d+$/).transform(Number)], { error })
    .pipe(z.number({ error }).int({ error }).min(least, { error }).max(most, { error }));
};

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    // Only what the runtime does not know is refused by it.
    return false;
  }
};

const settingsSchema = z.strictObject({
  PORT: whole(0, 65_535).default(4000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, "Expected a name or an address, such as localhost or 0.0.0.0")
    .default("localhost"),
  STATELIER_PUBLIC_URL: basis.optional(),
  STATELIER_BASE_IRI: baseIri.default("http://localhost:4000/"),
  STATELIER_DATA_DIR: z.string().min(1).default(".statelier"),
  STATELIER_DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: "Expected an address that begins with postgres://",
    })
    .optional(),
  STATELIER_SOURCES: sourcesSchema.optional(),
  STATELIER_MAP_SERVICES: mapProvidersSchema.optional(),
  STATELIER_FRAME_ANCESTORS: originsSchema.default([]),
  STATELIER_EMBEDDERS: originsSchema.default([]),
  STATELIER_TRUST_PROXY: z.enum(["true", "false"]).default("false"),
  STATELIER_ACCOUNTS: z.enum(["local", "oidc", "off"]).default("local"),
  STATELIER_SIGN_IN: signInProvidersSchema.optional(),
  STATELIER_NEW_ROLE: z.enum(["reader", "author", "publisher"]).default("publisher"),
  STATELIER_PUBLISHING: z.enum(["on", "accounts", "off"]).optional(),
  STATELIER_TIME_ZONE: z
    .string()
    .refine(isTimeZone, "Expected a zone such as Europe/Zurich")
    .default("Europe/Zurich"),
  STATELIER_PUBLISH_PER_HOUR: whole(1).default(60),
  STATELIER_PUBLISH_ORIGINS: originsSchema.default([]),
  STATELIER_CHARTS_PER_PERSON: whole(1).default(10_000),
  STATELIER_WEBHOOK_HOSTS: hostsSchema.default([]),
  STATELIER_PUBLISH_MAX_BYTES: whole(1_000).default(1_000_000),
  STATELIER_FRAME_AFTER_MS: whole(0).default(400),
  STATELIER_QUERY_TIMEOUT_MS: whole(100).default(30_000),
  STATELIER_QUERY_MAX_ROWS: whole(1).default(1_000_000),
  STATELIER_QUERY_MAX_BYTES: whole(1_000).default(200_000_000),
  STATELIER_WHOLE_CUBE_ROWS: whole(0).default(1_000_000),
  STATELIER_SMALL_CUBE_ROWS: whole(0).default(20_000),
  STATELIER_CUBE_MEMORY_MB: whole(1).default(256),
  STATELIER_CUBE_DISK_MB: whole(0).default(2_000),
  STATELIER_WORK_PER_MINUTE: whole(1).default(6_000),
  STATELIER_ANSWER_MAX_MB: whole(1, 400).default(50),
  STATELIER_SPARQL: z.enum(["on", "off"]).default("on"),
  STATELIER_SPARQL_SECONDS_PER_MINUTE: whole(1, 60).default(20),
  STATELIER_REFRESH_SECONDS: whole(1, 86_400).default(60),
  STATELIER_DOWNLOAD_MAX_MB: whole(1, 1_000_000).default(2_000),
  STATELIER_DOWNLOAD_TIMEOUT_SECONDS: whole(1, 86_400).default(600),
  STATELIER_DOWNLOAD_REFRESH_SECONDS: whole(1, 86_400).default(600),
  STATELIER_OPERATIONS_TOKEN: z.string().min(20, "Expected at least 20 characters").optional(),
  STATELIER_ACCESSIBILITY_BODY: z.string().trim().min(1).optional(),
  STATELIER_ACCESSIBILITY_CONTACT: z
    .union([z.email(), publicUrl], {
      error: "Expected an e-mail address or a page with http or https",
    })
    .optional(),
  STATELIER_ACCESSIBILITY_ENFORCEMENT: publicUrl.optional(),
  STATELIER_ACCESSIBILITY_DATE: z.iso.date("Expected a day such as 2026-03-31").optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url(HTTP).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headersSchema.default({}),
  STATELIER_DRAIN_SECONDS: whole(0, 3_600).default(5),
  STATELIER_CLOSE_SECONDS: whole(1, 3_600).default(60),
  STATELIER_LOG: z.enum(["debug", "info", "warn", "error"]).default("info"),
});

type Settings = z.infer<typeof settingsSchema>;
type SettingName = keyof Settings;

/** One sentence a setting, for the README. */
export const SETTINGS: Record<SettingName, string> = {
  PORT: "Port to listen on (4000; 0 takes a free one).",
  HOST: "Name or address to listen on (localhost; 0.0.0.0 for all).",
  STATELIER_PUBLIC_URL: "Address under which readers reach the server (http://HOST:PORT).",
  STATELIER_BASE_IRI:
    "Base of the names of the bundled datasets, ends with a slash (http://localhost:4000/). Published charts store it: choose it once.",
  STATELIER_DATA_DIR: "Folder of the database and the prepared catalogue (.statelier).",
  STATELIER_DATABASE_URL:
    "postgres://… to keep charts in PostgreSQL; without it they are in a SQLite file.",
  STATELIER_SOURCES:
    'Data sources readers may use, the first is the default, as JSON: [{"name":"…","type":"sparql","url":"https://…","aliases":["https://…"]}]. The url `embedded` is the bundled catalogue. `"editorUrl":"https://…"` names a page that shows the query behind `#query=`. `"shapesUrl":"https://…"` is the endpoint that has the shapes of areas, where the source itself has not. `"readWhole":"never"`, `"background"` (the default) or `"first"` says when a dataset that is not small is read whole. Tables: {"name":"…","type":"sql","url":"https://…","location":"…"}, see docs/sql-sources.md.',
  STATELIER_MAP_SERVICES:
    'WMS and WMTS services whose layers authors may put on maps, as JSON: ["https://…",{"url":"https://…","note":"…","allowPrivate":true}]; [] for none (public services of Switzerland and its neighbours). See docs/map-services.md.',
  STATELIER_FRAME_ANCESTORS:
    "Origins that may frame the preview and the catalogue, and send the preview a chart, separated by spaces (none).",
  STATELIER_EMBEDDERS:
    "Origins whose pages may embed published charts, separated by spaces; without it all may (all).",
  STATELIER_TRUST_PROXY:
    "`true` behind a reverse proxy: the last address of X-Forwarded-For, which the proxy writes, counts as the reader's (false).",
  STATELIER_ACCOUNTS:
    "`local`: one account for whoever started the server, who signs in by a link that it prints; `oidc`: people sign in at the providers of STATELIER_SIGN_IN; `off`: nobody signs in (local). See docs/accounts.md.",
  STATELIER_SIGN_IN:
    'Providers of OpenID Connect, as JSON: [{"id":"office","name":"…","issuer":"https://…","clientId":"…","clientSecret":"…"}].',
  STATELIER_NEW_ROLE:
    "What people may do who sign in for the first time, where their provider does not say: reader, author or publisher (publisher).",
  STATELIER_PUBLISHING:
    "`on`: everybody publishes, without an account, too; `accounts`: only people who are signed in; `off`: nobody, and no page offers to make a chart of its dataset or to copy and edit its chart; published charts stay (on, with STATELIER_ACCOUNTS=oidc accounts).",
  STATELIER_TIME_ZONE:
    "Time zone in which authors say when a chart becomes public (Europe/Zurich).",
  STATELIER_PUBLISH_PER_HOUR:
    "Charts that one address may publish in an hour without an account (60).",
  STATELIER_PUBLISH_ORIGINS:
    "Origins whose pages may publish here from a reader's browser, beside the site's own, separated by spaces (none).",
  STATELIER_CHARTS_PER_PERSON:
    "Charts that one person may keep, where administrators say nothing else (10000).",
  STATELIER_WEBHOOK_HOSTS:
    "Hosts that webhooks may be at, with a port where it is not 443, separated by spaces; their addresses must be public (none).",
  STATELIER_PUBLISH_MAX_BYTES:
    "Size of the largest document that may be published or previewed (1000000).",
  STATELIER_FRAME_AFTER_MS:
    "Milliseconds for which the page of a published chart waits for its data before it sends its frame, and the chart after it (400).",
  STATELIER_QUERY_TIMEOUT_MS: "Milliseconds after which a query to a source is given up (30000).",
  STATELIER_QUERY_MAX_ROWS: "Rows after which an answer of the bundled store is refused (1000000).",
  STATELIER_QUERY_MAX_BYTES: "Bytes after which an answer of a source is refused (200000000).",
  STATELIER_WHOLE_CUBE_ROWS:
    "Rows up to which a dataset may be read once and kept as columns; a larger one is always asked with filters (1000000).",
  STATELIER_SMALL_CUBE_ROWS:
    "Rows up to which that happens before the first answer; a larger dataset is asked with filters at once, and read in the background after three different questions (20000).",
  STATELIER_CUBE_MEMORY_MB: "Megabytes of columns that are kept in memory (256).",
  STATELIER_CUBE_DISK_MB:
    "Megabytes of columns that are kept in the data folder between two starts; 0 keeps none (2000).",
  STATELIER_WORK_PER_MINUTE:
    "Work that one address may cause in a minute without an account: 1 for each answer of the data interface, each picture, file, feed and list of charts, 1 more for each 100 kB of it, 10 more for painting a PNG (6000).",
  STATELIER_ANSWER_MAX_MB:
    "Megabytes after which an answer of the data interface (/api/graphql) is refused (50).",
  STATELIER_SPARQL:
    "`off`: nobody asks the bundled catalogue by SPARQL at /sparql, and no page links there; pages do not need it (on).",
  STATELIER_SPARQL_SECONDS_PER_MINUTE:
    "Seconds for which /sparql works for one address in a minute (20).",
  STATELIER_REFRESH_SECONDS:
    "Seconds after which the page of a published chart asks its source in the background whether the data are still the same (60).",
  STATELIER_DOWNLOAD_MAX_MB:
    "Megabytes that the tables of a source at an https address may have together (2000).",
  STATELIER_DOWNLOAD_TIMEOUT_SECONDS: "Seconds after which downloading them is given up (600).",
  STATELIER_DOWNLOAD_REFRESH_SECONDS:
    "Seconds after which it is asked in the background whether they have changed (600).",
  STATELIER_OPERATIONS_TOKEN:
    "Password of the operators' page at /operations, at least 20 characters; without it there is no such page.",
  STATELIER_ACCESSIBILITY_BODY:
    "Name of the body that answers for the site, for its accessibility statement at /accessibility.",
  STATELIER_ACCESSIBILITY_CONTACT:
    "E-mail address or page where readers tell of barriers, and ask about charts that are no longer published; without it the statement says that there is none.",
  STATELIER_ACCESSIBILITY_ENFORCEMENT:
    "Page of the body to which readers turn when the contact does not help.",
  STATELIER_ACCESSIBILITY_DATE: "Day of the last review of the statement, such as 2026-03-31.",
  OTEL_EXPORTER_OTLP_ENDPOINT:
    "Address of an OpenTelemetry collector that takes OTLP over HTTP in JSON, without /v1/traces; without it no trace is made.",
  OTEL_EXPORTER_OTLP_HEADERS: "Headers for the collector: name=value, separated by commas (none).",
  STATELIER_DRAIN_SECONDS:
    "Seconds for which the server still answers after SIGTERM while /ready says `closing`, so that balancers send readers elsewhere (5).",
  STATELIER_CLOSE_SECONDS:
    "Seconds after that for which answers under way may still take before they are cut (60).",
  STATELIER_LOG: "debug, info, warn or error (info).",
};

export type Config = {
  port: number;
  host: string;
  publicUrl: string;
  baseIri: string;
  dataDir: string;
  databaseUrl: string | undefined;
  sources: SourceConfig[];
  mapServices: readonly ListedProvider[];
  frameAncestors: string[];
  /** Origins that may embed published charts; all where there is none. */
  embedders: string[];
  trustProxy: boolean;
  accounts: {
    mode: Settings["STATELIER_ACCOUNTS"];
    providers: readonly SignInProvider[];
    newRole: Settings["STATELIER_NEW_ROLE"];
  };
  publish: {
    by: NonNullable<Settings["STATELIER_PUBLISHING"]>;
    perHour: number;
    /** Charts that one person may keep. */
    perPerson: number;
    maxBytes: number;
    origins: string[];
  };
  timeZone: string;
  webhookHosts: readonly string[];
  query: { timeoutMs: number; maxRows: number; maxBytes: number };
  /** What may be asked by whoever comes: work of an address, bytes of an answer of the data interface, queries. */
  strangers: {
    workPerMinute: number;
    answerBytes: number;
    hasSparql: boolean;
    sparqlSecondsPerMinute: number;
  };
  cubes: { wholeRows: number; smallRows: number; memoryBytes: number; diskBytes: number };
  frameAfterMs: number;
  refreshMs: number;
  /** Of sources at an https address. */
  downloads: { maxBytes: number; timeoutMs: number; refreshMs: number };
  operationsToken: string | undefined;
  accessibility: AccessibilityFacts;
  /** Where traces go; undefined for nowhere. */
  traces: { endpoint: string; headers: Record<string, string> } | undefined;
  /** After SIGTERM. */
  closing: { drainMs: number; answerMs: number };
  logLevel: Settings["STATELIER_LOG"];
};

/** A sentence for the operator; names the setting that is wrong. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

const EMBEDDED: SourceConfig = { name: "samples", type: "sparql", url: "embedded", aliases: [] };

const readFile = (path: string | undefined): Record<string, unknown> => {
  if (!path) return {};
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`STATELIER_CONFIG: ${path} cannot be read as JSON: ${why}`, {
      cause: error,
    });
  }
  const object = z.record(z.string(), z.unknown()).safeParse(content);
  if (!object.success) throw new ConfigError(`STATELIER_CONFIG: ${path} holds no JSON object.`);
  return object.data;
};

const readEnvironment = (env: NodeJS.ProcessEnv): Record<string, unknown> => {
  const known = (Object.keys(SETTINGS) as SettingName[]).filter(
    (name) => env[name] !== undefined && env[name] !== "",
  );
  const values: Record<string, unknown> = Object.fromEntries(
    known.map((name) => [name, env[name]]),
  );
  for (const name of [
    "STATELIER_SOURCES",
    "STATELIER_SIGN_IN",
    "STATELIER_MAP_SERVICES",
  ] as const) {
    const text = values[name];
    if (typeof text !== "string") continue;
    try {
      values[name] = JSON.parse(text);
    } catch (error) {
      throw new ConfigError(`${name} is not JSON.`, { cause: error });
    }
  }
  const unknown = Object.keys(env).find(
    (name) =>
      name.startsWith("STATELIER_") &&
      !(name in SETTINGS) &&
      !name.startsWith("STATELIER_TEST_") &&
      name !== "STATELIER_CONFIG" &&
      name !== "STATELIER_CHROMIUM",
  );
  if (unknown)
    throw new ConfigError(`${unknown} is not a setting of Statelier; the README lists them.`);
  return values;
};

/** A host as it stands in an address. */
export const formatHost = (host: string): string => (host.includes(":") ? `[${host}]` : host);

const readDownloads = (settings: Settings): Config["downloads"] => ({
  maxBytes: settings.STATELIER_DOWNLOAD_MAX_MB * 1_000_000,
  timeoutMs: settings.STATELIER_DOWNLOAD_TIMEOUT_SECONDS * 1_000,
  refreshMs: settings.STATELIER_DOWNLOAD_REFRESH_SECONDS * 1_000,
});

const readStrangers = (settings: Settings): Config["strangers"] => ({
  workPerMinute: settings.STATELIER_WORK_PER_MINUTE,
  answerBytes: settings.STATELIER_ANSWER_MAX_MB * 1_000_000,
  hasSparql: settings.STATELIER_SPARQL === "on",
  sparqlSecondsPerMinute: settings.STATELIER_SPARQL_SECONDS_PER_MINUTE,
});

const readAccounts = (settings: Settings): Config["accounts"] => {
  const { STATELIER_ACCOUNTS: mode, STATELIER_SIGN_IN: providers = [] } = settings;
  if (mode === "oidc" && providers.length === 0)
    throw new ConfigError("STATELIER_SIGN_IN: STATELIER_ACCOUNTS=oidc needs a provider there.");
  if (mode !== "oidc" && providers.length > 0)
    throw new ConfigError("STATELIER_SIGN_IN: providers need STATELIER_ACCOUNTS=oidc.");
  return { mode, providers, newRole: settings.STATELIER_NEW_ROLE };
};

const readTraces = ({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_HEADERS: headers,
}: Settings): Config["traces"] => (endpoint === undefined ? undefined : { endpoint, headers });

const readPublicUrl = ({
  STATELIER_PUBLIC_URL: given,
  HOST,
  PORT,
}: z.infer<typeof settingsSchema>): string =>
  (given ?? `http://${formatHost(HOST)}:${PORT}`).replace(/\/$/, "");

/** The settings of environment variables over those of the file that STATELIER_CONFIG names. Throws ConfigError. */
export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  const given = { ...readFile(env["STATELIER_CONFIG"]), ...readEnvironment(env) };
  const parsed = settingsSchema.safeParse(given, { reportInput: true });
  if (!parsed.success) throw new ConfigError(describeWrongSetting(parsed.error));
  const settings = parsed.data;
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: readPublicUrl(settings),
    baseIri: settings.STATELIER_BASE_IRI,
    dataDir: resolve(settings.STATELIER_DATA_DIR),
    databaseUrl: settings.STATELIER_DATABASE_URL,
    sources: settings.STATELIER_SOURCES ?? [EMBEDDED],
    mapServices: settings.STATELIER_MAP_SERVICES ?? DEFAULT_MAP_PROVIDERS,
    frameAncestors: settings.STATELIER_FRAME_ANCESTORS,
    embedders: settings.STATELIER_EMBEDDERS,
    trustProxy: settings.STATELIER_TRUST_PROXY === "true",
    accounts: readAccounts(settings),
    publish: {
      // Where people have roles, none is better off without one.
      by:
        settings.STATELIER_PUBLISHING ??
        (settings.STATELIER_ACCOUNTS === "oidc" ? "accounts" : "on"),
      perHour: settings.STATELIER_PUBLISH_PER_HOUR,
      perPerson: settings.STATELIER_CHARTS_PER_PERSON,
      maxBytes: settings.STATELIER_PUBLISH_MAX_BYTES,
      origins: settings.STATELIER_PUBLISH_ORIGINS,
    },
    timeZone: settings.STATELIER_TIME_ZONE,
    webhookHosts: settings.STATELIER_WEBHOOK_HOSTS,
    query: {
      timeoutMs: settings.STATELIER_QUERY_TIMEOUT_MS,
      maxRows: settings.STATELIER_QUERY_MAX_ROWS,
      maxBytes: settings.STATELIER_QUERY_MAX_BYTES,
    },
    strangers: readStrangers(settings),
    cubes: {
      wholeRows: settings.STATELIER_WHOLE_CUBE_ROWS,
      smallRows: settings.STATELIER_SMALL_CUBE_ROWS,
      memoryBytes: settings.STATELIER_CUBE_MEMORY_MB * 1_000_000,
      diskBytes: settings.STATELIER_CUBE_DISK_MB * 1_000_000,
    },
    frameAfterMs: settings.STATELIER_FRAME_AFTER_MS,
    refreshMs: settings.STATELIER_REFRESH_SECONDS * 1000,
    downloads: readDownloads(settings),
    operationsToken: settings.STATELIER_OPERATIONS_TOKEN,
    accessibility: {
      body: settings.STATELIER_ACCESSIBILITY_BODY,
      contact: settings.STATELIER_ACCESSIBILITY_CONTACT,
      enforcement: settings.STATELIER_ACCESSIBILITY_ENFORCEMENT,
      date: settings.STATELIER_ACCESSIBILITY_DATE,
    },
    traces: readTraces(settings),
    closing: {
      drainMs: settings.STATELIER_DRAIN_SECONDS * 1_000,
      answerMs: settings.STATELIER_CLOSE_SECONDS * 1_000,
    },
    logLevel: settings.STATELIER_LOG,
  };
};
