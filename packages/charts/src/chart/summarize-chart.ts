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
  // What pictures leave out is there in pages, and pictures name it beneath.
  const notes = scene.notes.flatMap(({ type, text }) => (type === "left-out" ? [] : [`${text}.`]));
  return [...(own ? [own] : []), ...drawing.summarize(input, scene), ...notes].join(" ");
};
