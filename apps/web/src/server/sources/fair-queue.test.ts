import { expect, it } from "vitest";
import { FairQueue, type QueueBounds } from "./fair-queue.ts";

const BOUNDS: QueueBounds = { mostOfCaller: 2, mostWaiting: 10, mostWaitMs: 5_000, shareMs: 5_000 };

const makeQueue = (bounds: Partial<QueueBounds> = {}) => {
  let now = 0;
  const queue = new FairQueue({ ...BOUNDS, ...bounds }, () => now);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (caller: string, prepare: () => Promise<unknown> = async () => undefined) =>
    queue.run(
      caller,
      (signal) => {
        begun.push(caller);
        return new Promise<string>((resolve, reject) => {
          ends.push(() => resolve(caller));
          signal.addEventListener("abort", () => reject(new Error("It was ended.")));
        });
      },
      prepare,
    );
  const endNext = async (takes = 10) => {
    await new Promise(setImmediate);
    now += takes;
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { begun, ask, endNext };
};

it("runs one job at a time, callers in turn", async () => {
  const { begun, ask, endNext } = makeQueue();
  const answers = ["a", "a", "a", "b", "c", "b"].map((caller) => ask(caller));
  await new Promise(setImmediate);
  expect(begun).toEqual(["a"]);
  for (let count = 0; count < 6; count += 1) await endNext();
  expect(begun).toEqual(["a", "b", "c", "a", "b", "a"]);
  expect(await Promise.all(answers)).toEqual(["a", "a", "a", "b", "c", "b"]);
});

it("runs the jobs of who has used little before those of who has used much, for a minute", async () => {
  const { begun, ask, endNext } = makeQueue();
  const first = ask("much");
  await endNext(900);
  const second = ["little", "much", "little"].map((caller) => ask(caller));
  for (let count = 0; count < 3; count += 1) await endNext();
  const third = ask("little");
  await endNext(61_000);
  const fourth = ["other", "much", "little"].map((caller) => ask(caller));
  for (let count = 0; count < 3; count += 1) await endNext();
  await Promise.all([first, ...second, third, ...fourth]);
  expect(begun.slice(1, 4)).toEqual(["little", "little", "much"]);
  expect(begun.slice(5)).toEqual(["other", "much", "little"]);
});

it("refuses a caller who has too many waiting, and no other", async () => {
  const { begun, ask, endNext } = makeQueue();
  const own = [ask("a"), ask("a"), ask("a")];
  await expect(ask("a")).rejects.toMatchObject({ reason: "busy" });
  const other = ask("b");
  for (let count = 0; count < 4; count += 1) await endNext();
  await Promise.all([...own, other]);
  expect(begun).toHaveLength(4);
});

it("leaves others half of the places, and the next turn, where one network asks from ever new addresses", async () => {
  const { begun, ask, endNext } = makeQueue();
  const names = (at: number) => [`192.0.2.${at}`, `2001:db8:1:${at}::/64`] as const;
  const held = Array.from({ length: 6 }, (_, at) => ask(names(at)[0]));
  await expect(ask(names(9)[0])).rejects.toMatchObject({
    reason: "busy",
    message: /from the network of your address/,
  });
  const sixth = Array.from({ length: 3 }, (_, at) => ask(names(at)[1]));
  await endNext(900);
  const honest = ask("198.51.100.7");
  await endNext(900);
  expect(begun).toEqual([names(0)[0], names(0)[1], "198.51.100.7"]);
  for (let count = 0; count < 8; count += 1) await endNext();
  await Promise.all([...held, ...sixth, honest]);
});

it("refuses everybody beyond what may wait in all, and who has waited too long", async () => {
  const { ask, endNext } = makeQueue({ mostWaiting: 1, mostWaitMs: 20 });
  const first = ask("a");
  const second = ask("b");
  await expect(ask("c")).rejects.toMatchObject({ reason: "busy" });
  await expect(second).rejects.toMatchObject({ reason: "busy" });
  await endNext();
  expect(await first).toBe("a");
});

it("gives somebody else the place of who has several where all are taken", async () => {
  const { begun, ask, endNext } = makeQueue({ mostWaiting: 3 });
  const taken = ["a", "a", "a", "b"].map((caller) => ask(caller));
  const fresh = ask("c");
  await expect(taken[2]).rejects.toMatchObject({ reason: "busy" });
  await expect(ask("b")).rejects.toMatchObject({ reason: "busy" });
  await expect(ask("d")).rejects.toMatchObject({ reason: "busy" });
  for (let count = 0; count < 4; count += 1) await endNext();
  expect(await fresh).toBe("c");
  expect(begun).toHaveLength(4);
});

it("ends a long job once another caller waits, not before", async () => {
  const { begun, ask, endNext } = makeQueue({ shareMs: 20 });
  const long = ask("a");
  const ownNext = ask("a");
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(begun).toEqual(["a"]);
  const other = ask("b");
  await expect(long).rejects.toMatchObject({ reason: "timeout" });
  for (let count = 0; count < 3; count += 1) await endNext();
  expect(await Promise.all([ownNext, other])).toEqual(["a", "b"]);
});

it("counts what is made ready before a job, as a store that is loaded anew, as nobody's time", async () => {
  const { begun, ask, endNext } = makeQueue({ shareMs: 20 });
  const ready = Promise.withResolvers<void>();
  const first = ask("a", () => ready.promise);
  const second = ask("b");
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(begun).toEqual([]);
  ready.resolve();
  await endNext(5);
  expect(await first).toBe("a");
  await endNext();
  expect(await second).toBe("b");
});

it("goes on where what a job needs cannot be made ready", async () => {
  const { ask, endNext } = makeQueue();
  const first = ask("a", () => Promise.reject(new Error("It did not open.")));
  const second = ask("b");
  await expect(first).rejects.toThrow("It did not open.");
  await endNext();
  expect(await second).toBe("b");
});
