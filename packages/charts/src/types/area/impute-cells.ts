import { type ImputationType, imputeValues } from "@statelier/document";
import type { ChartCell } from "../../parts/values/chart-data.ts";

type Cells = readonly (readonly (ChartCell | undefined)[])[];

/** Gaps filled by the rule of the author; what fills them stands for no observation. */
export const imputeCells = (
  cells: Cells,
  positions: ArrayLike<number>,
  imputation: ImputationType,
): (ChartCell | undefined)[][] =>
  cells.map((row) => {
    const present = row.map((cell) => cell?.value ?? null);
    const values = imputeValues(imputation, Array.from(positions), present);
    return row.map((cell, category): ChartCell | undefined => {
      const value = values[category];
      if (cell || value === undefined || value === null) return cell;
      return { row: -1, value, raw: value, isImputed: true };
    });
  });
