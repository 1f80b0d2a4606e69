import { listDrawingModules } from "@statelier/charts";
import { ByteCache, type Locale } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator, type Translator } from "@statelier/ui/messages";
import type { NamedSource } from "@statelier/viewer";
import {
  buildAddress,
  buildChartAddress,
  CHART_PARAM,
  chartWords,
  derivePageTitle,
  findActiveChart,
  isStored,
  listChartParam,
  listDatasets,
  listKnownParams,
  listPageModules,
  loadPageParts,
  type PublishedState,
  type SentChart,
  UndrawnTile,
  ViewPage,
} from "@statelier/viewer/published";
import type { ReactNode } from "react";
import { packState } from "../../pages/pack-state.ts";
import type { ViewState } from "../../pages/view-state.ts";
import { refuseSize } from "../documents/find-publish-problem.ts";
import type { OpenRefusal } from "../published/refuse-source.ts";
import { isReaderGone } from "../turns/drawing-work.ts";
import type { Page, PageRequest, PageServices } from "./contract/page.ts";
import { buildHtmlDocument, encodeInlineJson } from "./html/html-document.ts";
import { renderInTurns } from "./html/render-in-turns.tsx";
import { leaveOutFailed } from "./leave-out-failed.ts";
import { describePage } from "./share/describe-page.ts";
import { buildOembedLink, EMBED_HEAD } from "./share/build-share-head.ts";
import { sharePublished } from "./share/share-published.ts";

export const isDraft = ({ charts }: PublishedState): boolean =>
  listDatasets(charts).some(({ publicationStatus }) => publicationStatus === "DRAFT");

/** Of a page that nobody shall find without its state. */
export const PREVIEW_HEAD = `<meta name="robots" content="noindex">`;

const buildPageHead = (request: PageRequest, state: PublishedState): string => {
  const known = listKnownParams(request.url.searchParams).filter(
    ([name]) => !CHART_PARAM.hasName(name),
  );
  const path = `${state.publicUrl}/${request.locale}${request.path}`;
  const url = buildAddress(path, [...listChartParam(state), ...known]);
  return buildOembedLink(state.publicUrl, url);
};

const buildHead = (request: PageRequest, state: PublishedState, t: Translator): string => {
  if (!isStored(state)) return PREVIEW_HEAD;
  if (state.embedFlags) return EMBED_HEAD;
  const share = sharePublished(state, { locale: request.locale, t, isDraft: isDraft(state) });
  return `${buildPageHead(request, state)}${share}`;
};

/** What a page says, and its program. */
const PAGE_MESSAGES = ["chart", "viewer", "site", "kit"] as const;

/** Charts of a dashboard that a reader sees first, as far as the server can tell. */
const MOST_SEEN = 3;

/** The charts whose drawings load with the page: of a dashboard those at its top and the one that an address names. */
const listFirst = ({ board, charts, activeKey }: PublishedState): readonly SentChart[] => {
  if (!board?.layout) return charts;
  const keys = board.layout.blocks.slice(0, MOST_SEEN).map(({ key }) => key);
  return charts.filter(({ config: { key } }) => keys.includes(key) || key === activeKey);
};

/** What stands in the place of a chart that the server does not draw: where it has an address, that of its own page as well. */
const makeLeaveOut =
  (locale: Locale, state: PublishedState) =>
  (key: string): ReactNode => {
    const chart = state.charts.find(({ config }) => config.key === key);
    if (!chart) return null;
    const t = createTranslator(locale, collectMessages(locale, ["errors", "viewer"]));
    const place = `/${locale}/v/${state.chartKey}`;
    const asTable = { ...chart, choices: { ...chart.choices, showTable: true } };
    const links = isStored(state)
      ? [
          { href: buildChartAddress(place, state, chart), label: t("errors.undrawn.alone") },
          { href: buildChartAddress(place, state, asTable), label: t("viewer.table") },
        ]
      : [];
    return <UndrawnTile state={state} chart={chart} words={t("errors.undrawn")} links={links} />;
  };

const MEGABYTE = 1_000_000;

/** As other servers write it into their logs; nobody reads the answer. */
const GONE_STATUS = 499;

class PageTooLarge extends Error {}

const refusePage = (characters: number, most: number): PageTooLarge => {
  const [size, bound] = [characters, most].map((count) => Math.ceil(count / MEGABYTE));
  return new PageTooLarge(`its page would have ${size} MB; a page may have ${bound} MB`);
};

type Scope = Parameters<typeof ViewPage>[0]["scope"];

/**
 * The page, and its state as it is shown: charts of a dashboard that cannot be drawn leave the others, which are drawn anew for
 * a page without them, as far as the work lasts.
 */
const drawPage = async (
  request: PageRequest,
  services: PageServices,
  { state, scope }: { state: PublishedState; scope: Scope },
): Promise<{ state: PublishedState; body: string }> => {
  const { locale, work, reference } = request;
  // Readers have the words of the server; their program fetches what writes others once it is idle.
  const [parts] = await Promise.all([loadPageParts(state), chartWords.load()]);
  const { markup, failed } = await renderInTurns({
    locale,
    messages: collectMessages(locale, PAGE_MESSAGES),
    makePage: (apart) => (
      <ViewPage {...parts} apart={apart} state={state} data={services.data} scope={scope} />
    ),
    work,
    leaveOut: makeLeaveOut(locale, state),
  });
  if (failed.size === 0) return { state, body: markup };
  const left = leaveOutFailed(state, failed, { log: services.log, locale, reference });
  return drawPage(request, services, { state: left, scope });
};

/** `isWhole`: each of its charts could be drawn, or is drawn by the program. */
type RenderedState = { html: string; isWhole: boolean };

export const renderState = async (
  request: PageRequest,
  services: PageServices,
  {
    source,
    state: built,
    below = "",
  }: { source: NamedSource; state: PublishedState; below?: string },
): Promise<RenderedState> => {
  const { locale, work } = request;
  const messages = collectMessages(locale, PAGE_MESSAGES);
  const t = createTranslator(locale, messages);
  const scope = { source: { type: source.type, url: source.url }, locale };
  const makeViewState = (state: PublishedState): ViewState => ({
    locale,
    messages,
    source: scope.source,
    published: packState(state),
    ...(isStored(state) ? { params: listKnownParams(request.url.searchParams) } : {}),
  });
  const most = work.budget.pageCharacters;
  const encode = (state: PublishedState): string =>
    work.draw(() => encodeInlineJson(makeViewState(state)));
  const builtJson = encode(built);
  if (builtJson.length > most) throw refusePage(builtJson.length, most);
  const { state, body } = await drawPage(request, services, { state: built, scope });
  const isWhole = state === built;
  const active = findActiveChart(state);
  const modules = new Set(listFirst(state).flatMap(({ config }) => listDrawingModules(config)));
  const html = buildHtmlDocument({
    locale,
    title: t("site.title", { page: derivePageTitle(state.board, active.title, t) }),
    description: describePage(state.board, active.config, locale),
    body,
    assets: services.assets("view", [
      ...modules,
      ...listPageModules(state),
      ...(state.board?.layout ? ["apps/web/src/client/start-tiles.tsx"] : []),
    ]),
    stateJson: isWhole ? builtJson : encode(state),
    head: buildHead(request, state, t),
    below,
  });
  if (html.length > most) throw refusePage(html.length, most);
  return { html, isWhole };
};

/** A page that is too large is not put together again so soon. */
const REFUSED_MS = 20_000;
const MOST_REFUSED = 1_000;

type Refused = ByteCache<{ error: PageTooLarge; until: number }>;

/** Of each server. */
const refusedBy = new WeakMap<object, Refused>();

const refusedOf = (server: object): Refused => {
  const refused: Refused = refusedBy.get(server) ?? new ByteCache(MOST_REFUSED);
  refusedBy.set(server, refused);
  return refused;
};

/** The page, or, where it is more than a page may be, why there is none; an empty one for who has gone. `alike`: of a page that is alike for everybody who asks. */
export const withinBounds = async (
  make: () => Promise<Page>,
  refuse: (refusal: OpenRefusal) => Page,
  alike?: { server: object; name: string },
): Promise<Page> => {
  const refused = alike && refusedOf(alike.server);
  const before = alike && refused?.get(alike.name);
  const isKnown = before !== undefined && Date.now() < before.until;
  try {
    if (isKnown) throw before.error;
    return await make();
  } catch (error) {
    if (isReaderGone(error)) return { kind: "html", status: GONE_STATUS, html: "" };
    if (!(error instanceof PageTooLarge)) throw error;
    if (alike && !isKnown) refused?.set(alike.name, { error, until: Date.now() + REFUSED_MS }, 1);
    return refuse({ reason: "document", problem: refuseSize("chartConfigs", error.message) });
  }
};
