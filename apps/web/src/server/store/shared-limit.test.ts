import { expect, test, vi } from "vitest";
import { perHour } from "../http/rate-limit.ts";
import { makeLog } from "../logging/log.ts";
import type { SharedAllowances } from "./shared-allowances.ts";
import { makeSharedLimit, makeSharedState } from "./shared-limit.ts";

const start = (allowances: SharedAllowances | undefined) => {
  const lines: string[] = [];
  let now = 0;
  const log = makeLog("warn", (line) => lines.push(line));
  const state = makeSharedState(
    () => allowances,
    log,
    () => now,
  );
  return {
    limit: makeSharedLimit("work", perHour(2), state),
    lines,
    pass: (ms: number) => (now += ms),
  };
};

test("a server without a shared database counts by itself", async () => {
  const { limit } = start(undefined);
  expect([await limit.take("a"), await limit.take("a"), await limit.take("a")]).toEqual([
    0, 0, 1_800,
  ]);
});

test.each([
  ["refuses", () => Promise.reject(new Error("away"))],
  ["does not answer", () => new Promise<never>(() => undefined)],
])(
  "a database that %s refuses nobody: the server counts by itself, and asks it again later",
  async (_, spend) => {
    const asked = vi.fn<SharedAllowances["spend"]>(spend);
    const { limit, lines, pass } = start({ spend: asked, forgetOld: async () => undefined });
    expect([await limit.take("a"), await limit.take("a")]).toEqual([0, 0]);
    expect(await limit.take("a")).toBe(1_800);
    expect(await limit.secondsUntil("b")).toBe(0);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(lines).toHaveLength(1);
    asked.mockResolvedValue({ spent: 1, isGranted: true });
    pass(6_000);
    expect(await limit.take("a")).toBe(0);
  },
);

test("what the database says counts, and it never learns an address", async () => {
  const asked = vi.fn<SharedAllowances["spend"]>(async () => ({ spent: 2, isGranted: false }));
  const { limit } = start({ spend: asked, forgetOld: async () => undefined });
  expect(await limit.take("192.0.2.1")).toBe(1_800);
  expect(JSON.stringify(asked.mock.calls)).not.toContain("192.0.2.1");
});
