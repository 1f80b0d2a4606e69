import { type DataClient, DataError } from "@statelier/data";
import { type ChartConfig, type ChartDocument, makeInitialDocument } from "@statelier/document";
import { decodeTable, type Filters, findDictionaryColumn } from "@statelier/model";
import { expect, onTestFinished, test, vi } from "vitest";
import { Hono } from "hono";
import { ANONYMOUS } from "../http/viewer.ts";
import { makeLog } from "../logging/log.ts";
import type { StoredConfig } from "../store/config-store.ts";
import { StoreFailure } from "../store/store-failure.ts";
import {
  TEST_COMPONENTS,
  TEST_CONFIG,
  TEST_IRI,
  TEST_KEY as KEY,
  TEST_SOURCE,
  TEST_TABLE,
} from "../testing/make-test-pages.ts";
import { makeChart, makeDocument } from "../testing/serve-document.ts";
import { BakedCharts } from "./baked-charts.ts";
import { BakedStore } from "./baked-store.ts";
import { makeOpenPublished } from "./open-published.ts";
import { makeReachRoute, REACH_PATH } from "../routes/reach-route.ts";

/** The segment's dimension is opened to readers; the author shows its first value. */
const [first = "", second = ""] =
  TEST_COMPONENTS.dimensions.find(({ id }) => id === "source")?.values.map(({ value }) => value) ??
  [];
const filtered: ChartConfig = {
  ...TEST_CONFIG,
  cubes: [{ iri: TEST_IRI, filters: { source: { type: "single", value: first } } }],
  interactiveFiltersConfig: {
    legend: { active: false, componentId: "" },
    timeRange: { active: false, componentId: "", presets: { type: "range", from: "", to: "" } },
    dataFilters: { active: true, componentIds: ["source"], defaultOpen: true },
    calculation: { active: false, type: "identity" },
  },
};

const QUIET = makeLog("error", () => undefined);

const open = (chartConfig = filtered) => {
  const state = {
    isAway: false,
    isStoreAway: false,
    isTooMuch: false,
    isPrivate: false,
    asked: [] as Filters[],
    finds: 0,
    changedAt: 0,
    document: makeInitialDocument({ dataSource: TEST_SOURCE, chartConfig }),
  };
  const answer = async <Value>(value: Value): Promise<Value> => {
    if (state.isAway) throw new DataError("SOURCE_DOWN", "nobody answers");
    return value;
  };
  const data = {
    latestIri: (_: unknown, iri: string) => answer(iri),
    metadata: () => answer([{ iri: "cube", title: "Cube", publicationStatus: "PUBLISHED" }]),
    components: () => answer(TEST_COMPONENTS),
    observations: async (_: unknown, cubes: { filters?: Filters }[]) => {
      const { filters = {} } = cubes[0] ?? {};
      state.asked.push(filters);
      if (Object.keys(filters).length === 0 && state.isTooMuch)
        throw new DataError("JOIN_TOO_LARGE", "too many rows");
      return answer({ table: decodeTable(TEST_TABLE), sparqlEditorUrls: [], notes: [] });
    },
  } as unknown as DataClient;
  const openPublished = makeOpenPublished({
    data,
    changedAt: () => state.changedAt,
    wasPublic: async (key) => key === "takenback001",
    findConfig: (key, { kind }) => {
      state.finds += 1;
      if (state.isStoreAway) return Promise.reject(new StoreFailure("away"));
      return Promise.resolve(
        key === KEY && (kind === "system" || !state.isPrivate)
          ? ({ key, data: state.document, publishedState: "PUBLISHED" } as unknown as StoredConfig)
          : undefined,
      );
    },
    openDocument: (data) =>
      Promise.resolve({ ok: true, document: data as ChartDocument, losses: [], unread: [] }),
    findSource: () => TEST_SOURCE,
    bakedCharts: new BakedCharts({
      data,
      log: QUIET,
      store: new BakedStore({ folder: ":memory:", log: QUIET }),
    }),
  });
  return { state, openPublished };
};

const ask = { key: KEY, locale: "en" as const, viewer: ANONYMOUS, params: new URLSearchParams() };

const openOk = async (openPublished: ReturnType<typeof open>["openPublished"]) => {
  const opening = await openPublished(ask);
  if (!opening.ok) throw new Error(opening.refusal.reason);
  return opening.opened;
};

test("a baked chart answers for all values that its filters can reach, with its source away", async () => {
  const { state, openPublished } = open();
  const { data, reach } = await openOk(openPublished);
  expect(state.asked).toEqual([{ source: { type: "single", value: first } }, {}]);
  expect(reach?.answers[0]?.cubes[0]?.filters).toEqual({});
  state.isAway = true;
  const { componentIds = [] } = reach?.answers[0]?.cubes[0] ?? {};
  const cubes = [
    {
      iri: "",
      ...reach?.answers[0]?.cubes[0],
      filters: { source: { type: "single" as const, value: second } },
    },
  ];
  const { table } = await data.observations({ source: TEST_SOURCE, locale: "en" }, cubes);
  const column = findDictionaryColumn(table, "source");
  expect(componentIds).toContain("source");
  expect(table.rowCount).toBeGreaterThan(0);
  expect([...(column?.codes ?? [])].every((code) => column?.values[code] === second)).toBe(true);
});

test("a chart whose filters are fixed has nothing to reach", async () => {
  const { openPublished } = open(TEST_CONFIG);
  expect((await openOk(openPublished)).reach).toBeUndefined();
});

test("a chart of which readers could reach more than an answer holds stands without their choices", async () => {
  const { state, openPublished } = open();
  state.isTooMuch = true;
  const { reach } = await openOk(openPublished);
  expect(state.asked).toEqual([{ source: { type: "single", value: first } }, {}]);
  expect(reach).toBeUndefined();
});

test("a chart of datasets whose join is too large names that", async () => {
  const { state, openPublished } = open(TEST_CONFIG);
  state.isTooMuch = true;
  expect(await openPublished(ask)).toMatchObject({
    ok: false,
    refusal: { reason: "source", failure: { id: "JOIN_TOO_LARGE" } },
  });
});

test("the store is not asked for each of many readers, and the version stays the same", async () => {
  const { state, openPublished } = open();
  const versions = new Set<string>();
  for (let reader = 0; reader < 10; reader += 1)
    versions.add((await openOk(openPublished)).version);
  expect(state.finds).toBe(1);
  expect(versions.size).toBe(1);
});

test("after a change by this server a chart is looked up at once", async () => {
  const { state, openPublished } = open();
  await openOk(openPublished);
  state.isPrivate = true;
  expect((await openPublished(ask)).ok).toBe(true);
  state.changedAt = Date.now();
  expect(await openPublished(ask)).toEqual({ ok: false, refusal: { reason: "unknown" } });
});

test("an unknown chart is unknown, and one without data names why", async () => {
  const { state, openPublished } = open();
  expect(await openPublished({ ...ask, key: "nothing" })).toEqual({
    ok: false,
    refusal: { reason: "unknown" },
  });
  state.isAway = true;
  expect(await openPublished(ask)).toMatchObject({
    ok: false,
    refusal: { reason: "source", failure: { id: "SOURCE_DOWN" } },
  });
});

test("what filters can reach has an address that never changes its meaning", async () => {
  const { openPublished } = open();
  const app = new Hono().get(REACH_PATH, makeReachRoute(openPublished));
  const name = (await openOk(openPublished)).reach?.name ?? "";
  const answer = await app.request(`/en/v/${KEY}/reach/${name}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(await answer.json()).toMatchObject([{ cubes: [{ filters: {} }] }]);
  for (const path of [
    `/en/v/${KEY}/reach/${name}x`,
    `/en/v/${KEY}/reach/9-${name}`,
    `/en/v/nothing/reach/${name}`,
    `/xx/v/${KEY}/reach/${name}`,
  ])
    expect((await app.request(path)).status).toBe(404);
});

test("a chart that was shown is shown while the store of charts is away, another one is not", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const { state, openPublished } = open();
  const before = await openOk(openPublished);
  state.isStoreAway = true;
  vi.advanceTimersByTime(60_000);
  expect((await openOk(openPublished)).version).toBe(before.version);
  await expect(openPublished({ ...ask, key: "unknown00000" })).rejects.toThrow(StoreFailure);
  state.isStoreAway = false;
  expect(await openPublished({ ...ask, key: "unknown00000" })).toMatchObject({ ok: false });
});

test("a chart that is known to be gone is not shown again while the store is away", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const { state, openPublished } = open();
  await openOk(openPublished);
  state.isPrivate = true;
  vi.advanceTimersByTime(60_000);
  expect(await openPublished(ask)).toMatchObject({ ok: false });
  state.isStoreAway = true;
  await expect(openPublished(ask)).rejects.toThrow(StoreFailure);
});

test("a private chart that one viewer has opened is not found by another, neither from memory nor from its bundle", async () => {
  const { state, openPublished } = open();
  state.isPrivate = true;
  const server = { kind: "system", reason: "refresh" } as const;
  expect(await openPublished({ ...ask, viewer: server })).toMatchObject({ ok: true });
  const unknown = { ok: false, refusal: { reason: "unknown" } };
  expect(await openPublished(ask)).toEqual(unknown);
  state.isStoreAway = true;
  await expect(openPublished(ask)).rejects.toThrow(StoreFailure);
  expect(await openPublished({ ...ask, viewer: server })).toMatchObject({ ok: true });
});

test("a dashboard that is released while this server still knows the former one is wholly the new one, with its source away", async () => {
  const { state, openPublished } = open();
  const makeEdition = (title: string): ChartDocument =>
    makeDocument(
      ["chart0000001", "chart0000002"].map((key) => makeChart(key, { title })),
      {
        type: "tall",
        title,
      },
    );
  const [former, next] = [makeEdition("Former"), makeEdition("Next")];
  const server = { kind: "system", reason: "refresh" } as const;
  const whole = { ...ask, isWhole: true };
  const listTitles = async () => {
    const opening = await openPublished(whole);
    if (!opening.ok) throw new Error(opening.refusal.reason);
    const { layout, chartConfigs } = opening.opened.document;
    return [layout.meta, ...chartConfigs.map(({ meta }) => meta)].map(({ title }) => title.en);
  };
  state.document = next;
  await openPublished({ ...whole, viewer: server, isForRelease: true });
  state.document = former;
  expect(await listTitles()).toEqual(["Former", "Former", "Former"]);
  state.isAway = true;
  state.document = next;
  await openPublished({ ...whole, viewer: server, hasJustChanged: true });
  expect(await listTitles()).toEqual(["Next", "Next", "Next"]);
});

test("a chart that was taken back is told from a key that never was", async () => {
  const { openPublished } = open();
  const reasonOf = async (key: string) => {
    const opening = await openPublished({ ...ask, key });
    return opening.ok ? "shown" : opening.refusal.reason;
  };
  expect(await reasonOf("takenback001")).toBe("unpublished");
  expect(await reasonOf("unknown00000")).toBe("unknown");
});
