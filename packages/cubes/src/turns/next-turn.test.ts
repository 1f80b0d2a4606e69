import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { firstTurn, makePause, makeTurnQueue, nextTurn } from "./next-turn.ts";

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

it("lets the first request of a turn begin at once, and the others one after the other", async () => {
  const said: string[] = [];
  const asked = ["a", "b", "c"].map(async (name) => {
    await firstTurn();
    said.push(name);
  });
  await Promise.resolve();
  expect(said).toEqual(["a"]);
  await Promise.all(asked);
  expect(said).toEqual(["a", "b", "c"]);
});

it("goes by turns between what has begun and what has not", async () => {
  const said: string[] = [];
  const begin = async (name: string): Promise<void> => {
    await firstTurn();
    said.push(name);
  };
  const goOn = async (name: string): Promise<void> => {
    await nextTurn();
    said.push(name);
  };
  await Promise.all([goOn("w"), begin("a"), begin("b"), begin("c"), goOn("x"), goOn("y")]);
  expect(said.filter((name) => name < "w")).toEqual(["a", "b", "c"]);
  expect(said.filter((name) => name >= "w")).toEqual(["w", "x", "y"]);
  expect(Math.abs(said.indexOf("b") - said.indexOf("x"))).toBe(1);
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
    await new Promise(setImmediate);
    turns.push(said.length - before);
  }
  await Promise.all(works);
  expect(Math.max(...turns)).toBe(1);
  expect(said).toEqual(["a1", "b1", "c1", "a2", "b2", "c2"]);
});

/** Work of `cost` milliseconds a turn, by a clock of its own. */
const makeWork = (said: string[]) => {
  let clock = 0;
  const turns = makeTurnQueue(() => clock);
  return {
    wait: (ms: number) => (clock += ms),
    work: (caller: string, { name, cost, count }: { name: string; cost: number; count: number }) =>
      turns.inTurnsOf(caller, async () => {
        await turns.firstTurn();
        clock += cost;
        for (let at = 1; at < count; at += 1) {
          await turns.nextTurn();
          clock += cost;
        }
        said.push(name);
      }),
  };
};

it("lets a caller of small requests go before one who has had much lately", async () => {
  const said: string[] = [];
  const { work } = makeWork(said);
  const large = Array.from({ length: 6 }, (_, at) =>
    work("heavy", { name: `large ${at}`, cost: 1_000, count: 3 }),
  );
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  const small = work("light", { name: "small", cost: 1, count: 5 });
  await Promise.all([...large, small]);
  expect(said[0]).toBe("small");
  expect(said).toHaveLength(7);
});

it("forgets what a caller has had, so that nobody waits for ever", async () => {
  const said: string[] = [];
  const { work, wait } = makeWork(said);
  await work("heavy", { name: "once", cost: 1_000, count: 1 });
  await new Promise(setImmediate);
  wait(60_000);
  await Promise.all([
    work("other", { name: "first", cost: 1, count: 1 }),
    work("heavy", { name: "second", cost: 1, count: 1 }),
    work("other", { name: "third", cost: 1, count: 1 }),
  ]);
  expect(said).toEqual(["once", "first", "second", "third"]);
});

it("takes what is done for nobody as one caller", async () => {
  const said: string[] = [];
  let clock = 0;
  const turns = makeTurnQueue(() => clock);
  const background = Array.from({ length: 3 }, async (_, at) => {
    await turns.nextTurn();
    clock += 1_000;
    said.push(`background ${at}`);
  });
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  const reader = turns.inTurnsOf("reader", async () => {
    await turns.nextTurn();
    said.push("reader");
  });
  await Promise.all([...background, reader]);
  expect(said.indexOf("reader")).toBeLessThan(3);
});

it("holds nobody up where the clock is set back", async () => {
  let clock = 1e9;
  const turns = makeTurnQueue(() => clock);
  const work = (cost: number) =>
    turns.inTurnsOf("caller", async () => {
      await turns.nextTurn();
      clock += cost;
    });
  await work(1_000);
  await new Promise(setImmediate);
  clock = 0;
  await work(1);
  expect(clock).toBe(1);
});
