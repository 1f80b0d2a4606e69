import { fork } from "node:child_process";
import { once } from "node:events";
import { getPriority } from "node:os";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { BoundedProcess } from "./bounded-process.ts";
import type { ProcessError } from "./process-error.ts";
import type { Order } from "./testing/moody-process.ts";
import { IN_TIME, closeProcesses, openProcess } from "./testing/open-process.ts";

afterEach(closeProcesses);

test("orders are answered one after the other by one process", async () => {
  const worker = openProcess();
  expect(await Promise.all([worker.ask("answer", IN_TIME), worker.ask("answer", IN_TIME)])).toEqual(
    [1, 2],
  );
  expect(await worker.start()).toBe(worker.pid);
});

test.each<[Order, string, number]>([
  ["exit", "crashed", 20_000],
  ["break", "broken", 20_000],
  ["hang", "late", 200],
  ["swell", "memory", 20_000],
])(
  "an order to %s is rejected as %s, and the next one is answered",
  async (order, reason, timeoutMs) => {
    const worker = openProcess();
    await worker.start();
    const spoilt = worker.ask(order, { timeoutMs });
    const next = worker.ask("answer", IN_TIME);
    await expect(spoilt).rejects.toMatchObject({ name: "ProcessError", reason });
    expect(await next).toBe(1);
  },
);

test("a process stands back behind others where it is told to", async () => {
  expect(getPriority(await openProcess({ niceness: 7 }).start())).toBe(7);
  expect(getPriority(await openProcess().start())).toBe(getPriority());
});

test("a process that is killed from outside while it rests is started anew by the next order", async () => {
  const worker = openProcess();
  const pid = await worker.start();
  process.kill(pid, "SIGKILL");
  await expect.poll(() => worker.pid).not.toBe(pid);
  expect(await worker.ask("answer", IN_TIME)).toBe(1);
});

test("of the orders that wait the lightest goes first, of equal ones the first that came", async () => {
  const worker = openProcess({ mostWaiting: 4 });
  await worker.start();
  const weights = [9, 5, 7, 5, 1];
  const turns = await Promise.all(
    weights.map((weight) => worker.ask("answer", { ...IN_TIME, weight })),
  );
  expect(turns).toEqual([1, 3, 5, 4, 2]);
});

test("more orders than may wait are refused", async () => {
  const worker = openProcess({ mostWaiting: 1 });
  await worker.start();
  const taken = [worker.ask("answer", IN_TIME), worker.ask("answer", IN_TIME)];
  await expect(worker.ask("answer", IN_TIME)).rejects.toMatchObject({ reason: "busy" });
  expect(await Promise.all(taken)).toEqual([1, 2]);
});

test("an order that is not done in the little that others have left of its time has waited, and is not late", async () => {
  const worker = openProcess();
  await worker.start();
  const first = worker.ask("hang", { timeoutMs: 400 });
  const second = worker.ask("hang", { timeoutMs: 1_000, wholeMs: 700 });
  await expect(first).rejects.toMatchObject({ reason: "late" });
  await expect(second).rejects.toMatchObject({ reason: "busy" });
});

test("an answer that came while this program was busy is in time, however late it is read", async () => {
  const worker = openProcess();
  await worker.start();
  const [first, second] = [
    worker.ask("answer", { timeoutMs: 300 }),
    worker.ask("answer", { ...IN_TIME, wholeMs: 300 }),
  ];
  const refused = second.catch((error: ProcessError) => error.reason);
  // The first order is on its way.
  await new Promise((done) => setImmediate(done));
  const until = performance.now() + 600;
  while (performance.now() < until);
  expect(await first).toBe(1);
  expect(await refused).toBe("busy");
  expect(await worker.ask("answer", IN_TIME)).toBe(2);
});

test("an order whose caller has gone is not begun", async () => {
  const worker = openProcess();
  const caller = new AbortController();
  const [first, second] = [
    worker.ask("answer", IN_TIME),
    worker.ask("exit", { ...IN_TIME, signal: caller.signal }),
  ];
  caller.abort();
  await expect(second).rejects.toMatchObject({ reason: "gone" });
  expect(await first).toBe(1);
});

test("a process that does not start says why, and is not tried again at once", async () => {
  const worker = openProcess({}, { refuse: true });
  await expect(worker.start()).rejects.toMatchObject({ reason: "unavailable", message: "no data" });
  await expect(worker.ask("answer", IN_TIME)).rejects.toMatchObject({ reason: "unavailable" });
});

test("a process that the system does not let begin is one that does not start", async () => {
  const process = new BoundedProcess(new URL("http://localhost/no-file"), undefined, {
    mostWaiting: 1,
    mostWaitMs: 1_000,
    maxBytes: 1,
  });
  await expect(process.ask("x", { timeoutMs: 1_000 })).rejects.toMatchObject({
    name: "ProcessError",
    reason: "unavailable",
  });
  await process.close();
});

test("closing rejects what runs and what waits", async () => {
  const worker = openProcess();
  await worker.start();
  const orders = [worker.ask("hang", IN_TIME), worker.ask("answer", IN_TIME)];
  await Promise.all([
    ...orders.map((order) => expect(order).rejects.toMatchObject({ reason: "closed" })),
    worker.close(),
  ]);
  await expect(worker.ask("answer", IN_TIME)).rejects.toMatchObject({ reason: "closed" });
});

test("a process whose owner goes while it works ends without a word", async () => {
  const path = fileURLToPath(new URL("testing/moody-process.ts", import.meta.url));
  const child = fork(path, { silent: true });
  const ended = once(child, "exit");
  const said = text(child.stderr!);
  const ready = once(child, "message");
  child.send({ type: "start", data: {} });
  await ready;
  child.send({ type: "order", id: 1, order: "work" }, () => child.disconnect());
  expect(await ended).toEqual([0, null]);
  expect(await said).toBe("");
});
