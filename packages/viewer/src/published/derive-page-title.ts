import type { PublishedState } from "./published-state.ts";

/** The title of a page: what all of its charts are called together, else that of the chart it shows. */
export const derivePageTitle = ({
  board,
  title,
}: { board?: PublishedState["board"] | undefined } & Pick<PublishedState, "title">): string =>
  board?.title || title;
