import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { makeChart, makeDocument, serveDocument } from "../testing/serve-document.ts";
import { runInTurns, settleInTurns } from "../turns/in-turns.ts";

/** How often others had their turn until the work was done. */
const countTurns = async (work: Promise<unknown>): Promise<number> => {
  let turns = 0;
  let isDone = false;
  void work.then(() => (isDone = true));
  while (!isDone) {
    await setImmediate();
    turns += 1;
  }
  return turns;
};

const CHARTS = 20;
const board = makeDocument(
  Array.from({ length: CHARTS }, (_, at) => makeChart(`chart${String(at).padStart(7, "0")}`)),
  { type: "tall" },
);

test("others are served between the charts of a dashboard, in each form of it", async () => {
  const served = serveDocument(board);
  await serveDocument(board).page();
  for (const [form, ask] of Object.entries({
    page: () => served.page(),
    picture: () => served.file("svg"),
    archive: () => served.file("zip"),
    preview: () => served.preview(),
  })) {
    const reading = ask();
    expect([form, await countTurns(reading)]).toEqual([form, expect.toSatisfy((n) => n >= CHARTS)]);
    expect([form, (await reading).status]).toEqual([form, 200]);
  }
}, 60_000);

test("of a PNG of a dashboard that becomes too large only as much is drawn as shows that", async () => {
  const served = serveDocument(board);
  const search = "?width=1600&scale=3";
  await served.file("svg", search);
  const whole = await countTurns(served.file("svg", search));
  const reading = served.file("png", search);
  expect(whole - (await countTurns(reading))).toBeGreaterThan(CHARTS / 2);
  expect((await reading).status).toBe(422);
}, 60_000);

test("work in turns goes on side by side, keeps its order, and fails as its first failure does", async () => {
  const gate = Promise.withResolvers<void>();
  const begun: number[] = [];
  const work = async (item: number): Promise<number> => {
    begun.push(item);
    if (item === 2) throw new Error("two");
    if (item === 1) await gate.promise;
    if (item === 3) gate.resolve();
    return item * 10;
  };
  const settled = await settleInTurns([1, 2, 3], work);
  expect(settled.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(begun).toEqual([1, 2, 3]);
  expect(await runInTurns([3, 1], work)).toEqual([30, 10]);
  await expect(runInTurns([3, 2], work)).rejects.toThrow("two");
  expect(await runInTurns([], work)).toEqual([]);
});
