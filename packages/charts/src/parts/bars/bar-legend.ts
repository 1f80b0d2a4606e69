import type { ChartInput } from "../../scene/chart-input.ts";
import type { SceneLegend } from "../../scene/scene.ts";
import { uncertaintyItems } from "../legend/explain-items.ts";
import { layoutSeriesLegend } from "../legend/series-legend.ts";
import { limitsOf } from "../limits/limit-parts.ts";
import type { BarModel } from "./bar-model.ts";

/** Names of the segments in the order of the stack, then what whiskers and limits mean; absent without any. */
export const barLegend = (
  model: BarModel,
  input: ChartInput,
  { isReversed }: { isReversed: boolean },
): SceneLegend | undefined => {
  const whiskers = model.mode === "stacked" ? [] : uncertaintyItems(model.data, input, "whisker");
  const others = [...whiskers, ...(limitsOf(input)?.explain(model, { isTime: false }) ?? [])];
  const { width, isNamed } = input;
  const needed = !isNamed;
  return layoutSeriesLegend(model, { symbol: "square", needed, isReversed, others, width });
};
