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

type Config = z.infer<typeof columnSchema>;

export const columnRules: ChartRules<Config> = makeBarsRules<Config>("column", {
  category: "x",
  measure: "y",
});
