import { type ChartConfig, type ChartDocument, findOpenChart } from "@statelier/document";
import type { Locale } from "@statelier/model";
import { markdownToPlainText } from "@statelier/ui/markdown";
import type { TabsState } from "@statelier/viewer/published";

/** The charts of a document as its page names them, the one that it opens with, and the one that an address shows. */
export const listTabs = (
  document: ChartDocument,
  active: ChartConfig,
  locale: Locale,
): Pick<TabsState, "tabs" | "openKey" | "activeKey"> => ({
  tabs: document.chartConfigs.map(({ key, meta }) => ({
    key,
    label: meta.label[locale] || markdownToPlainText(meta.title[locale], { inline: true }),
  })),
  openKey: findOpenChart(document).key,
  activeKey: active.key,
});
