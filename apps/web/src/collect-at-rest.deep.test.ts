import { IncomingMessage, type RequestListener, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test, vi } from "vitest";
import { collectAtRest } from "./collect-at-rest.ts";

const request = new IncomingMessage(new Socket());
const response = new ServerResponse(request);

test("the heap is cleared once in each rest, and never while somebody asks", () => {
  vi.useFakeTimers();
  const [collect, listener] = [vi.fn<() => void>(), vi.fn<RequestListener>()];
  const listen = collectAtRest(listener, { restMs: 1_000, collect });
  for (let asked = 0; asked < 5; asked += 1) {
    vi.advanceTimersByTime(900);
    listen(request, response);
  }
  expect(listener).toHaveBeenCalledTimes(5);
  expect(collect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(collect).toHaveBeenCalledTimes(1);
  listen(request, response);
  vi.advanceTimersByTime(1_000);
  expect(collect).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test("what a busy time has left is given back in a rest", async () => {
  let left = Array.from({ length: 4_000_000 }, (_, at) => ({ at }));
  const before = process.memoryUsage().rss;
  left = [];
  collectAtRest(() => undefined, { restMs: 1 });
  await vi.waitFor(() => expect(process.memoryUsage().rss).toBeLessThan(before - 50_000_000));
  expect(left).toEqual([]);
});
