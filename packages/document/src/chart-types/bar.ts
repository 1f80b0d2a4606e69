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

export const barSchema = z.object({
  ...chartBase,
  chartType: z.literal("bar"),
  fields: z.object({
    x: uncertainMeasureFieldSchema,
    y: categoryFieldSchema,
    segment: stackableSegmentFieldSchema.optional(),
    color: colorFieldSchema,
    animation: optionalAnimationSchema,
  }),
});

export const barRules: ChartRules<z.infer<typeof barSchema>> = {
  ...BARS_TRAITS,
  fields: makeBarsFields("y", "x"),
  makeInitial: (input) => {
    const { category, measure, ...rest } = makeInitialBars(input);
    return {
      ...makeSharedConfig(input, category.componentId),
      chartType: "bar",
      fields: { y: category, x: measure, ...rest },
    };
  },
  toIntent: ({ fields: { y: category, x: measure, ...rest } }) =>
    barsToIntent({ category, measure, ...rest }),
  fromIntent: (intent, initial, components) => {
    const { y: firstCategory, x: firstMeasure, ...others } = initial.fields;
    const first = { category: firstCategory, measure: firstMeasure, ...others };
    const { category, measure, ...rest } = barsFromIntent(intent, first, components);
    return { ...initial, fields: { y: category, x: measure, ...rest } };
  },
};
