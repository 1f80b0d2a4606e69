import type { ChartKey } from "@statelier/model";

/** 64 characters that no address escapes; the last never comes first, where a command line takes it for an option. */
const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_-";

const KEY_LENGTH = 12;

/** A chart key from 12 random bytes; the caller brings the randomness. */
export const makeKey = (bytes: Uint8Array): ChartKey => {
  if (bytes.length < KEY_LENGTH) throw new RangeError(`A key needs ${KEY_LENGTH} random bytes`);
  return Array.from(
    bytes.subarray(0, KEY_LENGTH),
    (byte, at) => ALPHABET[byte % (at === 0 ? 63 : 64)],
  ).join("");
};

/** Whether a text can be the key of a chart, before anything is looked up under it. */
export const isKey = (text: string): boolean => /^[\w-]{12}$/.test(text);
