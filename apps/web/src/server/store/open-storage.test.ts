import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { ConfigError } from "../config/config.ts";
import { makeLog } from "../logging/log.ts";
import { BakedStore } from "../published/baked-store.ts";
import { openStorage, prepareDataDir } from "./open-storage.ts";

const makeFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "storage-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

const log = makeLog("error");

test("a folder that is a file is named with its setting", () => {
  const file = join(makeFolder(), "data");
  writeFileSync(file, "");
  expect(() => prepareDataDir(file)).toThrow(ConfigError);
  expect(() => prepareDataDir(file)).toThrow(
    `STATELIER_DATA_DIR: nothing can be written to ${file} (EEXIST`,
  );
});

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

test("what is made for the data is for the server's own user alone, whatever its mask", async () => {
  const before = process.umask(0);
  onTestFinished(() => void process.umask(before));
  const dataDir = join(makeFolder(), "new", "data");
  prepareDataDir(dataDir);
  expect(modeOf(dataDir)).toBe("700");
  const store = await openStorage({ dataDir, databaseUrl: undefined }, log);
  const baked = new BakedStore({ folder: join(dataDir, "baked"), log });
  baked.touch("chart 0 en", 1);
  const files = ["statelier.db", "statelier.db-wal", "statelier.db-shm", "baked/bundles-2.db"];
  expect(files.map((file) => modeOf(join(dataDir, file)))).toEqual(files.map(() => "600"));
  expect(modeOf(join(dataDir, "baked"))).toBe("700");
  expect(readdirSync(dataDir)).toContain("statelier.db-wal");
  baked.close();
  await store.close();
});

test("a folder and a database that were there keep the modes that their operator gave them", async () => {
  const dataDir = makeFolder();
  chmodSync(dataDir, 0o750);
  writeFileSync(join(dataDir, "statelier.db"), "");
  chmodSync(join(dataDir, "statelier.db"), 0o640);
  prepareDataDir(dataDir);
  await (await openStorage({ dataDir, databaseUrl: undefined }, log)).close();
  expect([modeOf(dataDir), modeOf(join(dataDir, "statelier.db"))]).toEqual(["750", "640"]);
});

test("a file that is no database is named with its setting", async () => {
  const dataDir = makeFolder();
  writeFileSync(join(dataDir, "statelier.db"), "no database, but long enough to be taken for one");
  await expect(openStorage({ dataDir, databaseUrl: undefined }, log)).rejects.toThrow(
    /^STATELIER_DATA_DIR: .*statelier\.db cannot be opened \(.*not a database/,
  );
});

test("a database that does not answer is named with its setting, its password is not", async () => {
  const databaseUrl = "postgres://me:secret@127.0.0.1:9/charts";
  const opening = openStorage({ dataDir: makeFolder(), databaseUrl }, log);
  await expect(opening).rejects.toThrow(/^STATELIER_DATABASE_URL: .*ECONNREFUSED/);
  await expect(opening).rejects.not.toThrow(/secret/);
});

test("a database with the charts of another program is refused with a sentence, and left as it was", async () => {
  const dataDir = makeFolder();
  const database = new DatabaseSync(join(dataDir, "statelier.db"));
  database.exec("create table config (id integer primary key, key text, data text, user_id text)");
  await expect(openStorage({ dataDir, databaseUrl: undefined }, log)).rejects.toThrow(
    /^STATELIER_DATA_DIR: .*statelier\.db holds a table “config” that Statelier has not made\. Name a database/,
  );
  expect(database.prepare("select name from sqlite_schema where type = 'table'").all()).toEqual([
    { name: "config" },
  ]);
  database.close();
});

test("a database of a newer version is refused with a sentence that says what to do", async () => {
  const dataDir = makeFolder();
  await (await openStorage({ dataDir, databaseUrl: undefined }, log)).close();
  const database = new DatabaseSync(join(dataDir, "statelier.db"));
  database.exec("insert into schema_version values (99, 'later')");
  database.close();
  await expect(openStorage({ dataDir, databaseUrl: undefined }, log)).rejects.toThrow(
    /^STATELIER_DATA_DIR: .*statelier\.db belongs to a newer version of Statelier \(.*99.*\)\. Start the newer version/,
  );
});
