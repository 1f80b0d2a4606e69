import type { ComponentType } from "react";
import type { FigureProps } from "./page-drawing.ts";
import type { ChartDrawing } from "../scene/chart-drawing.ts";
import type { DrawnChartType } from "../scene/drawn-chart-type.ts";
import type { PlotScene, TableScene } from "../scene/scene.ts";

/** What is known at once of the drawing half of a chart type, and how the rest is loaded. */
export type DrawingEntry<T extends DrawnChartType> = {
  /** Name of the folder beside this file. */
  folder: string;
  /** A picture of 24 by 24 pixels beside the name of the type: its lines and their width. */
  icon: { path: string; width: number };
  /** What the height follows: the width of its place, its rows, or all that stands in it on its page. */
  height: "width" | "rows" | "page";
  /** It lists the observations itself: there is no table of data beside it. */
  listsData?: true;
  /** Its `drawing.ts`: no React, for pictures as for pages. */
  load: () => Promise<ChartDrawing<T, PlotScene> | ChartDrawing<T, TableScene>>;
  /** Its `figure.tsx`: what shows it in a page, where that is not the figure of all plots. */
  loadFigure?: () => Promise<ComponentType<FigureProps>>;
};
