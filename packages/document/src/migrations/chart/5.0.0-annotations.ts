import { isAbsent, isSame, omit } from "../json.ts";
import { putBy, takeBack } from "../extensions.ts";
import { ADDED } from "../step.ts";
import type { ChartStep } from "../step.ts";

export const annotations = {
  from: "4.6.0",
  to: "5.0.0",
  what: "annotations",
  up: (chart) => {
    const { value, rest } = takeBack(chart, "annotations");
    return { ...rest, annotations: value ?? [] };
  },
  down: (chart, { lose }) => {
    if (isAbsent(chart.annotations)) lose(["annotations"], undefined, ADDED);
    const rest = omit(chart, "annotations");
    return isSame(chart.annotations ?? [], [])
      ? rest
      : putBy(rest, "annotations", chart.annotations);
  },
} as const satisfies ChartStep;
