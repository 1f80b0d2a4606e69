import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makeKnownAnswer } from "@statelier/data";
import { decodeTable } from "@statelier/model";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { PersonViewer } from "../http/viewer.ts";
import { makeLog } from "../logging/log.ts";
import type { ConfigStore } from "../store/config-store.ts";
import { openSqliteStore } from "../store/sqlite-store.ts";
import { TEST_COMPONENTS, TEST_CONFIG, TEST_TABLE } from "../testing/make-test-pages.ts";
import { splitBaked } from "./baked-bundle.ts";
import { identifyDocument } from "./baked-chart.ts";
import { BakedStore } from "./baked-store.ts";
import { makeSweepBaked } from "./sweep-baked.ts";

const DAY_MS = 86_400_000;
const log = makeLog("error", () => undefined);

const makeBundle = (title: string) =>
  splitBaked({
    documentId: title,
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

let folder: string;
let now: Date;
let store: ConfigStore;
let baked: BakedStore;
let anna: PersonViewer;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "sweep-"));
  now = new Date("2026-12-01T08:00:00.000Z");
  store = openSqliteStore(":memory:", { now: () => now });
  baked = new BakedStore({ folder, log });
  const identity = { provider: "test", subject: "anna", name: "Anna", email: null };
  const person = await store.people.welcome(identity, { id: "anna", role: "publisher" });
  anna = { kind: "person", person };
});
afterEach(async () => {
  baked.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

const pass = (days: number): void => {
  now = new Date(now.getTime() + days * DAY_MS);
};
const insert = (key: string, publishedState: "DRAFT" | "PUBLISHED" = "PUBLISHED") =>
  store.insert({ key, data: { key }, userId: "anna", publishedState, draftOf: null });
const bake = (name: string, title = name): void => {
  baked.write(name, makeBundle(title), now.getTime());
};
const makeSweep = (most?: number) =>
  makeSweepBaked({ store, baked, now: () => now.getTime(), ...(most ? { most } : {}) });
const listNames = (): string[] => baked.listNames("", 1_000).map(({ name }) => name);
const countParts = (): unknown => {
  const database = new DatabaseSync(join(folder, "bundles-2.db"));
  try {
    return database.prepare("select count(*) as parts, sum(uses) as uses from part").get();
  } finally {
    database.close();
  }
};

test("what was baked of charts that are gone for good goes, with the parts that they had alone", async () => {
  for (const key of ["kept00000001", "gone00000001"]) await insert(key);
  for (const key of ["kept00000001", "gone00000001"])
    for (const locale of ["de", "en"]) bake(`${key} 0 ${locale}`, key);
  bake("never0000001 0 en");
  const sweep = makeSweep();
  await store.remove("gone00000001", anna);
  await sweep();
  expect(listNames()).toEqual(
    ["gone00000001", "kept00000001"].flatMap((key) => [`${key} 0 de`, `${key} 0 en`]),
  );
  pass(31);
  await store.forgetRemoved();
  await sweep();
  expect(listNames()).toEqual(["kept00000001 0 de", "kept00000001 0 en"]);
  expect(countParts()).toEqual({ parts: 4, uses: 8 });
  const stored = baked.read("kept00000001 0 en");
  expect(stored && baked.join(stored.bundle)?.config.key).toBe("kept00000001");
});

test("a draft that was removed for good, and one that took another chart's place, leave nothing", async () => {
  await insert("draft0000001", "DRAFT");
  await insert("draft0000002", "DRAFT");
  bake("draft0000001 0 en");
  bake("draft0000002 0 en");
  await store.remove("draft0000001", anna);
  pass(31);
  await store.forgetRemoved();
  await makeSweep()();
  expect(listNames()).toEqual(["draft0000002 0 en"]);
});

test("each round looks at a few, and the next one at those after them", async () => {
  for (let at = 0; at < 9; at += 1) {
    const key = `chart${String(at).padStart(7, "0")}`;
    if (at % 3 === 0) await insert(key);
    bake(`${key} 0 en`);
  }
  const sweep = makeSweep(4);
  const left: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await sweep();
    left.push(listNames().length);
  }
  expect(left).toEqual([7, 4, 3]);
  bake("chart0000001 0 en");
  await sweep();
  expect(listNames()).toHaveLength(3);
});

test("what was prepared for a release stands until a week after it, and as long as a draft has a time", async () => {
  const soon = await insert("soon00000001", "DRAFT");
  await store.schedule("soon00000001", "2027-06-01T08:00:00.000Z", anna);
  const prepared = `sealed ${identifyDocument(soon.data)} 0 en`;
  bake(prepared);
  bake("sealed released 0 en");
  const sweep = makeSweep();
  await sweep();
  expect(listNames()).toHaveLength(2);
  pass(8);
  await sweep();
  expect(listNames()).toEqual([prepared]);
  await store.schedule("soon00000001", null, anna);
  await sweep();
  expect(listNames()).toEqual([]);
});

test("nothing goes while the store of charts does not answer", async () => {
  bake("never0000001 0 en");
  store.listLasting = () => Promise.reject(new Error("away"));
  await expect(makeSweep()()).rejects.toThrow("away");
  expect(listNames()).toHaveLength(1);
});
