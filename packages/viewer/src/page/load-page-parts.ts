import { isDrawnChartType } from "@statelier/charts";
import { loadPageDrawing } from "@statelier/charts/react";
import type { PublishedState } from "../chart-state/page-state.ts";
import { loadMetadataPanel } from "../metadata/metadata-toggle.tsx";
import type { PublishedPageProps } from "./published-page.tsx";

/** What a page needs besides its state before it can be drawn. */
export const loadPageParts = async ({
  charts,
}: PublishedState): Promise<Pick<PublishedPageProps, "drawings" | "panel">> => {
  const [panel, ...drawings] = await Promise.all([
    charts.some(({ panelPlace }) => panelPlace) ? loadMetadataPanel() : undefined,
    ...charts.map(({ config: { chartType } }) =>
      isDrawnChartType(chartType) ? loadPageDrawing(chartType) : undefined,
    ),
  ]);
  return { drawings, panel };
};
