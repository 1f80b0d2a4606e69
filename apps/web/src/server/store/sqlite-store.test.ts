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
import { testMigrations } from "./conformance/test-migrations.ts";

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
  open: async (place) => openSqliteStore(place),
  migrate: async (place, steps) => withDatabase(place, (each) => migrateSqlite(each, steps)),
  ask: async (place, sql) =>
    withDatabase(place, (each) => each.prepare(sql).all()).map((row) => ({ ...row })),
};

testConfigStore(SQLITE);
testMigrations(SQLITE);

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
  await store.addViews(new Map([["k", 1]]));
  expect(commits).toEqual([NORMAL]);
  expect(read()).toEqual(FULL);

  exec("alter table config rename to gone");
  await expect(store.addViews(new Map([["k", 1]]))).rejects.toThrow(/no such table/);
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
