import type { ChartConfigOf } from "../../schema/index.ts";
import type { InitialInput } from "../chart-rules.ts";
import { chooseSegment, numericalMeasures } from "../parts/component-choice.ts";
import { makeSegmentColor, makeSharedConfig, makeSingleColor } from "../parts/initial-config.ts";
import { requireFound } from "../parts/require-found.ts";

export const makeInitial = (input: InitialInput): ChartConfigOf<"scatterplot"> => {
  const { components } = input;
  const [first, second] = numericalMeasures(components);
  const x = requireFound(first, "measure");
  const segment = chooseSegment(components);
  return {
    ...makeSharedConfig(input),
    chartType: "scatterplot",
    fields: {
      x: { componentId: x.id },
      y: { componentId: (second ?? x).id },
      ...(segment ? { segment: { componentId: segment.id, showValuesMapping: {} } } : {}),
      color: segment ? makeSegmentColor(segment.values) : makeSingleColor(),
    },
  };
};
