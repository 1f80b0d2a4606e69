import { describe, expect, it } from "vitest";

import { ByteCache } from "./byte-cache.ts";

describe("ByteCache", () => {
  it("drops the least recently used, and keeps nothing that is larger than the limit", () => {
    const cache = new ByteCache<string>(10);
    cache.set("a", "A", 4);
    cache.set("b", "B", 4);
    expect(cache.get("a")).toBe("A");
    cache.set("c", "C", 4);
    expect([cache.get("a"), cache.get("b"), cache.get("c")]).toEqual(["A", undefined, "C"]);
    cache.set("a", "A larger", 11);
    expect(cache.get("a")).toBeUndefined();
    expect(cache.statistics).toEqual({
      entries: 1,
      bytes: 4,
      maxBytes: 10,
      hits: 3,
      misses: 2,
      evictions: 1,
    });
  });

  it("loads once however many ask at once, and again after a failure", async () => {
    const cache = new ByteCache<string>(10);
    let loads = 0;
    const load = async (): Promise<string> => {
      loads += 1;
      if (loads === 1) throw new Error("away");
      return "A";
    };
    const ask = () => cache.load("a", load, () => 1);
    expect((await Promise.allSettled([ask(), ask()])).map(({ status }) => status)).toEqual([
      "rejected",
      "rejected",
    ]);
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(["A", "A", "A"]);
    expect(await ask()).toBe("A");
    expect(loads).toBe(2);
  });
});
