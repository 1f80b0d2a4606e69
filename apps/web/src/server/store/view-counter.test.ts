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
