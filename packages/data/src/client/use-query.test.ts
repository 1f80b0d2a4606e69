import { describe, expect, it } from "vitest";

import { QueryCache } from "./use-query.ts";

describe("query cache", () => {
  it("loads a key once however many ask", async () => {
    const cache = new QueryCache();
    let loads = 0;
    const load = () => Promise.resolve((loads += 1));
    await Promise.all([cache.load("a", load), cache.load("a", load)]);
    await cache.load("a", load);
    expect(loads).toBe(1);
    expect(cache.read("a")).toEqual({ status: "success", value: 1 });
    expect(cache.read("b")).toEqual({ status: "idle" });
  });

  it("loads again after a failure, and when it is forced to", async () => {
    const cache = new QueryCache();
    await cache.load("a", () => Promise.reject(new Error("away")));
    expect(cache.read("a")).toMatchObject({ status: "error" });
    await cache.load("a", () => Promise.resolve("old"));
    const loading = cache.load("a", () => Promise.resolve("new"), true);
    expect(cache.read("a")).toEqual({ status: "fetching", last: "old" });
    await loading;
    expect(cache.read("a")).toEqual({ status: "success", value: "new" });
  });

  it("shows what was asked for last, also where an earlier answer comes later", async () => {
    const cache = new QueryCache();
    const early = Promise.withResolvers<string>();
    const first = cache.load("a", () => early.promise);
    await cache.load("a", () => Promise.resolve("after the change"), true);
    early.resolve("before it");
    await first;
    expect(cache.read("a")).toEqual({ status: "success", value: "after the change" });
  });

  it("tells functions apart that load the same", async () => {
    const cache = new QueryCache();
    const [one, other] = [() => Promise.resolve(1), () => Promise.resolve(2)];
    await Promise.all([cache.load(one, one), cache.load(other, other)]);
    expect([one, other].map((key) => cache.read(key))).toMatchObject([{ value: 1 }, { value: 2 }]);
  });

  it("informs listeners until they stop", async () => {
    const cache = new QueryCache();
    const seen: string[] = [];
    const stop = cache.subscribe("a", () => seen.push(cache.read("a").status));
    await cache.load("a", () => Promise.resolve(1));
    stop();
    await cache.load("a", () => Promise.resolve(2), true);
    expect(seen).toEqual(["fetching", "success"]);
  });

  it("is bounded, but never drops what somebody shows", async () => {
    const cache = new QueryCache();
    cache.subscribe("shown", () => undefined);
    await cache.load("shown", () => Promise.resolve(1));
    for (let index = 0; index < 500; index += 1)
      await cache.load(`key ${index}`, () => Promise.resolve(index));
    expect(cache.read("shown").status).toBe("success");
    expect(cache.read("key 0").status).toBe("idle");
    expect(cache.read("key 499").status).toBe("success");
  });
});
