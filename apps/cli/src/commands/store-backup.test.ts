import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { runCommand } from "./run-command.ts";
import { collectOutput } from "../testing/collect-output.ts";

const run = (...args: string[]) =>
  collectOutput((io) => runCommand(["store", "backup", ...args], io));

const makeFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "cli-store-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return { folder, from: join(folder, "statelier.db"), to: join(folder, "copy.db") };
};

const readKeys = (file: string): unknown[] => {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare("select key from config order by key").all();
  database.close();
  return rows.map(({ key }) => key);
};

test("what stands in the log alone is copied while the database is open", async () => {
  const { folder, from, to } = makeFolder();
  const server = new DatabaseSync(from);
  onTestFinished(() => server.close());
  server.exec("pragma journal_mode = wal; pragma wal_autocheckpoint = 0");
  server.exec("create table config (key text); insert into config values ('a'), ('b')");
  writeFileSync(`${to}.part`, "what an interrupted copy left");
  expect(await run(from, to)).toMatchObject({
    code: 0,
    out: [`${to}: a copy of at least 2 charts`],
  });
  expect(readKeys(to)).toEqual(["a", "b"]);
  expect(readdirSync(folder)).not.toContain("copy.db.part");
  expect(statSync(to).mode & 0o777).toBe(0o600);
});

test("a copy that is there is not written over", async () => {
  const { from, to } = makeFolder();
  new DatabaseSync(from).close();
  writeFileSync(to, "yesterday");
  expect(await run(from, to)).toMatchObject({ code: 1, err: [expect.stringMatching("exists")] });
  expect(readFileSync(to, "utf8")).toBe("yesterday");
});

test("what is no database of charts is refused, and nothing is made", async () => {
  const { from, to } = makeFolder();
  expect(await run(from, to)).toMatchObject({ code: 1, err: [`${from}: there is no such file`] });
  expect(existsSync(from)).toBe(false);
  new DatabaseSync(from).close();
  expect(await run(from, to)).toMatchObject({
    code: 1,
    err: [expect.stringMatching("no such table: config")],
  });
  expect(existsSync(to)).toBe(false);
});

test("two names are needed, and help is given", async () => {
  expect((await run("one")).code).toBe(2);
  expect((await run("--help")).out.join()).toMatch("statelier store backup DATABASE FILE");
});
