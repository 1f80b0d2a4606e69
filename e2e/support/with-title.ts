import type { ChartDocument } from "@statelier/document";

/** The document with this English title of all its charts. */
export const withTitle = (document: ChartDocument, en: string): ChartDocument => ({
  ...document,
  chartConfigs: document.chartConfigs.map((config) => ({
    ...config,
    meta: { ...config.meta, title: { ...config.meta.title, en } },
  })),
});
