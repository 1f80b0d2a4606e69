import type { ChartConfigOf } from "../../schema/index.ts";
import type { InitialInput } from "../chart-rules.ts";
import { makeSharedConfig } from "../parts/initial-config.ts";
import { makeInitialTimeSeries } from "../parts/time-series.ts";

export const makeInitial = (input: InitialInput): ChartConfigOf<"area"> => {
  const { x, y, color } = makeInitialTimeSeries(input);
  return {
    ...makeSharedConfig(input, x.componentId),
    chartType: "area",
    fields: { x, y: { ...y, imputationType: "none" }, color },
  };
};
