import type { PageDrawing } from "@statelier/charts/react";
import {
  type AltText,
  type ChartConfig,
  type ChartContext,
  makeEmptyMeta,
  type StateWithCharts,
} from "@statelier/document";
import type { Geography } from "@statelier/model";
import type { Selection } from "@statelier/viewer/board";

/** A chart with the observations that belong to it, under what the author tries as a reader, and what draws it. Its texts are the session's. */
export type DrawnChart = ChartContext &
  Selection & {
    /** Of a map. */
    geography?: Geography;
    drawing: PageDrawing;
  };

/** The texts of a chart as they stand, which no drawing waits for. */
export const findTexts = (
  { chartConfigs }: StateWithCharts,
  drawn: Pick<DrawnChart, "config"> | undefined,
): { meta: ChartConfig["meta"]; altText?: AltText } => {
  const found = chartConfigs.find(({ key }) => key === drawn?.config.key);
  const altText = found?.extensions?.altText;
  return { meta: found?.meta ?? makeEmptyMeta(), ...(altText ? { altText } : {}) };
};
