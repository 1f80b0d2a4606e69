import type { PageDrawing } from "@statelier/charts/react";
import type { ChartContext } from "@statelier/document";
import type { ObservationTable } from "@statelier/model";

/** A chart with the observations that belong to it and what draws it. */
export type DrawnChart = ChartContext & {
  table: ObservationTable;
  /** Undefined for types that have no drawing. */
  drawing: PageDrawing | undefined;
};
