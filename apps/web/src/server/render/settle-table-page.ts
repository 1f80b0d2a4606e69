import { asTable, layoutScene, loadDrawing } from "@statelier/charts";
import type { Locale } from "@statelier/model";
import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import { deriveChartView, type ChartState } from "@statelier/viewer/published-chart";

/** Where an address asks for a page beyond the last one of a table, that one is shown, and the other named. */
export const settleTablePage = async (chart: ChartState, locale: Locale): Promise<ChartState> => {
  const { config, components, table, choices, unknown } = chart;
  if (choices.page === undefined) return chart;
  const t = createTranslator(locale, collectMessages(locale, ["chart"]));
  const view = deriveChartView(choices);
  const input = { config, components, table, locale, t, theme: "light", width: 0, view } as const;
  const scene = asTable(layoutScene(await loadDrawing(config), input));
  if (!scene || scene.page === choices.page) return chart;
  return {
    ...chart,
    choices: { ...choices, page: scene.page },
    unknown: [...unknown, { name: "page", value: String(choices.page + 1) }],
  };
};
