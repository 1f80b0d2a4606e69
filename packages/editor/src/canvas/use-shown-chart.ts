import { type BlockLayout, findShares } from "@statelier/document";
import { useLocale, useT } from "@statelier/ui";
import { renderMarkdown } from "@statelier/ui/markdown";
import { readToday } from "@statelier/viewer";
import {
  type ChartTexts,
  deriveBoard,
  deriveChartTitle,
  deriveSharedParams,
  deriveTileSize,
  type PageChart,
  type SheetState,
  type ShownChart,
} from "@statelier/viewer/board";
import { useId, useMemo } from "react";
import { type DrawnChart, findTexts } from "../chart/drawn-chart.ts";
import type { DrawnState } from "../chart/use-drawn-chart.ts";
import { nameChart } from "../chart/name-chart.ts";
import { useEditor, useSession } from "../chart/editor-context.ts";
import { useMapLock } from "../chart/use-map-lock.ts";
import { useMetadata } from "../chart/use-metadata.ts";

/** On a dashboard what its charts share is no filter of one of them. */
const TILE_PREFIX = "1.";

/** The pixels for which the server draws a page's first response: those of a phone, or of a desk. */
export const FIRST_SIZES = { phone: { width: 358 }, desk: { width: 928 } };

/** The pixels for which a server would draw a chart first: of a page with one chart, or of a place on a dashboard. */
export type FirstSize = { width: number } | TilePlace;

/** The grid on which a chart has a place, the width by which it has its columns, and its own. */
export type TilePlace = { layout: BlockLayout; outer: number; inner: number };

/** What a published page would know of the chart. */
const usePageChart = (drawn: DrawnChart | undefined, size: FirstSize): PageChart | undefined => {
  const locale = useLocale();
  const metadata = useMetadata(drawn?.config);
  const dashboardFilters = useSession(({ state }) => findShares(state));
  const written = useSession(({ state }) => findTexts(state, drawn));
  return useMemo(() => {
    if (!drawn) return undefined;
    const { config } = drawn;
    const { meta, altText } = written;
    const { title, description } = meta;
    const cubes = metadata ?? [];
    const texts: ChartTexts = {
      title: deriveChartTitle({ config: { meta }, metadata: cubes }, locale),
      titleHtml: title[locale] ? renderMarkdown(title[locale], { inline: true }) : "",
      descriptionHtml: description[locale] ? renderMarkdown(description[locale]) : "",
    };
    const isTile = "layout" in size;
    return {
      ...drawn,
      ...texts,
      ...(altText ? { altText } : {}),
      metadata: cubes,
      unknown: [],
      sharedParams: isTile ? deriveSharedParams({ dashboardFilters }, drawn).own : [],
      ...(isTile ? deriveTileSize(size.layout, config.key, { ...size, texts }) : size),
    };
  }, [drawn, written, size, locale, metadata, dashboardFilters]);
};

/** The page on which the chart would stand, as one that nobody has stored. */
export const usePageState = (): SheetState => {
  const t = useT();
  const { locale, publicUrl, sources } = useEditor();
  const { layout, chartConfigs, activeChartKey, dataSource } = useSession(({ state }) => state);
  const named = sources.find(({ type, url }) => type === dataSource.type && url === dataSource.url);
  const board = deriveBoard({ layout }, locale);
  return {
    tabs: chartConfigs.map((config, index) => ({
      key: config.key,
      label: nameChart(config, index, locale, t),
    })),
    openKey: activeChartKey,
    activeKey: activeChartKey,
    keptParams: [],
    canCopy: false,
    losses: [],
    publicUrl,
    servedOn: readToday(),
    publishSuccess: false,
    hasQuery: false,
    ...(named && named !== sources[0] ? { dataSource: named.name } : {}),
    ...(board && layout.type !== "singleURLs" ? { board } : {}),
  };
};

/** The chart as a part of its page, under what the author tries as a reader. */
export const useShownChart = (
  { drawn, choices, choose, status, reload }: DrawnState,
  size: FirstSize,
): ShownChart | undefined => {
  const id = useId();
  const chart = usePageChart(drawn, size);
  const canEdit = useSession(({ state }) => state.state === "CONFIGURING_CHART");
  const mapLock = useMapLock(drawn?.config.key ?? "");
  return useMemo(
    () =>
      chart && {
        chart: { ...chart, choices: status === "ready" ? chart.choices : choices },
        drawn: chart,
        status,
        titleId: `${id}title`,
        formId: `${id}form`,
        ...("layout" in size ? { prefix: TILE_PREFIX } : {}),
        choose,
        retry: reload,
        ...(canEdit ? { mapLock } : {}),
        listChoices: () => [],
      },
    // oxlint-disable-next-line react/exhaustive-deps -- what is called is of the same chart
    [chart, choices, status, id, canEdit, mapLock],
  );
};
