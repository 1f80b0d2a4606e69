import type { ChartDocument } from "@statelier/document";
import type { Locale } from "@statelier/model";
import { markdownToPlainText, renderMarkdown, type SafeHtml } from "@statelier/ui/markdown";

/** What a page says for all of its charts together; each part is empty where the author wrote none in the language. */
export type Board = {
  /** Its charts should stand side by side, and are shown one at a time. */
  isDashboard: boolean;
  /** As plain text, as the description is. */
  title: string;
  description: string;
  titleHtml: SafeHtml | "";
  descriptionHtml: SafeHtml | "";
  /** The texts that stand between the charts of a dashboard, in their order. */
  texts: SafeHtml[];
};

const BELOW_TITLE = { topLevel: 2 };

/** The words of a document's layout; undefined where it has none and says nothing of how its charts stand. */
export const deriveBoard = (
  { layout, chartConfigs }: Pick<ChartDocument, "layout" | "chartConfigs">,
  locale: Locale,
): Board | undefined => {
  const { type, meta, blocks } = layout;
  const title = meta.title[locale];
  const description = meta.description[locale];
  const board: Board = {
    isDashboard: type === "dashboard" && chartConfigs.length > 1,
    title: markdownToPlainText(title, { inline: true }),
    description: markdownToPlainText(description),
    titleHtml: renderMarkdown(title, { inline: true }),
    descriptionHtml: renderMarkdown(description, BELOW_TITLE),
    texts:
      type === "dashboard"
        ? blocks
            .flatMap((block) =>
              block.type === "text" ? renderMarkdown(block.text[locale], BELOW_TITLE) : [],
            )
            .filter((html) => html.length > 0)
        : [],
  };
  const { isDashboard, titleHtml, descriptionHtml, texts } = board;
  return isDashboard || titleHtml || descriptionHtml || texts.length > 0 ? board : undefined;
};
