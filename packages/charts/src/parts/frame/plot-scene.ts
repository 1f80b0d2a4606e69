import type { ChartInputOf } from "../../scene/chart-input.ts";
import type { Box, PlotScene, SceneLegend } from "../../scene/scene.ts";
import { emptyTexts } from "../values/data-notes.ts";

type DrawnPlot = Pick<PlotScene, "height" | "plot" | "axes" | "marks" | "texts" | "notes"> &
  Partial<
    Pick<
      PlotScene,
      | "lines"
      | "clip"
      | "ground"
      | "paintMap"
      | "layers"
      | "ranking"
      | "extent"
      | "key"
      | "bands"
      | "overlays"
      | "symbols"
      | "limits"
    >
  > & {
    legend: SceneLegend | undefined;
    /** Where it says why nothing is drawn: in the plot when absent. */
    room?: Box;
  };

/** The scene of what a chart type has drawn: what it has none of is empty, and an empty plot says why. */
export const makePlotScene = (
  { config, locale, theme, width }: ChartInputOf<PlotScene["chartType"]>,
  { legend, room, texts, ...drawn }: DrawnPlot,
): PlotScene => ({
  type: "plot",
  chartType: config.chartType,
  locale,
  theme,
  width,
  lines: [],
  bands: [],
  overlays: [],
  symbols: [],
  ...drawn,
  texts: [
    ...texts,
    ...emptyTexts(drawn.notes, room ?? drawn.plot).map((text) =>
      drawn.extent ? { ...text, halo: true } : text,
    ),
  ],
  ...(legend ? { legend } : {}),
});
