import { afterEach, expect, test } from "vitest";
import { IN_TIME, closeProcesses, openProcess } from "./testing/open-process.ts";

afterEach(closeProcesses);

test("a process that keeps a quarter of what it may take starts anew between two orders", async () => {
  const worker = openProcess();
  const pid = await worker.start();
  expect(await worker.ask("answer", IN_TIME)).toBe(1);
  expect(await worker.ask("hold", IN_TIME)).toBe(2);
  await expect.poll(() => worker.pid).not.toBe(pid);
  expect(await worker.ask("answer", IN_TIME)).toBe(1);
});

test("a process without orders is ended after its time, and started by the next one", async () => {
  const worker = openProcess({ restMs: 100 });
  expect(await worker.ask("answer", IN_TIME)).toBe(1);
  await expect.poll(() => worker.pid).toBeUndefined();
  const late = worker.ask("hang", { timeoutMs: 1_000 });
  await expect(late).rejects.toMatchObject({ reason: "late" });
  expect(await worker.ask("answer", IN_TIME)).toBe(1);
});

test("an order that has waited for others has less time, and none is waited for beyond its whole time", async () => {
  const worker = openProcess();
  await worker.start();
  const first = worker.ask("hang", { timeoutMs: 400 });
  const impatient = worker.ask("answer", { timeoutMs: 20_000, wholeMs: 200 });
  const second = worker.ask("hang", { timeoutMs: 4_000, wholeMs: 3_000 });
  await expect(impatient).rejects.toMatchObject({ reason: "busy" });
  await expect(first).rejects.toMatchObject({ reason: "late" });
  await expect(second).rejects.toMatchObject({ reason: "late" });
});
