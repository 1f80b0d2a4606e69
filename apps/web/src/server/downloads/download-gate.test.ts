import { expect, test } from "vitest";
import { makeDownloadGate } from "./download-gate.ts";

const makeTask = () => {
  let finish = () => undefined as void;
  const done = new Promise<void>((resolve) => (finish = resolve));
  let hasStarted = false;
  const run = () => {
    hasStarted = true;
    return done;
  };
  return { run, finish: () => finish(), hasStarted: () => hasStarted };
};

test("few load at a time, some wait, the others are refused; who fails makes room, too", async () => {
  const gate = makeDownloadGate({ mostLoading: 1, mostWaiting: 1, mostCells: 10 });
  const [first, second] = [makeTask(), makeTask()];
  const failing = gate.load("a", () => first.run().then(() => Promise.reject(new Error("no"))));
  const waiting = gate.load("b", second.run);
  expect(gate.load("c", () => Promise.resolve())).toBeUndefined();
  expect(second.hasStarted()).toBe(false);
  first.finish();
  await expect(failing).rejects.toThrow("no");
  second.finish();
  await waiting;
  expect(second.hasStarted()).toBe(true);
  await expect(gate.load("a", () => Promise.resolve(1))).resolves.toBe(1);
});

test("files in the making share a number of cells; one alone may have more; each is given back once", () => {
  const gate = makeDownloadGate({ mostLoading: 1, mostWaiting: 1, mostCells: 10 });
  const release = gate.keep("a", 50);
  expect(gate.keep("b", 1)).toBeUndefined();
  release?.();
  release?.();
  expect(gate.keep("a", 6)).toBeDefined();
  expect(gate.keep("b", 5)).toBeUndefined();
  expect(gate.keep("b", 4)).toBeDefined();
});

test("one caller has half of the turns, of the places that wait and of the cells", async () => {
  const gate = makeDownloadGate({ mostLoading: 4, mostWaiting: 4, mostCells: 10 });
  const tasks = Array.from({ length: 4 }, makeTask);
  const running = tasks.map(({ run }) => gate.load("greedy", run));
  await Promise.resolve();
  expect(tasks.map(({ hasStarted }) => hasStarted())).toEqual([true, true, false, false]);
  expect(gate.load("greedy", () => Promise.resolve())).toBeUndefined();
  await expect(gate.load("other", () => Promise.resolve(1))).resolves.toBe(1);
  for (const { finish } of tasks) finish();
  for (const each of running) await each;
  expect(tasks.every(({ hasStarted }) => hasStarted())).toBe(true);
  expect(gate.keep("greedy", 3)).toBeDefined();
  expect(gate.keep("greedy", 3)).toBeUndefined();
  expect(gate.keep("other", 5)).toBeDefined();
});
