import { ESCAPE, escapeText, unescapeText } from "./scalar.ts";

export const SEPARATOR = "__SEP__";
/** Stands in a path before the keys of an object that older readers would take for a list (LK3). */
const MARK = "__OBJ__";

/** `MARK` in a path that was read: no key of an object can be mistaken for it. */
export const OBJECT_MARK = Symbol(MARK);

export type PathKey = string | typeof OBJECT_MARK;

/** Keys that would make a separator, alone or with the one behind them, are escaped. */
const encodeKey = (key: string): string =>
  key === "" || /^__|__$|__SEP_?$|__SEP__|[=|\n]/.test(key) ? escapeText(key, /[=|_\n]/g) : key;

const decodeKey = (key: string): string => (key.startsWith(ESCAPE) ? unescapeText(key) : key);

export const joinPath = (path: string, key: string): string =>
  path === "" ? encodeKey(key) : `${path}${SEPARATOR}${encodeKey(key)}`;

export const markObject = (path: string): string =>
  path === "" ? MARK : `${path}${SEPARATOR}${MARK}`;

export const splitPath = (path: string): PathKey[] =>
  path.split(SEPARATOR).map((key) => (key === MARK ? OBJECT_MARK : decodeKey(key)));

export const isIndex = (key: PathKey): boolean => typeof key === "string" && /^\d+$/.test(key);
