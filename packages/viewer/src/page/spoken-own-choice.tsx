import type { ChartScene } from "@statelier/charts";
import { type ReactNode, useState } from "react";
import type { PageChart, ShownChart } from "../chart-state/page-state.ts";
import { encodeViewParams } from "../params/view-params.ts";
import { SpokenChoice } from "../board/spoken-choice.tsx";

/** What is chosen of one chart alone: what charts share is said once for all of them. */
export const writeOwnChoices = (chart: PageChart): string =>
  String(
    encodeViewParams(chart, chart.choices).filter(([name]) => !chart.sharedParams.includes(name)),
  );

/** On a dashboard: what a choice has led to where it was made, and nothing where others were made. */
export const SpokenOwnChoice = ({
  shown,
  scene,
}: {
  shown: ShownChart;
  scene?: ChartScene | undefined;
}): ReactNode => {
  const own = writeOwnChoices(shown.chart);
  const [spoken, setSpoken] = useState({ own, shown, scene });
  if (own !== spoken.own && shown.status === "ready") setSpoken({ own, shown, scene });
  return <SpokenChoice shown={spoken.shown} scene={spoken.scene} />;
};
