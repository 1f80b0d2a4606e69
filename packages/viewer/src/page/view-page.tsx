import type { ReactNode } from "react";
import { isStored, type PublishedState } from "../chart-state/page-state.ts";
import { loadMetadataPanel } from "../metadata/metadata-toggle.tsx";
import type { GridType } from "./board-tiles.tsx";
import { EmbedPage } from "./embed-page.tsx";
import { PublishedPage, type PublishedPageProps } from "./published-page.tsx";
import { loadPageDrawing } from "@statelier/charts/react";

const loadGrid = async (): Promise<GridType> => (await import("../board/block-grid.tsx")).BlockGrid;

/** What a page needs besides its state before it can be drawn; `isLater` where its tiles are drawn one by one. */
export const loadPageParts = async (
  { board, charts }: PublishedState,
  isLater = false,
): Promise<Pick<PublishedPageProps, "drawings" | "panel" | "Grid">> => {
  const [Grid, panel, ...drawings] = await Promise.all([
    board?.layout ? loadGrid() : undefined,
    charts.some(({ panelPlace }) => panelPlace) ? loadMetadataPanel() : undefined,
    ...(isLater ? [] : charts).map(({ config: { chartType } }) => loadPageDrawing(chartType)),
  ]);
  return { drawings, panel, Grid };
};

/** A published chart as a page of its own or inside another one, as its state says. */
export const ViewPage = ({ state, ...props }: PublishedPageProps): ReactNode =>
  state.embedFlags && isStored(state) ? (
    <EmbedPage state={state} {...props} />
  ) : (
    <PublishedPage state={state} {...props} />
  );
