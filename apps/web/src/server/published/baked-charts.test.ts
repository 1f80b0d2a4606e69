import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DataClient, DataError } from "@statelier/data";
import { makeEmptyDashboardFilters } from "@statelier/document";
import { decodeTable } from "@statelier/model";
import { beforeEach, describe, expect, test } from "vitest";
import { makeLog } from "../logging/log.ts";
import { TEST_COMPONENTS, TEST_CONFIG, TEST_KEY, TEST_TABLE } from "../testing/make-test-pages.ts";
import { bakeChart } from "./bake-chart.ts";
import { splitBaked } from "./baked-bundle.ts";
import { makeBakedData } from "./baked-chart.ts";
import { type ChartRequest, BakedCharts } from "./baked-charts.ts";
import { BakedStore } from "./baked-store.ts";

const scope = {
  source: { type: "sparql" as const, url: "https://example.org/query" },
  locale: "en" as const,
};

const request: ChartRequest = {
  key: TEST_KEY,
  documentId: "one",
  index: 0,
  config: TEST_CONFIG,
  dashboardFilters: makeEmptyDashboardFilters(),
  scope,
};

/** A source that can be away, be slow, and have a new version of its cube. */
const makeSource = () => {
  const source = {
    isAway: false,
    isRemoved: false,
    isSpoilt: false,
    isBusy: false,
    version: 1,
    reads: 0,
    wait: Promise.resolve(),
  };
  const answer = async <Value>(value: Value): Promise<Value> => {
    await source.wait;
    if (source.isAway) throw new DataError("SOURCE_DOWN", "nobody answers");
    if (source.isBusy) throw new DataError("SOURCE_BUSY", "later");
    if (source.isSpoilt) throw new DataError("SOURCE_ANSWER_INVALID", "no sense");
    if (source.isRemoved) throw new DataError("CANNOT_FIND_CUBE", "there is no such cube");
    return value;
  };
  const data = {
    latestIri: (_: unknown, iri: string) => answer(`${iri}/${source.version}`),
    metadata: (_: unknown, iris: string[]) =>
      answer(iris.map((iri) => ({ iri, title: `Version ${source.version}` }))),
    components: () => answer(TEST_COMPONENTS),
    observations: () => {
      source.reads += 1;
      return answer({ table: decodeTable(TEST_TABLE), sparqlEditorUrls: [], notes: [] });
    },
  } as unknown as DataClient;
  return { source, data };
};

const lines: string[] = [];
let folder = "";
let time = 0;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "baked-"));
  lines.length = 0;
  time = 1_000_000_000_000;
});

const open = (data: DataClient, where = folder) => {
  const log = makeLog("info", (line) => lines.push(line));
  return new BakedCharts({
    data,
    log,
    store: new BakedStore({ folder: where, log }),
    maxAgeMs: 60_000,
    now: () => time,
  });
};

test("data that stand in for a source that is away keep their date until it answers", async () => {
  const { data } = makeSource();
  const state: { dataAsOf?: string } = { dataAsOf: "2026-11-20T10:00:00.000Z" };
  const observations: DataClient["observations"] = async (...asked) => ({
    ...(await data.observations(...asked)),
    ...state,
  });
  const bakedCharts = open({ ...data, observations });
  const first = await bakedCharts.open(request);
  expect(first.staleSince).toBe(Date.parse("2026-11-20T10:00:00.000Z"));
  delete state.dataAsOf;
  time += 60_001;
  await bakedCharts.open(request);
  await bakedCharts.settle();
  expect(await bakedCharts.open(request)).toEqual({ chart: first.chart });
});

test("what a source answers is written once for all charts that are given it", async () => {
  const { data } = makeSource();
  const answer = await data.observations({ ...scope }, []);
  const counted = { ...data, observations: () => Promise.resolve(answer) } as unknown as DataClient;
  const bake = () => bakeChart(counted, scope, request);
  const [one, other] = await Promise.all([bake(), bake()]);
  expect(one.content.answers[0]?.answer).toBe(answer);
  const [first, second] = [one, other].map(({ content }) => splitBaked(content));
  expect(first?.head.answers).toEqual(second?.head.answers);
});

describe("a published chart is baked", () => {
  test("once, with the newest version of its cube, however many ask at once", async () => {
    const { source, data } = makeSource();
    const bakedCharts = open(data);
    const served = await Promise.all(Array.from({ length: 100 }, () => bakedCharts.open(request)));
    expect(source.reads).toBe(1);
    expect(new Set(served.map(({ chart }) => chart.id)).size).toBe(1);
    expect(served[0]?.chart.config.cubes[0]?.iri).toBe(`${TEST_CONFIG.cubes[0]?.iri}/1`);
    await bakedCharts.open(request);
    expect(source.reads).toBe(1);
  });

  test("each language and each chart of a document by itself", async () => {
    const { source, data } = makeSource();
    const bakedCharts = open(data);
    await bakedCharts.open(request);
    await bakedCharts.open({ ...request, index: 1 });
    await bakedCharts.open({ ...request, scope: { ...scope, locale: "de" } });
    expect(source.reads).toBe(3);
  });

  test("and is there after a restart, with its source away", async () => {
    const { source, data } = makeSource();
    const { chart } = await open(data).open(request);
    source.isAway = true;
    const again = await open(data).open(request);
    expect(again).toEqual({ chart });
  });

  test("and a restart knows when its source last said that it is the same", async () => {
    time = Date.now();
    const { source, data } = makeSource();
    const bakedCharts = open(data);
    await bakedCharts.open(request);
    time += 60_001;
    await bakedCharts.open(request);
    await bakedCharts.settle();
    const checked = time;
    source.isAway = true;
    const again = open(data);
    time += 60_001;
    await again.open(request);
    await again.settle();
    const { staleSince = 0 } = await again.open(request);
    expect(Math.abs(staleSince - checked)).toBeLessThan(10);
  });

  test("and a new version of its data takes its place in the background", async () => {
    const { source, data } = makeSource();
    const bakedCharts = open(data);
    const { chart } = await bakedCharts.open(request);
    source.version = 2;
    time += 60_001;
    expect(await bakedCharts.open(request)).toEqual({ chart });
    await bakedCharts.settle();
    const { chart: next } = await bakedCharts.open(request);
    expect(next.id).not.toBe(chart.id);
    expect(next.metadata[0]?.title).toBe("Version 2");
    expect((await open(data).open(request)).chart.id).toBe(next.id);
  });

  test("and stays the same where the source still says the same", async () => {
    const { source, data } = makeSource();
    const bakedCharts = open(data);
    const { chart } = await bakedCharts.open(request);
    time += 60_001;
    await bakedCharts.open(request);
    await bakedCharts.settle();
    expect(source.reads).toBe(2);
    expect((await bakedCharts.open(request)).chart).toEqual(chart);
    expect(source.reads).toBe(2);
  });
});

describe("a source that is away", () => {
  test("leaves the chart as it was, with the moment of its data, until it answers again", async () => {
    const { source, data } = makeSource();
    const bakedCharts = open(data);
    const baked = time;
    const { chart } = await bakedCharts.open(request);
    source.isAway = true;
    time += 60_001;
    await bakedCharts.open(request);
    await bakedCharts.settle();
    expect(await bakedCharts.open(request)).toEqual({ chart, staleSince: baked });
    source.isAway = false;
    time += 60_001;
    await bakedCharts.open(request);
    await bakedCharts.settle();
    expect(await bakedCharts.open(request)).toEqual({ chart });
  });

  test("is told from one that is busy: what was baked is as good as it was", async () => {
    const { source, data } = makeSource();
    const bakedCharts = open(data);
    const { chart } = await bakedCharts.open(request);
    source.isBusy = true;
    time += 60_001;
    await bakedCharts.open(request);
    await bakedCharts.settle();
    expect(await bakedCharts.open(request)).toEqual({ chart });
  });

  test("is told from one that has removed the dataset, or answers what cannot be used, until it is there again", async () => {
    const { source, data } = makeSource();
    const bakedCharts = open(data);
    const served = { chart: (await bakedCharts.open(request)).chart, staleSince: time };
    const openLater = async () => {
      time += 60_001;
      await bakedCharts.open(request);
      await bakedCharts.settle();
      return bakedCharts.open(request);
    };
    source.isRemoved = true;
    expect(await openLater()).toEqual({ ...served, staleReason: "removed" });
    const changed = { ...request, documentId: "two" };
    expect(await bakedCharts.open(changed)).toEqual({ ...served, staleReason: "removed" });
    source.isAway = true;
    expect(await openLater()).toEqual(served);
    Object.assign(source, { isAway: false, isRemoved: false, isSpoilt: true });
    expect(await openLater()).toEqual({ ...served, staleReason: "unusable" });
    source.isSpoilt = false;
    expect(await openLater()).toEqual({ chart: served.chart });
  });

  test("is not asked again by every reader", async () => {
    const { source, data } = makeSource();
    const bakedCharts = open(data);
    await bakedCharts.open(request);
    source.isAway = true;
    time += 60_001;
    for (let reader = 0; reader < 20; reader += 1) {
      await bakedCharts.open(request);
      await bakedCharts.settle();
    }
    expect(lines.filter((line) => line.includes("shown as it was"))).toHaveLength(1);
  });

  test("is an error where nothing was baked, and is asked again by the next reader", async () => {
    const { source, data } = makeSource();
    source.isAway = true;
    const bakedCharts = open(data);
    await expect(bakedCharts.open(request)).rejects.toMatchObject({ id: "SOURCE_DOWN" });
    source.isAway = false;
    expect((await bakedCharts.open(request)).chart.id).toBeTruthy();
  });

  test("shows the old chart where its author has changed it meanwhile", async () => {
    const { source, data } = makeSource();
    const bakedCharts = open(data);
    const { chart } = await bakedCharts.open(request);
    const changed = { ...request, documentId: "two" };
    source.isAway = true;
    expect(await bakedCharts.open(changed)).toEqual({ chart, staleSince: time });
    source.isAway = false;
    expect((await bakedCharts.open(changed)).chart.documentId).toBe("two");
  });
});

describe("baked charts on disk", () => {
  const FORMER = new URL("../testing/baked-without-keys.txt", import.meta.url);
  const findFormer = (): string => {
    const file = createHash("sha256").update(`${TEST_KEY} 0 en`).digest("hex").slice(0, 40);
    mkdirSync(join(folder, file.slice(0, 2)), { recursive: true });
    return join(folder, file.slice(0, 2), file);
  };

  test("of an older form, without the keys of questions, answer as they did", async () => {
    const path = findFormer();
    copyFileSync(FORMER, path);
    const { source, data } = makeSource();
    source.isAway = true;
    const former = { ...request, documentId: "document" };
    const { chart } = await open(data).open(former);
    const baked = makeBakedData(data, chart);
    const [cube] = chart.config.cubes;
    const ask = async (country: string) => {
      const filters = { country: { type: "single" as const, value: country } };
      const asked = [{ iri: cube?.iri ?? "", filters, componentIds: ["amount", "year"] }];
      const { table } = await baked.observations(scope, asked);
      return table.columns.find(({ id }) => id === "amount")?.values;
    };
    expect(await ask("che")).toEqual(Float64Array.from([1, 2]));
    expect(await ask("fra")).toEqual(Float64Array.from([3, 4]));
    expect(existsSync(path)).toBe(false);
    expect((await open(data).open(former)).chart).toEqual(chart);
  });

  test("of an older form that are damaged, cut at any place or empty are made anew", async () => {
    const path = findFormer();
    const text = readFileSync(FORMER, "utf8");
    const damaged = [
      text.replace("amount", "amoumt"),
      "",
      "x",
      text.slice(0, 40),
      text.slice(0, -1),
    ];
    for (const each of damaged) {
      writeFileSync(path, each);
      rmSync(join(folder, "bundles-2.db"), { force: true });
      const { chart } = await open(makeSource().data).open(request);
      expect(chart.documentId).toBe("one");
      expect(existsSync(path)).toBe(false);
    }
    expect(lines.filter((line) => line.includes("made anew"))).toHaveLength(damaged.length);
  });

  test("may be lost while the server runs", async () => {
    const { source, data } = makeSource();
    const bakedCharts = open(data);
    await bakedCharts.open(request);
    rmSync(folder, { recursive: true });
    time += 60_001;
    await bakedCharts.open(request);
    await bakedCharts.settle();
    source.version = 2;
    time += 60_001;
    await bakedCharts.open(request);
    await bakedCharts.settle();
    expect((await bakedCharts.open(request)).chart.metadata[0]?.title).toBe("Version 2");
  });

  test("that cannot be written cost a line in the log and nothing else", async () => {
    const { data } = makeSource();
    const blocked = join(folder, "blocked");
    writeFileSync(blocked, "");
    expect((await open(data, blocked).open(request)).chart.id).toBeTruthy();
    expect(lines.some((line) => line.includes("cannot be kept on disk"))).toBe(true);
  });

  test("are seen by the other processes on the folder", async () => {
    const { source, data } = makeSource();
    const [one, other] = [open(data), open(data)];
    const first = await one.open(request);
    expect(await other.open(request)).toEqual(first);
    source.version = 2;
    time += 60_001;
    await one.open(request);
    await one.settle();
    expect((await open(data).open(request)).chart.metadata[0]?.title).toBe("Version 2");
    expect((await other.open(request)).chart.id).toBe(first.chart.id);
  });
});

test("what was prepared as a draft stands at its release in the place of another chart, while the source is away, after a restart too", async () => {
  const { source, data } = makeSource();
  const draft = { ...request, key: "draft0000001", documentId: "two" };
  const before = open(data);
  await before.open(request);
  source.version = 2;
  await before.open({ ...draft, isForRelease: true });
  source.isAway = true;
  for (const charts of [before, open(data)]) {
    const served = await charts.open({ ...draft, key: request.key });
    expect(served.chart.documentId).toBe("two");
    expect(served.chart.metadata[0]?.title).toBe("Version 2");
    expect(served.staleSince).toBeUndefined();
  }
});

test("a catalogue that changes at the minute of a release is not mixed with it: what was prepared stands until it is looked for anew", async () => {
  const { source, data } = makeSource();
  const charts = open(data);
  const draft = { ...request, key: "draft0000001", isForRelease: true };
  source.version = 2;
  await charts.open(draft);
  source.version = 3;
  const released = { ...request, key: "public000001" };
  const versionOf = async () => (await charts.open(released)).chart.metadata[0]?.title;
  expect(await Promise.all([versionOf(), versionOf(), versionOf()])).toEqual([
    "Version 2",
    "Version 2",
    "Version 2",
  ]);
  time += 61_000;
  await versionOf();
  await charts.settle();
  expect(await versionOf()).toBe("Version 3");
});

test("what is prepared follows the draft until its release", async () => {
  const { source, data } = makeSource();
  const charts = open(data);
  const draft = { ...request, key: "draft0000001", isForRelease: true };
  await charts.open(draft);
  source.version = 2;
  time += 61_000;
  await charts.open(draft);
  await charts.settle();
  await charts.open(draft);
  source.isAway = true;
  const served = await charts.open({ ...request, key: "public000001" });
  expect(served.chart.metadata[0]?.title).toBe("Version 2");
});

test("a draft that is corrected while its source is away is released as it was corrected", async () => {
  const { source, data } = makeSource();
  const charts = open(data);
  const draft = { ...request, key: "draft0000001", isForRelease: true };
  const corrected = { ...draft, documentId: "corrected" };
  await charts.open(draft);
  source.isAway = true;
  await charts.open(corrected);
  source.isAway = false;
  await charts.open(corrected);
  source.isAway = true;
  const released = { ...corrected, key: "public000001", isForRelease: false };
  const served = await charts.open(released);
  expect([served.chart.documentId, served.staleSince]).toEqual(["corrected", undefined]);
});

test("what only its people have seen of a draft is never shown in place of what was published", async () => {
  const { source, data } = makeSource();
  const charts = open(data);
  await charts.open({ ...request, isDraft: true });
  source.isAway = true;
  await expect(charts.open({ ...request, documentId: "corrected" })).rejects.toThrow(DataError);
  expect((await charts.open(request)).chart.documentId).toBe("one");
  const shown = await charts.open({ ...request, documentId: "corrected" });
  expect([shown.chart.documentId, shown.staleSince]).toEqual(["one", time]);
});
