import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { firstTurn, makePause, nextTurn } from "./next-turn.ts";

it("gives one turn of the event loop to each, in their order", async () => {
  const said: string[] = [];
  const speak = async (name: string): Promise<void> => {
    await nextTurn();
    said.push(name);
    await Promise.resolve();
    said.push(`${name} again`);
    setImmediate(() => said.push(`others after ${name}`));
  };
  await Promise.all(["a", "b", "c"].map(speak));
  await pause(5);
  expect(said).toEqual([
    "a",
    "a again",
    "b",
    "b again",
    "others after a",
    "c",
    "c again",
    "others after b",
    "others after c",
  ]);
});

it("waits between small steps only where the last turn is a while ago", async () => {
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

it("goes by turns between what has begun and what has not", async () => {
  const said: string[] = [];
  const asked = ["a", "b", "c"].map(async (name) => {
    await firstTurn();
    said.push(name);
  });
  for (const name of ["x", "y"])
    asked.push(
      nextTurn().then(() => {
        said.push(name);
      }),
    );
  await Promise.all(asked);
  expect(said.filter((name) => /[abc]/.test(name))).toEqual(["a", "b", "c"]);
  expect(said.indexOf("y")).toBeLessThan(4);
  expect(said.indexOf("b")).toBeLessThan(4);
});
