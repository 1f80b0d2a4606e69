import { isDrawnChartType, listDrawingModules } from "@statelier/charts";
import { loadPageDrawing } from "@statelier/charts/react";
import { type ChartDocument, EMBED_FLAGS, readEmbedFlags } from "@statelier/document";
import type { ChartKey } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { renderMarkdown } from "@statelier/ui/markdown";
import { createTranslator, type Translator } from "@statelier/ui/messages";
import {
  buildAddress,
  decodePanelPlace,
  derivePageTitle,
  encodePublishedChart,
  fetchPublished,
  isFailure,
  isStored,
  listChartParam,
  loadMetadataPanel,
  listKnownParams,
  PANEL_PARAM,
  type PublishedState,
  ViewPage,
} from "@statelier/viewer/published";
import {
  deriveBoard,
  deriveChartTitle,
  deriveSharedParams,
  findNumberedChart,
  nameParam,
  pickChart,
} from "@statelier/viewer/published-chart";
import type { ViewState } from "../pages/view-state.ts";
import type { NamedSource } from "@statelier/viewer";
import type { Page, PageRequest, PageServices } from "../pages/page.ts";
import type { OpenedChart } from "../server/published/open-published.ts";
import type { StoredPage } from "../server/published/page-cache.ts";
import { type OpenRefusal, refuseSource } from "../server/published/refuse-source.ts";
import { buildHtmlDocument } from "./html/html-document.ts";
import { isEmbedded, renderError } from "./render-error.tsx";
import { renderPageMarkup } from "./html/render-page-markup.tsx";
import { describeRefusal } from "./describe-refusal.ts";
import { listTabs } from "./list-tabs.ts";
import { renderLost } from "./render-lost.tsx";
import { settleTablePage } from "./settle-table-page.ts";
import { describePage } from "./share/describe-page.ts";
import { sharePublished } from "./share/share-published.ts";

/** Drawn for the device that asks: a phone says so in a hint or in its name. */
const PAGE = { phone: 358, desk: 928 };
const WIDTHS = { page: PAGE, preview: PAGE, embed: { phone: 328, desk: 672 } };

/** A page of its own, that page for a state that is not stored, or what stands inside another one. */
type PageForm = keyof typeof WIDTHS;

/** Parameters of the address that say how the page is shown, not what. */
const KEPT_PARAMS: readonly string[] = EMBED_FLAGS;

const isJustPublished = ({ url }: PageRequest): boolean =>
  url.searchParams.get("publishSuccess") === "true";

/** One name for all addresses that show the same page. */
const nameOfPage = (request: PageRequest, key: ChartKey, form: PageForm): string =>
  [
    form,
    request.locale,
    key,
    request.isPhone ? "phone" : "desk",
    isJustPublished(request) && form === "page",
    new URLSearchParams(listKnownParams(request.url.searchParams)),
  ].join(" ");

/** The number of the chart that is shown, where the address names one. */
const readChartParam = (
  { url }: PageRequest,
  document: ChartDocument,
): [name: string, value: string][] => {
  const number = url.searchParams.get("chart");
  return number !== null && findNumberedChart(document, url.searchParams)
    ? [["chart", number]]
    : [];
};

/** Parameters that stay: the chart, how the page is shown, and what only other charts know. */
const listKeptParams = (
  request: PageRequest,
  document: ChartDocument,
  foreign: readonly string[],
): [name: string, value: string][] => [
  ...readChartParam(request, document),
  ...listKnownParams(request.url.searchParams).filter(
    ([name]) => KEPT_PARAMS.includes(name) || foreign.includes(name),
  ),
];

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
  const told = { ...error, args: { reference: request.reference, ...error.args } };
  if (refusal.reason !== "source" || refusal.cause === undefined)
    return renderError(request, services, status, told);
  services.log.warn(key === "" ? "a preview has no data" : "a published chart has no data", {
    key,
    error: refusal.cause,
  });
  const { document, config } = refusal;
  const isAlone = document.chartConfigs.length === 1 && !isEmbedded(request);
  if (isAlone && !FAULTS.includes(error.code)) return renderError(request, services, status, told);
  const components = { dimensions: [], measures: [] };
  const { foreign } = deriveSharedParams(document, { config, components });
  const address = { ...identity, keptParams: listKeptParams(request, document, foreign) };
  return renderLost(request, services, address, { refusal, status, error: told });
};

export const buildState = async (
  request: PageRequest,
  services: PageServices,
  { form, ...identity }: Identity & { form: PageForm },
  { document, losses, source, data, staleSince, reach }: OpenedChart,
): Promise<PublishedState> => {
  const params = request.url.searchParams;
  const scope = { source, locale: request.locale };
  const fetched = await fetchPublished(data, scope, document, params);
  const chart = await settleTablePage(fetched, request.locale);
  const title = chart.config.meta.title[request.locale];
  const description = chart.config.meta.description[request.locale];
  const panelText = params.get(PANEL_PARAM);
  const panelPlace = decodePanelPlace(chart.components, panelText);
  const number = params.get("chart");
  const board = deriveBoard(document, request.locale);
  const shared = deriveSharedParams(document, chart);
  const unknown = [
    ...chart.unknown.filter(({ name }) => !shared.foreign.includes(name)),
    ...(panelText === null || panelPlace ? [] : [{ name: PANEL_PARAM, value: panelText }]),
    ...(number === null || findNumberedChart(document, params)
      ? []
      : [{ name: "chart", value: number }]),
    ...["chart", PANEL_PARAM].flatMap((name) => {
      const [first, ...more] = params.getAll(name);
      return more.filter((value) => value !== first).map((value) => ({ name, value }));
    }),
  ];
  const t = createTranslator(request.locale, collectMessages(request.locale, ["viewer"]));
  const labelled = unknown.map((param) => ({ ...param, label: nameParam(chart, param, t) }));
  return {
    ...encodePublishedChart({ ...chart, unknown: labelled }),
    title: deriveChartTitle(chart, request.locale),
    titleHtml: title ? renderMarkdown(title, { inline: true }) : "",
    descriptionHtml: description ? renderMarkdown(description) : "",
    ...identity,
    canCopy: services.isPublishingOpen && document.layout.type !== "dashboard",
    ...listTabs(document, request.locale),
    ...(board && { board }),
    sharedParams: shared.own,
    losses,
    publicUrl: services.publicUrl,
    servedOn: new Date().toISOString().slice(0, 10),
    ...(staleSince === undefined ? {} : { staleSince }),
    ...(reach
      ? { reachAddress: `/${request.locale}/v/${identity.chartKey}/reach/${reach.name}` }
      : {}),
    publishSuccess: form === "page" && isJustPublished(request),
    ...(form === "embed" ? { embedFlags: readEmbedFlags(params) } : {}),
    width: WIDTHS[form][request.isPhone ? "phone" : "desk"],
    keptParams: listKeptParams(request, document, shared.foreign),
    ...(form !== "embed" && panelPlace ? { panelPlace } : {}),
    ...(source.name === services.sources[0]?.name ? {} : { dataSource: source.name }),
    hasQuery: source.type === "sparql",
  };
};

const FRESH = "public, max-age=0, stale-while-revalidate=600, stale-if-error=86400";

const isDraft = ({ metadata }: PublishedState): boolean =>
  metadata.some(({ publicationStatus }) => publicationStatus === "DRAFT");

/** Of a page that nobody shall find without its state. */
export const PREVIEW_HEAD = `<meta name="robots" content="noindex">`;

/** Links leave the frame; search engines find the page itself. */
const EMBED_HEAD = `<base target="_blank"><meta name="robots" content="noindex">`;

/** Other tools learn from it how to show the chart (oembed.com). */
const buildPageHead = (request: PageRequest, state: PublishedState): string => {
  const known = listKnownParams(request.url.searchParams).filter(([name]) => name !== "chart");
  const path = `${state.publicUrl}/${request.locale}${request.path}`;
  const url = buildAddress(path, [...listChartParam(state), ...known]);
  const href = `${state.publicUrl}/oembed?${new URLSearchParams({ url })}`;
  return `<link rel="alternate" type="application/json+oembed" href="${href}">`;
};

const buildHead = (request: PageRequest, state: PublishedState, t: Translator): string => {
  if (!isStored(state)) return PREVIEW_HEAD;
  if (state.embedFlags) return EMBED_HEAD;
  const share = sharePublished(state, { locale: request.locale, t, isDraft: isDraft(state) });
  return `${buildPageHead(request, state)}${share}`;
};

export const renderState = async (
  request: PageRequest,
  services: PageServices,
  source: NamedSource,
  state: PublishedState,
): Promise<string> => {
  const { locale } = request;
  const messages = collectMessages(locale, ["chart", "viewer", "site", "kit"]);
  const t = createTranslator(locale, messages);
  const scope = { source: { type: source.type, url: source.url }, locale };
  const viewState: ViewState = {
    locale,
    messages,
    source: scope.source,
    published: state,
    ...(isStored(state) ? { params: listKnownParams(request.url.searchParams) } : {}),
  };
  const { chartType } = state.config;
  const isDrawn = isDrawnChartType(chartType);
  const drawing = isDrawn ? await loadPageDrawing(chartType) : undefined;
  const panel = state.panelPlace && (await loadMetadataPanel());
  const page = (
    <ViewPage drawing={drawing} state={state} data={services.data} scope={scope} panel={panel} />
  );
  return buildHtmlDocument({
    locale,
    title: t("site.title", { page: derivePageTitle(state, t) }),
    description: describePage(state, locale),
    body: renderPageMarkup(locale, messages, page),
    assets: services.assets("view", isDrawn ? listDrawingModules(chartType) : []),
    state: viewState,
    head: buildHead(request, state, t),
  });
};

/** An author who looks at the dialog has the page open already. */
const isCounted = ({ isRead, url }: PageRequest, form: PageForm): boolean =>
  isRead && !(form === "embed" && url.searchParams.get("preview") === "true");

/** A page that is there, or is not, whatever its source does: the sitemap lists the former. */
const noteLost = (
  request: PageRequest,
  { missingCharts }: PageServices,
  key: ChartKey,
  refusal?: OpenRefusal,
): void => {
  const isAsPublished = listKnownParams(request.url.searchParams).length === 0;
  if (!isAsPublished || refusal?.reason === "unknown") return;
  if (!refusal) missingCharts.delete(key);
  else if ([404, 422].includes(describeRefusal(key, refusal).status)) missingCharts.add(key);
};

/** The published page, or its form inside another page: the chart stands in the response (spec 2, section 2). */
export const renderPublished = async (
  request: PageRequest,
  services: PageServices,
  key: ChartKey,
  form: "page" | "embed",
): Promise<Page> => {
  const { locale, url } = request;
  const refuse = (refusal: OpenRefusal): Page => {
    noteLost(request, services, key, refusal);
    return renderRefusal(request, services, { chartKey: key }, refusal);
  };
  const show = (page: StoredPage): Page => {
    noteLost(request, services, key);
    if (isCounted(request, form)) services.countView(key);
    return { kind: "stored", page };
  };
  const opening = await services.openPublished({ key, locale, params: url.searchParams });
  if (!opening.ok) return refuse(opening.refusal);
  const { opened } = opening;
  const today = new Date().toISOString().slice(0, 10);
  const name = nameOfPage(request, key, form);
  const version = `${opened.version} ${today}`;
  const known = services.pageCache.get(name, version);
  if (known) return show(known);
  let state: PublishedState;
  try {
    state = await buildState(request, services, { chartKey: key, form }, opened);
  } catch (error) {
    if (!isFailure(error)) throw error;
    const { document } = opened;
    const config = pickChart(document, url.searchParams);
    return refuse(refuseSource({ document, config, locale }, error, error).refusal);
  }
  const page = await services.pageCache.put(name, {
    version,
    html: await renderState(request, services, opened.source, state),
    headers: {
      Vary: "Sec-CH-UA-Mobile, User-Agent, Accept-Encoding",
      "Cache-Control": isDraft(state) || opened.staleSince ? "no-cache" : FRESH,
    },
  });
  return show(page);
};
