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
  const failing = gate.load(() => first.run().then(() => Promise.reject(new Error("no"))));
  const waiting = gate.load(second.run);
  expect(gate.load(() => Promise.resolve())).toBeUndefined();
  expect(second.hasStarted()).toBe(false);
  first.finish();
  await expect(failing).rejects.toThrow("no");
  second.finish();
  await waiting;
  expect(second.hasStarted()).toBe(true);
  await expect(gate.load(() => Promise.resolve(1))).resolves.toBe(1);
});

test("files in the making share a number of cells; one alone may have more; each is given back once", () => {
  const gate = makeDownloadGate({ mostLoading: 1, mostWaiting: 1, mostCells: 10 });
  const release = gate.keep(50);
  expect(gate.keep(1)).toBeUndefined();
  release?.();
  release?.();
  expect(gate.keep(6)).toBeDefined();
  expect(gate.keep(5)).toBeUndefined();
  expect(gate.keep(4)).toBeDefined();
});
