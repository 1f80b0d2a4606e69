import { setTimeout as pause } from "node:timers/promises";
import { keyForViewer } from "../http/viewer.ts";
import { type ChartDocument, readEmbedFlags } from "@statelier/document";
import { type ChartKey, formatInZone, type Locale } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import {
  CHART_PARAM,
  encodePageChart,
  FLAG_PARAMS,
  isFailure,
  listKnownParams,
  type PublishedState,
} from "@statelier/viewer/published";
import {
  deriveBoard,
  deriveSharedParams,
  isBoard,
  pickChart,
} from "@statelier/viewer/published-chart";
import type { Page, PageRequest, PageServices } from "./contract/page.ts";
import type { FoundChart, OpenedChart, OpenPublished } from "../published/open-published.ts";
import type { StoredPage } from "../published/page-cache.ts";
import { findStaleSince } from "../published/watch-answers.ts";
import { dayIn } from "../config/day-in.ts";
import { type OpenRefusal, refuseSource } from "../published/refuse-source.ts";
import { isEmbedded, refuseTooMany, renderError } from "./render-error.tsx";
import { isDraft, renderState, withinBounds } from "./render-state.tsx";
import { buildBoard, buildOne, type PageForm } from "./build-charts.ts";
import { describeRefusal } from "./describe-refusal.ts";
import { listImageOrigins } from "./list-image-origins.ts";
import { listTabs } from "./list-tabs.ts";
import { hasDebugFlag, renderDebug } from "./render-debug.ts";
import { renderUnavailable } from "./render-unavailable.tsx";
import { renderWaiting } from "./render-waiting.tsx";

const readSuccess = ({
  url: { searchParams: params },
}: PageRequest): PublishedState["publishSuccess"] =>
  params.get("publishSuccess") === "true" && (params.get("updated") === "true" ? "update" : "new");

/** One name for all addresses that show the same page. */
const nameOfPage = (request: PageRequest, key: ChartKey, form: PageForm): string =>
  [
    keyForViewer(request.viewer, key),
    form,
    request.locale,
    request.isPhone ? "phone" : "desk",
    form === "page" && readSuccess(request),
    form === "page" && hasDebugFlag(request),
    new URLSearchParams(listKnownParams(request.url.searchParams)),
  ].join(" ");

/** Parameters that stay: the chart, how the page is shown, and what only other charts know. */
const listKeptParams = (
  { url }: PageRequest,
  { chartConfigs: { length: count } }: ChartDocument,
  foreign: readonly string[],
): [name: string, value: string][] => [
  ...CHART_PARAM.print({ count }, CHART_PARAM.parse({ count }, url.searchParams).value),
  ...listKnownParams(url.searchParams).filter(
    ([name]) => FLAG_PARAMS.hasName(name) || foreign.includes(name),
  ),
];

/** The day on the calendars of the site's readers. */
const readToday = ({ accounts }: PageServices): string =>
  dayIn(accounts.timeZone ?? "UTC", new Date());

type OnFound = NonNullable<Parameters<OpenPublished>[0]["onFound"]>;

type Identity = Pick<PublishedState, "chartKey" | "previewText">;

/** What is wrong with a chart that has its data. */
const FAULTS: readonly string[] = [
  "NO_DIMENSION",
  "MEASURE_NOT_NUMERICAL",
  "DIMENSION_NOT_TEMPORAL",
  "MEASURE_UNITS_DIFFER",
  "MEASURE_UNITS_EQUAL",
];

/** Why a chart is not shown: beside its title and the way to the other charts, where there are any. */
export const renderRefusal = (
  request: PageRequest,
  services: PageServices,
  identity: Identity,
  refusal: OpenRefusal,
): Page => {
  const key = identity.chartKey ?? "";
  const { status, error } = describeRefusal(key, refusal);
  const reported = { ...error, args: { reference: request.reference, ...error.args } };
  if (refusal.reason !== "source" || refusal.cause === undefined)
    return renderError(request, services, status, reported);
  services.log.warn(key === "" ? "a preview has no data" : "a published chart has no data", {
    key,
    error: refusal.cause,
  });
  const { document, config } = refusal;
  const isAlone = document.chartConfigs.length === 1 && !isEmbedded(request);
  if (isAlone && !FAULTS.includes(error.code))
    return renderError(request, services, status, reported);
  const components = { dimensions: [], measures: [] };
  const { foreign } = deriveSharedParams(document, { config, components });
  const address = { ...identity, keptParams: listKeptParams(request, document, foreign) };
  return renderUnavailable(request, services, address, { refusal, status, error: reported });
};

/** Its texts go with drafts alone: pages for readers stay as small as they are. */
const nameOwnDraft = (
  locale: Locale,
  { publishAt }: OpenedChart,
  timeZone: string,
): NonNullable<PublishedState["ownDraft"]> => {
  const t = createTranslator(locale, collectMessages(locale, ["account"]));
  const text =
    publishAt === undefined
      ? t("account.own-draft")
      : t("account.own-draft.scheduled", { date: formatInZone(publishAt, timeZone) });
  return { text, edit: t("account.own-draft.edit") };
};

export const buildState = async (
  request: PageRequest,
  services: PageServices,
  identity: Identity & { form: PageForm },
  opened: OpenedChart,
): Promise<PublishedState> => {
  const { locale, url } = request;
  const { form, ...address } = identity;
  const { document, losses, source, staleReason, tiles, reach } = opened;
  const active = pickChart(document, url.searchParams);
  const { foreign, charts, ...rest } = tiles
    ? await buildBoard(request, services, { ...opened, tiles, form })
    : await buildOne(request, opened, { stored: active, form });
  const [first, ...others] = request.work.draw(() => charts.map(encodePageChart));
  if (!first) throw new Error("A page has a chart.");
  const publishSuccess = form === "page" && readSuccess(request);
  const isAlone = isBoard(document) && !tiles;
  const board = isAlone ? undefined : deriveBoard(document, locale);
  const staleSince = findStaleSince(opened);
  return {
    ...address,
    ...rest,
    charts: [first, ...others],
    ...(reach ? { reachAddress: `/${locale}/v/${address.chartKey}/reach/${reach.name}` } : {}),
    canCopy: services.isPublishingOpen,
    ...listTabs(document, active, locale),
    ...(isAlone && { isAlone }),
    ...(board && { board }),
    losses,
    publicUrl: services.publicUrl,
    servedOn: readToday(services),
    ...(staleSince === undefined ? {} : { staleSince }),
    ...(staleReason && { staleReason }),
    publishSuccess,
    ...(publishSuccess && services.isPublishingOpen ? { canEdit: true } : {}),
    ...(opened.isDraft
      ? { ownDraft: nameOwnDraft(locale, opened, services.accounts.timeZone ?? "UTC") }
      : {}),
    ...(form === "embed" ? { embedFlags: readEmbedFlags(url.searchParams) } : {}),
    keptParams: listKeptParams(request, document, foreign),
    ...(source.name === services.sources[0]?.name ? {} : { dataSource: source.name }),
    hasQuery: services.hasQuery(source),
  };
};

/** What was asked of the source for one view has no version: the source may change what only this view shows. */
const LIVE_MS = 60_000;

/** A page that lacks drawings may have been drawn when the server had just started. */
const SPENT_MS = 3_600_000;

/** Milliseconds of drawing that the page of a chart, as it was published, may always cost: whoever reads many is no stranger to be held off. */
const USUAL_MS = 500;

/** Of a page that is refused, as it is too large, the figures have been read all the same. */
const TOO_LARGE = 422;
const REFUSED_COST_MS = 1_000;

const FRESH = "public, max-age=0, stale-while-revalidate=600, stale-if-error=86400";

/**
 * An author who looks at the dialog has the page open already, one who looks at a draft is no reader, and whose browser has the page
 * only asks whether it is still the same.
 */
const isCounted = (
  { isRead, url, viewer, reader }: PageRequest,
  form: PageForm,
  { etag }: StoredPage,
): boolean =>
  isRead &&
  reader?.hasPage(etag) !== true &&
  viewer.kind === "anonymous" &&
  !(form === "embed" && url.searchParams.get("preview") === "true");

/** A page that is there, or is not, whatever its source does: the sitemap lists the former. */
const noteMissing = (
  request: PageRequest,
  { missingCharts }: PageServices,
  key: ChartKey,
  refusal?: OpenRefusal,
): void => {
  const isAsPublished = listKnownParams(request.url.searchParams).length === 0;
  if (!isAsPublished || refusal?.reason === "unknown" || refusal?.reason === "unpublished") return;
  if (!refusal) missingCharts.delete(key);
  else if ([404, 422].includes(describeRefusal(key, refusal).status))
    missingCharts.set(key, true, 1);
};

type Asked = { key: ChartKey; form: "page" | "embed" };

/** For how long a page is kept whose version does not say when it changes; undefined of others. */
const findKeptMs = (
  { work }: PageRequest,
  { live }: OpenedChart,
  { isWhole }: { isWhole: boolean },
): number | undefined => {
  if (work.isStopped) return 0;
  // What failed once may be drawn the next time.
  if (live?.isAsked || !isWhole) return LIVE_MS;
  return work.isSpent ? SPENT_MS : undefined;
};

/** The page as it is kept for the next one who asks for the same. */
const drawWhole = async (
  request: PageRequest,
  services: PageServices,
  { key, form }: Asked,
  opened: OpenedChart,
): Promise<Omit<Parameters<PageServices["pageCache"]["put"]>[1], "version">> => {
  const state = await buildState(request, services, { chartKey: key, form }, opened);
  const below = form === "page" ? renderDebug(request, opened, state) : "";
  const shown = { source: opened.source, state, below };
  const { html, isWhole } = await renderState(request, services, shown);
  const keptMs = findKeptMs(request, opened, { isWhole });
  return {
    ...(keptMs !== undefined && { until: Date.now() + keptMs }),
    html,
    imageOrigins: listImageOrigins(state),
    headers: {
      Vary: "Sec-CH-UA-Mobile, User-Agent, Accept-Encoding",
      "Cache-Control": isDraft(state) || state.staleSince ? "no-cache" : FRESH,
    },
  };
};

/** Bytes of a page whose figures are written, compressed and sent in a millisecond. */
const SENT_A_MS = 4_000;

/**
 * Views that nobody else asks for are drawn for one caller: what they cost counts for whoever that is. A chart as it was
 * published is never refused: where it costs much, its caller gets it with fewer drawings once there have been many.
 */
const chargeView = async (
  request: PageRequest,
  services: PageServices,
  { charts, draw }: { charts: number; draw: () => Promise<Page> },
): Promise<Page> => {
  const { charge, work, url } = request;
  const isOwn = listKnownParams(url.searchParams).some(([name]) => !CHART_PARAM.hasName(name));
  if (!charge) return draw();
  const drawn = charge.inTurn({ isOwn, charts }, async () => {
    const seconds = await charge.findWait();
    if (seconds > 0 && isOwn) return refuseTooMany(request, services, seconds);
    if (seconds > 0) work.stop();
    let costMs = 0;
    try {
      const page = await draw();
      if (page.kind === "html" && page.status === TOO_LARGE) costMs = REFUSED_COST_MS;
      if (page.kind === "stored") costMs = page.page.bodies.identity.length / SENT_A_MS;
      return page;
    } finally {
      costMs += work.spentMs;
      if (isOwn || costMs > USUAL_MS) await charge.charge(costMs);
    }
  });
  return drawn ?? refuseTooMany(request, services, 1);
};

const renderWhole = async (
  request: PageRequest,
  services: PageServices,
  { key, form, onFound }: Asked & { onFound: OnFound },
): Promise<Page> => {
  const { locale, url } = request;
  const refuse = (refusal: OpenRefusal): Page => {
    noteMissing(request, services, key, refusal);
    return renderRefusal(request, services, { chartKey: key }, refusal);
  };
  const show = (page: StoredPage): Page => {
    noteMissing(request, services, key);
    if (isCounted(request, form, page)) services.countView(key, request.reader?.network);
    return { kind: "stored", page };
  };
  const opening = await services.openPublished({
    key,
    locale,
    viewer: request.viewer,
    params: url.searchParams,
    // Inside another page an address that names a chart of a dashboard shows it alone.
    isWhole: form === "page" || !url.searchParams.has("chart"),
    hasJustChanged: readSuccess(request) !== false,
    onFound,
  });
  if (!opening.ok) return refuse(opening.refusal);
  const { opened } = opening;
  const today = readToday(services);
  const name = nameOfPage(request, key, form);
  const version = `${opened.version} ${today} ${opened.publishAt ?? ""}`;
  const known = services.pageCache.get(name, version);
  if (known) return show(known);
  const draw = async (): Promise<Page> => {
    try {
      const drawn = await drawWhole(request, services, { key, form }, opened);
      return show(await services.pageCache.put(name, { version, ...drawn }));
    } catch (error) {
      if (!isFailure(error)) throw error;
      const { document } = opened;
      const config = pickChart(document, url.searchParams);
      return refuse(refuseSource({ document, config, locale }, error, error).refusal);
    }
  };
  const alike =
    request.viewer.kind === "person"
      ? undefined
      : { server: services.pageCache, name: `${version} ${form} ${url.pathname}${url.search}` };
  return chargeView(request, services, {
    charts: opened.document.chartConfigs.length,
    draw: () => withinBounds(draw, refuse, alike),
  });
};

/**
 * The published page, or its form inside another page: the chart stands in the response. Where its
 * data is waited for, the frame of the page goes ahead in the same response.
 */
export const renderPublished = async (
  request: PageRequest,
  services: PageServices,
  key: ChartKey,
  form: "page" | "embed",
): Promise<Page> => {
  const found = Promise.withResolvers<FoundChart>();
  const finishing = renderWhole(request, services, { key, form, onFound: found.resolve });
  const late = found.promise.then((chart) => pause(services.frameAfterMs, chart, { ref: false }));
  const first = await Promise.race([finishing, late]);
  return "kind" in first ? first : renderWaiting(request, services, first, { form, finishing });
};
