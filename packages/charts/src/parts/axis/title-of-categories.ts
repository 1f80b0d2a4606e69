import { type Component, kindTraits } from "@statelier/model";
import type { ChartInput } from "../../scene/chart-input.ts";

/**
 * The title of an axis of categories. Dates, places and names without an order need none: "Year" under years costs a row and says nothing. Charts of
 * before today's rules keep theirs (D63).
 */
export const titleOfCategories = (
  component: Component | undefined,
  { config }: Pick<ChartInput, "config">,
): string => {
  if (!component) return "";
  const { isTemporal, isGeographical } = kindTraits(component);
  const isPlain = isTemporal || isGeographical || component.kind === "NominalDimension";
  return isPlain && config.extensions?.valueAxes === "fit" ? "" : component.label;
};
