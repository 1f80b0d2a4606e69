import type { AnyChartDrawing } from "../scene/chart-drawing.ts";
import type { ChartInput } from "../scene/chart-input.ts";
import type { ChartScene } from "../scene/scene.ts";

/** What a chart shows, in sentences: what the drawing says of its scene, then what is missing. */
export const summarizeChart = (
  drawing: AnyChartDrawing,
  input: ChartInput,
  scene: ChartScene,
): string => {
  const notes = scene.notes.map(({ text }) => `${text}.`);
  return [...drawing.summarize(input, scene), ...notes].join(" ");
};
