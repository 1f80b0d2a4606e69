import type { CubeComponents } from "@statelier/model";
import type { ChartConfigOf } from "../../schema/index.ts";
import type { ChartIntent } from "../chart-intent.ts";
import { findMeasure, keepSingleColor, plainMeasure } from "../parts/carry-over.ts";
import { canStack } from "../parts/component-choice.ts";
import { keepSeries, keepTimeAxis } from "../parts/time-series.ts";

type Config = ChartConfigOf<"area">;

export const toIntent = ({ fields }: Config): ChartIntent => ({
  category: fields.x,
  measures: [fields.y],
  color: fields.color,
  ...(fields.segment ? { segment: fields.segment } : {}),
});

/** Areas are stacked: without a ratio scale the segment falls (SG2). */
export const fromIntent = (
  intent: ChartIntent,
  initial: Config,
  components: CubeComponents,
): Config => {
  const x = keepTimeAxis(intent, initial.fields.x, components);
  const measure = findMeasure(intent, components);
  const y = measure
    ? { ...plainMeasure(measure), imputationType: measure.imputationType ?? "none" }
    : initial.fields.y;
  const series = canStack(components, y.componentId)
    ? keepSeries(intent, x.componentId, components)
    : { color: keepSingleColor(intent.color) };
  return { ...initial, fields: { x, y, ...series } };
};
