import { htmlToPlainText } from "./html-to-plain-text.ts";
import { renderMarkdown } from "./render-markdown.ts";

/** What a reader of the Markdown sees, on one line and without markup; `inline` where it is shown inline, as titles are. */
export const markdownToPlainText = (
  text: string,
  { inline = false }: { inline?: boolean } = {},
): string => htmlToPlainText(renderMarkdown(text, { inline }));
