import { createHash, randomBytes } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makeKnownAnswer } from "@statelier/data";
import { decodeTable } from "@statelier/model";
import { expect, onTestFinished, test } from "vitest";
import { makeLog } from "../logging/log.ts";
import { TEST_COMPONENTS, TEST_CONFIG, TEST_TABLE } from "../testing/make-test-pages.ts";
import { splitBaked } from "./baked-bundle.ts";
import { BakedStore } from "./baked-store.ts";

const makeBundle = (title: string) =>
  splitBaked({
    documentId: "document",
    config: { ...TEST_CONFIG, key: title },
    metadata: [],
    components: TEST_COMPONENTS,
    answers: [
      makeKnownAnswer([{ iri: "https://example.org/cube" }], {
        table: decodeTable(TEST_TABLE),
        sparqlEditorUrls: [],
        notes: [],
      }),
    ],
    hasReach: true,
  });

const openFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "baked-"));
  const lines: string[] = [];
  const log = makeLog("info", (line) => void lines.push(line));
  const opened: BakedStore[] = [];
  onTestFinished(() => {
    for (const store of opened) store.close();
    rmSync(folder, { recursive: true });
  });
  const open = (): BakedStore => {
    const store = new BakedStore({ folder, log });
    opened.push(store);
    return store;
  };
  return { folder, file: join(folder, "bundles-2.db"), lines, open };
};

const readChart = (store: BakedStore, name: string) => {
  const stored = store.read(name);
  return stored && store.join(stored.bundle);
};

const listRows = (file: string, sql: string): unknown[] => {
  const database = new DatabaseSync(file);
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
};

const change = (file: string, sql: string): void => {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
};

test("a baked chart is read back as it was written, with when it was checked", () => {
  const { open } = openFolder();
  const written = open().write("chart 0 en", makeBundle("one"), 1_234);
  const store = open();
  const stored = store.read("chart 0 en");
  expect(stored?.checkedAt).toBe(1_234);
  expect(stored && store.join(stored.bundle)).toEqual(written);
  store.touch("chart 0 en", 5_678);
  expect(open().read("chart 0 en")?.checkedAt).toBe(5_678);
});

test("what charts have in common lies on the disk once, and in memory once", () => {
  const { file, open } = openFolder();
  const store = open();
  const charts = Array.from({ length: 50 }, (_, at) =>
    store.write(`chart${at} 0 en`, makeBundle(`chart${at}`), 1),
  );
  expect(charts[7]?.components).toBe(charts[0]?.components);
  expect(charts[7]?.answers[0]).toBe(charts[0]?.answers[0]);
  expect(
    listRows(file, "select uses, count(*) as parts from part group by uses order by uses"),
  ).toEqual([
    { uses: 1, parts: 50 },
    { uses: 50, parts: 3 },
  ]);
  const own = JSON.stringify(TEST_CONFIG).length;
  store.close();
  expect(statSync(file).size / 50).toBeLessThan(own + 1_000);
});

test("a bundle stands until its successor does, and then nothing of it alone is left", () => {
  const { file, open } = openFolder();
  const store = open();
  store.write("chart 0 en", makeBundle("one"), 1);
  store.write("other 0 en", makeBundle("one"), 1);
  store.write("chart 0 en", makeBundle("two"), 2);
  expect(readChart(open(), "chart 0 en")?.config.key).toBe("two");
  expect(readChart(open(), "other 0 en")?.config.key).toBe("one");
  store.write("other 0 en", makeBundle("two"), 2);
  expect(listRows(file, "select uses from part order by id")).toEqual(Array(4).fill({ uses: 2 }));
  store.write("other 0 en", makeBundle("two"), 3);
  expect(listRows(file, "select uses from part order by id")).toEqual(Array(4).fill({ uses: 2 }));
});

test("bytes of a chart are those that no other chart has", () => {
  const { open } = openFolder();
  const store = open();
  store.write("chart 0 en", makeBundle("one"), 1);
  const alone = store.measureOwn("chart");
  expect(alone).toBeGreaterThan(1_000);
  store.write("other 0 en", makeBundle("two"), 1);
  expect(store.measureOwn("chart")).toBeLessThan(alone / 2);
  expect(store.measureOwn("chart")).toBeGreaterThan(100);
  expect(store.measureOwn("char")).toBe(0);
});

test.each<[string, (whole: Buffer) => Buffer]>([
  ["was cut", (whole) => whole.subarray(0, whole.length >> 1)],
  ["has random bytes", (whole) => randomBytes(whole.length)],
  ["has a wrong head", (whole) => Buffer.concat([Buffer.from("x"), whole.subarray(1)])],
  [
    "has random bytes after its head",
    (whole) => Buffer.concat([whole.subarray(0, 4_096), randomBytes(whole.length - 4_096)]),
  ],
])("a file that %s is made anew, with a line in the log", (_, damage) => {
  const { file, lines, open } = openFolder();
  const first = open();
  const written = first.write("chart 0 en", makeBundle("one"), 1);
  first.close();
  writeFileSync(file, damage(readFileSync(file)));
  const store = open();
  expect(readChart(store, "chart 0 en")).toBeUndefined();
  expect(lines.length).toBeGreaterThan(0);
  store.write("chart 0 en", makeBundle("one"), 1);
  store.write("chart 0 en", makeBundle("one"), 1);
  expect(readChart(open(), "chart 0 en")).toEqual(written);
});

test.each([
  ["cannot be unpacked", "update part set content = x'00'"],
  ["is another text", "update part set content = (select content from part p order by id limit 1)"],
  ["is gone", "delete from part"],
])("a part that %s is made anew, for all its charts", (_, damage) => {
  const { file, open } = openFolder();
  const first = open();
  const written = first.write("chart 0 en", makeBundle("one"), 1);
  first.write("other 0 en", makeBundle("two"), 1);
  change(file, damage);
  const store = open();
  expect(readChart(store, "chart 0 en")).toBeUndefined();
  readChart(store, "other 0 en");
  store.write("chart 0 en", makeBundle("one"), 1);
  store.write("other 0 en", makeBundle("two"), 1);
  expect(readChart(open(), "chart 0 en")).toEqual(written);
  expect(readChart(open(), "other 0 en")?.config.key).toBe("two");
});

test("a bundle whose entry was damaged is made anew", () => {
  const { file, lines, open } = openFolder();
  open().write("chart 0 en", makeBundle("one"), 1);
  change(file, "update bundle set head = replace(head, 'document\"', 'docunent\"')");
  const store = open();
  expect(store.read("chart 0 en")).toBeUndefined();
  expect(lines).toHaveLength(1);
  store.write("chart 0 en", makeBundle("one"), 1);
  expect(readChart(open(), "chart 0 en")?.config.key).toBe("one");
});

test("a file of before bundles were removed is counted once", () => {
  const { file, open } = openFolder();
  const store = open();
  for (const at of [1, 2, 3]) store.write(`chart${at} 0 en`, makeBundle(`chart${at}`), 1);
  store.close();
  change(file, "drop trigger bundle_added; drop trigger bundle_removed; drop table tally");
  expect(open().measure()).toMatchObject({ entries: 3 });
  expect(open().measure()).toMatchObject({ entries: 3 });
});

test("the size on the disk is told without counting", () => {
  const { open } = openFolder();
  const store = open();
  for (let at = 0; at < 20; at += 1) store.write(`chart${at} 0 en`, makeBundle(`chart${at}`), 1);
  store.write("chart3 0 en", makeBundle("new"), 2);
  expect(store.measure()).toEqual({ entries: 20, bytes: expect.any(Number) });
  store.remove(["chart3 0 en", "chart4 0 en", "never 0 en"]);
  expect(store.measure()).toMatchObject({ entries: 18 });
  store.write("chart3 0 en", makeBundle("new"), 3);
  expect(store.measure()).toMatchObject({ entries: 19 });
});

test("what an earlier version has kept in a file goes once its chart is baked anew, or is gone for good", () => {
  const { folder, open } = openFolder();
  const paths = ["baked", "gone", "other"].map((key) => {
    const file = createHash("sha256").update(`${key} 0 en`).digest("hex").slice(0, 40);
    mkdirSync(join(folder, file.slice(0, 2)), { recursive: true });
    const path = join(folder, file.slice(0, 2), file);
    writeFileSync(path, "statelier-baked-1 …");
    return path;
  });
  const store = open();
  store.write("baked 0 en", makeBundle("one"), 1);
  store.remove(["gone 0 en"]);
  expect(paths.map((path) => existsSync(path))).toEqual([false, false, true]);
});
