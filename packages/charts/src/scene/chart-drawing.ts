import { type ChartType } from "@statelier/document";
import type { Translator } from "@statelier/ui/messages";
import type { ChartInput, ChartInputOf } from "./chart-input.ts";
import type { ChartScene, PictureTable, PlotScene } from "./scene.ts";

/** How the observations of a plot with categories are described. */
export type PlotSummary = {
  /** Categories follow one another in the order of time, whatever their dimension is. */
  isOverTime?: boolean;
  /** Series are measures with units of their own, which are not compared with one another. */
  hasMeasures?: boolean;
  /** What begins the sentence where they stand on one axis. */
  oneAxis?: "chart.summary.one-axis.comboLineDual" | "chart.summary.one-axis.comboLineColumn";
};

type Describe = (input: ChartInput, scene: PlotScene) => string[];

/** What writes the sentences of plots. It comes with what asks for them: no drawing needs it. */
export type PlotWords = {
  /** The kind of a plot with what it shows, and the value of its animation. */
  introduce: Describe;
  /** What a plot with categories shows: kind, measure, period, series, extremes, course, limits. */
  summarize: (input: ChartInput, scene: PlotScene, kind?: PlotSummary) => string[];
  /** What a scatterplot shows: its series, and of both measures the lowest and the highest point. */
  summarizePoints: Describe;
};

/** The drawing half of a chart type, without what only pages need. */
export type ChartDrawing<T extends ChartType, S extends ChartScene = PlotScene> = {
  chartType: T;
  layout: (input: ChartInputOf<T>) => S;
  /** What the scene shows, in sentences: kind, measure, period, series, extremes, course. */
  summarize: (input: ChartInput, scene: S, words: PlotWords) => string[];
  /** Parts of a scene that may be longer than a page. */
  partRows?: (scene: PlotScene) => PlotScene[];
  /** What a picture shows, of at most so many rows, where the scene is no plot. */
  toPicture?: (scene: S, t: Translator, mostRows?: number) => PictureTable;
};

/** A drawing of any type; `layoutScene` checks that it is the config's. */
export type AnyChartDrawing = Omit<ChartDrawing<ChartType, ChartScene>, "layout"> & {
  layout: (input: ChartInput) => ChartScene;
};
