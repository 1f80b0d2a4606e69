import type { FieldSpec } from "../chart-rules.ts";
import { ANIMATION_KINDS, SEGMENT_KINDS } from "../parts/component-choice.ts";

export const fields: readonly FieldSpec[] = [
  {
    field: "y",
    role: "measure",
    required: true,
    kinds: ["NumericalMeasure"],
    options: ["showValues", "conversion"],
  },
  {
    field: "segment",
    role: "segment",
    required: true,
    kinds: SEGMENT_KINDS,
    options: ["abbreviations", "color", "sorting", "legendTitle", "filterValues"],
    sortingTypes: ["byAuto", "byMeasure", "byDimensionLabel"],
  },
  {
    field: "animation",
    role: "animation",
    required: false,
    kinds: ANIMATION_KINDS,
    options: ["animation"],
  },
];
