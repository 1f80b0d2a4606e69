import { type EmbeddedStore, StoreError } from "@statelier/cubes";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeRateLimit, perMinute } from "../http/rate-limit.ts";
import { makeLog } from "../logging/log.ts";
import { makePublicSparql } from "./public-sparql.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LOAD_MS = 1_500;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A store that works for as many milliseconds as its query's LIMIT says; `crash` is ended by the system the first time. */
const makeEndpoint = () => {
  let hasCrashed = false;
  let loads = 0;
  const load = async (): Promise<EmbeddedStore> => {
    loads += 1;
    await wait(LOAD_MS);
    let isLoaded = true;
    const end = Promise.withResolvers<never>();
    end.promise.catch(() => undefined);
    const fail = (reason: StoreError["reason"]): never => {
      isLoaded = false;
      throw new StoreError(reason, reason);
    };
    return {
      size: 1,
      get isLoaded() {
        return isLoaded;
      },
      async query(text, { timeoutMs = 0 } = {}) {
        const ms = Number(/LIMIT (\d+)/.exec(text)?.[1]);
        await Promise.race([wait(Math.min(ms, timeoutMs)), end.promise]);
        if (text.includes("crash") && !hasCrashed) {
          hasCrashed = true;
          return fail("unavailable");
        }
        return ms > timeoutMs ? fail("timeout") : { contentType: "text/csv", body: "" };
      },
      async close() {
        isLoaded = false;
        end.reject(new StoreError("unavailable", "It is closed."));
      },
    };
  };
  const endpoint = makePublicSparql("", {
    limits: {},
    callerLimit: makeRateLimit(perMinute(1_000)),
    log: makeLog("error", () => undefined),
    load,
  });
  const ask = async (caller: string, ms: number, name = "") => {
    const query = encodeURIComponent(`SELECT * { ?${name}s ?p ?o } LIMIT ${ms}`);
    const request = new Request(`http://localhost/sparql?query=${query}`);
    const { status } = await endpoint.answer(request, caller);
    return status;
  };
  const open = async () => {
    const opening = ask("first", 1);
    await vi.advanceTimersByTimeAsync(LOAD_MS + 10);
    expect(await opening).toBe(200);
  };
  const close = () => Promise.all([endpoint.close(), vi.advanceTimersByTimeAsync(2 * LOAD_MS)]);
  return { ask, open, countLoads: () => loads, close };
};

it("answers a short query behind two that end the store one after the other", async () => {
  const { ask, open, close } = makeEndpoint();
  await open();
  const heavy = [ask("a", 60_000), ask("b", 60_000)];
  const honest = ask("c", 20);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([await Promise.all(heavy), await honest]).toEqual([[408, 408], 200]);
  await close();
});

it("answers others within a share of time while who has ended a store ends one after the other", async () => {
  const { ask, open, close } = makeEndpoint();
  await open();
  const heavy = [ask("a", 60_000), ask("b", 60_000)];
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await Promise.all(heavy)).toEqual([408, 408]);
  const answers: { status: number; ms: number }[] = [];
  for (let count = 0; count < 40; count += 1) {
    if (count % 4 === 0) for (const caller of ["a", "b"]) void ask(caller, 60_000);
    const at = performance.now();
    void ask(`honest ${count}`, 20).then((status) =>
      answers.push({ status, ms: performance.now() - at }),
    );
    await vi.advanceTimersByTimeAsync(300);
  }
  await vi.advanceTimersByTimeAsync(5_000);
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 200));
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(1_200);
  await close();
});

it("asks once more what a store that the system has ended did not answer", async () => {
  const { ask, open, close } = makeEndpoint();
  await open();
  const answer = ask("a", 20, "crash");
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await answer).toBe(200);
  await close();
});

it("refuses who has waited too long in time, and does not end the store for it", async () => {
  const { ask, open, countLoads, close } = makeEndpoint();
  await open();
  const others = ["a", "b", "c", "d"].map((caller) => ask(caller, 950));
  const late = ask("e", 900);
  await vi.advanceTimersByTimeAsync(4_400);
  expect([await Promise.all(others), await late]).toEqual([[200, 200, 200, 200], 503]);
  await vi.advanceTimersByTimeAsync(1_000);
  const before = countLoads();
  const next = ask("f", 20);
  await vi.advanceTimersByTimeAsync(100);
  expect([await next, countLoads()]).toEqual([200, before]);
  await close();
});
