import type { ChartConfig, StateWithCharts } from "@statelier/document";
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

/** What the chart is called that is being edited. */
export const nameActiveChart = (
  { chartConfigs, activeChartKey }: Pick<StateWithCharts, "chartConfigs" | "activeChartKey">,
  locale: Locale,
  t: Translator,
): string => {
  const at = chartConfigs.findIndex(({ key }) => key === activeChartKey);
  const chart = chartConfigs[at];
  return chart ? nameChart(chart, at, locale, t) : "";
};
