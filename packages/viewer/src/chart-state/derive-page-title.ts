import type { Translator } from "@statelier/ui/messages";
import type { PublishedState } from "./published-state.ts";

/** The title of a page: what all of its charts are called together, else that of the chart it shows; never empty. */
export const derivePageTitle = (
  { board, title }: { board?: PublishedState["board"] | undefined } & Pick<PublishedState, "title">,
  t: Translator,
): string => board?.title || title || t("viewer.untitled");
