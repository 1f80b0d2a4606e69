import { expect, test } from "vitest";
import { isReaderGone, makeDrawingWork } from "./drawing-work.ts";

const budget = { ms: 100, characters: 1_000, pageCharacters: 2_000 };

test("work is spent once its time or its characters are used up, and what is under way is finished", () => {
  let now = 0;
  const work = makeDrawingWork({ budget }, () => now);
  const drawFor = (ms: number): string =>
    work.draw(() => {
      now += ms;
      return "x".repeat(10);
    });
  drawFor(60);
  now += 1_000;
  expect([work.spentMs, work.isSpent]).toEqual([60, false]);
  expect(drawFor(60)).toHaveLength(10);
  expect([work.spentMs, work.isSpent]).toEqual([120, true]);
  const long = makeDrawingWork({ budget }, () => 0);
  long.add(995);
  expect(long.isSpent).toBe(false);
  long.draw(() => "x".repeat(10));
  expect(long.isSpent).toBe(true);
});

test("what fails has cost its time as well", () => {
  let now = 0;
  const work = makeDrawingWork({ budget }, () => now);
  const fail = () =>
    work.draw(() => {
      now += 30;
      throw new Error("no drawing");
    });
  expect(fail).toThrow("no drawing");
  expect(work.spentMs).toBe(30);
});

test("nothing is drawn for who has gone", () => {
  const gone = new AbortController();
  const work = makeDrawingWork({ budget, signal: gone.signal });
  let drawn = 0;
  const draw = () => work.draw(() => (drawn += 1));
  draw();
  gone.abort();
  let error: unknown;
  try {
    draw();
  } catch (thrown) {
    error = thrown;
  }
  expect([drawn, isReaderGone(error), isReaderGone(new Error("other"))]).toEqual([1, true, false]);
});

test("the time of the processor is counted, not that of waiting", async () => {
  const work = makeDrawingWork();
  work.draw(() => {
    const end = performance.now() + 20;
    while (performance.now() < end) void Math.sqrt(end);
  });
  const { spentMs } = work;
  expect(spentMs).toBeGreaterThan(1);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(work.spentMs).toBe(spentMs);
});
