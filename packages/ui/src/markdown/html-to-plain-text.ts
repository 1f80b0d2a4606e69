/** The ones that Markdown becomes; `unescapeMarkup` of `model` has more, and this package does not know it. */
const ENTITIES: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&amp;": "&",
};

/** What a reader sees of HTML that was made of Markdown, on one line and without markup. */
export const htmlToPlainText = (html: string): string =>
  html
    .replaceAll(
      /<\/?(?:p|h\d|li|ul|ol|blockquote|pre|table|thead|tbody|tr|th|td|hr|br)\b[^>]*>/g,
      " ",
    )
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, " ")
    .trim();
