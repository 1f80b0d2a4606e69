import { micromark, type Options } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { htmlToPlainText } from "./html-to-plain-text.ts";
import { findTextExcess, TEXT_BUDGETS } from "./text-budget.ts";

declare const safe: unique symbol;

/** HTML without scripts, raw tags, pictures or addresses of dangerous protocols. */
export type SafeHtml = string & { readonly [safe]: true };

const NEVER = [
  "htmlFlow",
  "htmlText",
  "labelStartImage",
  "gfmFootnoteCall",
  "gfmFootnoteDefinition",
];

const BLOCKS = [
  "headingAtx",
  "setextUnderline",
  "thematicBreak",
  "list",
  "blockQuote",
  "codeIndented",
  "codeFenced",
  "definition",
  "table",
];

const optionsWithout = (constructs: string[]): Options => ({
  extensions: [gfm(), { disable: { null: constructs } }],
  htmlExtensions: [gfmHtml()],
});

const TEXT = optionsWithout(NEVER);
const LINE = optionsWithout([...NEVER, ...BLOCKS]);
const TOP_LEVEL = 3;

const HEADING = /<(\/?)h([1-6])>/g;

const lowerHeadings = (html: string, topLevel: number | undefined): string => {
  const levels = Array.from(html.matchAll(HEADING), ([, , level]) => Number(level));
  const down = topLevel === undefined ? TOP_LEVEL - 1 : topLevel - Math.min(...levels);
  return html.replace(
    HEADING,
    (_, slash: string, level: string) => `<${slash}h${Math.min(6, Number(level) + down)}>`,
  );
};

/**
 * Documents of before have underlined words and breaks of lines as tags. Words between two tags are underlined where there is no
 * other tag among them; what else was such a tag is left out.
 */
const keepUnderlines = (html: string): string => {
  const parts = html.replaceAll(/&lt;br\s?\/?&gt;/g, "<br />").split(/&lt;(\/?)u&gt;/);
  return parts
    .map((part, at) => {
      if (at % 2 === 1) return "";
      const isUnderlined = at > 0 && parts[at - 1] === "" && parts[at + 1] === "/";
      return isUnderlined && !part.includes("<") ? `<u>${part}</u>` : part;
    })
    .join("");
};

const unwrapParagraphs = (html: string): string =>
  html.replaceAll(/<\/p>\s*<p>/g, " ").replaceAll(/<\/?p>/g, "");

const renderLine = (text: string): string => {
  const html = keepUnderlines(unwrapParagraphs(micromark(text, LINE)));
  return htmlToPlainText(html) === "" ? "" : html;
};

/** Between tags alone, as this package does not know `escapeMarkup` of `model`. */
const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Text as it was written, in paragraphs. */
const renderPlain = (text: string, inline: boolean): string =>
  inline
    ? escapeText(text.trim())
    : text
        .trim()
        .split(/\n\s*\n/)
        .map((paragraph) => `<p>${escapeText(paragraph.trim())}</p>`)
        .join("\n");

/**
 * Markdown as safe HTML; `inline` gives phrasing content alone, without blocks and paragraphs, and nothing where there
 * is nothing to read. With `topLevel` the highest heading has that level, whatever the author wrote.
 * A text beyond its budget is shown as it was written.
 */
export const renderMarkdown = (
  text: string,
  { inline = false, topLevel }: { inline?: boolean; topLevel?: number } = {},
): SafeHtml => {
  if (text.trim() === "") return "" as SafeHtml;
  if (findTextExcess(text, inline ? TEXT_BUDGETS.title : TEXT_BUDGETS.description))
    return renderPlain(text, inline) as SafeHtml;
  const html = inline
    ? renderLine(text)
    : lowerHeadings(keepUnderlines(micromark(text, TEXT)), topLevel);
  return html as SafeHtml;
};
