import type { Locale } from "@statelier/model";
import { markdownToPlainText } from "@statelier/ui/markdown";
import type { PublishedState } from "@statelier/viewer/published";

/** What a page is about, as plain text: what is said of all its charts, else of the one it shows. */
export const describePage = (
  { board, config }: Pick<PublishedState, "board" | "config">,
  locale: Locale,
): string => board?.description || markdownToPlainText(config.meta.description[locale]);
