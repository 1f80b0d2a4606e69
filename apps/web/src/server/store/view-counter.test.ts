import { expect, it } from "vitest";
import { ANONYMOUS } from "../http/viewer.ts";
import { makeLog } from "../logging/log.ts";
import { openSqliteStore } from "./sqlite-store.ts";
import { makeViewCounter } from "./view-counter.ts";

it("adds views in batches and keeps them when the store fails", async () => {
  const store = openSqliteStore(":memory:");
  await store.insert({
    key: "k",
    data: {},
    userId: null,
    publishedState: "PUBLISHED",
    draftOf: null,
  });
  let broken = true;
  const lines: string[] = [];
  const counter = makeViewCounter(
    {
      addViews: (views, day) =>
        broken ? Promise.reject(new Error("disk full")) : store.addViews(views, day),
    },
    makeLog("info", (line) => lines.push(line)),
    { timeZone: "UTC", everyMs: 60_000 },
  );
  counter.count("k");
  counter.count("k");
  await counter.flush();
  expect(await store.countViews("k", ANONYMOUS)).toBe(0);
  expect(lines).toHaveLength(1);
  broken = false;
  counter.count("k");
  await counter.close();
  expect(await store.countViews("k", ANONYMOUS)).toBe(3);
});

it("counts a network that opens a chart again within half an hour once", async () => {
  const added: ReadonlyMap<string, number>[] = [];
  let now = 0;
  const counter = makeViewCounter(
    { addViews: async (views) => void added.push(new Map(views)) },
    makeLog("error", () => undefined),
    { timeZone: "UTC", everyMs: 60_000, now: () => now },
  );
  const open = (): void => {
    counter.count("a", "192.0.2.7");
    counter.count("a", "192.0.2.7");
    counter.count("a", "192.0.2.8");
    counter.count("b", "192.0.2.7");
  };
  open();
  now = 1_799_999;
  open();
  await counter.flush();
  now = 1_800_000;
  open();
  await counter.close();
  const counts = { a: 2, b: 1 };
  expect(added.map((views) => Object.fromEntries(views))).toEqual([counts, counts]);
});
