import type { ObservationTable } from "@statelier/model";
import { expect, it } from "vitest";

import { SourceError } from "../source/cube-source.ts";
import { BackgroundQueue } from "./background-queue.ts";
import type { ObservationPage, ObservationRows, ReadTable } from "./observation-reader.ts";
import { WholeRead, type WholeReadInput } from "./whole-read.ts";

const PATH = "https://example.org/place";

const makeTable = (values: readonly string[]): ReadTable => ({
  rowCount: values.length,
  columns: [
    {
      type: "dictionary",
      id: "place",
      codes: Int32Array.from(values, (_, row) => row),
      values,
      labels: values,
    },
  ],
});

const listValues = ({ columns: [column] }: ObservationTable) =>
  column?.type === "dictionary" ? [...column.codes].map((code) => column.values[code]) : [];

type Failures = (values: readonly string[]) => Error | undefined;

const makePage = (values: readonly string[], fail: Failures, asked: string[]): ObservationPage => ({
  count: values.length,
  part: { path: PATH, values: new Set(values) },
  read: async () => {
    asked.push(values.join(""));
    const failure = fail(values);
    if (failure) throw failure;
    return makeTable(values);
  },
  halve: () =>
    values.length < 2
      ? undefined
      : [values.slice(0, values.length >> 1), values.slice(values.length >> 1)].map((half) =>
          makePage(half, fail, asked),
        ),
});

const open = (
  pages: readonly string[],
  fail: Failures = () => undefined,
  input: Partial<WholeReadInput> = {},
  source: {
    count?: () => Promise<number>;
    planPages?: (count: number, divide: () => ObservationPage[]) => Promise<ObservationPage[]>;
  } = {},
) => {
  const asked: string[] = [];
  const kept: ReadTable[] = [];
  const divide = () => pages.map((page) => makePage(page.split(""), fail, asked));
  const rows = {
    count: source.count ?? (async () => pages.join("").length),
    planPages: async (count: number) => (await source.planPages?.(count, divide)) ?? divide(),
  } as unknown as ObservationRows;
  const whole = new WholeRead({
    rows,
    keys: ["place"],
    queue: new BackgroundQueue(),
    mostRows: 100,
    mostBytes: 1_000,
    bytesOfRow: 8,
    keep: async (table) => void kept.push(table),
    ...input,
  });
  return { whole, asked, kept };
};

const timeout = (): SourceError => new SourceError("SOURCE_TIMEOUT", "too slow");
const away = (): SourceError => new SourceError("SOURCE_DOWN", "away");

it("reads page after page and keeps all rows in their order", async () => {
  const { whole, asked, kept } = open(["dc", "ba"]);
  await whole.readInBackground();
  expect(asked).toEqual(["dc", "ba"]);
  expect(kept.map(listValues)).toEqual([["a", "b", "c", "d"]]);
});

it("halves a page that takes too long, again and again", async () => {
  const { whole, asked, kept } = open(["abcd", "e"], (values) =>
    values.length > 1 ? timeout() : undefined,
  );
  await whole.readInBackground();
  expect(asked).toEqual(["abcd", "ab", "a", "b", "cd", "c", "d", "e"]);
  expect(kept.map(listValues)).toEqual([["a", "b", "c", "d", "e"]]);
});

it("a failure costs one page: those that were read stay, and nothing is kept that is not whole", async () => {
  let isAway = true;
  let now = 0;
  const fail: Failures = (values) => (isAway && values.includes("c") ? away() : undefined);
  const { whole, asked, kept } = open(["ab", "cd"], fail, { now: () => now });
  await whole.readInBackground();
  expect(kept).toEqual([]);
  isAway = false;
  await whole.readInBackground();
  expect(asked).toEqual(["ab", "cd"]);
  now += 60_000;
  await whole.readInBackground();
  expect(asked).toEqual(["ab", "cd", "cd"]);
  expect(kept.map(listValues)).toEqual([["a", "b", "c", "d"]]);
});

it("rows that lie on the disk are not read from their source again", async () => {
  const files: ReadTable[] = [];
  const asked: number[] = [];
  const recall = async (total: number) => {
    asked.push(total);
    return files.find(({ rowCount }) => rowCount === total);
  };
  const keep = async (table: ReadTable) => void files.push(table);
  const opened = open(["ab", "cd"], undefined, { recall, keep });
  const first = await opened.whole.readNow();
  expect(await opened.whole.readNow()).toBe(first);
  expect([asked, opened.asked, files]).toEqual([[4, 4], ["ab", "cd"], [first]]);
});

it("counts and divides anew where the rows are not those that were counted", async () => {
  const counts = [5, 4];
  const plans: number[] = [];
  const { whole, asked, kept } = open(
    ["ab", "cd"],
    undefined,
    {},
    {
      count: async () => counts.shift() ?? 4,
      planPages: async (count, divide) => {
        plans.push(count);
        return count === 4
          ? divide()
          : divide().map((page) => ({
              ...page,
              read: () => Promise.reject(new SourceError("SOURCE_ANSWER_INVALID", "5, not 4")),
            }));
      },
    },
  );
  await expect(whole.readNow()).rejects.toMatchObject({ id: "SOURCE_ANSWER_INVALID" });
  expect(whole.progress).toBeUndefined();
  expect((await whole.readNow())?.rowCount).toBe(4);
  expect([plans, asked]).toEqual([
    [5, 4],
    ["ab", "cd"],
  ]);
  expect(kept.map(listValues)).toEqual([["a", "b", "c", "d"]]);
});

it("a page that was read answers what lies in it, and no other", async () => {
  const { whole } = open(["ab", "cd"], (values) => (values.includes("c") ? away() : undefined));
  await whole.readInBackground();
  const find = (...values: string[]) =>
    whole.findPages([{ path: PATH, type: "values", values: new Set(values) }])?.map(listValues);
  expect(find("a")).toEqual([["a", "b"]]);
  expect(find("a", "c")).toBeUndefined();
  expect(find("none")).toBeUndefined();
  expect(find()).toBeUndefined();
  expect(
    whole.findPages([{ path: "other", type: "values", values: new Set("a") }]),
  ).toBeUndefined();
});

it("begins when readers have had their answers for a while, and nothing is asked of the source before", async () => {
  const queue = new BackgroundQueue({ quietMs: 60 });
  const { whole, asked, kept } = open(["ab", "cd"], undefined, { queue });
  const ask = (): Promise<number> => queue.serve(() => Promise.resolve(asked.length));
  await ask();
  const reading = whole.readInBackground();
  const seen: number[] = [];
  for (let question = 0; question < 4; question += 1) {
    await new Promise((done) => setTimeout(done, 30));
    seen.push(await ask());
  }
  expect(seen).toEqual([0, 0, 0, 0]);
  expect(whole.progress).toBeUndefined();
  await reading;
  expect(kept).toHaveLength(1);
});

it("waits for readers, and says how far it is until all is kept", async () => {
  const queue = new BackgroundQueue({ quietMs: 5 });
  const keeping = Promise.withResolvers<void>();
  const { whole, asked } = open(["ab", "cd"], undefined, { queue, keep: () => keeping.promise });
  const reader = Promise.withResolvers<void>();
  const serving = queue.serve(() => reader.promise);
  const reading = whole.readInBackground();
  await new Promise((done) => setTimeout(done, 20));
  expect(asked).toEqual([]);
  reader.resolve();
  await serving;
  await expect.poll(() => asked).toEqual(["ab", "cd"]);
  await expect.poll(() => whole.progress).toEqual({ rows: 4, total: 4 });
  keeping.resolve();
  await reading;
  expect(whole.progress).toBeUndefined();
});

it("who wants all rows waits for no turn and no reader", async () => {
  const queue = new BackgroundQueue();
  await queue.takeTurn();
  void queue.serve(() => new Promise(() => undefined));
  const { whole } = open(["ab", "cd"], undefined, { queue });
  const queued = whole.readInBackground();
  const [first, second] = await Promise.all([whole.readNow(), whole.readNow()]);
  expect(first && listValues(first)).toEqual(["a", "b", "c", "d"]);
  expect(second).toBe(first);
  await queued;
});

it("reads no dataset that is longer or larger than it may", async () => {
  for (const limit of [{ mostRows: 3 }, { mostBytes: 31 }]) {
    const { whole, asked } = open(["ab", "cd"], undefined, limit);
    expect(await whole.readNow()).toBeUndefined();
    await whole.readInBackground();
    expect(asked).toEqual([]);
  }
});

it("one dataset after the other is read in the background", async () => {
  const queue = new BackgroundQueue();
  const gate = Promise.withResolvers<void>();
  const first = open(["a"], undefined, { queue, keep: () => gate.promise });
  const second = open(["b"], undefined, { queue });
  const reading = [first.whole.readInBackground(), second.whole.readInBackground()];
  await new Promise((done) => setTimeout(done, 20));
  expect([first.asked, second.asked]).toEqual([["a"], []]);
  gate.resolve();
  await Promise.all(reading);
  expect(second.kept).toHaveLength(1);
});
