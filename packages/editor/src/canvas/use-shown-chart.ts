import type { GeoBox } from "@statelier/model";
import { useLocale, useT } from "@statelier/ui";
import { renderMarkdown } from "@statelier/ui/markdown";
import { readToday } from "@statelier/viewer";
import {
  deriveBoard,
  deriveChartTitle,
  type PageChart,
  type SheetState,
  type ShownChart,
} from "@statelier/viewer/board";
import { useId, useMemo } from "react";
import type { DrawnChart } from "../chart/drawn-chart.ts";
import type { DrawnState } from "../chart/use-drawn-chart.ts";
import { useEditor, useSession } from "../chart/editor-context.ts";
import { useMetadata } from "../chart/use-metadata.ts";

/** The pixels for which the server draws a page's first response: those of a phone, or of a desk. */
const FIRST_WIDTHS = { phone: 358, desk: 928 };

/** What a published page would know of the chart. */
const usePageChart = (drawn: DrawnChart | undefined, isPhone: boolean): PageChart | undefined => {
  const locale = useLocale();
  const metadata = useMetadata();
  return useMemo(() => {
    if (!drawn) return undefined;
    const { title, description } = drawn.config.meta;
    const cubes = metadata ?? [];
    return {
      ...drawn,
      metadata: cubes,
      unknown: [],
      title: deriveChartTitle({ config: drawn.config, metadata: cubes }, locale),
      titleHtml: title[locale] ? renderMarkdown(title[locale], { inline: true }) : "",
      descriptionHtml: description[locale] ? renderMarkdown(description[locale]) : "",
      sharedParams: [],
      width: FIRST_WIDTHS[isPhone ? "phone" : "desk"],
    };
  }, [drawn, isPhone, locale, metadata]);
};

/** The page on which the chart would stand, as one that nobody has stored. */
export const usePageState = (): SheetState => {
  const t = useT();
  const { locale, publicUrl } = useEditor();
  const { layout, chartConfigs, activeChartKey } = useSession(({ state }) => state);
  const board = deriveBoard({ layout }, locale);
  return {
    tabs: chartConfigs.map(({ key, meta }, index) => ({
      key,
      label: meta.label[locale] || t("viewer.chart.number", { number: String(index + 1) }),
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
    ...(board && layout.type !== "singleURLs" ? { board } : {}),
  };
};

/** The chart as a part of its page, under what the author tries as a reader. */
export const useShownChart = (
  { drawn, choices, choose, status, reload }: DrawnState,
  isPhone: boolean,
): ShownChart | undefined => {
  const id = useId();
  const chart = usePageChart(drawn, isPhone);
  const { dispatch } = useEditor();
  const lockMap = (bounds: GeoBox | undefined): void => {
    const set = (name: string, value: unknown) =>
      dispatch({ type: "CHART_FIELD_UPDATED", field: "baseLayer", path: [name], value });
    if (bounds) {
      const [west, south, east, north] = bounds;
      set("bbox", [
        [west, south],
        [east, north],
      ]);
    }
    set("locked", bounds !== undefined);
  };
  return useMemo(
    () =>
      chart && {
        chart: { ...chart, choices: status === "ready" ? chart.choices : choices },
        drawn: chart,
        status,
        titleId: `${id}title`,
        formId: `${id}form`,
        choose,
        retry: reload,
        lockMap,
        listChoices: () => [],
      },
    // oxlint-disable-next-line react/exhaustive-deps -- what is called is of the same chart
    [chart, choices, status, id],
  );
};
