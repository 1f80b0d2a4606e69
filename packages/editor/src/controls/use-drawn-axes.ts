import { asPlot, INITIAL_CHART_VIEW, layoutScene } from "@statelier/charts";
import type { Locale } from "@statelier/model";
import { useT } from "@statelier/ui";
import type { Translator } from "@statelier/ui/messages";
import type { DrawnChart } from "../chart/drawn-chart.ts";
import { useEditor } from "../chart/editor-context.ts";

/** The width of a scene does not change the bounds of its axes. */
const ANY_WIDTH = 800;

type Axes = NonNullable<ReturnType<typeof asPlot>>["axes"];

/** The axes of a chart that was drawn; none where nothing was, or where it has none. */
export const layoutAxes = (
  chart: DrawnChart | undefined,
  { locale, t }: { locale: Locale; t: Translator },
): Axes => {
  if (!chart?.drawing) return [];
  const size = { width: ANY_WIDTH, theme: "light", view: INITIAL_CHART_VIEW } as const;
  const scene = layoutScene(chart.drawing, { ...chart, locale, t, ...size });
  return asPlot(scene)?.axes ?? [];
};

/** Reads the axes of the chart as they were last drawn on the canvas; none where nothing was, or where it has none. */
export const useDrawnAxes = (): (() => Axes) => {
  const t = useT();
  const { drawnCharts, session, locale } = useEditor();
  return () => layoutAxes(drawnCharts.get(session.read().config.key), { locale, t });
};
