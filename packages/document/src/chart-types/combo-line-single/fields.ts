import type { FieldSpec } from "../chart-rules.ts";
import { makeComboFields } from "../parts/combos.ts";

export const fields: readonly FieldSpec[] = makeComboFields("y.componentIds").map((field) =>
  field.field === "x" ? field : { ...field, many: true },
);
