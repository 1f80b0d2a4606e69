import type { FieldSpec } from "../chart-rules.ts";
import { ANIMATION_KINDS, SEGMENT_KINDS } from "../parts/component-choice.ts";

export const fields: readonly FieldSpec[] = [
  {
    field: "y",
    role: "measure",
    required: true,
    kinds: ["NumericalMeasure"],
    options: ["customDomain", "color", "conversion"],
  },
  {
    field: "x",
    role: "measure",
    required: true,
    kinds: ["NumericalMeasure"],
    options: ["customDomain", "conversion"],
  },
  {
    field: "segment",
    role: "segment",
    required: false,
    kinds: SEGMENT_KINDS,
    options: ["abbreviations", "color", "legendTitle", "filterValues"],
  },
  {
    field: "animation",
    role: "animation",
    required: false,
    kinds: ANIMATION_KINDS,
    options: ["animation"],
  },
];
