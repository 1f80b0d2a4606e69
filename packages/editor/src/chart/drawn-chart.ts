import type { PageDrawing } from "@statelier/charts/react";
import type { ChartContext } from "@statelier/document";
import type { Geography } from "@statelier/model";
import type { Selection } from "@statelier/viewer/board";

/** A chart with the observations that belong to it, under what the author tries as a reader, and what draws it. */
export type DrawnChart = ChartContext &
  Selection & {
    /** Of a map. */
    geography?: Geography;
    drawing: PageDrawing;
  };
