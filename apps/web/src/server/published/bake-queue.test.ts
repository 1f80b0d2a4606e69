import { expect, test } from "vitest";
import { makeLog } from "../logging/log.ts";
import { makeBakeQueue } from "./bake-queue.ts";

const settle = () => new Promise((done) => setTimeout(done, 5));

test("new charts are baked one after the other; one that fails leaves the next", async () => {
  const lines: string[] = [];
  let running = 0;
  const baked: string[] = [];
  const { add } = makeBakeQueue(
    async (key) => {
      running += 1;
      expect(running).toBe(1);
      await Promise.resolve();
      running -= 1;
      if (key === "b") throw new Error("nobody answers");
    },
    makeLog("info", (line) => void lines.push(line)),
  );
  for (const key of ["a", "b", "c"]) add({ key, onBaked: () => void baked.push(key) });
  await settle();
  add({ key: "d", onBaked: () => void baked.push("d") });
  await settle();
  expect(baked).toEqual(["a", "c", "d"]);
  expect(lines).toHaveLength(1);
});

test("no more than so many wait: the others are baked for their first reader", async () => {
  const baked: string[] = [];
  const { add, close } = makeBakeQueue(
    async (key) => void baked.push(key),
    makeLog("error", () => undefined),
    2,
  );
  for (const key of ["a", "b", "c", "d"]) add({ key, onBaked: () => undefined });
  await settle();
  expect(baked).toEqual(["a", "b", "c"]);
  for (const key of ["e", "f"]) add({ key, onBaked: () => undefined });
  close();
  await settle();
  expect(baked).toEqual(["a", "b", "c", "e"]);
});
