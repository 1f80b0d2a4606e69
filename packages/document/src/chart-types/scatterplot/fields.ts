import type { FieldSpec } from "../chart-rules.ts";
import { ANIMATION_KINDS, SEGMENT_KINDS } from "../parts/component-choice.ts";

export const fields: readonly FieldSpec[] = [
  {
    field: "y",
    required: true,
    kinds: ["NumericalMeasure"],
    options: ["customDomain", "color", "conversion"],
  },
  {
    field: "x",
    required: true,
    kinds: ["NumericalMeasure"],
    options: ["customDomain", "conversion"],
  },
  {
    field: "segment",
    required: false,
    kinds: SEGMENT_KINDS,
    options: ["abbreviations", "color", "filterValues"],
  },
  { field: "animation", required: false, kinds: ANIMATION_KINDS, options: ["animation"] },
];
