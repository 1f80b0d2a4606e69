import type { ChartCell } from "../values/chart-data.ts";

type Cells = readonly (readonly (ChartCell | undefined)[])[];

/** Shares of what is shown at the same category, in percent; of a total of zero every share is zero (PC4). */
export const toPercent = (cells: Cells): (ChartCell | undefined)[][] => {
  const totals: number[] = [];
  for (const row of cells) {
    for (const [category, cell] of row.entries()) {
      totals[category] = (totals[category] ?? 0) + Math.abs(cell?.value ?? 0);
    }
  }
  return cells.map((row) =>
    row.map((cell, category) => {
      const total = totals[category] ?? 0;
      return (
        cell && {
          row: cell.row,
          raw: cell.raw,
          ...(cell.isImputed ? { isImputed: true } : {}),
          value: total === 0 ? 0 : (100 * cell.value) / total,
        }
      );
    }),
  );
};
