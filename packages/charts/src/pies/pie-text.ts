import { formatNumber } from "@statelier/model";
import { barValue } from "../bars/value-labels.ts";
import type { ChartInputOf } from "../chart-input.ts";
import type { PieModel, PieSlice } from "./pie-model.ts";

/** The share of a slice, after its value where the author wants values. */
export const pieText = (
  model: PieModel,
  { cell }: PieSlice,
  { locale, config }: ChartInputOf<"pie">,
): string => {
  const decimals = cell.value > 0 && cell.value < 1 ? 1 : 0;
  const share = `${formatNumber(cell.value, { locale, decimals })}\u00a0%`;
  return config.fields.y.showValues ? `${barValue(model, cell.raw, locale)} (${share})` : share;
};
