import { asPlot, INITIAL_CHART_VIEW, layoutScene } from "@statelier/charts";
import { useT } from "@statelier/ui";
import { useEditor } from "../chart/editor-context.ts";

/** The width of a scene does not change the bounds of its axes. */
const ANY_WIDTH = 800;

type Axes = NonNullable<ReturnType<typeof asPlot>>["axes"];

/** Reads the axes of the chart as they were last drawn on the canvas; none where nothing was, or where it has none. */
export const useDrawnAxes = (): (() => Axes) => {
  const t = useT();
  const { drawnCharts, session, locale } = useEditor();
  return () => {
    const chart = drawnCharts.get(session.read().config.key);
    if (!chart?.drawing) return [];
    const size = { width: ANY_WIDTH, theme: "light", view: INITIAL_CHART_VIEW } as const;
    const scene = layoutScene(chart.drawing, { ...chart, locale, t, ...size });
    return asPlot(scene)?.axes ?? [];
  };
};
