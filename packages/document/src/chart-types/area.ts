import { z } from "zod";
import { chartBase } from "../schema/chart-base.ts";
import {
  categoryFieldSchema,
  colorFieldSchema,
  imputedMeasureFieldSchema,
  segmentFieldSchema,
} from "../schema/fields.ts";
import type { ChartRules } from "./chart-rules.ts";
import { needsTimeSeries } from "./parts/availability.ts";
import { findMeasure, keepSingleColor, plainMeasure } from "./parts/carry-over.ts";
import { canStack } from "./parts/component-choice.ts";
import { makeMeasureField, makeSegmentField, TIME_FIELD } from "./parts/field-spec.ts";
import { makeSharedConfig } from "./parts/initial-config.ts";
import { repairColor } from "./parts/repair-color.ts";
import { keepSeries, keepTimeAxis, makeInitialTimeSeries } from "./parts/time-series.ts";

export const areaSchema = z.object({
  ...chartBase,
  chartType: z.literal("area"),
  fields: z.object({
    x: categoryFieldSchema,
    y: imputedMeasureFieldSchema,
    segment: segmentFieldSchema.optional(),
    color: colorFieldSchema,
  }),
});

export const areaRules: ChartRules<z.infer<typeof areaSchema>> = {
  checkAvailability: needsTimeSeries,
  makeInitial: (input) => {
    const { x, y, color } = makeInitialTimeSeries(input);
    return {
      ...makeSharedConfig(input, x.componentId),
      chartType: "area",
      fields: { x, y: { ...y, imputationType: "none" }, color },
    };
  },
  fields: [
    makeMeasureField("y", "editor.field.y", [
      "additive",
      "showValues",
      "customDomain",
      "color",
      "limits",
      "conversion",
    ]),
    TIME_FIELD,
    makeSegmentField(
      [
        "abbreviations",
        "largest",
        "color",
        "imputation",
        "calculation",
        "sorting",
        "legendTitle",
        "filterValues",
      ],
      ["byAuto", "byDimensionLabel", "byTotalSize"],
    ),
  ],
  toIntent: ({ fields: { x, y, ...rest } }) => ({ category: x, measures: [y], ...rest }),
  /** Areas are stacked: without a ratio scale the segment falls (SG2). */
  fromIntent: (intent, initial, components) => {
    const x = keepTimeAxis(intent, initial.fields.x, components);
    const measure = findMeasure(intent, components);
    const y = measure
      ? { ...plainMeasure(measure), imputationType: measure.imputationType ?? "none" }
      : initial.fields.y;
    const series = canStack(components, y.componentId)
      ? keepSeries(intent, x.componentId, components)
      : { color: keepSingleColor(intent.color) };
    return { ...initial, fields: { x, y, ...series } };
  },
  repair: repairColor,
  limits: "symbols",
  valueLabels: "on-request",
  namesInPlace: true,
  dynamicScales: true,
};
