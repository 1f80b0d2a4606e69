import type { DataClient, KnownAnswer } from "@statelier/data";
import {
  type ChartConfig,
  type ChartDocument,
  derivePublished,
  listVisibleLosses,
  type Unread,
} from "@statelier/document";
import type { Loss } from "@statelier/document/migrations";
import { ByteCache, type ChartKey, type DataSource, type Locale } from "@statelier/model";
import type { NamedSource } from "@statelier/viewer";
import { isBoard, isFailure, pickChart } from "@statelier/viewer/published-chart";
import { runInTurns } from "../turns/in-turns.ts";
import { keyForViewer, type Viewer } from "../http/viewer.ts";
import type { OpenDocument } from "../documents/open-document.ts";
import type { StoredConfig } from "../store/config-store.ts";
import { isStoreFailure } from "../store/store-failure.ts";
import { hash, identifyDocument, makeBakedData } from "./baked-chart.ts";
import type { BakedCharts, ChartRequest, StaleReason } from "./baked-charts.ts";
import { type OpenRefusal, refuseSource, type SourceRefusal } from "./refuse-source.ts";
import { type LiveAnswers, watchAnswers } from "./watch-answers.ts";

/** A chart of a dashboard: with its answers, or why it has none. */
export type OpenedTile =
  | {
      ok: true;
      config: ChartConfig;
      data: DataClient;
      reach?: KnownAnswer;
      /** Milliseconds since 1970. */
      staleSince?: number | undefined;
    }
  | { ok: false; refusal: SourceRefusal };

export type OpenedChart = {
  /** Of the current form, the chart of the address with the newest version of its cubes. */
  document: ChartDocument;
  /** What the reader misses of a document of another version. */
  losses: string[];
  source: NamedSource;
  /** Answers for this chart, from what was baked where that is enough. */
  data: DataClient;
  /** What `data`, and that of tiles, has asked of the source until now. */
  live?: LiveAnswers;
  /** What readers' data filters can reach, under a name that changes with it. */
  reach?: { name: string; answers: KnownAnswer[] };
  /** All charts of a dashboard that was asked for as a whole, in their order. */
  tiles?: OpenedTile[];
  /** Changes with everything that the page shows. */
  version: string;
  /** It is not published: its owner asks for it. */
  isDraft?: true;
  /** When it becomes public by itself (ISO date and time). */
  publishAt?: string;
  /** The source does not give its data now: those of this day are shown (ISO date and time). */
  staleSince?: string;
  /** Why, where it answers all the same. */
  staleReason?: StaleReason;
};

/** A chart whose data is not there yet. */
export type FoundChart = { document: ChartDocument; config: ChartConfig; source: NamedSource };

export type OpenPublished = (request: {
  key: ChartKey;
  locale: Locale;
  viewer: Viewer;
  /** Of the view: they say which chart of the document is shown. */
  params: URLSearchParams;
  /** A dashboard with all of its charts. */
  isWhole?: boolean;
  /** It will be released. */
  isForRelease?: boolean;
  /** Its author has just changed it: what was looked up a moment ago does not count. */
  hasJustChanged?: boolean;
  /** Called once it is known which chart is shown, before its data is asked for. */
  onFound?: (found: FoundChart) => void;
}) => Promise<{ ok: true; opened: OpenedChart } | { ok: false; refusal: OpenRefusal }>;

/** What begins the name of what the filters of a whole dashboard can reach. */
export const BOARD_REACH = "board";

type Opening = Awaited<ReturnType<OpenPublished>>;

export type OpenPublishedServices = {
  data: DataClient;
  findConfig(key: ChartKey, viewer: Viewer): Promise<StoredConfig | undefined>;
  /** When this process last changed a chart, or who may see it (ms since 1970). */
  changedAt(): number;
  /** Whether a chart was public once and is not now. */
  wasPublic(key: ChartKey): Promise<boolean>;
  openDocument: OpenDocument;
  findSource(source: DataSource): NamedSource | undefined;
  bakedCharts: BakedCharts;
};

type Found = {
  id: string;
  data: Record<string, unknown>;
  isDraft: boolean;
  publishAt: string | null;
};

/** A stored chart is looked up again after this time, so that another process may change it; after a change by this one at once. */
const ROW_AGE_MS = 1_000;
const MOST_ROW_BYTES = 8_000_000;
const MOST_DOCUMENT_BYTES = 8_000_000;

/** The document with the newest versions of the cubes of its charts. */
export const takeTiles = (
  document: ChartDocument,
  tiles: readonly OpenedTile[],
): ChartDocument => ({
  ...document,
  chartConfigs: document.chartConfigs.map((config, index) => {
    const tile = tiles[index];
    return tile?.ok ? tile.config : config;
  }),
});

type Readable = {
  document: ChartDocument;
  losses: readonly Loss[];
  unread: readonly Unread[];
};

type Documents = {
  find(key: ChartKey, viewer: Viewer, hasJustChanged: boolean): Promise<Found | undefined>;
  open(found: Found): ReturnType<OpenDocument>;
};

/** Stored documents, looked up and opened once for many readers. */
const rememberDocuments = (services: OpenPublishedServices): Documents => {
  const rows = new ByteCache<{ found: Found; at: number }>(MOST_ROW_BYTES);
  const opened = new ByteCache<Awaited<ReturnType<OpenDocument>>>(MOST_DOCUMENT_BYTES);
  return {
    find: async (key, viewer, hasJustChanged) => {
      const name = keyForViewer(viewer, key);
      const known = rows.get(name);
      const at = Date.now();
      const isFresh = known && known.at > services.changedAt() && at - known.at < ROW_AGE_MS;
      if (isFresh && !hasJustChanged) return known.found;
      try {
        const stored = await services.findConfig(key, viewer);
        if (!stored) {
          // Not even while the store is away afterwards.
          rows.delete(name);
          return undefined;
        }
        const { data, publishedState, publishAt } = stored;
        const isDraft = publishedState === "DRAFT";
        const found = { id: identifyDocument(data), data, isDraft, publishAt };
        rows.set(name, { found, at }, JSON.stringify(data).length);
        return found;
      } catch (error) {
        if (known && isStoreFailure(error)) return known.found;
        throw error;
      }
    },
    open: async ({ id, data }) => {
      const known = opened.get(id);
      if (known) return known;
      const fresh = await services.openDocument(data);
      if (fresh.ok && !fresh.sourceFailure)
        opened.set(id, fresh, JSON.stringify(fresh.document).length);
      return fresh;
    },
  };
};

type Baking = Pick<OpenPublishedServices, "data" | "bakedCharts"> & {
  /** Of which documents the charts are that it gave: of another one than was asked for where there is nothing else. */
  given: Set<string>;
};

const openOne = async ({ bakedCharts, data, given }: Baking, request: ChartRequest) => {
  const { chart, staleSince, staleReason } = await bakedCharts.open(request);
  given.add(chart.documentId);
  const reached = chart.hasReach ? chart.answers.at(-1) : undefined;
  return {
    id: chart.id,
    config: chart.config,
    data: makeBakedData(data, chart),
    staleSince,
    staleReason,
    ...(reached ? { reach: reached } : {}),
  };
};

const openChart = async (
  baking: Baking,
  request: ChartRequest,
  { document, losses, unread }: Readable,
  source: NamedSource,
): Promise<OpenedChart> => {
  const { id, config, data, reach, staleSince, staleReason } = await openOne(baking, request);
  const stale = staleSince === undefined ? undefined : new Date(staleSince).toISOString();
  const { index, documentId } = request;
  return {
    document: { ...document, chartConfigs: document.chartConfigs.with(index, config) },
    losses: listVisibleLosses(losses, unread),
    source,
    data,
    ...(reach ? { reach: { name: `${index}-${id}`, answers: [reach] } } : {}),
    version: [documentId, id, stale ?? "", staleReason ?? ""].join(" "),
    ...(stale === undefined ? {} : { staleSince: stale }),
    ...(staleReason && { staleReason }),
  };
};

/** A chart that cannot be shown leaves the others as they are; where none can, the one that was asked for says why. */
const openBoard = async (
  baking: Baking,
  request: ChartRequest,
  { document, losses, unread }: Readable,
  source: NamedSource,
): Promise<Opening> => {
  const opened = await runInTurns(document.chartConfigs, async (config, index) => {
    try {
      return { ok: true as const, ...(await openOne(baking, { ...request, index, config })) };
    } catch (error) {
      if (!isFailure(error)) throw error;
      const asked = { document, config, locale: request.scope.locale };
      return refuseSource(asked, error, error);
    }
  });
  const found = opened.filter((each) => each.ok);
  const active = opened[request.index];
  const shown = active?.ok ? active : found[0];
  if (!shown) return active && !active.ok ? active : { ok: false, refusal: { reason: "unknown" } };
  const reach = [
    ...new Map(
      found.flatMap((each) => (each.reach ? [[each.reach.key, each.reach]] : [])),
    ).values(),
  ];
  const times = found.flatMap(({ staleSince }) => staleSince ?? []);
  const stale = times.length > 0 ? new Date(Math.min(...times)).toISOString() : undefined;
  const reasons = found.flatMap((each) => each.staleReason ?? []);
  const staleReason = reasons.find((reason) => reason === "removed") ?? reasons[0];
  const ids = opened.map((each) => (each.ok ? each.id : "-"));
  return {
    ok: true,
    opened: {
      document: takeTiles(document, opened),
      losses: listVisibleLosses(losses, unread),
      source,
      data: shown.data,
      tiles: opened,
      ...(reach.length > 0 && {
        reach: { name: `${BOARD_REACH}-${hash(ids.join())}`, answers: reach },
      }),
      version: [request.documentId, ...ids, stale ?? "", staleReason ?? ""].join(" "),
      ...(stale === undefined ? {} : { staleSince: stale }),
      ...(staleReason && { staleReason }),
    },
  };
};

type OpenRequest = Parameters<OpenPublished>[0];

const openFound = async (
  services: OpenPublishedServices,
  documents: Documents,
  found: Found,
  { key, locale, params, isWhole = false, isForRelease = false, onFound }: OpenRequest,
): Promise<{ opening: Opening; given: ReadonlySet<string> }> => {
  const given = new Set<string>();
  const answer = (opening: Opening) => ({ opening, given });
  const opened = await documents.open(found);
  if (!opened.ok)
    return answer({ ok: false, refusal: { reason: "document", problem: opened.problem } });
  const document = derivePublished(opened.document);
  const config = pickChart(document, params);
  const asked = { document, config, locale };
  const source = services.findSource(document.dataSource);
  if (!source) return answer(refuseSource(asked, { id: "SOURCE_NOT_ALLOWED", message: "" }));
  onFound?.({ document, config, source });
  const index = document.chartConfigs.indexOf(config);
  const scope = { source: { type: source.type, url: source.url }, locale };
  try {
    const { dashboardFilters } = document;
    const { id: documentId, isDraft } = found;
    const chosen = { key, documentId, isDraft, index, config };
    const request = { ...chosen, dashboardFilters, scope, isForRelease };
    const draft = found.isDraft
      ? {
          isDraft: true as const,
          ...(found.publishAt !== null && { publishAt: found.publishAt }),
        }
      : {};
    const live: LiveAnswers = { isAsked: false };
    const data = watchAnswers(services.data, live);
    const baking = { bakedCharts: services.bakedCharts, data, given };
    if (isWhole && isBoard(document)) {
      const board = await openBoard(baking, request, { ...opened, document }, source);
      return answer(board.ok ? { ok: true, opened: { ...board.opened, live, ...draft } } : board);
    }
    const chart = await openChart(baking, request, { ...opened, document }, source);
    return answer({ ok: true, opened: { ...chart, live, ...draft } });
  } catch (error) {
    if (!isFailure(error)) throw error;
    return answer(refuseSource(asked, error, error));
  }
};

/** Opens published charts for every form in which they are shown: page, picture, download. */
export const makeOpenPublished = (services: OpenPublishedServices): OpenPublished => {
  const documents = rememberDocuments(services);

  return async (request) => {
    const { key, viewer, hasJustChanged = false } = request;
    const found = await documents.find(key, viewer, hasJustChanged);
    if (!found) {
      const reason = (await services.wasPublic(key)) ? "unpublished" : "unknown";
      return { ok: false, refusal: { reason } };
    }
    const { opening, given } = await openFound(services, documents, found, request);
    if ([...given].every((id) => id === found.id)) return opening;
    // It was published anew meanwhile, or its source does not give what the new one needs.
    const next = await documents.find(key, viewer, true);
    if (!next || next.id === found.id) return opening;
    return (await openFound(services, documents, next, request)).opening;
  };
};
