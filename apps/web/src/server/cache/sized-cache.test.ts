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
