import { z } from "zod";
import { chartBase } from "../schema/chart-base.ts";
import {
  categoryFieldSchema,
  colorFieldSchema,
  dottedMeasureFieldSchema,
  type MeasureField,
  segmentFieldSchema,
} from "../schema/fields.ts";
import type { ChartRules } from "./chart-rules.ts";
import { needsTimeSeries } from "./parts/availability.ts";
import { findMeasure } from "./parts/carry-over.ts";
import { makeMeasureField, makeSegmentField, TIME_FIELD } from "./parts/field-spec.ts";
import { makeSharedConfig } from "./parts/initial-config.ts";
import { repairColor } from "./parts/repair-color.ts";
import { keepSeries, keepTimeAxis, makeInitialTimeSeries } from "./parts/time-series.ts";

export const lineSchema = z.object({
  ...chartBase,
  chartType: z.literal("line"),
  fields: z.object({
    x: categoryFieldSchema,
    y: dottedMeasureFieldSchema,
    segment: segmentFieldSchema.optional(),
    color: colorFieldSchema,
  }),
});

type Config = z.infer<typeof lineSchema>;

const lineMeasure = ({
  imputationType: _areaOnly,
  ...measure
}: MeasureField): Config["fields"]["y"] => measure;

export const lineRules: ChartRules<Config> = {
  checkAvailability: needsTimeSeries,
  makeInitial: (input) => {
    const fields = makeInitialTimeSeries(input);
    return { ...makeSharedConfig(input, fields.x.componentId), chartType: "line", fields };
  },
  fields: [
    makeMeasureField("y", "editor.field.y", [
      "calculate",
      "smoothing",
      "panels",
      "showValues",
      "axisStart",
      "logAxis",
      "customDomain",
      "standardError",
      "confidenceInterval",
      "dots",
      "color",
      "limits",
      "conversion",
    ]),
    TIME_FIELD,
    makeSegmentField(
      ["kind", "abbreviations", "color", "sorting", "legendTitle", "filterValues"],
      ["byAuto", "byDimensionLabel"],
    ),
  ],
  toIntent: ({ fields: { x, y, ...rest } }) => ({ category: x, measures: [y], ...rest }),
  fromIntent: (intent, initial, components) => {
    const x = keepTimeAxis(intent, initial.fields.x, components);
    const y = lineMeasure(findMeasure(intent, components) ?? initial.fields.y);
    return { ...initial, fields: { x, y, ...keepSeries(intent, x.componentId, components) } };
  },
  repair: repairColor,
  limits: "symbols",
  valueLabels: "of-series",
  namesInPlace: true,
  dynamicScales: true,
};
