import { expect, test } from "vitest";
import { makeSizedCache } from "./sized-cache.ts";

test("the value that was unused the longest goes first; one that is too large is not kept", () => {
  const cache = makeSizedCache<string>(10);
  cache.set("a", "first", 4);
  cache.set("b", "second", 4);
  expect(cache.get("a")).toBe("first");
  cache.set("c", "third", 4);
  expect([cache.get("a"), cache.get("b"), cache.get("c")]).toEqual(["first", undefined, "third"]);
  cache.set("huge", "too much", 11);
  expect([cache.get("huge"), cache.get("a")]).toEqual([undefined, "first"]);
  cache.delete("a");
  expect(cache.get("a")).toBeUndefined();
});

test("counts what was found, what was not, and what made room", () => {
  const cache = makeSizedCache<string>(10);
  cache.set("a", "1", 6);
  cache.get("a");
  cache.get("b");
  cache.set("b", "2", 6);
  expect(cache.statistics).toEqual({
    entries: 1,
    bytes: 6,
    maxBytes: 10,
    hits: 1,
    misses: 1,
    evictions: 1,
  });
});
