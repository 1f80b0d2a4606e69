import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { BackgroundQueue } from "./background-queue.ts";

/** A reader who waits until they are answered. */
const ask = (queue: BackgroundQueue): { answer: () => Promise<void> } => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const served = queue.serve(() => promise);
  return {
    answer: async () => {
      resolve();
      await served;
    },
  };
};

const watch = (queue: BackgroundQueue) => {
  const watched = { hasBegun: false, begun: Promise.resolve() };
  watched.begun = queue.giveWay().then(() => void (watched.hasBegun = true));
  return watched;
};

test("what is read in the background waits for all who had asked before, however long that takes", async () => {
  const queue = new BackgroundQueue({ quietMs: 1, waitMs: 5, answersMs: 60_000 });
  const [one, other] = [ask(queue), ask(queue)];
  const whole = watch(queue);
  await one.answer();
  await pause(40);
  expect(whole.hasBegun).toBe(false);
  await other.answer();
  await whole.begun;
});

test("readers who come later hold it up for a while, not for ever", async () => {
  const queue = new BackgroundQueue({ quietMs: 60_000, waitMs: 20, answersMs: 60_000 });
  const first = ask(queue);
  const whole = watch(queue);
  ask(queue);
  await first.answer();
  expect(whole.hasBegun).toBe(false);
  await whole.begun;
});

test("nor does a source that never answers", async () => {
  const queue = new BackgroundQueue({ quietMs: 1, waitMs: 5, answersMs: 20 });
  ask(queue);
  await expect(watch(queue).begun).resolves.toBeUndefined();
});
