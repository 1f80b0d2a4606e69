import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { runCommand } from "./run-command.ts";
import { collectOutput } from "../testing/collect-output.ts";
import { type Json, STATE } from "../testing/old-documents.ts";

/** The tables of a server, as far as they matter here. */
const TABLES = `
  create table schema_version (version integer primary key, step text not null);
  create table person (id text primary key, email text);
  create table config (key text primary key, data text not null, user_id text, team_id text,
    published_state text not null, draft_of text, published_at text, created_at text not null,
    updated_at text not null, views integer not null default 0, number integer unique) strict;
  insert into person values ('p-anna', 'Anna@office.example'), ('p-1', 'two@office.example'), ('p-2', 'two@office.example');`;

const makeServer = () => {
  const folder = mkdtempSync(join(tmpdir(), "cli-import-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const place = join(folder, "statelier.db");
  const database = new DatabaseSync(place);
  onTestFinished(() => database.close());
  database.exec(TABLES);
  const write = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const read = () =>
    database.prepare("select * from config order by number").all() as Record<string, unknown>[];
  return { folder, place, write, read };
};

const { state: _, ...DOCUMENT } = STATE;

const row = (key: string, change: Json = {}): Json => ({
  key,
  data: DOCUMENT,
  published_state: "PUBLISHED",
  user_id: 7,
  created_at: "2024-03-01T08:30:00.123456",
  updated_at: "2024-04-02 10:00:00+02",
  views: 12,
  ...change,
});

const lines = (...rows: Json[]): string => rows.map((each) => JSON.stringify(each)).join("\n");

const run = (...args: string[]) =>
  collectOutput((io) => runCommand(["store", "import", ...args], io));

test("charts come with their keys, dates, views and owners, and their documents are brought to the current version", async () => {
  const { place, write, read } = makeServer();
  const rows = write(
    "rows.jsonl",
    lines(
      row("oldchart-001"),
      row("olddraft_002", { published_state: "DRAFT", user_id: 8, views: undefined }),
    ),
  );
  const owners = write("owners.json", '{"7": "anna@office.example"}');
  const { code, out } = await run(place, rows, "--owners", owners);
  expect([code, out.at(-1)]).toEqual([
    0,
    "2 imported, 1 of them nobody's; 0 there already; 0 refused",
  ]);
  const [chart, draft] = read();
  expect(chart).toMatchObject({
    key: "oldchart-001",
    user_id: "p-anna",
    published_state: "PUBLISHED",
    created_at: "2024-03-01T08:30:00.123Z",
    published_at: "2024-03-01T08:30:00.123Z",
    updated_at: "2024-04-02T08:00:00.000Z",
    views: 12,
    number: 1,
  });
  const data = JSON.parse(String(chart?.["data"])) as Json;
  expect(data).toMatchObject({
    version: "4.6.0",
    chartConfigs: [{ chartType: expect.any(String) }],
  });
  expect(data).not.toHaveProperty("state");
  expect(draft).toMatchObject({ user_id: null, published_at: null, views: 0, number: 2 });
});

test("the same rows again change nothing, and what was changed here meanwhile stays", async () => {
  const { place, write, read } = makeServer();
  const first = write("rows.jsonl", lines(row("oldchart-001"), row("oldchart-002")));
  await run(place, first);
  const before = read();
  const more = write("more.jsonl", lines(row("oldchart-001", { views: 99 }), row("oldchart-003")));
  const { code, out } = await run(place, more);
  expect([code, out.at(-1)]).toEqual([
    0,
    "1 imported, 1 of them nobody's; 1 there already; 0 refused",
  ]);
  expect(read().slice(0, 2)).toEqual(before);
});

test.each<[string, Json, RegExp]>([
  [
    "a document of no known version",
    { data: { ...DOCUMENT, version: "99.0.0" } },
    /line 2: .*99\.0\.0/,
  ],
  ["a row without a document", { data: 5 }, /line 2: At data: found 5/],
  ["a document without a chart", { data: { version: "4.6.0", state: "INITIAL" } }, /line 2: /],
  ["a key that no address has", { key: "short" }, /line 2: At key: found "short"/],
  [
    "a state that does not exist here",
    { published_state: "ARCHIVED" },
    /line 2: At published_state: found "ARCHIVED"/,
  ],
  ["a date that is none", { created_at: "yesterday" }, /line 2: At created_at: found "yesterday"/],
  ["views that are none", { views: -1 }, /line 2: At views: found -1/],
])("%s is refused by its line, the others are imported", async (_name, change, problem) => {
  const { place, write, read } = makeServer();
  const rows = lines(row("oldchart-001"), row("oldchart-002", change), row("oldchart-003"));
  const { code, out, err } = await run(place, write("rows.jsonl", rows));
  expect([code, out.at(-1)]).toEqual([
    1,
    "2 imported, 2 of them nobody's; 0 there already; 1 refused",
  ]);
  expect(err.join("\n")).toMatch(problem);
  expect(read().map(({ key }) => key)).toEqual(["oldchart-001", "oldchart-003"]);
});

test("a dry run says what would be done, and does nothing", async () => {
  const { place, write, read } = makeServer();
  const rows = write("rows.jsonl", lines(row("oldchart-001"), row("oldchart-002")));
  const { code, out } = await run(place, rows, "--dry-run");
  expect([code, out.at(-1)]).toEqual([
    0,
    "2 to import, 2 of them nobody's; 0 there already; 0 refused",
  ]);
  expect(read()).toEqual([]);
});

test.each([
  ['{"7": "nobody@office.example"}', /nobody@office\.example has not signed in/],
  ['{"7": "two@office.example"}', /two@office\.example is more than one/],
  ['{"7": 3}', /7 is to be a text/],
  ["[]", /expected \{"USER_ID"/],
  ["{", /not JSON/],
])("owners that are not known end it before anything is imported: %s", async (text, problem) => {
  const { place, write, read } = makeServer();
  const rows = write("rows.jsonl", lines(row("oldchart-001"), row("oldchart-002")));
  const { code, err } = await run(place, rows, "--owners", write("owners.json", text));
  expect(code).toBe(2);
  expect(err.join()).toMatch(problem);
  expect(read()).toEqual([]);
});

test("a database that no server was started on is refused, and none is made", async () => {
  const { folder, write } = makeServer();
  const rows = write("rows.jsonl", lines(row("oldchart-001")));
  const missing = join(folder, "missing.db");
  expect(await run(missing, rows)).toMatchObject({
    code: 2,
    err: [`${missing}: there is no such file`],
  });
  expect(existsSync(missing)).toBe(false);
  const empty = join(folder, "empty.db");
  new DatabaseSync(empty).close();
  expect((await run(empty, rows)).err.join()).toMatch("start the server on it once");
  const away = await run("postgres://me:secret@127.0.0.1:9/charts", rows);
  expect([away.code, away.err.join()]).toEqual([2, expect.stringMatching("ECONNREFUSED")]);
  expect(away.err.join()).not.toMatch("secret");
  expect((await run(empty)).code).toBe(2);
});
