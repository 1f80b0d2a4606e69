import { expect, it, vi } from "vitest";
import { makeRateLimit, perHour, perMinute } from "./rate-limit.ts";

it("lets each caller act so often an hour, and refills evenly", () => {
  let now = 0;
  const limit = makeRateLimit(perHour(2), () => now);
  expect([limit.take("a"), limit.take("a"), limit.take("a")]).toEqual([0, 0, 1_800]);
  expect(limit.take("b")).toBe(0);
  now = 1_800_000;
  expect([limit.take("a"), limit.take("a")]).toEqual([0, 1_800]);
  now = 10 * 3_600_000;
  expect([limit.take("a"), limit.take("a"), limit.take("a")]).toEqual([0, 0, 1_800]);
});

it("says when the next action is allowed", () => {
  let now = 0;
  const limit = makeRateLimit(perHour(2), () => now);
  expect(limit.secondsUntil("a")).toBe(0);
  limit.take("a");
  expect(limit.secondsUntil("a")).toBe(0);
  limit.take("a");
  expect(limit.secondsUntil("a")).toBe(1_800);
  now = 1_000_500;
  expect(limit.secondsUntil("a")).toBe(800);
  now = 1_800_000;
  expect([limit.secondsUntil("a"), limit.take("a")]).toEqual([0, 0]);
});

it("counts what an action costs, known before or only afterwards", () => {
  let now = 0;
  const limit = makeRateLimit(perMinute(100), () => now);
  expect([limit.take("a", 60), limit.take("a", 60), limit.take("a", 40)]).toEqual([0, 12, 0]);
  expect(limit.take("b", 1_000)).toBe(0);
  now = 60_000;
  limit.charge("a", 200);
  expect(limit.secondsUntil("a")).toBe(61);
  now = 121_000;
  expect(limit.take("a")).toBe(0);
});

it("forgets callers it has not seen for long instead of growing", () => {
  const limit = makeRateLimit(perHour(1), () => 0);
  expect(limit.take("first")).toBe(0);
  expect(limit.take("first")).toBe(3_600);
  for (let index = 0; index < 10_000; index += 1) limit.take(`caller ${index}`);
  expect(limit.take("first")).toBe(0);
});

it("takes no notice of a clock that is set back", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 1_800_000_000_000 });
  const limit = makeRateLimit(perHour(1));
  expect(limit.take("reader")).toBe(0);
  vi.setSystemTime(1_700_000_000_000);
  const seconds = limit.secondsUntil("reader");
  vi.useRealTimers();
  expect(seconds).toBeGreaterThan(3_500);
  expect(seconds).toBeLessThanOrEqual(3_600);
});
