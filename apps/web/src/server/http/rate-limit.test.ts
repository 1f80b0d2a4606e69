import { expect, it } from "vitest";
import { makeRateLimit } from "./rate-limit.ts";

it("lets each caller act so often an hour, and refills evenly", () => {
  let now = 0;
  const limit = makeRateLimit(2, () => now);
  expect([limit.allows("a"), limit.allows("a"), limit.allows("a")]).toEqual([true, true, false]);
  expect(limit.allows("b")).toBe(true);
  now = 1_800_000;
  expect([limit.allows("a"), limit.allows("a")]).toEqual([true, false]);
  now = 10 * 3_600_000;
  expect([limit.allows("a"), limit.allows("a"), limit.allows("a")]).toEqual([true, true, false]);
});

it("says when the next action is allowed", () => {
  let now = 0;
  const limit = makeRateLimit(2, () => now);
  expect(limit.secondsUntilNext("a")).toBe(0);
  limit.allows("a");
  expect(limit.secondsUntilNext("a")).toBe(0);
  limit.allows("a");
  expect(limit.secondsUntilNext("a")).toBe(1_800);
  now = 1_000_500;
  expect(limit.secondsUntilNext("a")).toBe(800);
  now = 1_800_000;
  expect([limit.secondsUntilNext("a"), limit.allows("a")]).toEqual([0, true]);
});

it("forgets callers it has not seen for long instead of growing", () => {
  const limit = makeRateLimit(1, () => 0);
  expect(limit.allows("first")).toBe(true);
  expect(limit.allows("first")).toBe(false);
  for (let index = 0; index < 10_000; index += 1) limit.allows(`caller ${index}`);
  expect(limit.allows("first")).toBe(true);
});
