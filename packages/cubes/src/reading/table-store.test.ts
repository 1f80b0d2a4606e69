import type { ObservationTable } from "@statelier/model";
import { describe, expect, it } from "vitest";

import { ENTRY_BYTES } from "./measure-kept.ts";
import { makeTableStore } from "./table-store.ts";

const makeTable = (rowCount: number): ObservationTable => ({
  rowCount,
  columns: [{ type: "number", id: "m", values: new Float64Array(rowCount) }],
});

/** Of ten numbers under a key of one letter. */
const TEN = 80 + ENTRY_BYTES + 26;

describe("columns under a limit in bytes", () => {
  it("are loaded once if a hundred ask at once", async () => {
    const store = makeTableStore({ memoryBytes: 1_000 });
    let loads = 0;
    const load = async () => {
      loads += 1;
      return makeTable(10);
    };
    const answers = await Promise.all(Array.from({ length: 100 }, () => store.keep("a", load)));
    expect(loads).toBe(1);
    expect(new Set(answers).size).toBe(1);
    expect(store.statistics).toMatchObject({ entries: 1, bytes: TEN, hits: 99, misses: 1 });
  });

  it("leave in the order in which they were last used", async () => {
    const store = makeTableStore({ memoryBytes: 3 * TEN });
    const get = (key: string) => store.keep(key, () => Promise.resolve(makeTable(10)));
    await get("a");
    await get("b");
    await get("c");
    await get("a");
    await get("d");
    const { misses } = store.statistics;
    await get("a");
    expect(store.statistics).toMatchObject({ entries: 3, bytes: 3 * TEN, evictions: 1, misses });
    await get("b");
    expect(store.statistics.misses).toBe(misses + 1);
  });

  it("are answered and not kept where they alone are too large", async () => {
    const store = makeTableStore({ memoryBytes: 100 });
    expect((await store.keep("a", () => Promise.resolve(makeTable(50)))).rowCount).toBe(50);
    expect(store.statistics).toMatchObject({ entries: 0, bytes: 0 });
  });

  it("count with their keys, also where they are empty", async () => {
    const store = makeTableStore({ memoryBytes: 1_000_000 });
    for (let at = 0; at < 100; at += 1) {
      const key = `${at} ${"k".repeat(100_000)}`;
      await store.keep(key, () => Promise.resolve(at % 2 === 0 ? makeTable(0) : []));
    }
    const { entries, bytes } = store.statistics;
    expect(entries).toBeLessThanOrEqual(5);
    expect(bytes).toBeGreaterThan(entries * 200_000);
    expect(bytes).toBeLessThanOrEqual(1_000_000);
  });

  it("count with the query that asked for them", async () => {
    const store = makeTableStore({ memoryBytes: 1_000_000 });
    await store.keep("a", () =>
      Promise.resolve({ table: makeTable(10), query: "q".repeat(1_000) }),
    );
    expect(store.statistics.bytes).toBeGreaterThan(TEN + 2_000);
  });

  it("are bounded in number, however small they are", async () => {
    const store = makeTableStore({ memoryBytes: 100 * ENTRY_BYTES });
    await Promise.all(
      Array.from({ length: 1_000 }, (_, at) => store.keep(`${at}`, () => Promise.resolve([]))),
    );
    expect(store.statistics.entries).toBeLessThan(100);
  });

  it("are not kept where the load failed", async () => {
    const store = makeTableStore({ memoryBytes: 100 });
    const failing = () => Promise.reject(new Error("away"));
    await expect(store.keep("a", failing)).rejects.toThrow("away");
    expect((await store.keep("a", () => Promise.resolve(makeTable(1)))).rowCount).toBe(1);
  });
});
