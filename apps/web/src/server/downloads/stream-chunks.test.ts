import { setTimeout as wait } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { streamChunks } from "./stream-chunks.ts";

const encoder = new TextEncoder();

const makeChunks = (log: string[], fault?: Error) =>
  (function* () {
    try {
      yield encoder.encode("a");
      if (fault) throw fault;
      yield encoder.encode("b");
    } finally {
      log.push("returned");
    }
  })();

test("a body is made to its end, which is said once", async () => {
  const onEnd = vi.fn<() => void>();
  const body = streamChunks(makeChunks([]), onEnd);
  expect(await new Response(body).text()).toBe("ab");
  expect(onEnd).toHaveBeenCalledTimes(1);
});

/** Work of so many milliseconds, during which nothing else happens. */
const work = (ms: number): void => {
  for (const end = performance.now() + ms; performance.now() < end;);
};

test("the server does other things between two chunks that take long to make", async () => {
  const order: string[] = [];
  const chunks = (function* () {
    yield encoder.encode("a");
    work(20);
    yield encoder.encode("b");
  })();
  const body = streamChunks(chunks, () => order.push("end"));
  setImmediate(() => order.push("other"));
  await new Response(body).text();
  expect(order).toEqual(["other", "end"]);
});

test("who goes away ends the making", async () => {
  const [log, onEnd] = [[] as string[], vi.fn<() => void>()];
  const reader = streamChunks(makeChunks(log), onEnd).getReader();
  await reader.read();
  await reader.cancel();
  expect([log, onEnd.mock.calls.length]).toEqual([["returned"], 1]);
});

test("who reads nothing for long is given up", async () => {
  const [log, onEnd] = [[] as string[], vi.fn<() => void>()];
  const reader = streamChunks(makeChunks(log), onEnd, 5).getReader();
  await reader.read();
  await wait(60);
  await expect(reader.read()).rejects.toThrow("not read");
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("a chunk that cannot be made breaks the body, so that nobody takes half a file for a whole one", async () => {
  const onEnd = vi.fn<() => void>();
  const body = streamChunks(makeChunks([], new Error("broken")), onEnd);
  await expect(new Response(body).text()).rejects.toThrow("broken");
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("of a large file three chunks at most are there at a time, however long it is", async () => {
  let [made, taken, most] = [0, 0, 0];
  const chunks = (function* () {
    for (; made < 500;) {
      made += 1;
      most = Math.max(most, made - taken);
      yield encoder.encode("x".repeat(64));
    }
  })();
  for await (const chunk of streamChunks(chunks, () => undefined)) {
    taken += 1;
    expect(chunk).toHaveLength(64);
    if (taken % 100 === 0) await wait(1);
  }
  expect(taken).toBe(500);
  expect(most).toBeLessThanOrEqual(3);
});
