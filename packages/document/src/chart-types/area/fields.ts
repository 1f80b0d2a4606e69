import type { FieldSpec } from "../chart-rules.ts";
import { SEGMENT_KINDS, TIME_AXIS_KINDS } from "../parts/component-choice.ts";

export const fields: readonly FieldSpec[] = [
  {
    field: "y",
    required: true,
    kinds: ["NumericalMeasure"],
    options: ["showValues", "customDomain", "color", "limits", "conversion"],
  },
  { field: "x", required: true, kinds: TIME_AXIS_KINDS, options: ["filterValues"] },
  {
    field: "segment",
    required: false,
    kinds: SEGMENT_KINDS,
    options: ["abbreviations", "color", "imputation", "calculation", "sorting", "filterValues"],
    sortingTypes: ["byAuto", "byDimensionLabel", "byTotalSize"],
  },
];
