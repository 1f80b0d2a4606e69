import type { Translator } from "@statelier/ui/messages";
import type { Board } from "./derive-board.ts";

/** The title of a page: what all of its charts are called together, else that of the chart it shows; never empty. */
export const derivePageTitle = (
  board: Pick<Board, "title"> | undefined,
  title: string,
  t: Translator,
): string => board?.title || title || t("viewer.untitled");
