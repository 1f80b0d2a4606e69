import { escapeXmlText, type Locale } from "@statelier/model";

export type AtomEntry = {
  /** Never changes, and no other entry has it. */
  id: string;
  title: string;
  /** Plain text; empty without any. */
  summary: string;
  address: string;
  /** ISO date and time. */
  publishedAt: string;
  updatedAt: string;
};

export type AtomFeed = {
  title: string;
  /** Of the feed itself, and its name. */
  address: string;
  /** Of the page that it is about. */
  page: string;
  locale: Locale;
  author: string;
  entries: readonly AtomEntry[];
};

const writeEntry = ({ id, title, summary, address, publishedAt, updatedAt }: AtomEntry): string =>
  [
    "<entry>",
    `<id>${escapeXmlText(id)}</id>`,
    `<title>${escapeXmlText(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${escapeXmlText(address)}"/>`,
    `<published>${publishedAt}</published>`,
    `<updated>${updatedAt}</updated>`,
    summary === "" ? "" : `<summary>${escapeXmlText(summary)}</summary>`,
    "</entry>",
  ].join("");

/** A feed without entries was never changed. */
const NEVER = "1970-01-01T00:00:00.000Z";

/** A feed by RFC 4287. It says nothing of when it was asked for: as long as nothing is published, it is the same. */
export const buildAtom = ({ title, address, page, locale, author, entries }: AtomFeed): string => {
  const updated = entries
    .map(({ updatedAt }) => updatedAt)
    .reduce((a, b) => (a > b ? a : b), NEVER);
  return [
    `<?xml version="1.0" encoding="UTF-8"?>\n`,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `<id>${escapeXmlText(address)}</id>`,
    `<title>${escapeXmlText(title)}</title>`,
    `<author><name>${escapeXmlText(author)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXmlText(address)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXmlText(page)}"/>`,
    `<updated>${updated}</updated>`,
    ...entries.map((entry) => `\n${writeEntry(entry)}`),
    "\n</feed>\n",
  ].join("");
};
