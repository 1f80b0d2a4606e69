import type { ChartConfigOf, ChartType } from "@statelier/document";
import type { ComponentType } from "react";
import type { AnyChartDrawing, ChartDrawing } from "../scene/chart-drawing.ts";
import type { ChartInput, ChartView } from "../scene/chart-input.ts";
import type { ChartScene, PlotScene, TableScene } from "../scene/scene.ts";
import type { ChartAnimationProps } from "./chart-animation.tsx";
import type { ChartForm } from "./chart-form.ts";
import type { ChartZoomProps } from "./chart-zoom.tsx";
import type { PeriodBrushProps } from "./period-brush.tsx";
import type { ViewChange } from "./use-chart-view.ts";

/** What shows the scene of a chart in a page. */
export type FigureProps = {
  scene: ChartScene;
  input: ChartInput;
  form: ChartForm | undefined;
  /** What it is called, as plain text. */
  name: string | undefined;
  /** What readers type in its search is shown and not yet kept. */
  isTyping: boolean;
  onShow: (part: Partial<ChartView>) => void;
  onChoose: (choice: ViewChange) => void;
};

/** What readers move a chart with: each is there where the config opens it to them. */
export type ChartControls = {
  Animation?: ComponentType<ChartAnimationProps>;
  Period?: ComponentType<PeriodBrushProps>;
  Zoom?: ComponentType<ChartZoomProps>;
};

/** A drawing with what shows its scene in a page, where that is no plot, and what its readers move it with. */
export type PageDrawing = AnyChartDrawing & ChartControls & { Figure?: ComponentType<FigureProps> };

/** What is known at once of the drawing half of a chart type, and how the rest is loaded. */
export type DrawingEntry<T extends ChartType> = {
  /** Name of the folder beside this file. */
  folder: string;
  /** A picture of 24 by 24 pixels beside the name of the type: its lines and their width. */
  icon: { path: string; width: number };
  /** What the height follows where not, within bounds, the width of its place: its rows, its shape, or all that is in it on its page. */
  height?: "rows" | "shape" | "page";
  /** Whether its bars can have their values and names at themselves, in charts made by today's rules. */
  hasBars?: (fields: Partial<ChartConfigOf<T>["fields"]>) => boolean;
  /** Its bars can stand on top of one another. */
  hasStacks?: true;
  /** Values can stand at its points. */
  hasPointValues?: true;
  /** Readers move and enlarge what it shows. */
  hasZoom?: true;
  /** It lists the observations itself: there is no table of data beside it. */
  listsData?: true;
  /** Its `drawing.ts`: no React, for pictures as for pages. */
  load: () => Promise<ChartDrawing<T, PlotScene> | ChartDrawing<T, TableScene>>;
  /** Its `figure.tsx`: what shows it in a page, where that is not the figure of all plots. */
  loadFigure?: () => Promise<ComponentType<FigureProps>>;
};
