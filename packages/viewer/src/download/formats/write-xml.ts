/** What XML 1.0 cannot hold, and what a spreadsheet would read as such a character. */
const UNSAFE = /(?![\t\n])\p{Cc}|[\uFFFE\uFFFF]|_(?=x[\dA-Fa-f]{4}_)/gu;

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Longer texts make a spreadsheet call the whole file broken. */
const MOST_CHARACTERS = 32_767;

const shorten = (text: string): string =>
  text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS - 1)}…`;

/** Text for an element or an attribute; characters that XML has not are written as `_x000B_`. */
export const escapeXml = (text: string): string =>
  shorten(text)
    .toWellFormed()
    .replace(
      UNSAFE,
      (char) => `_x${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}_`,
    )
    .replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
