import type { ChartScene, PlotScene, TableScene } from "./scene.ts";

/** The scene where it is a drawing: with axes, or a pie. */
export const asPlot = (scene: ChartScene | undefined): PlotScene | undefined =>
  scene?.type === "plot" ? scene : undefined;

/** The scene where it is a table: text, no drawing. */
export const asTable = (scene: ChartScene): TableScene | undefined =>
  scene.type === "plot" ? undefined : scene;
