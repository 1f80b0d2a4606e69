import { expect, test } from "vitest";
import { AnswerCache } from "./answer-cache.ts";

const start = (maxEntries = 10) => {
  const clock = { now: 0 };
  const asked: string[] = [];
  const cache = new AnswerCache<string>({
    maxEntries,
    maxAgeMs: (answer) => (answer.endsWith("?") ? 0 : 100),
    now: () => clock.now,
  });
  const ask = (key: string, answer = key): Promise<string> =>
    cache.ask(key, async () => {
      asked.push(key);
      if (answer === "") throw new Error("away");
      return answer;
    });
  return { clock, asked, ask };
};

test("what several ask at once is asked once, and again when it is old", async () => {
  const { clock, asked, ask } = start();
  expect(await Promise.all([ask("a"), ask("a"), ask("b")])).toEqual(["a", "a", "b"]);
  clock.now = 99;
  await ask("a");
  expect(asked).toEqual(["a", "b"]);
  clock.now = 100;
  await ask("a");
  expect(asked).toEqual(["a", "b", "a"]);
});

test("what failed, and what its answer says is not kept, is asked again", async () => {
  const { asked, ask } = start();
  await expect(ask("a", "")).rejects.toThrow("away");
  await ask("a");
  await ask("b", "which?");
  await ask("b");
  expect(asked).toEqual(["a", "a", "b", "b"]);
});

test("where there is no more room the least recently used goes", async () => {
  const { asked, ask } = start(2);
  for (const key of ["a", "b", "a", "c", "a", "b"]) await ask(key);
  expect(asked).toEqual(["a", "b", "c", "b"]);
});
