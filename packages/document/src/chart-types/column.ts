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

const rules = makeBarsRules<Config>("column", { category: "x", measure: "y" });

export const columnRules: ChartRules<Config> = {
  ...rules,
  /** More names than these have no room under their columns (CV16). */
  suggestion: {
    field: "x",
    mostValues: 25,
    chartType: "bar",
    adapt: (intent) => intent,
    reason: "editor.many-columns",
    action: "editor.many-slices.bars",
  },
};
