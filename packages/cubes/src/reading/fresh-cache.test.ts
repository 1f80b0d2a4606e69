import { describe, expect, it } from "vitest";

import { FreshCache } from "./fresh-cache.ts";

const make = () => {
  let time = 1_000;
  const cache = new FreshCache<string>({
    maxEntries: 2,
    mayUseOlder: (error) => String(error).includes("away"),
    isBusy: (error) => String(error).includes("busy"),
    retryAfterMs: 50,
    retryBusyAfterMs: 10,
    maxWaitMs: 20,
    now: () => time,
  });
  return { cache, pass: (ms: number) => (time += ms) };
};

const answer = (value: string) => () => Promise.resolve(value);
const away = () => Promise.reject(new Error("away"));

describe("values that are loaded again after their age", () => {
  it("stand in with the time they were read while the load fails, and not beyond", async () => {
    const { cache, pass } = make();
    expect(await cache.get("a", 100, answer("old"))).toEqual({ value: "old" });
    pass(101);
    expect(await cache.get("a", 100, away)).toEqual({ value: "old", staleSince: 1_000 });
    let loads = 0;
    const count = () => Promise.resolve(`new ${(loads += 1)}`);
    expect(await cache.get("a", 100, count)).toEqual({ value: "old", staleSince: 1_000 });
    expect(loads).toBe(0);
    pass(51);
    expect(await cache.get("a", 100, count)).toEqual({ value: "new 1" });
    expect(await cache.get("a", 100, away)).toEqual({ value: "new 1" });
  });

  it("stand in while the load takes long", async () => {
    const { cache, pass } = make();
    await cache.get("a", 100, answer("old"));
    pass(101);
    let finish: (value: string) => void = () => undefined;
    const slow = () => new Promise<string>((resolve) => (finish = resolve));
    expect(await cache.get("a", 100, slow)).toEqual({ value: "old", staleSince: 1_000 });
    finish("new");
    expect(await cache.get("a", 100, away)).toEqual({ value: "new" });
  });

  it("stand in without a time while there is no room for the load, which is tried again soon", async () => {
    const { cache, pass } = make();
    const busy = () => Promise.reject(new Error("busy"));
    await cache.get("a", 100, answer("old"));
    pass(101);
    expect(await cache.get("a", 100, busy)).toEqual({ value: "old" });
    expect(await cache.get("a", 100, answer("new"))).toEqual({ value: "old" });
    pass(11);
    expect(await cache.get("a", 100, answer("new"))).toEqual({ value: "new" });
    await expect(cache.get("b", 100, busy)).rejects.toThrow("busy");
  });

  it("keep the time of an outage while there is no room, and have one once a source is busy for long", async () => {
    const { cache, pass } = make();
    const busy = () => Promise.reject(new Error("busy"));
    await cache.get("a", 100, answer("old"));
    pass(101);
    await cache.get("a", 100, away);
    pass(10_001);
    expect(await cache.get("a", 100, busy)).toMatchObject({ value: "old", staleSince: 1_000 });
    await cache.get("b", 100, answer("old"));
    pass(301);
    expect(await cache.get("b", 100, busy)).toMatchObject({ value: "old" });
    expect(await cache.get("b", 100, busy)).toHaveProperty("staleSince");
  });

  it("do not stand in for an error that is an answer", async () => {
    const { cache, pass } = make();
    await cache.get("a", 100, answer("old"));
    pass(101);
    const gone = () => Promise.reject(new Error("there is none"));
    await expect(cache.get("a", 100, gone)).rejects.toThrow("there is none");
    await expect(cache.get("a", 100, away)).rejects.toThrow("away");
  });

  it("are loaded once however many ask, with the older one at hand", async () => {
    const { cache, pass } = make();
    await cache.get("a", 100, answer("old"));
    pass(101);
    const seen: (string | undefined)[] = [];
    const load = (older: string | undefined) => {
      seen.push(older);
      return Promise.resolve("new");
    };
    await Promise.all(Array.from({ length: 100 }, () => cache.get("a", 100, load)));
    expect(seen).toEqual(["old"]);
  });

  it("leave when others are used more", async () => {
    const { cache } = make();
    for (const key of ["a", "b", "a", "c"]) await cache.get(key, 100, answer(key));
    expect(await cache.get("a", 100, answer("again"))).toEqual({ value: "a" });
    expect(await cache.get("b", 100, answer("again"))).toEqual({ value: "again" });
  });
});
