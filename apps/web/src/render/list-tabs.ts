import { type ChartDocument, findOpenChart } from "@statelier/document";
import type { Locale } from "@statelier/model";
import { markdownToPlainText } from "@statelier/ui/markdown";
import type { PublishedState } from "@statelier/viewer/published";

/** The charts of a document as its page names them, and the one that it opens with. */
export const listTabs = (
  document: ChartDocument,
  locale: Locale,
): Pick<PublishedState, "charts" | "openKey"> => ({
  charts: document.chartConfigs.map(({ key, meta }) => ({
    key,
    label: meta.label[locale] || markdownToPlainText(meta.title[locale], { inline: true }),
  })),
  openKey: findOpenChart(document).key,
});
