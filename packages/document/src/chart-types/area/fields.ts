import type { FieldSpec } from "../chart-rules.ts";
import { SEGMENT_KINDS, TIME_AXIS_KINDS } from "../parts/component-choice.ts";

export const fields: readonly FieldSpec[] = [
  {
    field: "y",
    role: "measure",
    required: true,
    kinds: ["NumericalMeasure"],
    options: ["showValues", "customDomain", "color", "limits", "conversion"],
  },
  { field: "x", role: "time", required: true, kinds: TIME_AXIS_KINDS, options: ["filterValues"] },
  {
    field: "segment",
    role: "segment",
    required: false,
    kinds: SEGMENT_KINDS,
    options: [
      "abbreviations",
      "color",
      "imputation",
      "calculation",
      "sorting",
      "legendTitle",
      "filterValues",
    ],
    sortingTypes: ["byAuto", "byDimensionLabel", "byTotalSize"],
  },
];
