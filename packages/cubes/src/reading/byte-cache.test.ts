import type { ObservationTable } from "@statelier/model";
import { describe, expect, it } from "vitest";

import { ByteCache } from "./byte-cache.ts";

const makeTable = (rowCount: number): ObservationTable => ({
  rowCount,
  columns: [{ type: "number", id: "m", values: new Float64Array(rowCount) }],
});

describe("columns under a limit in bytes", () => {
  it("are loaded once if a hundred ask at once", async () => {
    const cache = new ByteCache(1_000);
    let loads = 0;
    const load = async () => {
      loads += 1;
      return makeTable(10);
    };
    const answers = await Promise.all(Array.from({ length: 100 }, () => cache.get("a", load)));
    expect(loads).toBe(1);
    expect(new Set(answers).size).toBe(1);
    expect(cache.statistics).toMatchObject({ entries: 1, bytes: 80, hits: 99, misses: 1 });
  });

  it("leave in the order in which they were last used", async () => {
    const cache = new ByteCache(240);
    const get = (key: string) => cache.get(key, () => Promise.resolve(makeTable(10)));
    await get("a");
    await get("b");
    await get("c");
    await get("a");
    await get("d");
    const { misses } = cache.statistics;
    await get("a");
    expect(cache.statistics).toMatchObject({ entries: 3, bytes: 240, evictions: 1, misses });
    await get("b");
    expect(cache.statistics.misses).toBe(misses + 1);
  });

  it("are answered and not kept where they alone are too large", async () => {
    const cache = new ByteCache(100);
    expect((await cache.get("a", () => Promise.resolve(makeTable(50)))).rowCount).toBe(50);
    expect(cache.statistics).toMatchObject({ entries: 0, bytes: 0 });
  });

  it("are not kept where the load failed", async () => {
    const cache = new ByteCache(100);
    const failing = () => Promise.reject(new Error("away"));
    await expect(cache.get("a", failing)).rejects.toThrow("away");
    expect((await cache.get("a", () => Promise.resolve(makeTable(1)))).rowCount).toBe(1);
  });
});
