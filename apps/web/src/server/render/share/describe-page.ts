import type { ChartConfig } from "@statelier/document";
import type { Locale } from "@statelier/model";
import { markdownToPlainText } from "@statelier/ui/markdown";
import type { PublishedState } from "@statelier/viewer/published";

/** What a page is about, as plain text: what is said of all its charts, else of the one it shows. */
export const describePage = (
  board: PublishedState["board"],
  { meta }: Pick<ChartConfig, "meta">,
  locale: Locale,
): string => board?.description || markdownToPlainText(meta.description[locale]);
