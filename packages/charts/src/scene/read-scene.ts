import type { ChartScene, PlotScene, SceneNote, TableScene } from "./scene.ts";

/** The scene where it is a drawing: with axes, or a pie. */
export const asPlot = (scene: ChartScene | undefined): PlotScene | undefined =>
  scene?.type === "plot" ? scene : undefined;

/** The scene where it is a table: text, no drawing. */
export const asTable = (scene: ChartScene): TableScene | undefined =>
  scene.type === "plot" ? undefined : scene;

/** The direction in which categories or times follow each other; none where both axes are of values. */
export const categoryDirection = ({ axes }: PlotScene): "x" | "y" | undefined => {
  const id = axes.find(({ type }) => type !== "value")?.id;
  return id === "y2" ? undefined : id;
};

/** The entry of the legend of a scatterplot that says what the areas of dots stand for. */
export const DOT_AREA = "dot-area";

const EMPTY: ReadonlySet<SceneNote["type"]> = new Set(["empty", "all-missing", "all-zero"]);

/** Why nothing is drawn: said in the plot, not beneath it. */
export const isPlotNote = ({ type }: Pick<SceneNote, "type">): boolean => EMPTY.has(type);
