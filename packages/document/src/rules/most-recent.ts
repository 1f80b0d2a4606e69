import type { Dimension } from "@statelier/model";
import { sortValues } from "./sort-values.ts";

/** The newest value of a dimension among those that it has here; undefined where it has none (MR1). */
export const findMostRecentValue = (dimension: Dimension): string | undefined =>
  sortValues(dimension, {}, dimension.values).at(-1)?.value;
