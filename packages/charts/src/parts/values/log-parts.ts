import type { ChartConfig } from "@statelier/document";
import type { Measure } from "@statelier/model";
import type { Translator } from "@statelier/ui/messages";
import type { ChartInput } from "../../scene/chart-input.ts";
import type { AxisUnit } from "./axis-unit.ts";
import type { Extent } from "./value-extent.ts";

/** What makes axes logarithmic: an addition, for charts whose author wants one so. */
export type LogParts = {
  /** Undefined where the axis of a measure is not, or cannot be. */
  extent: (
    values: readonly number[],
    measure: Measure | undefined,
    config: Pick<ChartConfig, "extensions">,
  ) => Extent | undefined;
  deriveUnit: (
    shown: { label: string; unit: string; domain: readonly [number, number] },
    t: Translator,
  ) => AxisUnit;
};

/** What makes axes of a chart logarithmic; undefined where its author wants none so. */
export const logOf = ({ log }: Pick<ChartInput, "log">): LogParts | undefined =>
  log as LogParts | undefined;
