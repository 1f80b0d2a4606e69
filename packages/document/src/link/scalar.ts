/** Begins a text that older readers would take for something else (LK2). */
export const ESCAPE = "__ESC__";
const NUMBER = "__NUM__";
const NEW_LINE = "__NL__";

const LITERALS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ["null", null],
  ["undefined", undefined],
  ["true", true],
  ["false", false],
]);

/** A text as `__ESC__` with the given characters, and the tilde, as `~hh`. */
export const escapeText = (text: string, characters: RegExp): string => {
  const hex = (found: string): string => `~${found.charCodeAt(0).toString(16).padStart(2, "0")}`;
  return ESCAPE + text.replaceAll("~", "~7e").replace(characters, hex);
};

export const unescapeText = (text: string): string =>
  text
    .slice(ESCAPE.length)
    .replace(/~([\da-f]{2})/g, (_match, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );

const isAmbiguous = (text: string): boolean =>
  LITERALS.has(text) || text === "{}" || text === "[]" || /^__|__NL__|\|\||^\||\|$/.test(text);

/** A text in a link: as it is where older readers understand it, else escaped (LK2). */
export const encodeText = (text: string): string =>
  isAmbiguous(text) ? escapeText(text, /[|_\n]/g) : text.replaceAll("\n", NEW_LINE);

export const encodeNumber = (value: number): string =>
  `${NUMBER}${Object.is(value, -0) ? "-0" : value}`;

/** What a value of a link stands for, older forms included (LK1). */
export const decodeScalar = (text: string): unknown => {
  if (text.startsWith(ESCAPE)) return unescapeText(text);
  if (LITERALS.has(text)) return LITERALS.get(text);
  if (text === "{}") return {};
  if (text === "[]") return [];
  const number = text.startsWith(NUMBER) ? text.slice(NUMBER.length) : "";
  if (number === "NaN") return Number.NaN;
  if (number.trim() !== "" && !Number.isNaN(Number(number))) return Number(number);
  return text.replaceAll(NEW_LINE, "\n");
};
