import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { nextTurn } from "./next-turn.ts";

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
