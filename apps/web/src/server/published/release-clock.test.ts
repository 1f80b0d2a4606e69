import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeLog } from "../logging/log.ts";
import { startReleaseClock } from "./release-clock.ts";

const QUIET = makeLog("error", () => undefined);

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-12-01T07:29:58.400Z") }));
afterEach(() => vi.useRealTimers());

it("asks at the beginning of each second, and goes on where the store is away", async () => {
  const asked: string[] = [];
  const released: string[] = [];
  let isAway = true;
  const clock = startReleaseClock(
    {
      releaseDue: async () => {
        asked.push(new Date().toISOString().slice(11, 23));
        if (isAway) throw new Error("away");
        return ["key"];
      },
    },
    (key) => released.push(key),
    QUIET,
  );
  await vi.advanceTimersByTimeAsync(1_000);
  isAway = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual(["07:29:59.000", "07:30:00.000"]);
  expect(released).toEqual(["key"]);
  clock.close();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toHaveLength(2);
});

it("says which chart could not be released, and releases the others", async () => {
  const said: string[] = [];
  const released: string[] = [];
  const clock = startReleaseClock(
    {
      releaseDue: async (onFailure) => {
        onFailure?.("broken", new Error("a cell"));
        return ["whole"];
      },
    },
    (key) => released.push(key),
    makeLog("error", (line) => said.push(line)),
  );
  await vi.advanceTimersByTimeAsync(1_000);
  clock.close();
  expect(released).toEqual(["whole"]);
  expect(said).toEqual([expect.stringContaining('"key":"broken"')]);
});
