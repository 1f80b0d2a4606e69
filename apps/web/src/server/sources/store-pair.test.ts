import type { EmbeddedStore } from "@statelier/cubes";
import { expect, it, vi } from "vitest";
import { makeLog } from "../logging/log.ts";
import { StorePair } from "./store-pair.ts";

const makePair = () => {
  const loads: PromiseWithResolvers<EmbeddedStore>[] = [];
  const ended: number[] = [];
  const lines: string[] = [];
  const load = () => {
    const each = Promise.withResolvers<EmbeddedStore>();
    loads.push(each);
    return each.promise;
  };
  const stores = new StorePair(
    load,
    makeLog("warn", (line) => lines.push(line)),
  );
  const finish = async (at: number): Promise<EmbeddedStore> => {
    const store: EmbeddedStore = {
      size: at,
      isLoaded: true,
      query: () => Promise.reject(new Error("Nobody asks.")),
      close: async () => void ended.push(at),
    };
    loads[at]?.resolve(store);
    await vi.waitFor(async () => expect(await loads[at]?.promise).toBe(store));
    await new Promise(setImmediate);
    return store;
  };
  return { stores, loads, finish, ended, lines };
};

it("loads another store where one is ended, and one more after it, though nobody asks", async () => {
  const { stores, loads, finish, ended } = makePair();
  const opening = stores.open();
  const first = await finish(0);
  expect(await opening).toBe(first);
  await stores.discard(first);
  expect([loads.length, ended]).toEqual([2, [0]]);
  const second = await finish(1);
  expect([await stores.open(), loads.length]).toEqual([second, 3]);
  const third = await finish(2);
  await stores.discard(second);
  expect(await stores.open()).toBe(third);
  await Promise.all([finish(3), stores.close()]);
});

it("ends a store once, and none that has come in its place", async () => {
  const { stores, loads, finish, ended } = makePair();
  void stores.open();
  const first = await finish(0);
  await Promise.all([stores.discard(first), stores.discard(first)]);
  expect(loads).toHaveLength(2);
  const second = await finish(1);
  await stores.discard(first);
  expect(await stores.open()).toBe(second);
  expect(ended).not.toContain(1);
  await Promise.all([finish(2), stores.close()]);
});

it("goes on where another store does not open", async () => {
  const { stores, loads, finish, lines } = makePair();
  void stores.open();
  const first = await finish(0);
  const preparing = stores.prepare();
  await new Promise(setImmediate);
  loads[1]?.reject(new Error("There is no memory."));
  await preparing;
  expect(lines).toEqual([expect.stringContaining("There is no memory.")]);
  expect(await stores.open()).toBe(first);
  await stores.close();
});

it("opens none any more once it is closed", async () => {
  const { stores, loads, finish } = makePair();
  void stores.open();
  const first = await finish(0);
  await stores.close();
  await stores.discard(first);
  await expect(stores.open()).rejects.toMatchObject({ reason: "unavailable" });
  expect(loads).toHaveLength(1);
});
