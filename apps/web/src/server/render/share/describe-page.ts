import { type ChartConfig, findAltText } from "@statelier/document";
import type { Locale } from "@statelier/model";
import { markdownToPlainText } from "@statelier/ui/markdown";
import type { PublishedState } from "@statelier/viewer/published";

/** What a page is about, as plain text: what is said of all its charts, else of the one it shows. */
export const describePage = (
  board: PublishedState["board"],
  { meta }: Pick<ChartConfig, "meta">,
  locale: Locale,
): string => board?.description || markdownToPlainText(meta.description[locale]);

/** What the card of a page shows, which is the chart of the page: the author's words for it where they are in the language, else its title. */
export const describeCard = (title: string, config: ChartConfig, locale: Locale): string =>
  findAltText(config, locale) ?? title;
