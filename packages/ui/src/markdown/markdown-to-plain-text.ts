import { renderMarkdown } from "./render-markdown.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&amp;": "&",
};

/** What a reader of the Markdown sees, on one line and without markup. */
export const markdownToPlainText = (text: string): string =>
  renderMarkdown(text)
    .replaceAll(
      /<\/?(?:p|h\d|li|ul|ol|blockquote|pre|table|thead|tbody|tr|th|td|hr|br)\b[^>]*>/g,
      " ",
    )
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, " ")
    .trim();
