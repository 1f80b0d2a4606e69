import type { PlotScene } from "./scene.ts";

/** The direction in which categories or times follow each other; none where both axes are of values. */
export const categoryDirection = ({ axes }: PlotScene): "x" | "y" | undefined => {
  const id = axes.find(({ type }) => type !== "value")?.id;
  return id === "y2" ? undefined : id;
};
