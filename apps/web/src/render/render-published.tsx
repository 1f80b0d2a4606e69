import { drawingModule, findDrawing } from "@statelier/charts/all-drawings";
import { type ChartDocument, CHART_VERSION, listVisibleLosses } from "@statelier/document";
import type { ChartKey, DataSource, Locale } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { markdownToPlainText, renderMarkdown } from "@statelier/ui/markdown";
import { createTranslator } from "@statelier/ui/messages";
import {
  encodePublishedChart,
  type Failure,
  fetchPublished,
  isFailure,
  PublishedPage,
  type PublishedState,
} from "@statelier/viewer/published";
import type { ViewState } from "../pages/view-state.ts";
import type { Page, PageRequest, PageServices } from "../pages/page.ts";
import type { DocumentProblem } from "../server/open-document.ts";
import { findRememberedTitle } from "../server/remember-titles.ts";
import { buildHtmlDocument } from "./html-document.ts";
import { renderError } from "./render-error.tsx";
import { renderPageMarkup } from "./render-page-markup.tsx";
import { describeGap } from "./describe-gap.ts";

/** Drawn for the device that asks: a phone says so in a hint or in its name. */
const WIDTHS = { phone: 358, desk: 928 };

/** Parameters of the address that say how the page is shown, not what. */
const KEPT_PARAMS = [
  "chart",
  "removeBorder",
  "disableBorder",
  "optimizeSpace",
  "removeMoreOptionsButton",
  "removeLabelsInteractivity",
  "removeFootnotes",
  "removeFilters",
];

const renderProblem = (
  request: PageRequest,
  services: PageServices,
  { id, message, path = "", version = "" }: DocumentProblem,
): Page =>
  renderError(
    request,
    services,
    422,
    id === "DOCUMENT_TOO_NEW"
      ? { code: id, args: { version, supported: CHART_VERSION } }
      : { code: id, args: { path, problem: message } },
  );

const lastKnownTitle = (document: ChartDocument, locale: Locale): string => {
  const [config] = document.chartConfigs;
  const iri = config?.cubes[0]?.iri ?? "";
  return (config && findRememberedTitle(config, iri, locale)) ?? iri;
};

type Opened = { key: ChartKey; document: ChartDocument; losses: string[]; source: DataSource };

const buildState = async (
  request: PageRequest,
  services: PageServices,
  { key, document, losses, source }: Opened,
): Promise<PublishedState> => {
  const params = request.url.searchParams;
  const scope = { source, locale: request.locale };
  const chart = await fetchPublished(services.data, scope, document, params);
  const title = chart.config.meta.title[request.locale];
  const description = chart.config.meta.description[request.locale];
  return {
    ...encodePublishedChart(chart),
    titleHtml: title ? renderMarkdown(title, { inline: true }) : "",
    descriptionHtml: description ? renderMarkdown(description) : "",
    chartKey: key,
    charts: document.chartConfigs.map((config) => ({
      key: config.key,
      label:
        config.meta.label[request.locale] || markdownToPlainText(config.meta.title[request.locale]),
    })),
    losses,
    publicUrl: services.publicUrl,
    servedOn: new Date().toISOString().slice(0, 10),
    publishSuccess: params.get("publishSuccess") === "true",
    width: request.isPhone ? WIDTHS.phone : WIDTHS.desk,
    keptParams: [...params].filter(([name]) => KEPT_PARAMS.includes(name)),
  };
};

const titleOf = (state: PublishedState, request: PageRequest): string => {
  const title = markdownToPlainText(state.config.meta.title[request.locale]);
  return title || state.metadata.map((cube) => cube.title).join(", ");
};

/** The published page: the chart stands in the response (spec 2, section 2). */
export const renderPublished = async (
  request: PageRequest,
  services: PageServices,
  key: ChartKey,
): Promise<Page> => {
  const stored = await services.findConfig(key);
  if (!stored)
    return renderError(request, services, 404, { code: "CONFIG_NOT_FOUND", args: { key } });
  const opened = await services.openDocument(stored.data);
  if (!opened.ok) return renderProblem(request, services, opened.problem);
  const { document } = opened;
  const source = services.findSource(document.dataSource);
  const fail = (failure: Failure): Page => {
    const title = lastKnownTitle(document, request.locale);
    const { status, error } = describeGap(failure, { source: document.dataSource, title });
    return renderError(request, services, status, error);
  };
  if (!source) return fail({ id: "SOURCE_NOT_ALLOWED", message: "" });
  const losses = listVisibleLosses(opened.losses);
  let state: PublishedState;
  try {
    state = await buildState(request, services, { key, document, losses, source });
  } catch (problem) {
    if (!isFailure(problem)) throw problem;
    services.log.warn("a published chart has no data", { key, error: problem });
    const { id, message, args } = problem;
    return fail({ id, message, args: { reference: request.reference, ...args } });
  }
  if (request.isRead) services.countView(key);
  const { locale } = request;
  const messages = collectMessages(locale, ["chart", "viewer", "site", "kit"]);
  const t = createTranslator(locale, messages);
  const scope = { source: { type: source.type, url: source.url }, locale };
  const viewState: ViewState = { locale, messages, source: scope.source, published: state };
  const { chartType } = state.config;
  const drawing = findDrawing(chartType);
  const page = <PublishedPage drawing={drawing} state={state} data={services.data} scope={scope} />;
  return {
    kind: "html",
    status: 200,
    headers: { Vary: "Sec-CH-UA-Mobile, User-Agent" },
    html: buildHtmlDocument({
      locale,
      title: t("site.title", { page: titleOf(state, request) }),
      description: markdownToPlainText(state.config.meta.description[locale]),
      body: renderPageMarkup(locale, messages, page),
      assets: services.assets("view", drawingModule(chartType)),
      state: viewState,
    }),
  };
};
