import type { ReactNode } from "react";
import { isStored, type PublishedState } from "../chart-state/page-state.ts";
import { loadMetadataPanel } from "../metadata/metadata-toggle.tsx";
import { filterFields, hasFilterFields } from "../reader-filters/load-filter-fields.ts";
import { authorNotices, isOfAuthor } from "./load-author-notices.ts";
import type { EmbedPage } from "./embed-page.tsx";
import { PublishedPage, type PublishedPageProps } from "./published-page.tsx";
import { loadPageDrawing } from "@statelier/charts/react";

/** The form above a dashboard has fields of its own. */
const needsFields = ({ board, charts }: PublishedState): boolean =>
  board?.layout !== undefined || charts.some(hasFilterFields);

type ViewPageProps = PublishedPageProps & {
  /** What shows charts inside another page, where the state is of such a page. */
  Frame?: typeof EmbedPage | undefined;
};

type PageParts = Pick<ViewPageProps, "drawings" | "panel" | "dashboard" | "Frame">;

/** What a page needs besides its state before it can be drawn; `isLater` where its tiles are drawn one by one. */
export const loadPageParts = async (state: PublishedState, isLater = false): Promise<PageParts> => {
  const { board, charts, embedFlags } = state;
  const [dashboard, frame, , , panel, ...drawings] = await Promise.all([
    board?.layout ? import("./board-parts.tsx") : undefined,
    embedFlags ? import("./embed-page.tsx") : undefined,
    isOfAuthor(state) ? authorNotices.load() : undefined,
    needsFields(state) ? filterFields.load() : undefined,
    charts.some(({ panelPlace }) => panelPlace) ? loadMetadataPanel() : undefined,
    ...(isLater ? [] : charts).map(({ config }) => loadPageDrawing(config)),
  ]);
  return { drawings, panel, dashboard, Frame: frame?.EmbedPage };
};

/** The files from which a page loads these parts, in the repository; drawings have theirs. */
export const listPageModules = (state: PublishedState): string[] =>
  [
    ...(state.board?.layout ? ["page/board-parts.tsx"] : []),
    ...(state.embedFlags ? ["page/embed-page.tsx"] : []),
    ...(isOfAuthor(state) ? ["page/author-notices.tsx"] : []),
    ...(needsFields(state) ? ["reader-filters/filter-fields.tsx"] : []),
  ].map((file) => `packages/viewer/src/${file}`);

/** A published chart as a page of its own or inside another one, as its state says. */
export const ViewPage = ({ state, Frame, ...props }: ViewPageProps): ReactNode =>
  Frame && isStored(state) ? (
    <Frame state={state} {...props} />
  ) : (
    <PublishedPage state={state} {...props} />
  );
