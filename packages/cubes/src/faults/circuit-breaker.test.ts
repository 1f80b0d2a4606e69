import { describe, expect, it } from "vitest";

import { CircuitBreaker } from "./circuit-breaker.ts";

const make = () => {
  let time = 0;
  const breaker = new CircuitBreaker({
    failures: 3,
    firstPauseMs: 100,
    longestPauseMs: 150,
    now: () => time,
  });
  let calls = 0;
  const run = (call: () => Promise<string>) =>
    breaker.run(
      () => {
        calls += 1;
        return call();
      },
      (waitMs) => new Error(`refused for ${waitMs}`),
      (error) => !String(error).includes("bad query"),
    );
  return { run, breaker, pass: (ms: number) => (time += ms), calls: () => calls };
};

const fail = () => Promise.reject(new Error("away"));
const succeed = () => Promise.resolve("yes");

const failOften = async (run: ReturnType<typeof make>["run"], times: number) => {
  for (let count = 0; count < times; count += 1) await expect(run(fail)).rejects.toThrow("away");
};

describe("a circuit breaker", () => {
  it("asks nothing for a pause after failures in a row", async () => {
    const { run, calls, breaker } = make();
    await failOften(run, 2);
    await run(succeed);
    await failOften(run, 3);
    await expect(run(succeed)).rejects.toThrow("refused for 100");
    expect(breaker.waitMs).toBe(100);
    expect(calls()).toBe(6);
  });

  it("lets one probe through after the pause, and all others when it succeeds", async () => {
    const { run, pass, calls } = make();
    await failOften(run, 3);
    pass(100);
    let finish: (value: string) => void = () => undefined;
    const probe = run(() => new Promise((resolve) => (finish = resolve)));
    await expect(run(succeed)).rejects.toThrow("refused");
    finish("back");
    expect(await probe).toBe("back");
    expect(await run(succeed)).toBe("yes");
    expect(calls()).toBe(5);
  });

  it("waits longer after a probe that failed, up to a bound", async () => {
    const { run, pass, breaker } = make();
    await failOften(run, 3);
    pass(100);
    await failOften(run, 1);
    expect(breaker.waitMs).toBe(150);
    pass(150);
    await failOften(run, 1);
    expect(breaker.waitMs).toBe(150);
    pass(150);
    await run(succeed);
    await failOften(run, 3);
    expect(breaker.waitMs).toBe(100);
  });

  it("does not count what is wrong with the question", async () => {
    const { run, breaker } = make();
    for (let count = 0; count < 5; count += 1)
      await expect(run(() => Promise.reject(new Error("bad query")))).rejects.toThrow("bad query");
    expect(breaker.waitMs).toBe(0);
  });
});
