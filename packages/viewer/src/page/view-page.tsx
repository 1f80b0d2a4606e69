import type { ReactNode } from "react";
import { isStored, type PublishedState } from "../chart-state/page-state.ts";
import { loadMetadataPanel } from "../metadata/metadata-toggle.tsx";
import { EmbedPage } from "./embed-page.tsx";
import { PublishedPage, type PublishedPageProps } from "./published-page.tsx";
import { loadPageDrawing } from "@statelier/charts/react";

/** What a page needs besides its state before it can be drawn. */
export const loadPageParts = async ({
  charts,
}: PublishedState): Promise<Pick<PublishedPageProps, "drawings" | "panel">> => {
  const [panel, ...drawings] = await Promise.all([
    charts.some(({ panelPlace }) => panelPlace) ? loadMetadataPanel() : undefined,
    ...charts.map(({ config: { chartType } }) => loadPageDrawing(chartType)),
  ]);
  return { drawings, panel };
};

/** A published chart as a page of its own or inside another one, as its state says. */
export const ViewPage = ({ state, ...props }: PublishedPageProps): ReactNode =>
  state.embedFlags && isStored(state) ? (
    <EmbedPage state={state} {...props} />
  ) : (
    <PublishedPage state={state} {...props} />
  );
