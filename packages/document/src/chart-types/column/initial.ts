import type { ChartConfigOf } from "../../schema/index.ts";
import type { InitialInput } from "../chart-rules.ts";
import { makeInitialBars } from "../parts/bars.ts";
import { makeSharedConfig } from "../parts/initial-config.ts";

export const makeInitial = (input: InitialInput): ChartConfigOf<"column"> => {
  const { category, measure, ...rest } = makeInitialBars(input);
  return {
    ...makeSharedConfig(input, category.componentId),
    chartType: "column",
    fields: { x: category, y: measure, ...rest },
  };
};
