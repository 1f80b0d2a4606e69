import { isCommaForm } from "./comma-form.ts";
import { isIndex, joinPath, markObject } from "./path.ts";
import { encodeNumber, encodeText } from "./scalar.ts";

const encodeScalar = (value: unknown): string => {
  if (typeof value === "number") return encodeNumber(value);
  return typeof value === "string" ? encodeText(value) : String(value);
};

const collectPairs = (value: unknown, path: string, pairs: string[]): void => {
  if (value === null || typeof value !== "object") {
    pairs.push(`${path}=${encodeScalar(value)}`);
    return;
  }
  const entries = Object.entries(value);
  if (entries.length === 0) {
    pairs.push(`${path}=${Array.isArray(value) ? "[]" : "{}"}`);
    return;
  }
  const looksLikeList = !Array.isArray(value) && entries.every(([key]) => isIndex(key));
  const own = looksLikeList ? markObject(path) : path;
  for (const [key, item] of entries) collectPairs(item, joinPath(own, key), pairs);
};

/** What would not survive inside an address, once percent-encoded and once decoded. */
// oxlint-disable-next-line no-control-regex
const FRAGILE = /[%\u0000-\u001f\u007f]| $/g;

/**
 * The hash of a link that holds this state, with its `#`. Decoding gives the same value back; readers of the
 * older double-pipe form read it too, but for texts and objects that their form cannot hold (LK2, LK3).
 */
export const encodeLinkState = (state: object): string => {
  const pairs: string[] = [];
  if (Object.keys(state).length > 0) collectPairs(state, "", pairs);
  const text = pairs.join("||");
  const joined = isCommaForm(text) ? `${text}||` : text;
  return `#${joined.replace(FRAGILE, (found) => encodeURIComponent(found))}`;
};
