import { makeLazy } from "@statelier/ui/lazy";
import type { PublishedState } from "../chart-state/page-state.ts";

/** What stands above a chart for its author alone. */
export const authorNotices = makeLazy(() => import("./author-notices.tsx"));

/** Whether its author reads the page: right after publishing, or a draft. */
export const isOfAuthor = ({ ownDraft, publishSuccess }: PublishedState): boolean =>
  ownDraft !== undefined || publishSuccess !== false;
