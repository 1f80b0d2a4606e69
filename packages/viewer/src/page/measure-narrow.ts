import { asPlot, type ChartInput, layoutScene } from "@statelier/charts";
import type { PageChart } from "../chart-state/page-state.ts";
import { deriveSteadyHeight, describeSent, findHeightOf } from "../board/derive-steady-height.ts";

type Drawing = Parameters<typeof layoutScene>[0];

/**
 * What a phone of `width` would be sent of a chart that is drawn for a wide window: a narrow window on a desk draws the
 * same, in a height that is kept for it from the first response on. Undefined of what is no plot.
 */
export const measureNarrow = (
  drawing: Drawing,
  input: ChartInput,
  width: number,
): PageChart["narrow"] => {
  const plot = asPlot(layoutScene(drawing, { ...input, width }));
  if (!plot) return undefined;
  const of = findHeightOf(drawing.chartType, input.config);
  const { style } = deriveSteadyHeight(of, describeSent(plot, width), width);
  const legend = plot.legend?.height ?? 0;
  // It comes with the drawing where the wide window needs none.
  const comes = legend > 0 && !asPlot(layoutScene(drawing, input))?.legend?.height;
  const scaled = style["--height"] ?? `${((plot.height - legend) / width) * 100}cqi`;
  const height = `clamp(${style["--least-height"]}, ${scaled}, ${style["--most-height"]})`;
  return { width, height: comes ? `calc(${height} + ${legend}px)` : height };
};
