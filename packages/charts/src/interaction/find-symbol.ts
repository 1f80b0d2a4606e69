import type { LegendItem, PlotScene, SceneDatum } from "../scene/scene.ts";
import { isHighlighted } from "./paint-highlight.ts";

/** What stands for the series of an observation: as the legend has it, else a square in the colour of its mark. */
export const findSymbol = ({ legend, marks }: PlotScene, datum: SceneDatum): LegendItem => {
  const named = legend?.items.find(({ value, canToggle }) => canToggle && value === datum.series);
  const mark = marks.find((candidate) => isHighlighted(candidate, { datum }));
  const color = mark?.color ?? "ink";
  return (
    named ?? { value: "", label: "", color, symbol: "square", visible: true, canToggle: false }
  );
};
