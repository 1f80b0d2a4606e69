import { type ChartType } from "@statelier/document";
import type { Translator } from "@statelier/ui/messages";
import type { ChartInput, ChartInputOf } from "./chart-input.ts";
import type { ChartScene, PictureTable, PlotScene } from "./scene.ts";

/** The drawing half of a chart type, without what only pages need. */
export type ChartDrawing<T extends ChartType, S extends ChartScene = PlotScene> = {
  chartType: T;
  layout: (input: ChartInputOf<T>) => S;
  /** What the scene shows, in sentences: kind, measure, period, series, extremes, course. */
  summarize: (input: ChartInput, scene: S) => string[];
  /** Parts of a scene that may be longer than a page. */
  partRows?: (scene: PlotScene) => PlotScene[];
  /** What a picture shows, of at most so many rows, where the scene is no plot. */
  toPicture?: (scene: S, t: Translator, mostRows?: number) => PictureTable;
};

/** A drawing of any type; `layoutScene` checks that it is the config's. */
export type AnyChartDrawing = Omit<ChartDrawing<ChartType, ChartScene>, "layout"> & {
  layout: (input: ChartInput) => ChartScene;
};
