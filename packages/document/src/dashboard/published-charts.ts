import { makeEmptyMeta } from "../chart-types/parts/initial-config.ts";
import type { ChartConfig } from "../chart-types/registry.ts";
import { makeEmptyDashboardFilters } from "../document/make-initial-document.ts";
import type { ChartDocument } from "../document/configurator-state.ts";

/** The document as a tab layout of some of its charts, which share nothing; the active one stays active where it is among them. */
const keepCharts = (document: ChartDocument, chartConfigs: ChartConfig[]): ChartDocument => {
  const { activeChartKey, layout } = document;
  const keys = chartConfigs.map(({ key }) => key);
  return {
    ...document,
    chartConfigs,
    activeChartKey: keys.includes(activeChartKey) ? activeChartKey : (keys[0] ?? activeChartKey),
    dashboardFilters: makeEmptyDashboardFilters(),
    layout: {
      type: "tab",
      meta: makeEmptyMeta(),
      blocks: layout.blocks.filter(({ type, key }) => type === "chart" && keys.includes(key)),
    },
  };
};

/** What readers see of a document: of charts with addresses of their own those to be published, each under its own filters (LA10). */
export const derivePublished = (document: ChartDocument): ChartDocument => {
  const { layout, chartConfigs } = document;
  if (layout.type !== "singleURLs") return document;
  const published = chartConfigs.filter(({ key }) => layout.publishableChartKeys.includes(key));
  return keepCharts(document, published.length > 0 ? published : chartConfigs);
};

/** The documents that publishing makes: one, or one for each chart with an address of its own (LA10, D17). */
export const listPublications = (document: ChartDocument): ChartDocument[] =>
  document.layout.type === "singleURLs"
    ? derivePublished(document).chartConfigs.map((config) => keepCharts(document, [config]))
    : [document];

/** The chart with which a page opens (LA11). */
export const findOpenChart = ({ chartConfigs, activeChartKey }: ChartDocument): ChartConfig => {
  const config = chartConfigs.find(({ key }) => key === activeChartKey) ?? chartConfigs[0];
  if (!config) throw new Error("No chart config available!");
  return config;
};
