import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, afterEach, expect, it, onTestFinished, vi } from "vitest";
import { ANONYMOUS } from "../http/viewer.ts";
import { migrateSqlite } from "./schema/migrate-sqlite.ts";
import { openSqliteStore } from "./sqlite-store.ts";
import type { StoreEngine } from "./conformance/store-engine.ts";
import { testConfigStore } from "./conformance/test-config-store.ts";
import { testHandOver } from "./conformance/test-hand-over.ts";
import { testOwnership } from "./conformance/test-ownership.ts";
import { testFollowing } from "./conformance/test-following.ts";
import { testLog } from "./conformance/test-log.ts";
import { testMemberships } from "./conformance/test-memberships.ts";
import { testMigrations } from "./conformance/test-migrations.ts";
import { testReading } from "./conformance/test-reading.ts";
import { testTokens } from "./conformance/test-tokens.ts";

const folder = mkdtempSync(join(tmpdir(), "sqlite-store-"));
afterAll(() => rmSync(folder, { recursive: true }));

const withDatabase = <Answer>(place: string, run: (database: DatabaseSync) => Answer): Answer => {
  const database = new DatabaseSync(place);
  try {
    return run(database);
  } finally {
    database.close();
  }
};

let made = 0;

const SQLITE: StoreEngine = {
  make: async (what) => {
    const place = join(folder, String((made += 1)), "statelier.db");
    if (what === "empty") return place;
    mkdirSync(dirname(place));
    copyFileSync(join(import.meta.dirname, "conformance/fixtures/version-0.db"), place);
    return place;
  },
  open: async (place, now) => openSqliteStore(place, now ? { now } : {}),
  migrate: async (place, steps) => withDatabase(place, (each) => migrateSqlite(each, steps)),
  ask: async (place, sql) =>
    withDatabase(place, (each) => each.prepare(sql).all()).map((row) => ({ ...row })),
};

testConfigStore(SQLITE);
testOwnership(SQLITE);
testHandOver(SQLITE);
testMigrations(SQLITE);
testTokens(SQLITE);
testLog(SQLITE);
testMemberships(SQLITE);
testFollowing(SQLITE);
testReading(SQLITE);

const FULL = { synchronous: 2 };
const NORMAL = { synchronous: 1 };

afterEach(() => vi.restoreAllMocks());

it("waits for the disk with every chart, and never with views", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sqlite-store-"));
  const open = vi.spyOn(DatabaseSync.prototype, "exec");
  const store = openSqliteStore(join(folder, "charts.db"));
  const database = open.mock.contexts[0] as DatabaseSync;
  const read = () => ({ ...database.prepare("pragma synchronous").get() });
  open.mockRestore();
  const exec = database.exec.bind(database);
  const commits: unknown[] = [];
  vi.spyOn(database, "exec").mockImplementation((text) => {
    if (text === "commit") commits.push(read());
    exec(text);
  });
  expect(read()).toEqual(FULL);
  await store.addViews(new Map([["k", 1]]), "2026-12-01");
  expect(commits).toEqual([NORMAL]);
  expect(read()).toEqual(FULL);

  exec("alter table config rename to gone");
  await expect(store.addViews(new Map([["k", 1]]), "2026-12-01")).rejects.toThrow(/no such table/);
  expect(read()).toEqual(FULL);
  await store.close();
  rmSync(folder, { recursive: true });
});

it("has every chart in the file itself as soon as it is stored", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sqlite-store-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const store = openSqliteStore(join(folder, "charts.db"));
  const chart = { userId: null, publishedState: "PUBLISHED", draftOf: null } as const;
  for (const key of ["a", "b"]) await store.insert({ ...chart, key, data: { title: key } });
  copyFileSync(join(folder, "charts.db"), join(folder, "copy.db"));
  const copy = openSqliteStore(join(folder, "copy.db"));
  expect(await copy.find("b", ANONYMOUS)).toMatchObject({ data: { title: "b" } });
  await Promise.all([store.close(), copy.close()]);
});

it("puts charts that come at the same time on the disk together, and refuses one of them by itself", async () => {
  const exec = vi.spyOn(DatabaseSync.prototype, "exec");
  const store = openSqliteStore(":memory:");
  const chart = { userId: null, publishedState: "PUBLISHED", draftOf: null, data: {} } as const;
  await store.insert({ ...chart, key: "taken" });
  exec.mockClear();
  const keys = ["a", "b", "taken", "c"];
  const stored = await Promise.allSettled(keys.map((key) => store.insert({ ...chart, key })));
  expect(stored.map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "rejected",
    "fulfilled",
  ]);
  expect(exec.mock.calls.filter(([sql]) => sql === "commit")).toHaveLength(1);
  expect(await store.find("c", ANONYMOUS)).toMatchObject({ key: "c" });
  await store.close();
});

it("stores none of the charts that it could not put on the disk, and the next ones all the same", async () => {
  const store = openSqliteStore(":memory:");
  const chart = { userId: null, publishedState: "PUBLISHED", draftOf: null, data: {} } as const;
  const full = vi.spyOn(DatabaseSync.prototype, "exec").mockImplementation(function fail(
    this: DatabaseSync,
    sql,
  ) {
    if (sql === "commit") throw new Error("no room");
    this.prepare(sql).run();
  });
  const lost = await Promise.allSettled(["a", "b"].map((key) => store.insert({ ...chart, key })));
  expect(lost.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  full.mockRestore();
  expect(await store.find("a", ANONYMOUS)).toBeUndefined();
  await store.insert({ ...chart, key: "a" });
  expect(await store.find("a", ANONYMOUS)).toMatchObject({ key: "a" });
  await store.close();
});

it("stores what has been handed over before it is closed", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sqlite-store-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "charts.db");
  const store = openSqliteStore(file);
  const chart = { userId: null, publishedState: "PUBLISHED", draftOf: null, data: {} } as const;
  await Promise.all([store.insert({ ...chart, key: "last" }), store.close()]);
  const again = openSqliteStore(file);
  expect(await again.find("last", ANONYMOUS)).toMatchObject({ key: "last" });
  await again.close();
});
