const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

const SIGNS = /[&<>"']/;

/** Text as it may stand in HTML, SVG and XML, between tags and in quoted attributes. */
export const escapeMarkup = (text: string): string =>
  SIGNS.test(text) ? text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign) : text;
