import { CARD } from "@statelier/charts/export";
import { escapeMarkup, type Locale, LOCALES } from "@statelier/model";
import { encodeInlineJson } from "../html/html-document.ts";

/** Links leave the frame; search engines find the page itself. */
export const EMBED_HEAD = `<base target="_blank"><meta name="robots" content="noindex">`;

/** Other tools learn from it how to show the chart at an address (oembed.com). */
export const buildOembedLink = (publicUrl: string, url: string): string =>
  `<link rel="alternate" type="application/json+oembed" href="${publicUrl}/oembed?${new URLSearchParams({ url })}">`;

export type SharedPage = {
  title: string;
  description: string;
  siteName: string;
  locale: Locale;
  /** The same page in a language: the one place under which search engines know it. */
  placeIn: (locale: Locale) => string;
  /** What is shown; differs from the place where a reader has chosen a view. */
  address: string;
  /** The card by which a link is announced. */
  image?: { address: string; text: string };
  datasets: readonly Record<string, unknown>[];
  /** By which a reader follows it. */
  feed?: string;
  /** Draft figures are for those who have the link. */
  isHidden: boolean;
};

const link = (rel: string, href: string, more = ""): string =>
  `<link rel="${rel}"${more} href="${escapeMarkup(href)}">`;

const property = (name: string, content: string | number): string =>
  `<meta property="og:${name}" content="${escapeMarkup(String(content))}">`;

/** Pixels of the card for one of `CARD`. */
const SCALE = 2;

const writeImage = ({ address, text }: NonNullable<SharedPage["image"]>): string[] => [
  property("image", address),
  property("image:type", "image/png"),
  property("image:width", CARD.width * SCALE),
  property("image:height", CARD.height * SCALE),
  property("image:alt", text),
];

/** Elements of the head by which networks announce a page and search engines find it, in every language. */
export const buildShareHead = (page: SharedPage): string =>
  [
    link("canonical", page.placeIn(page.locale)),
    ...LOCALES.map((locale) => link("alternate", page.placeIn(locale), ` hreflang="${locale}"`)),
    ...(page.feed ? [link("alternate", page.feed, ` type="application/atom+xml"`)] : []),
    ...(page.isHidden ? [`<meta name="robots" content="noindex">`] : []),
    property("type", "website"),
    property("site_name", page.siteName),
    property("locale", page.locale),
    property("title", page.title),
    ...(page.description === "" ? [] : [property("description", page.description)]),
    property("url", page.address),
    ...(page.image ? writeImage(page.image) : []),
    `<meta name="twitter:card" content="${page.image ? "summary_large_image" : "summary"}">`,
    ...page.datasets.map(
      (dataset) => `<script type="application/ld+json">${encodeInlineJson(dataset)}</script>`,
    ),
  ].join("");
