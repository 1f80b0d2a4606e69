import { z } from "zod";
import { chartBase } from "../schema/chart-base.ts";
import {
  categoryFieldSchema,
  colorFieldSchema,
  optionalAnimationSchema,
  stackableSegmentFieldSchema,
  uncertainMeasureFieldSchema,
} from "../schema/fields.ts";
import type { ChartRules } from "./chart-rules.ts";
import {
  barsFromIntent,
  barsToIntent,
  BARS_TRAITS,
  makeBarsFields,
  makeInitialBars,
} from "./parts/bars.ts";
import { makeSharedConfig } from "./parts/initial-config.ts";

export const columnSchema = z.object({
  ...chartBase,
  chartType: z.literal("column"),
  fields: z.object({
    x: categoryFieldSchema,
    y: uncertainMeasureFieldSchema,
    segment: stackableSegmentFieldSchema.optional(),
    color: colorFieldSchema,
    animation: optionalAnimationSchema,
  }),
});

export const columnRules: ChartRules<z.infer<typeof columnSchema>> = {
  ...BARS_TRAITS,
  fields: makeBarsFields("x", "y"),
  makeInitial: (input) => {
    const { category, measure, ...rest } = makeInitialBars(input);
    return {
      ...makeSharedConfig(input, category.componentId),
      chartType: "column",
      fields: { x: category, y: measure, ...rest },
    };
  },
  toIntent: ({ fields: { x: category, y: measure, ...rest } }) =>
    barsToIntent({ category, measure, ...rest }),
  fromIntent: (intent, initial, components) => {
    const { x: firstCategory, y: firstMeasure, ...others } = initial.fields;
    const first = { category: firstCategory, measure: firstMeasure, ...others };
    const { category, measure, ...rest } = barsFromIntent(intent, first, components);
    return { ...initial, fields: { x: category, y: measure, ...rest } };
  },
};
