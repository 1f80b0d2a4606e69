import { escapeMarkup, type Locale, LOCALES } from "@statelier/model";

/** A page that exists in every language. */
export type SitemapPage = {
  placeIn: (locale: Locale) => string;
  /** ISO date, or date and time. */
  changed?: string;
};

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>\n`;
const NAMESPACES = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"`;

const writeChanged = (changed: string | undefined): string =>
  changed && /^\d{4}-\d\d-\d\d/.test(changed) ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : "";

const writePage = ({ placeIn, changed }: SitemapPage, locale: Locale): string => {
  const others = LOCALES.map(
    (other) =>
      `<xhtml:link rel="alternate" hreflang="${other}" href="${escapeMarkup(placeIn(other))}"/>`,
  ).join("");
  return `<url><loc>${escapeMarkup(placeIn(locale))}</loc>${writeChanged(changed)}${others}</url>`;
};

/** The addresses of pages in one language, each with the same page in the others. */
export const buildSitemap = (pages: readonly SitemapPage[], locale: Locale): string =>
  `${HEAD}<urlset ${NAMESPACES} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${pages
    .map((page) => `${writePage(page, locale)}\n`)
    .join("")}</urlset>\n`;

/** Where the parts of a sitemap are. */
export const buildSitemapIndex = (addresses: readonly string[]): string =>
  `${HEAD}<sitemapindex ${NAMESPACES}>\n${addresses
    .map((address) => `<sitemap><loc>${escapeMarkup(address)}</loc></sitemap>\n`)
    .join("")}</sitemapindex>\n`;
