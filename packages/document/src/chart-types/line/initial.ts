import type { ChartConfigOf } from "../../schema/index.ts";
import type { InitialInput } from "../chart-rules.ts";
import { makeSharedConfig } from "../parts/initial-config.ts";
import { makeInitialTimeSeries } from "../parts/time-series.ts";

export const makeInitial = (input: InitialInput): ChartConfigOf<"line"> => {
  const fields = makeInitialTimeSeries(input);
  return { ...makeSharedConfig(input, fields.x.componentId), chartType: "line", fields };
};
