import type { ChartConfig } from "@statelier/document";
import type { Locale } from "@statelier/model";
import { markdownToPlainText } from "@statelier/ui/markdown";
import type { Translator } from "@statelier/ui/messages";

type Named = Pick<ChartConfig, "meta">;

/** What stands on the tab of a chart: its label, else its number. */
export const nameTab = ({ meta }: Named, index: number, locale: Locale, t: Translator): string =>
  meta.label[locale] || t("viewer.chart.number", { number: String(index + 1) });

/** What a chart is called where there is room: its label, else its title, else its number. */
export const nameChart = (chart: Named, index: number, locale: Locale, t: Translator): string =>
  chart.meta.label[locale] ||
  markdownToPlainText(chart.meta.title[locale], { inline: true }) ||
  nameTab(chart, index, locale, t);
