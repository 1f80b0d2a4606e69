import type { FieldSpec } from "../chart-rules.ts";
import { makeComboFields } from "../parts/combos.ts";

export const fields: readonly FieldSpec[] = makeComboFields(
  "y.columnComponentId",
  "y.lineComponentId",
).map((field) =>
  field.field === "y.lineComponentId"
    ? { ...field, options: ["lineAxisSide", ...field.options] }
    : field,
);
