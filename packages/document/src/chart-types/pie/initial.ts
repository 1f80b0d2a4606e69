import type { ChartConfigOf } from "../../schema/index.ts";
import type { InitialInput } from "../chart-rules.ts";
import { chooseSegment, numericalMeasures } from "../parts/component-choice.ts";
import { makeSegmentColor, makeSharedConfig } from "../parts/initial-config.ts";
import { requireFound } from "../parts/require-found.ts";

export const makeInitial = (input: InitialInput): ChartConfigOf<"pie"> => {
  const { components } = input;
  const segment = requireFound(chooseSegment(components), "dimension");
  return {
    ...makeSharedConfig(input),
    chartType: "pie",
    fields: {
      y: { componentId: requireFound(numericalMeasures(components)[0], "measure").id },
      segment: {
        componentId: segment.id,
        sorting: { sortingType: "byMeasure", sortingOrder: "asc" },
        showValuesMapping: {},
      },
      color: makeSegmentColor(segment.values),
    },
  };
};
