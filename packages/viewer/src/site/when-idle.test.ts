import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenIdle } from "./when-idle.ts";

const asked: (() => void)[] = [];
let now = 0;

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("requestIdleCallback", (run: () => void) => asked.push(run));
  vi.spyOn(performance, "now").mockImplementation(() => now);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The next time at which nothing else has to be done. */
const rest = async (): Promise<void> => {
  asked.shift()?.();
  await new Promise((done) => setTimeout(done));
};

test("what waits is done in its order, several steps in one slice, the rest in the next", async () => {
  const done: string[] = [];
  for (const name of ["a", "b", "c"])
    whenIdle(() => {
      now += 60;
      done.push(name);
    });
  await rest();
  expect(done).toEqual(["a", "b"]);
  await rest();
  expect(done).toEqual(["a", "b", "c"]);
  await rest();
  expect(done).toEqual(["a", "b", "c"]);
});

test("what a step draws counts as its work, and what it asks for comes last", async () => {
  const done: string[] = [];
  whenIdle(() => {
    whenIdle(() => done.push("asked for"));
    void Promise.resolve().then(() => (now += 110));
  });
  whenIdle(() => done.push("next"));
  await rest();
  expect(done).toEqual([]);
  await rest();
  expect(done).toEqual(["next", "asked for"]);
});

test("what is called off is not done", async () => {
  const run = vi.fn<() => void>();
  whenIdle(run)();
  await rest();
  expect(run).not.toHaveBeenCalled();
});

test("a step that fails keeps nothing from being done", async () => {
  const run = vi.fn<() => void>();
  whenIdle(() => {
    throw new Error("failed");
  });
  whenIdle(run);
  expect(asked.shift()).toThrow("failed");
  await rest();
  expect(run).toHaveBeenCalledOnce();
});
