import type { ChartConfig } from "@statelier/document";
import type { Measure } from "@statelier/model";
import { extent } from "d3-array";
import type { Extent } from "../../parts/values/value-extent.ts";

/** The extent of an axis that the author wants to be logarithmic; undefined where a value is zero or below. */
export const logExtent = (
  values: readonly number[],
  measure: Measure | undefined,
  { extensions }: Pick<ChartConfig, "extensions">,
): Extent | undefined => {
  const [low = 0, high = 0] = extent(values);
  return extensions?.logAxes?.[measure?.id ?? ""] && low > 0 ? [low, high] : undefined;
};
