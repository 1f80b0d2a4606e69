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
import { makeBarsRules } from "./parts/bars.ts";

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

type Config = z.infer<typeof barSchema>;

export const barRules: ChartRules<Config> = makeBarsRules<Config>("bar", {
  category: "y",
  measure: "x",
});
