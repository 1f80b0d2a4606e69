import { type Imputation, imputeValues } from "@statelier/model";
import type { ChartCell } from "../data/chart-data.ts";

type Cells = readonly (readonly (ChartCell | undefined)[])[];

/** Gaps filled by the rule of the author; what fills them stands for no observation. */
export const imputeCells = (
  cells: Cells,
  positions: readonly number[],
  imputation: Imputation,
): (ChartCell | undefined)[][] =>
  cells.map((row) => {
    const present = row.map((cell) => cell?.value);
    const values = imputeValues(present, positions, imputation);
    return row.map((cell, category): ChartCell | undefined => {
      const value = values[category];
      if (cell || value === undefined) return cell;
      return { row: -1, value, raw: value, isImputed: true };
    });
  });
