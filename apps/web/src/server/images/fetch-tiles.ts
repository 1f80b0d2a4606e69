import type { ChartConfig, ChartDocument } from "@statelier/document";
import type { Locale } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import {
  buildErrorWords,
  type ChartState,
  deriveChartTitle,
  type Failure,
  fetchChart,
  pickChart,
} from "@statelier/viewer/published-chart";
import { deriveRememberedTitle } from "../documents/remember-titles.ts";
import type { Log } from "../logging/log.ts";
import type { OpenedChart, OpenedTile } from "../published/open-published.ts";
import { refuseSource } from "../published/refuse-source.ts";
import { settleTiles } from "../published/settle-tiles.ts";
import { dateChart } from "./dated-chart.ts";
import { describeRefusal } from "../render/describe-refusal.ts";

export type OpenedBoard = OpenedChart & { tiles: readonly OpenedTile[] };

/** A chart of a dashboard that has no data: its key, and what it is called and why, in the reader's language. */
export type MissingTile = { key: string; title: string; reason: string };

/** The chart that an address opens of those that could be fetched, else their first. */
export const findOpenTile = (
  charts: readonly ChartState[],
  document: ChartDocument,
  params: URLSearchParams,
): ChartState | undefined => {
  const { key } = pickChart(document, params);
  return charts.find(({ config }) => config.key === key) ?? charts[0];
};

export type FetchedTiles = { charts: ChartState[]; missing: MissingTile[] };

type Request = { key: string; locale: Locale; params: URLSearchParams };

/** What stands in the place of a chart that cannot be shown. */
export const describeMissing = (
  { key, locale }: Pick<Request, "key" | "locale">,
  { document }: Pick<OpenedChart, "document">,
  { config, failure }: { config: ChartConfig; failure: Failure },
): MissingTile => {
  const { refusal } = refuseSource({ document, config, locale }, failure);
  const t = createTranslator(locale, collectMessages(locale, ["errors", "viewer"]));
  const { title, why } = buildErrorWords(describeRefusal(key, refusal).error, t);
  return {
    key: config.key,
    title: deriveRememberedTitle(config, locale) || t("viewer.untitled"),
    reason: `${title}. ${why}`,
  };
};

/** What stands in the place of a chart for which no work is left: its own address draws it. */
export const describeLeftOut = (
  chart: Pick<ChartState, "config" | "metadata" | "components">,
  locale: Locale,
): MissingTile => {
  const t = createTranslator(locale, collectMessages(locale, ["errors"]));
  const title = deriveChartTitle(chart, locale);
  return { key: chart.config.key, title, reason: t("errors.undrawn.left-out") };
};

/** The charts of a dashboard that have their data, and those that have none; rejects with why, where all have none. */
export const fetchTiles = async (
  opened: OpenedBoard,
  request: Request,
  { log }: { log: Log },
): Promise<FetchedTiles> => {
  const { document, source } = opened;
  const { locale, params } = request;
  const { made, failed } = await settleTiles(opened, log, async (tile) => {
    const asked = { document, stored: tile.config };
    const chart = await fetchChart(tile.data, { source, locale }, asked, params);
    const since =
      tile.staleSince === undefined ? undefined : new Date(tile.staleSince).toISOString();
    return dateChart(chart, { staleSince: since });
  });
  return { charts: made, missing: failed.map((each) => describeMissing(request, opened, each)) };
};
