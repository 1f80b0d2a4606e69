const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

const SIGNS_OF: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
  "#x27": "'",
};

const SIGNS = /[&<>"']/;

/** Text as it may stand in HTML, SVG and XML, between tags and in quoted attributes. */
export const escapeMarkup = (text: string): string =>
  SIGNS.test(text) ? text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign) : text;

/** The text that was escaped; any other markup stays as it is. */
export const unescapeMarkup = (markup: string): string =>
  markup.replace(
    /&(amp|lt|gt|quot|#39|#x27);/g,
    (entity, name: string) => SIGNS_OF[name] ?? entity,
  );
