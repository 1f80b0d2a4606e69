import { escapeMarkup, type Locale } from "@statelier/model";
import type { EntryAssets } from "../contract/page.ts";
import { STATE_ELEMENT } from "../../../pages/view-state.ts";

/** JSON that may stand inside a script element: nothing in it ends the element. */
export const encodeInlineJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, "\\u003c")
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");

export type HtmlDocument = {
  locale: Locale;
  title: string;
  description?: string;
  /** Markup of the page, already escaped. */
  body: string;
  assets: EntryAssets;
  /** What the browser's program starts from; left out where the page has no program. */
  state?: unknown;
  /** The same where it has been written already (`encodeInlineJson`). */
  stateJson?: string;
  /** Further elements of the head, already escaped. */
  head?: string;
  /** What stands below the page without its program, already escaped. */
  below?: string;
};

/** Where the body begins: what stands before it knows nothing of the data. */
const BODY = "</head><body>";

const buildHtmlHead = ({
  locale,
  title,
  description,
  assets,
  head,
}: Omit<HtmlDocument, "body" | "state" | "stateJson" | "below">): string =>
  [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escapeMarkup(title)}</title>`,
    description ? `<meta name="description" content="${escapeMarkup(description)}">` : "",
    `<link rel="icon" href="/icon.svg" type="image/svg+xml">`,
    ...assets.fonts.map(
      (href) =>
        `<link rel="preload" href="${escapeMarkup(href)}" as="font" type="font/woff2" crossorigin>`,
    ),
    assets.inlineStyles ? `<style>${assets.inlineStyles}</style>` : "",
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${escapeMarkup(href)}">`),
    ...assets.preloads.map((href) => `<link rel="modulepreload" href="${escapeMarkup(href)}">`),
    head ?? "",
    BODY,
  ].join("");

/** The beginning of a document whose body follows later; `waiting` is seen until then, and is markup. */
export const beginHtmlDocument = (
  document: Omit<HtmlDocument, "body" | "state" | "stateJson">,
  waiting: string,
): string => `${buildHtmlHead(document)}${waiting}`;

const COUNTS_IN_BODY =
  /<meta name="robots"[^>]*>|<script type="application\/ld\+json">.*?<\/script>/gs;

/**
 * What follows `beginHtmlDocument`: the body of a whole document, and before it what its head says to search engines that
 * counts in a body as well.
 */
export const takeBody = (html: string): string => {
  const end = html.indexOf(BODY);
  const late = html.slice(0, end).match(COUNTS_IN_BODY) ?? [];
  return `${late.join("")}${html.slice(end + BODY.length)}`;
};

export const buildHtmlDocument = (document: HtmlDocument): string => {
  const { body, assets, state, below = "" } = document;
  const json = document.stateJson ?? (state === undefined ? undefined : encodeInlineJson(state));
  return [
    buildHtmlHead(document),
    `<div id="root">${body}</div>${below}`,
    json === undefined
      ? ""
      : `<script type="application/json" id="${STATE_ELEMENT}">${json}</script>`,
    ...(json === undefined
      ? []
      : assets.scripts.map((src) => `<script type="module" src="${escapeMarkup(src)}"></script>`)),
    `</body></html>`,
  ].join("");
};
