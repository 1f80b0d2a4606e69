import { join } from "node:path";
import { executeData, handleDataRequest, type SourceRegistry } from "@statelier/cubes";
import { type DataClient, makeDataClient } from "@statelier/data";
import { ByteCache, type ChartKey, LOCALES } from "@statelier/model";
import type { NamedSource } from "@statelier/viewer";
import type { PageServices } from "./render/contract/page.ts";
import { type AppServices, makeApp } from "./app.ts";
import type { Config } from "./config/config.ts";
import { openPngPainter } from "./images/png-painter.ts";
import type { Log } from "./logging/log.ts";
import { type OpeningOptions, openSources } from "./sources/open-sources.ts";
import { collectReport, type Operated } from "./operations/operations-report.ts";
import { type Accounts, openAccounts } from "./accounts/accounts.ts";
import { listMapOrigins } from "./map-services/list-map-origins.ts";
import { newKey } from "./documents/new-key.ts";
import { makeOpenDocument, type OpenDocument } from "./documents/open-document.ts";
import { makeSharedLimit, makeSharedState, type SharedState } from "./store/shared-limit.ts";
import { startForgetting } from "./store/start-forgetting.ts";
import { openStorage, prepareDataDir } from "./store/open-storage.ts";
import { type BakeQueue, makeBakeQueue } from "./published/bake-queue.ts";
import { BakedCharts } from "./published/baked-charts.ts";
import { BakedStore } from "./published/baked-store.ts";
import { makeFirstCharts } from "./first-charts/first-charts.ts";
import { makeFirstQuestions } from "./first-charts/first-questions.ts";
import { makeOpenPublished } from "./published/open-published.ts";
import { startPreparingReleases } from "./published/prepare-releases.ts";
import { startSweeping } from "./published/sweep-baked.ts";
import { startReleaseClock } from "./published/release-clock.ts";
import { makePageCache } from "./published/page-cache.ts";
import { rememberShortly } from "./published/remember-shortly.ts";
import { startDeliveries } from "./follow/deliver-news.ts";
import { makeSendWebhook } from "./follow/send-webhook.ts";
import { makeOpenPreview } from "./preview/open-preview.ts";
import type { Viewer } from "./http/viewer.ts";
import { perHour, perMinute } from "./http/rate-limit.ts";
import { DRAWING_BUDGET } from "./turns/drawing-work.ts";
import { makeRememberTitles } from "./documents/remember-titles.ts";
import type { Renderer } from "./renderer.ts";
import type { ConfigStore } from "./store/config-store.ts";
import { makeSpanExporter } from "./tracing/span-exporter.ts";
import { makeTracer } from "./tracing/tracer.ts";
import { makeViewCounter, type ViewCounter } from "./store/view-counter.ts";

/** A running product: its addresses, and how to end it without losing anything. */
export type Product = {
  app: ReturnType<typeof makeApp>;
  /** The path by which whoever started the server signs in, once; undefined where nobody does so. */
  signInPath: string | undefined;
  close(): Promise<void>;
};

type Parts = {
  config: Config;
  log: Log;
  renderer: Renderer;
  registry: SourceRegistry;
  data: DataClient;
  /** The same, with what was asked a moment ago. */
  recentData: DataClient;
  store: ConfigStore;
  views: ViewCounter;
  openDocument: OpenDocument;
  bakedStore: BakedStore;
  bakedCharts: BakedCharts;
  accounts: Accounts;
  changes: Changes;
};

/** When this process last changed a chart, or who may see it (ms since 1970). */
type Changes = { at: number };

const openBaked = (config: Config, log: Log, data: DataClient) => {
  const bakedStore = new BakedStore({ folder: join(config.dataDir, "baked"), log });
  const maxAgeMs = config.refreshMs;
  return { bakedStore, bakedCharts: new BakedCharts({ data, log, store: bakedStore, maxAgeMs }) };
};

const listSources = ({ entries }: Parts["registry"]): NamedSource[] =>
  entries.map(({ name, type, url, aliases }) => ({
    name,
    type,
    url,
    ...(aliases && aliases.length > 0 ? { aliases } : {}),
  }));

const makePages = ({
  config,
  log,
  renderer,
  registry,
  data,
  bakedCharts,
  store,
  views,
  openDocument,
  accounts,
  changes,
}: Parts): PageServices => {
  const sources = listSources(registry);
  const findSource: PageServices["findSource"] = ({ type, url }) => {
    const entry = registry.findEntry(type, url);
    return sources.find(({ name }) => name === entry?.name);
  };
  return {
    data,
    firstCharts: makeFirstCharts(data, log),
    firstQuestions: makeFirstQuestions(data, log),
    openPublished: makeOpenPublished({
      data,
      openDocument,
      findSource,
      findConfig: (key, viewer) => store.find(key, viewer),
      changedAt: () => changes.at,
      wasPublic: (key) => store.wasPublic(key),
      bakedCharts,
    }),
    openPreview: makeOpenPreview({ data, openDocument, findSource }),
    previewLimits: { maxBytes: config.publish.maxBytes, origins: config.frameAncestors },
    drawingBudget: DRAWING_BUDGET,
    frameAfterMs: config.frameAfterMs,
    pageCache: makePageCache(),
    countView: (key, network) => views.count(key, network),
    missingCharts: new ByteCache(MOST_MISSING),
    sources,
    findSource,
    hasQuery: ({ type, url }) => {
      const entry = registry.findEntry(type, url);
      return type === "sparql" && (entry?.editorUrl ?? entry?.endpointUrl) !== null;
    },
    assets: renderer.assets,
    publicUrl: config.publicUrl,
    mapOrigins: listMapOrigins(config.mapServices),
    accounts: {
      ...accounts.facts,
      publishesAlone: config.publish.by === "accounts",
      timeZone: config.timeZone,
    },
    isPublishingOpen: config.publish.by !== "off",
    accessibility: config.accessibility,
    log,
  };
};

/** Charts that cannot be shown, which the sitemap leaves out: of more than these it lists the first again. */
const MOST_MISSING = 10_000;

const REFRESH: Viewer = { kind: "system", reason: "refresh" };

/** Bakes new charts in every language, so that their first readers do not wait. */
const makeNewCharts = (log: Log, { openPublished }: PageServices): BakeQueue =>
  makeBakeQueue(async (key, isForRelease) => {
    for (const locale of LOCALES)
      await openPublished({
        key,
        locale,
        viewer: REFRESH,
        params: new URLSearchParams(),
        isWhole: true,
        isForRelease,
      });
  }, log);

const makeOperations = (token: string, operated: Operated) => ({
  token,
  collect: () => collectReport(operated),
  readAgain: (id: string) => operated.tables.unreadable.readAgain(id),
});

/** What the server does by itself: releases at their time, telling of them, and forgetting what was removed. */
const startClocks = (
  { config, store, bakedStore: baked, log }: Parts,
  newCharts: BakeQueue,
): { close(): Promise<void> } => {
  const release = (key: ChartKey): void => newCharts.add({ key, onBaked: () => undefined });
  const { webhookHosts: hosts, publicUrl } = config;
  const send = makeSendWebhook({ hosts });
  const prepare = (key: ChartKey): void =>
    newCharts.add({ key, onBaked: () => undefined, isForRelease: true });
  const clocks = [
    startPreparingReleases(store, prepare, log),
    startReleaseClock(store, release, log),
    startForgetting(store, log),
    startSweeping({ store, baked }, log),
    startDeliveries({ follow: store.follow, send, publicUrl, log }),
  ];
  return { close: () => closeInTurn(clocks) };
};

/** Who writes is closed before where it is written. */
const closeInTurn = async (
  parts: readonly ({ close(): Promise<void> | void } | undefined)[],
): Promise<void> => {
  for (const part of parts) await part?.close();
};

const nameSignInPath = ({ local }: Accounts): string | undefined =>
  local && `/sign-in?${new URLSearchParams({ token: local.link.token })}`;

type ProductOptions = Omit<OpeningOptions, "tracer" | "sparqlLimit"> & { renderer: Renderer };

/** No chart has this key: whether the store answers is all that is asked. */
const NO_CHART: ChartKey = "-";

/** Requests to publish that are read for each chart that may be published. */
const ATTEMPTS_A_CHART = 10;

/** What one address may do, each thing by itself. */
/** A fifth of a processor, for one caller: 240 charts of 50 ms. */
const DRAWING_SECONDS = 12;

const makeLimits = ({ publish, strangers }: Config, state: SharedState) => ({
  publishing: makeSharedLimit("publishing", perHour(publish.perHour), state),
  attempts: makeSharedLimit("attempts", perHour(publish.perHour * ATTEMPTS_A_CHART), state),
  work: makeSharedLimit("work", perMinute(strangers.workPerMinute), state),
  drawing: makeSharedLimit("drawing", perMinute(DRAWING_SECONDS), state),
  sparql: makeSharedLimit("sparql", perMinute(strangers.sparqlSecondsPerMinute), state),
});

type Limits = ReturnType<typeof makeLimits>;

const makePublishing = (
  { config, log, recentData, store, openDocument, bakedStore, changes }: Parts,
  newCharts: BakeQueue,
  limits: Limits,
): AppServices["config"] => ({
  store,
  openDocument,
  afterPublish: (key, onKept) =>
    newCharts.add({ key, onBaked: () => onKept(bakedStore.measureOwn(key)) }),
  onChange: () => void (changes.at = Date.now()),
  completeDocument: makeRememberTitles(recentData, log),
  publishing: config.publish.by,
  timeZone: config.timeZone,
  publishLimit: limits.publishing,
  attemptLimit: limits.attempts,
  log,
  origins: [new URL(config.publicUrl).origin, ...config.publish.origins],
  maxBytes: config.publish.maxBytes,
  chartsPerPerson: config.publish.perPerson,
  roleGivers: config.accounts.providers.filter(({ rolesClaim }) => rolesClaim !== undefined),
  webhookHosts: config.webhookHosts,
});

/** Opens everything that the configuration names. Rejects where the product cannot run. */
export const openProduct = async (config: Config, options: ProductOptions): Promise<Product> => {
  const startedAt = Date.now();
  const { log, renderer, readiness, isDevelopment } = options;
  const { operationsToken: token } = config;
  const exporter = config.traces && makeSpanExporter({ ...config.traces, log });
  const tracer = exporter && makeTracer(exporter);
  prepareDataDir(config.dataDir);
  const shared: Pick<ConfigStore, "allowances"> = {};
  const sharedState = makeSharedState(() => shared.allowances, log);
  const limits = makeLimits(config, sharedState);
  const sources = await openSources(config, { ...options, sparqlLimit: limits.sparql, tracer });
  const { registry, tables, schema, sparql } = sources;
  readiness.waitFor("The store of charts is opened.");
  const store = await openStorage(config, log);
  Object.assign(shared, { allowances: store.allowances });
  const views = makeViewCounter(store, log, { timeZone: config.timeZone });
  const openDocument = makeOpenDocument(
    async ({ type, url }, iri) => registry.find(type, url)?.unversionedIri(iri),
    newKey,
  );
  const data = makeDataClient((request) => executeData(schema, request));
  const recentData = rememberShortly(data);
  const baked = openBaked(config, log, recentData);
  const accounts = openAccounts(config, store.people, newKey);
  const kept = { ...baked, store, views, accounts, changes: { at: 0 } };
  const parts = { config, log, renderer, registry, data, recentData, ...kept, openDocument };
  const pages = makePages(parts);
  const newCharts = makeNewCharts(log, pages);
  const operated = { config, registry, tables, ...baked, pageCache: pages.pageCache, startedAt };
  const pngPainter = openPngPainter();
  const app = makeApp({
    pages,
    pngPainter,
    render: renderer.render,
    config: makePublishing(parts, newCharts, limits),
    accounts,
    graphql: (request, asker) =>
      handleDataRequest(request, schema, { ...config.strangers, ...(asker && { asker }) }),
    ...(sparql ? { sparql: sparql.answer } : {}),
    ...(token === undefined ? {} : { operations: makeOperations(token, operated) }),
    log,
    ...(tracer ? { tracer } : {}),
    framedBy: { listed: config.frameAncestors, embedders: config.embedders },
    workLimit: limits.work,
    drawingLimit: limits.drawing,
    trustProxy: config.trustProxy,
    ...(renderer.clientFolder && { clientFolder: renderer.clientFolder }),
    isDevelopment,
  });
  readiness.open(() => store.find(NO_CHART, { kind: "system", reason: "readiness" }));
  const clocks = startClocks(parts, newCharts);
  const settled = { close: () => baked.bakedCharts.settle() };
  const writers = [clocks, views, pngPainter, newCharts, store, settled, baked.bakedStore];
  const close = () => closeInTurn([...writers, sources, exporter]);
  return { app, signInPath: nameSignInPath(accounts), close };
};
