import type { ReactNode } from "react";
import { isStored, type PublishedState } from "../chart-state/page-state.ts";
import { loadMetadataPanel } from "../metadata/metadata-toggle.tsx";
import { filterFields, hasFilterFields } from "../reader-filters/load-filter-fields.ts";
import { authorNotices, isOfAuthor } from "./load-author-notices.ts";
import { EmbedPage } from "./embed-page.tsx";
import { PublishedPage, type PublishedPageProps } from "./published-page.tsx";
import { loadPageDrawing } from "@statelier/charts/react";

/** The form above a dashboard has fields of its own. */
const needsFields = ({ board, charts }: PublishedState): boolean =>
  board?.layout !== undefined || charts.some(hasFilterFields);

/** What a page needs besides its state before it can be drawn; `isLater` where its tiles are drawn one by one. */
export const loadPageParts = async (
  state: PublishedState,
  isLater = false,
): Promise<Pick<PublishedPageProps, "drawings" | "panel" | "dashboard">> => {
  const { board, charts } = state;
  const [dashboard, , , panel, ...drawings] = await Promise.all([
    board?.layout ? import("./board-parts.tsx") : undefined,
    isOfAuthor(state) ? authorNotices.load() : undefined,
    needsFields(state) ? filterFields.load() : undefined,
    charts.some(({ panelPlace }) => panelPlace) ? loadMetadataPanel() : undefined,
    ...(isLater ? [] : charts).map(({ config }) => loadPageDrawing(config)),
  ]);
  return { drawings, panel, dashboard };
};

/** The files from which a page loads these parts, in the repository; drawings have theirs. */
export const listPageModules = (state: PublishedState): string[] =>
  [
    ...(state.board?.layout ? ["page/board-parts.tsx"] : []),
    ...(isOfAuthor(state) ? ["page/author-notices.tsx"] : []),
    ...(needsFields(state) ? ["reader-filters/filter-fields.tsx"] : []),
  ].map((file) => `packages/viewer/src/${file}`);

/** A published chart as a page of its own or inside another one, as its state says. */
export const ViewPage = ({ state, ...props }: PublishedPageProps): ReactNode =>
  state.embedFlags && isStored(state) ? (
    <EmbedPage state={state} {...props} />
  ) : (
    <PublishedPage state={state} {...props} />
  );
