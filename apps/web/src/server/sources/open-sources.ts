import { join } from "node:path";
import {
  type CubeSource,
  type DataSchema,
  type EmbeddedStore,
  handleSparqlProtocol,
  makeDataSchema,
  makeSourceRegistry,
  makeSparqlSource,
  makeTableStore,
  openEmbeddedStore,
  type SourceEntry,
  type SourceRegistry,
  type TableStore,
} from "@statelier/cubes";
import type { Config } from "../config/config.ts";
import type { Log } from "../logging/log.ts";
import { openSqlSource } from "./open-sql-source.ts";
import { makeMapServices } from "../map-services/map-services.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import type { Readiness } from "../http/readiness.ts";
import { makePublicSparql, type PublicSparql } from "./public-sparql.ts";
import { openOrRebuild } from "./open-or-rebuild.ts";
import { prepareSampleCatalogue } from "./sample-catalogue.ts";
import type { Tracer } from "../tracing/tracer.ts";

/** The address that documents name for the bundled catalogue: it does not change with the port. */
const embeddedUrl = (config: Config): string => `${config.baseIri}sparql`;

/** What readers may know of the sources. */
const listEntries = (config: Config): SourceEntry[] =>
  config.sources.map((source) => {
    const { name, type, url, aliases } = source;
    const editor =
      source.type === "sparql" && source.editorUrl ? { editorUrl: source.editorUrl } : {};
    const endpointUrl = `${config.publicUrl}/sparql`;
    const embedded = {
      url: embeddedUrl(config),
      endpointUrl: config.strangers.hasSparql ? endpointUrl : null,
      aliases: [...aliases, endpointUrl],
    };
    return { name, type, ...editor, ...(url === "embedded" ? embedded : { url, aliases }) };
  });

const openCatalogue = async (config: Config, { log, say }: Pick<OpeningOptions, "log" | "say">) =>
  config.sources.some(({ url }) => url === "embedded")
    ? openOrRebuild({
        prepare: () => prepareSampleCatalogue(config, say),
        open: (file) => openEmbeddedStore({ file }),
        log,
      })
    : undefined;

const openTables = (
  { cubes: { memoryBytes, diskBytes }, dataDir, refreshMs }: Config,
  log: Log,
): TableStore =>
  makeTableStore({
    memoryBytes,
    diskBytes,
    unreadableMaxAgeMs: refreshMs,
    warn: (message) => log.warn(message),
    ...(diskBytes > 0 ? { folder: join(dataDir, "cubes") } : {}),
  });

const findSetting = ({ sources }: Config, { name }: SourceEntry) => {
  const source = sources.find((each) => each.name === name);
  return source?.type === "sparql" ? source : undefined;
};

type SourceContext = {
  config: Config;
  embedded: EmbeddedStore | undefined;
  tables: TableStore;
  tracer: Tracer | undefined;
};

const openSparqlSource = (
  entry: SourceEntry,
  { config, embedded, tables, tracer }: SourceContext,
): CubeSource => {
  const limits = config.query;
  const setting = findSetting(config, entry);
  const shapesEndpoint = setting?.shapesUrl;
  return makeSparqlSource({
    dataSource: { type: entry.type, url: entry.url },
    endpoint:
      embedded && entry.url === embeddedUrl(config)
        ? (request) => handleSparqlProtocol(request, embedded, limits)
        : entry.url,
    options: {
      ...limits,
      wholeCubeRows: config.cubes.wholeRows,
      smallCubeRows: config.cubes.smallRows,
      ...(setting?.readWhole ? { readWhole: setting.readWhole } : {}),
      tables,
      ...(shapesEndpoint === undefined ? {} : { shapesEndpoint }),
      ...(tracer ? { onQuery: tracer.traceQueries(entry) } : {}),
    },
  });
};

type OpenedRegistry = {
  registry: SourceRegistry;
  tables: TableStore;
  closeSources: () => Promise<void>;
};

const openRegistry = (
  config: Config,
  embedded: EmbeddedStore | undefined,
  { log, tracer }: Pick<OpeningOptions, "log" | "tracer">,
): OpenedRegistry => {
  const tables = openTables(config, log);
  const sql = new Map(
    config.sources.flatMap((source) =>
      source.type === "sql"
        ? [[source.name, openSqlSource(source, { config, tables, log, tracer })] as const]
        : [],
    ),
  );
  const registry = makeSourceRegistry(
    listEntries(config),
    (entry) => sql.get(entry.name) ?? openSparqlSource(entry, { config, embedded, tables, tracer }),
  );
  for (const name of sql.keys()) registry.find("sql", name);
  const closeSources = async (): Promise<void> => {
    for (const source of sql.values()) await source.close();
  };
  return { registry, tables, closeSources };
};

export type OpeningOptions = {
  log: Log;
  /** Is given a line about what takes long. */
  say: (line: string) => void;
  readiness: Readiness;
  /** In seconds for which the endpoint of strangers works for a caller. */
  sparqlLimit: RateLimit;
  tracer?: Tracer | undefined;
  isDevelopment: boolean;
};

export type OpenedSources = {
  registry: SourceRegistry;
  tables: TableStore;
  schema: DataSchema;
  /** Absent where the bundled catalogue is not among the sources, or strangers may not ask it. */
  sparql: PublicSparql | undefined;
  close: () => Promise<void>;
};

/** Opens every source that the configuration names, and loads the bundled catalogue where it is one of them. */
export const openSources = async (
  config: Config,
  { log, say, readiness, sparqlLimit, tracer, isDevelopment }: OpeningOptions,
): Promise<OpenedSources> => {
  readiness.waitFor("The bundled catalogue is loaded.");
  const catalogue = await openCatalogue(config, { log, say });
  const embedded = catalogue?.store;
  const sparql =
    catalogue && config.strangers.hasSparql
      ? makePublicSparql(catalogue.file, { limits: config.query, callerLimit: sparqlLimit, log })
      : undefined;
  const { registry, tables, closeSources } = openRegistry(config, embedded, { log, tracer });
  const schema = makeDataSchema({
    sources: registry,
    mapServices: makeMapServices(config.mapServices, { log }),
    allowIntrospection: isDevelopment,
    onError: (error) => log.warn("a data call failed", { error }),
  });
  const close = async () => {
    await sparql?.close();
    await closeSources();
    await embedded?.close();
  };
  return { registry, tables, schema, sparql, close };
};
