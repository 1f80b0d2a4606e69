import { readAltTexts } from "@statelier/document";
import type { AnyChartDrawing } from "../scene/chart-drawing.ts";
import type { ChartInput } from "../scene/chart-input.ts";
import type { ChartScene } from "../scene/scene.ts";

/** What a chart shows: in the words of its author where there are some, then in sentences of what is drawn now, then what is missing. */
export const summarizeChart = (
  drawing: AnyChartDrawing,
  input: ChartInput,
  scene: ChartScene,
): string => {
  const own = readAltTexts(input.config)[input.locale];
  const notes = scene.notes.map(({ text }) => `${text}.`);
  return [...(own ? [own] : []), ...drawing.summarize(input, scene), ...notes].join(" ");
};
