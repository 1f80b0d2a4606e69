import { join } from "node:path";
import {
  type EmbeddedStore,
  handleDataRequest,
  handleSparqlProtocol,
  makeDataSchema,
  makeSourceRegistry,
  makeSparqlSource,
  makeTableStore,
  openEmbeddedStore,
  executeData,
  type DataSchema,
  type SourceEntry,
  type SourceRegistry,
  type TableStore,
} from "@statelier/cubes";
import { makeDataClient } from "@statelier/data";
import { type ChartKey, LOCALES } from "@statelier/model";
import type { PageServices, PublicSource } from "../pages/page.ts";
import { makeApp } from "./app.ts";
import { makeKey } from "./config-api.ts";
import type { Config } from "./config.ts";
import { makePublicSparql } from "./public-sparql.ts";
import { openPngPainter } from "./images/png-painter.ts";
import type { Log } from "./log.ts";
import { openSqlSource } from "./open-sql-source.ts";
import { makeOpenDocument, type OpenDocument } from "./open-document.ts";
import type { Readiness } from "./operations/readiness.ts";
import { openBakedFiles } from "./published/baked-files.ts";
import { makeBakery } from "./published/bakery.ts";
import { makeOpenPublished } from "./published/open-published.ts";
import { makePageCache } from "./published/page-cache.ts";
import { makeOpenPreview } from "./preview/open-preview.ts";
import { makeRateLimit } from "./rate-limit.ts";
import { makeRememberTitles } from "./remember-titles.ts";
import type { Renderer } from "./renderer.ts";
import { prepareSampleCatalogue } from "./sample-catalogue.ts";
import type { ConfigStore } from "./store/config-store.ts";
import { openPostgresStore } from "./store/postgres-store.ts";
import { openSqliteStore } from "./store/sqlite-store.ts";
import { makeViewCounter, type ViewCounter } from "./view-counter.ts";

/** A running product: its addresses, and how to end it without losing anything. */
export type Product = { app: ReturnType<typeof makeApp>; close(): Promise<void> };

/** The address that documents name for the bundled catalogue: it does not change with the port. */
const embeddedUrl = (config: Config): string => `${config.baseIri}sparql`;

/** What readers may know of the sources. */
const listEntries = (config: Config): SourceEntry[] =>
  config.sources.map((source) => {
    const { name, type, url, aliases } = source;
    const editor =
      source.type === "sparql" && source.editorUrl ? { editorUrl: source.editorUrl } : {};
    const embedded = {
      url: embeddedUrl(config),
      aliases: [...aliases, `${config.publicUrl}/sparql`],
    };
    return { name, type, ...editor, ...(url === "embedded" ? embedded : { url, aliases }) };
  });

const findCatalogue = async (config: Config, say: (line: string) => void) =>
  config.sources.some(({ url }) => url === "embedded")
    ? prepareSampleCatalogue(config, say)
    : undefined;

const openTables = ({ cubes: { memoryBytes, diskBytes }, dataDir }: Config, log: Log): TableStore =>
  makeTableStore({
    memoryBytes,
    diskBytes,
    warn: (message) => log.warn(message),
    ...(diskBytes > 0 ? { folder: join(dataDir, "cubes") } : {}),
  });

type OpenedRegistry = { registry: SourceRegistry; closeSources: () => Promise<void> };

const openRegistry = (
  config: Config,
  embedded: EmbeddedStore | undefined,
  log: Log,
): OpenedRegistry => {
  const limits = config.query;
  const tables = openTables(config, log);
  const sql = new Map(
    config.sources.flatMap((source) =>
      source.type === "sql"
        ? [[source.name, openSqlSource(source, { config, tables, log })] as const]
        : [],
    ),
  );
  const registry = makeSourceRegistry(
    listEntries(config),
    (entry) =>
      sql.get(entry.name) ??
      makeSparqlSource({
        dataSource: { type: entry.type, url: entry.url },
        endpoint:
          embedded && entry.url === embeddedUrl(config)
            ? (request) => handleSparqlProtocol(request, embedded, limits)
            : entry.url,
        options: { ...limits, wholeCubeRows: config.cubes.wholeRows, tables },
      }),
  );
  const closeSources = async (): Promise<void> => {
    for (const source of sql.values()) await source.close();
  };
  return { registry, closeSources };
};

const openStore = (config: Config, log: Log) =>
  config.databaseUrl
    ? openPostgresStore(config.databaseUrl, {
        onError: (error) => log.error("the database connection failed", { error }),
      })
    : openSqliteStore(join(config.dataDir, "statelier.db"));

type Parts = {
  config: Config;
  log: Log;
  renderer: Renderer;
  registry: SourceRegistry;
  schema: DataSchema;
  store: ConfigStore;
  views: ViewCounter;
  openDocument: OpenDocument;
};

const makePages = ({
  config,
  log,
  renderer,
  registry,
  schema,
  store,
  views,
  openDocument,
}: Parts): PageServices => {
  const sources: PublicSource[] = registry.entries.map(({ name, type, url }) => ({
    name,
    type,
    url,
  }));
  const data = makeDataClient((request) => executeData(schema, request));
  const findSource: PageServices["findSource"] = ({ type, url }) => {
    const entry = registry.findEntry(type, url);
    return sources.find(({ name }) => name === entry?.name);
  };
  return {
    data,
    openPublished: makeOpenPublished({
      data,
      openDocument,
      findSource,
      findConfig: async (key) => {
        const found = await store.find(key);
        return found?.publishedState === "PUBLISHED" ? found : undefined;
      },
      bakery: makeBakery({
        data,
        log,
        files: openBakedFiles(join(config.dataDir, "baked"), log),
        maxAgeMs: config.refreshMs,
      }),
    }),
    openPreview: makeOpenPreview({ data, openDocument, findSource }),
    previewLimits: { maxBytes: config.publish.maxBytes, origins: config.frameAncestors },
    pageCache: makePageCache(),
    countView: (key) => views.count(key),
    sources,
    findSource,
    assets: renderer.assets,
    publicUrl: config.publicUrl,
    log,
  };
};

/** Bakes a new chart in every language, so that its first reader does not wait. */
const makeAfterPublish =
  ({ openPublished }: PageServices, log: Log) =>
  (key: ChartKey): void => {
    const bake = async () => {
      for (const locale of LOCALES)
        await openPublished({ key, locale, params: new URLSearchParams() });
    };
    bake().catch((error: unknown) => log.error("a new chart cannot be baked", { key, error }));
  };

type ProductOptions = {
  log: Log;
  renderer: Renderer;
  /** Hears in a line what takes long. */
  say: (line: string) => void;
  readiness: Readiness;
  isDevelopment: boolean;
};

/** No chart has this key: whether the store answers is all that is asked. */
const NO_CHART: ChartKey = "-";

/** Opens everything that the configuration names. Rejects where the product cannot run. */
export const openProduct = async (config: Config, options: ProductOptions): Promise<Product> => {
  const { log, renderer, readiness, isDevelopment } = options;
  readiness.waitFor("The bundled catalogue is loaded.");
  const catalogue = await findCatalogue(config, options.say);
  const embedded = catalogue ? await openEmbeddedStore({ file: catalogue }) : undefined;
  const sparql = catalogue ? makePublicSparql(catalogue, config.query, log) : undefined;
  const { registry, closeSources } = openRegistry(config, embedded, log);
  const schema = makeDataSchema({
    sources: registry,
    allowIntrospection: isDevelopment,
    onError: (error) => log.warn("a data call failed", { error }),
  });
  readiness.waitFor("The store of charts is opened.");
  const store = await openStore(config, log);
  const views = makeViewCounter(store, log);
  const openDocument = makeOpenDocument(
    async ({ type, url }, iri) => registry.find(type, url)?.unversionedIri(iri),
    makeKey,
  );
  const pages = makePages({ config, log, renderer, registry, schema, store, views, openDocument });
  const pngPainter = openPngPainter();
  const app = makeApp({
    pages,
    pngPainter,
    render: renderer.render,
    config: {
      store,
      openDocument,
      afterPublish: makeAfterPublish(pages, log),
      completeDocument: makeRememberTitles(pages.data, log),
      publishLimit: makeRateLimit(config.publish.perHour),
      maxBytes: config.publish.maxBytes,
    },
    graphql: (request) => handleDataRequest(request, schema),
    ...(sparql ? { sparql: sparql.answer } : {}),
    log,
    frameAncestors: config.frameAncestors,
    trustProxy: config.trustProxy,
    ...(renderer.clientFolder ? { clientFolder: renderer.clientFolder } : {}),
    isDevelopment,
  });
  readiness.open(() => store.find(NO_CHART));
  const close = async () => {
    await views.close();
    await pngPainter.close();
    await store.close();
    await sparql?.close();
    await closeSources();
    await embedded?.close();
  };
  return { app, close };
};
