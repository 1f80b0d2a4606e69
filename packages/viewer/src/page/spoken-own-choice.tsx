import { type ChartScene, type FilterText, listPeriod } from "@statelier/charts";
import {
  derivePresetRange,
  findTimeDimension,
  limitTimeRange,
  listTimeValues,
} from "@statelier/document";
import type { Translator } from "@statelier/ui/messages";
import { useT } from "@statelier/ui/plain";
import { type ReactNode, useState } from "react";
import { deriveChartView } from "../chart-state/chart-state.ts";
import type { PageChart, ShownChart } from "../chart-state/page-state.ts";
import { encodeViewParams } from "../params/view-params.ts";
import { SpokenChoice } from "../board/spoken-choice.tsx";

/** What is chosen of one chart alone: what charts share is said once for all of them. */
export const writeOwnChoices = (chart: PageChart): string =>
  String(
    encodeViewParams(chart, chart.choices).filter(([name]) => !chart.sharedParams.includes(name)),
  );

/** The period of all charts, the reader's or else the author's; no drawing shows it. */
export const listSharedPeriod = (
  { config, components, choices }: Pick<PageChart, "config" | "components" | "choices">,
  t: Translator,
): FilterText[] => {
  const dimension = findTimeDimension(config, components);
  if (!dimension) return [];
  const values = listTimeValues(config, dimension);
  const dates = values.map(({ value }) => value);
  const timeRange = choices.timeRange ?? limitTimeRange(derivePresetRange(config, values), dates);
  return listPeriod({ config, components, view: { ...deriveChartView(choices), timeRange }, t });
};

/** On a dashboard: what a choice has led to where it was made, and nothing where others were made. */
export const SpokenOwnChoice = ({
  shown,
  scene,
  isOfAll = false,
}: {
  shown: ShownChart;
  scene?: ChartScene | undefined;
  /** What is chosen for all charts of the dashboard. */
  isOfAll?: boolean;
}): ReactNode => {
  const t = useT();
  const own = writeOwnChoices(shown.chart);
  const [spoken, setSpoken] = useState({ own, shown, scene });
  if (own !== spoken.own && shown.status === "ready") setSpoken({ own, shown, scene });
  return (
    <SpokenChoice
      shown={spoken.shown}
      scene={spoken.scene}
      more={isOfAll ? listSharedPeriod(spoken.shown.chart, t) : []}
    />
  );
};
