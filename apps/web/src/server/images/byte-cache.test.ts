import { expect, test } from "vitest";
import { makeByteCache } from "./byte-cache.ts";

test("the file that was unused the longest goes first; one that is too large is not kept", () => {
  const cache = makeByteCache(10);
  cache.set("a", new Uint8Array(4));
  cache.set("b", new Uint8Array(4));
  expect(cache.get("a")).toHaveLength(4);
  cache.set("c", new Uint8Array(4));
  expect([cache.get("a")?.length, cache.get("b"), cache.get("c")?.length]).toEqual([
    4,
    undefined,
    4,
  ]);
  cache.set("huge", new Uint8Array(11));
  expect([cache.get("huge"), cache.get("a")?.length]).toEqual([undefined, 4]);
});
