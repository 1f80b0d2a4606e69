import { loadDrawing } from "@statelier/charts";
import { markdownToPlainText, renderMarkdown } from "@statelier/ui/markdown";
import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import { nextTurn } from "@statelier/cubes";
import type { DataClient } from "@statelier/data";
import { type ChartConfig, type ChartDocument, matchShared } from "@statelier/document";
import type { Locale } from "@statelier/model";
import { CHART_PARAM, type PageChart, PANEL_PARAM } from "@statelier/viewer/published";
import {
  type ChartTexts,
  concernsOneChart,
  deriveBoard,
  deriveChartTitle,
  deriveChartView,
  deriveSharedParams,
  deriveTileSize,
  type FailedChart,
  type Failure,
  fetchChart,
  measureNarrow,
  nameParam,
  pickChart,
  readOwnParams,
  type Shares,
  type UnknownParam,
  deriveShares,
} from "@statelier/viewer/published-chart";
import type { PageRequest, PageServices } from "./contract/page.ts";
import { deriveRememberedTitle } from "../documents/remember-titles.ts";
import { refuseSource } from "../published/refuse-source.ts";
import { settleTiles } from "../published/settle-tiles.ts";
import type { OpenedChart, OpenedTile } from "../published/open-published.ts";
import { describeRefusal } from "./describe-refusal.ts";
import { writeFailed } from "./leave-out-failed.ts";
import { settleTablePage } from "./settle-table-page.ts";

/** Drawn for the device that asks: a phone says so in a hint or in its name. */
const PAGE = { phone: 358, desk: 928 };
const WIDTHS = { page: PAGE, preview: PAGE, embed: { phone: 328, desk: 672 } };

/** The same of the grid of a dashboard, and of what is seen around it. */
const BOARD = { phone: 358, desk: 1248 };
const BOARD_WIDTHS = { page: BOARD, preview: BOARD, embed: WIDTHS.embed };
const AROUND = { phone: 390, desk: 1280 };
const OUTER_WIDTHS = { page: AROUND, preview: AROUND, embed: { phone: 360, desk: 720 } };

/** A page of its own, that page for a state that is not stored, or what stands inside another one. */
export type PageForm = keyof typeof WIDTHS;

/** What a chart is called, and what its author says of it; `title` where that is nothing. */
const describeChart = (
  { config, title }: { config: Pick<ChartConfig, "meta">; title: string },
  locale: Locale,
): ChartTexts => {
  const { title: own, description } = config.meta;
  return {
    title: markdownToPlainText(own[locale], { inline: true }) || title,
    titleHtml: own[locale] ? renderMarkdown(own[locale], { inline: true }) : "",
    descriptionHtml: description[locale] ? renderMarkdown(description[locale]) : "",
  };
};

/** One chart of a document with its words, as an address shows it. */
const buildChart = async (
  { locale, url, isPhone }: PageRequest,
  { document, source }: Pick<OpenedChart, "document" | "source">,
  { stored, data, form }: { stored: ChartConfig; data: DataClient; form: PageForm },
): Promise<{ chart: PageChart; foreign: readonly string[] }> => {
  const params = url.searchParams;
  const fetched = await fetchChart(data, { source, locale }, { document, stored }, params);
  // Who have waited for the same data are here at the same moment.
  await nextTurn();
  const chart = await settleTablePage(fetched, locale);
  const { own, foreign } = deriveSharedParams(document, chart);
  const panel = PANEL_PARAM.parse(chart, readOwnParams(document, chart, params));
  const unknown = [
    ...chart.unknown.filter(({ name }) => !foreign.includes(name)),
    ...panel.unknown,
    ...CHART_PARAM.parse({ count: document.chartConfigs.length }, params).unknown,
  ];
  const t = createTranslator(locale, collectMessages(locale, ["viewer"]));
  return {
    foreign,
    chart: {
      ...chart,
      unknown: unknown.map((param) => ({ ...param, label: nameParam(chart, param, t) })),
      ...describeChart({ config: chart.config, title: deriveChartTitle(chart, locale) }, locale),
      sharedParams: own,
      width: WIDTHS[form][isPhone ? "phone" : "desk"],
      ...(form !== "embed" && panel.value ? { panelPlace: panel.value } : {}),
    },
  };
};

/** What no chart of a dashboard understands is said once, with the one that the address names. */
const settleUnknown = (
  charts: readonly PageChart[],
  named: string,
  params: URLSearchParams,
): PageChart[] => {
  /** The name under which the address asks all charts for what one of them does not understand. */
  const findAsked = (
    { ownNames = {} }: PageChart,
    { name, value }: UnknownParam,
  ): string | undefined =>
    [name, ...Object.keys(ownNames).filter((each) => ownNames[each] === name)].find(
      (each) => !concernsOneChart(each) && params.getAll(each).includes(value),
    );
  const isUnknownToAll = (name: string, value: string): boolean =>
    charts.every(({ unknown, ownNames }) =>
      unknown.some((each) => each.name === (ownNames?.[name] ?? name) && each.value === value),
    );
  const speaker = charts.find(({ config }) => config.key === named) ?? charts[0];
  return charts.map((chart) => ({
    ...chart,
    unknown: chart.unknown.filter((param) => {
      const asked = findAsked(chart, param);
      return asked === undefined || (chart === speaker && isUnknownToAll(asked, param.value));
    }),
  }));
};

type BuiltCharts = {
  charts: readonly PageChart[];
  failed?: FailedChart[];
  /** Of the document, where all of them are shown. */
  shares?: Shares;
  /** Names of parameters that only other charts know. */
  foreign: readonly string[];
};

/** The pixels of a chart in its place. */
const sizeTile = (
  { isPhone, locale }: PageRequest,
  { document, form }: { document: ChartDocument; form: PageForm },
  chart: PageChart,
): PageChart => {
  const layout = deriveBoard(document, locale)?.layout;
  if (!layout) return chart;
  const device = isPhone ? "phone" : "desk";
  const [outer, inner] = [OUTER_WIDTHS[form][device], BOARD_WIDTHS[form][device]];
  const size = deriveTileSize(layout, chart.config.key, { outer, inner, texts: chart });
  return { ...chart, ...size };
};

/** What stands in the place of a chart that cannot be shown. */
const describeFailed = (
  { locale, reference }: PageRequest,
  document: ChartDocument,
  { config, failure }: { config: ChartConfig; failure: Failure },
): FailedChart => {
  const { refusal } = refuseSource({ document, config, locale }, failure);
  const texts = describeChart({ config, title: deriveRememberedTitle(config, locale) }, locale);
  const { error } = describeRefusal("", refusal);
  return { key: config.key, ...texts, words: writeFailed(error, { locale, reference }) };
};

type OpenedBoard = OpenedChart & { tiles: readonly OpenedTile[]; form: PageForm };

/** All charts of a dashboard; one that fails leaves the others. Rejects with why, where all of them do. */
export const buildBoard = async (
  request: PageRequest,
  { log }: Pick<PageServices, "log">,
  opened: OpenedBoard,
): Promise<BuiltCharts> => {
  const { document, form } = opened;
  const { made: charts, failed } = await settleTiles(opened, log, async (tile) => {
    const asked = { stored: tile.config, data: tile.data, form };
    const { chart } = await buildChart(request, opened, asked);
    return sizeTile(request, opened, chart);
  });
  const params = request.url.searchParams;
  return {
    charts: settleUnknown(charts, pickChart(document, params).key, params),
    foreign: [],
    shares: deriveShares(
      charts,
      charts.reduce(
        (filters, { components }) => matchShared(filters, components),
        document.dashboardFilters,
      ),
    ),
    ...(failed.length > 0 && {
      failed: failed.map((each) => describeFailed(request, document, each)),
    }),
  };
};

/** What is drawn for a desk says what a phone would have been sent: a window may be as narrow there. */
const addNarrow = async (
  { isPhone, locale, work }: PageRequest,
  chart: PageChart,
  form: PageForm,
): Promise<PageChart> => {
  if (isPhone || chart.choices.showTable) return chart;
  const drawing = await loadDrawing(chart.config);
  const t = createTranslator(locale, collectMessages(locale, ["chart"]));
  const view = deriveChartView(chart.choices);
  const input = { ...chart, locale, t, theme: "light", view } as const;
  const narrow = work.draw(() => measureNarrow(drawing, input, WIDTHS[form].phone));
  return narrow ? { ...chart, narrow } : chart;
};

/** The chart that an address shows. Rejects with why there is none. */
export const buildOne = async (
  request: PageRequest,
  opened: OpenedChart,
  { stored, form }: { stored: ChartConfig; form: PageForm },
): Promise<BuiltCharts> => {
  const { data } = opened;
  const { chart, foreign } = await buildChart(request, opened, { stored, data, form });
  return { charts: [await addNarrow(request, chart, form)], foreign };
};
