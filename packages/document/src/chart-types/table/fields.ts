import type { FieldSpec } from "../chart-rules.ts";

/** A table shows every component; its columns have rules of their own (TB2 to TB4). */
export const fields: readonly FieldSpec[] = [];
