import { literalPaint, paintScene, renderSvgText } from "@statelier/charts";
import { collectMessages } from "@statelier/ui/all-messages";
import { createTranslator } from "@statelier/ui/messages";
import { layoutChart } from "../../packages/charts/src/fixtures/draw-fixture.ts";
import { INITIAL_CHART_VIEW } from "../../packages/charts/src/scene/chart-input.ts";
import type { PairChart } from "./read-chart.ts";

const LOCALE = "en";

/** Our drawing of a chart as SVG, and what is said beneath it. */
export const drawOurs = (chart: PairChart, width: number): { svg: string; notes: string[] } => {
  const scene = layoutChart({
    ...chart,
    width,
    locale: LOCALE,
    t: createTranslator(LOCALE, collectMessages(LOCALE, ["chart"])),
    theme: "light",
    view: INITIAL_CHART_VIEW,
  });
  if (scene.type !== "plot") throw new Error(`${chart.config.chartType} is not drawn as a plot.`);
  return {
    svg: renderSvgText(paintScene(scene, literalPaint(scene.theme))),
    notes: scene.notes.map(({ text }) => text),
  };
};
