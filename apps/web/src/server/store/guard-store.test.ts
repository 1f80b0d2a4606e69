import { expect, test } from "vitest";
import { ANONYMOUS } from "../http/viewer.ts";
import type { ConfigStore } from "./config-store.ts";
import { guardStore } from "./guard-store.ts";

const withCode = (message: string, fields: Record<string, unknown>): Error =>
  Object.assign(new Error(message), fields);

const FULL = [
  withCode("database or disk is full", { code: "ERR_SQLITE_ERROR", errcode: 13 }),
  withCode("disk I/O error", { code: "ERR_SQLITE_ERROR", errcode: 4_874 }),
  withCode("no space left on device", { code: "ENOSPC" }),
  withCode("could not extend file", { code: "53100" }),
];

const AWAY = [
  withCode("connect ECONNREFUSED 127.0.0.1:5432", { code: "ECONNREFUSED" }),
  withCode("the database system is shutting down", { code: "57P03" }),
  withCode("cannot execute INSERT in a read-only transaction", { code: "25006" }),
  withCode("database is locked", { code: "ERR_SQLITE_ERROR", errcode: 5 }),
  new Error("Connection terminated unexpectedly"),
  new Error("timeout exceeded when trying to connect"),
];

/** A store that fails as it is told. */
const open = (failure: { error?: Error }) => {
  const asked = { finds: 0 };
  let time = 0;
  const answer = async <Value>(value: Value): Promise<Value> => {
    if (failure.error) throw failure.error;
    return value;
  };
  const store = {
    people: {},
    follow: {},
    insert: () => answer("stored"),
    find: () => {
      asked.finds += 1;
      return answer(undefined);
    },
  } as unknown as ConfigStore;
  const guarded = guardStore(store, { maxWaitMs: 20, now: () => time });
  return { guarded, asked, pass: (ms: number) => (time += ms) };
};

test.each(FULL)("a store whose write fails with %s is full", async (error) => {
  await expect(open({ error }).guarded.insert({} as never)).rejects.toMatchObject({
    name: "StoreFailure",
    reason: "full",
    cause: error,
  });
});

test.each(AWAY)("a store that fails with %s is away", async (error) => {
  await expect(open({ error }).guarded.find("key", ANONYMOUS)).rejects.toMatchObject({
    reason: "away",
  });
});

test.each([
  withCode("duplicate key", { code: "23505" }),
  withCode("UNIQUE constraint failed", { code: "ERR_SQLITE_ERROR", errcode: 1_555 }),
  withCode("relation does not exist", { code: "42P01" }),
])("%s says nothing of the store", async (error) => {
  await expect(open({ error }).guarded.insert({} as never)).rejects.toBe(error);
});

test("one that is away is spared for a second, and found again without a restart", async () => {
  const failure: { error?: Error } = { error: AWAY[0] as Error };
  const { guarded, asked, pass } = open(failure);
  await expect(guarded.find("key", ANONYMOUS)).rejects.toMatchObject({ reason: "away" });
  delete failure.error;
  await expect(guarded.find("key", ANONYMOUS)).rejects.toMatchObject({ reason: "away" });
  expect(asked.finds).toBe(1);
  pass(1_000);
  expect(await guarded.find("key", ANONYMOUS)).toBeUndefined();
  expect(await guarded.find("key", ANONYMOUS)).toBeUndefined();
});

test("a reader does not wait long for one that never answers", async () => {
  const store = {
    people: {},
    follow: {},
    find: () => new Promise(() => undefined),
  } as unknown as ConfigStore;
  const guarded = guardStore(store, { maxWaitMs: 10 });
  await expect(guarded.find("key", ANONYMOUS)).rejects.toMatchObject({ reason: "away" });
});
