import { expect, test } from "vitest";
import { isKey, makeKey } from "./make-key.ts";

test("KE1 a key is 12 characters that an address need not escape, made from the given bytes alone", () => {
  const bytes = Uint8Array.from({ length: 12 }, (_, index) => index * 21);
  const key = makeKey(bytes);
  expect(key).toBe(makeKey(bytes));
  expect(isKey(key)).toBe(true);
  expect(encodeURIComponent(key)).toBe(key);
  expect(makeKey(Uint8Array.from(bytes, (byte) => byte ^ 255))).not.toBe(key);
  expect(() => makeKey(new Uint8Array(11))).toThrow(RangeError);
  expect(["short", `${key}x`, "../../../etc", "twelve chars"].map(isKey)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test("KE1 a key never begins with a dash", () => {
  for (let byte = 0; byte < 256; byte += 1)
    expect(makeKey(new Uint8Array(12).fill(byte))).toMatch(/^\w/);
});
