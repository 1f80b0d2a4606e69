import type { ChartInput } from "../../scene/chart-input.ts";
import { limitItems, uncertaintyItems } from "../legend/explain-items.ts";
import { layoutLegend } from "../legend/layout-legend.ts";
import { seriesItems } from "../legend/series-items.ts";
import type { SceneLegend } from "../../scene/scene.ts";
import type { BarModel } from "./bar-model.ts";

/** Names of the segments in the order of the stack, then what whiskers and limits mean; absent without any. */
export const barLegend = (
  model: BarModel,
  input: ChartInput,
  { isReversed }: { isReversed: boolean },
): SceneLegend | undefined => {
  const { data, mode, legendTitle } = model;
  const series = data.segment ? seriesItems(data, "square") : [];
  return layoutLegend({
    title: legendTitle,
    items: [
      ...(isReversed ? series.toReversed() : series),
      ...(mode === "stacked" ? [] : uncertaintyItems(data, input, "whisker")),
      ...limitItems(model, { isTime: false }),
    ],
    needed: data.segment !== undefined,
    width: input.width,
  });
};
