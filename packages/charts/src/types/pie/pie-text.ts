import { barValue, shareText } from "../../parts/values/value-labels.ts";
import type { ChartInputOf } from "../../scene/chart-input.ts";
import type { PieModel, PieSlice } from "./pie-model.ts";

/** The share of a slice, after its value where the author wants values. */
export const pieText = (
  model: PieModel,
  { cell }: PieSlice,
  { locale, config }: ChartInputOf<"pie">,
): string => {
  const share = shareText(cell.value, model.shareDecimals, locale);
  return config.fields.y.showValues ? `${barValue(model, cell.raw, locale)} (${share})` : share;
};
