import { listFieldComponents } from "@statelier/document";
import { max } from "d3-array";
import type { ChartInput } from "../../scene/chart-input.ts";

/** The panels from the one with the largest value on, where the author wants them so. */
export const orderPanels = <P>(
  panels: readonly P[],
  { config, table }: Pick<ChartInput, "config" | "table">,
  rowsOf: (panel: P) => readonly number[],
): readonly P[] => {
  if (config.extensions?.panels?.order !== "largest") return panels;
  const shown = listFieldComponents(config);
  const numbers = table.columns.flatMap((column) =>
    column.type === "number" && shown.includes(column.id) ? [column.values] : [],
  );
  const peaks = new Map(
    panels.map((panel) => {
      const own = rowsOf(panel);
      return [panel, max(numbers, (values) => max(own, (row) => values[row]))];
    }),
  );
  const peakOf = (panel: P): number => peaks.get(panel) ?? Number.NEGATIVE_INFINITY;
  return panels.toSorted((a, b) => peakOf(b) - peakOf(a) || 0);
};
