import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { openSqliteStore } from "./sqlite-store.ts";

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
  expect(await copy.find("b")).toMatchObject({ data: { title: "b" } });
  await Promise.all([store.close(), copy.close()]);
});
