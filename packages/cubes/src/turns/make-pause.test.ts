import { setImmediate as nextTurn } from "node:timers/promises";

import { expect, it } from "vitest";

import { makePause } from "./make-pause.ts";

it("waits where the last turn is a while ago, and not before", async () => {
  let clock = 0;
  const pause = makePause(() => clock);
  const said: string[] = [];
  setImmediate(() => said.push("others"));
  clock = 9;
  await pause();
  said.push("soon");
  clock = 10;
  await pause();
  said.push("later");
  expect(said).toEqual(["soon", "others", "later"]);
});

it("of several long works one goes on in each turn, in their order", async () => {
  let clock = 0;
  const said: string[] = [];
  const works = ["a", "b", "c"].map(async (name) => {
    const pause = makePause(() => (clock += 10));
    for (let step = 1; step <= 2; step += 1) {
      await pause();
      said.push(`${name}${step}`);
    }
  });
  const turns: number[] = [];
  for (let before = 0; said.length < 6; before = said.length) {
    await nextTurn();
    turns.push(said.length - before);
  }
  await Promise.all(works);
  expect(Math.max(...turns)).toBe(1);
  expect(said).toEqual(["a1", "b1", "c1", "a2", "b2", "c2"]);
});
