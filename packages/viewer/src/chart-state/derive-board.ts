import { type BlockLayout, type ChartDocument, sortBlocks } from "@statelier/document";
import type { Locale } from "@statelier/model";
import { markdownToPlainText, renderMarkdown, type SafeHtml } from "@statelier/ui/markdown";

/** A chart in its place, or what the author says between the charts. */
export type BoardBlock =
  | { type: "chart"; key: string }
  | { type: "text"; key: string; html: SafeHtml };

/** What a page says for all of its charts together; each part is empty where the author wrote none in the language. */
export type Board = {
  /** As plain text, as the description is. */
  title: string;
  description: string;
  titleHtml: SafeHtml | "";
  descriptionHtml: SafeHtml | "";
  /** Of a dashboard: its charts and texts in the order in which they are read. */
  layout?: BlockLayout<BoardBlock>;
};

const BELOW_TITLE = { topLevel: 2 };

/** The dashboard with its texts in one language; a text that nobody wrote in it has no place. */
const deriveLayout = (
  { layout }: Pick<ChartDocument, "layout">,
  locale: Locale,
): BlockLayout<BoardBlock> | undefined => {
  if (layout.type !== "dashboard" || layout.blocks.length < 2) return undefined;
  const blocks = sortBlocks(layout).flatMap((block): BoardBlock[] => {
    const { type, key } = block;
    if (type === "chart") return [{ type, key }];
    const html = renderMarkdown(block.text[locale], BELOW_TITLE);
    return html === "" ? [] : [{ type, key, html }];
  });
  return layout.layout === "canvas"
    ? { layout: layout.layout, layouts: layout.layouts, blocks }
    : { layout: layout.layout, blocks };
};

/** The words of a document's layout; undefined where it has none and says nothing of how its charts stand. */
export const deriveBoard = (
  document: Pick<ChartDocument, "layout">,
  locale: Locale,
): Board | undefined => {
  const { meta } = document.layout;
  const title = meta.title[locale];
  const description = meta.description[locale];
  const layout = deriveLayout(document, locale);
  const titleHtml = renderMarkdown(title, { inline: true });
  const descriptionHtml = renderMarkdown(description, BELOW_TITLE);
  if (!layout && !titleHtml && !descriptionHtml) return undefined;
  return {
    title: markdownToPlainText(title, { inline: true }),
    description: markdownToPlainText(description),
    titleHtml,
    descriptionHtml,
    ...(layout && { layout }),
  };
};

/** Whether a page shows the document as one grid of its charts and texts. */
export const isBoard = ({ layout }: Pick<ChartDocument, "layout">): boolean =>
  layout.type === "dashboard" && layout.blocks.length > 1;
