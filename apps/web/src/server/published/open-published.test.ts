import { readFileSync } from "node:fs";
import { type DataClient, DataError } from "@statelier/data";
import { type ChartConfig, makeInitialDocument } from "@statelier/document";
import { decodeTable, type Filters, findDictionaryColumn } from "@statelier/model";
import { expect, test } from "vitest";
import { Hono } from "hono";
import { makeLog } from "../logging/log.ts";
import type { StoredConfig } from "../store/config-store.ts";
import { BakedCharts } from "./baked-charts.ts";
import { makeOpenPublished } from "./open-published.ts";
import { makeReachRoute, REACH_PATH } from "../routes/reach-route.ts";

const FIXTURE = new URL(
  "../../../../../packages/charts/src/types/column/fixtures/stacked-years.json",
  import.meta.url,
);
const fixture = JSON.parse(readFileSync(FIXTURE, "utf8"));
const source = { name: "samples", type: "sparql" as const, url: "https://example.org/query" };
const KEY = "abcdefghijkl";

/** The segment's dimension is opened to readers; the author shows its first value. */
const [first = "", second = ""] = fixture.components.dimensions
  .find(({ id }: { id: string }) => id === "source")
  .values.map(({ value }: { value: string }) => value) as string[];
const filtered: ChartConfig = {
  ...fixture.config,
  cubes: [{ ...fixture.config.cubes[0], filters: { source: { type: "single", value: first } } }],
  interactiveFiltersConfig: {
    legend: { active: false, componentId: "" },
    timeRange: { active: false, componentId: "", presets: { type: "range", from: "", to: "" } },
    dataFilters: { active: true, componentIds: ["source"], defaultOpen: true },
    calculation: { active: false, type: "identity" },
  },
};

const open = (chartConfig = filtered) => {
  const state = { isAway: false, isTooMuch: false, asked: [] as Filters[], finds: 0 };
  const document = makeInitialDocument({ dataSource: source, chartConfig });
  const answer = async <Value>(value: Value): Promise<Value> => {
    if (state.isAway) throw new DataError("SOURCE_DOWN", "nobody answers");
    return value;
  };
  const data = {
    latestIri: (_: unknown, iri: string) => answer(iri),
    metadata: () => answer([{ iri: "cube", title: "Cube", publicationStatus: "PUBLISHED" }]),
    components: () => answer(fixture.components),
    observations: async (_: unknown, cubes: { filters?: Filters }[]) => {
      const { filters = {} } = cubes[0] ?? {};
      state.asked.push(filters);
      if (Object.keys(filters).length === 0 && state.isTooMuch)
        throw new DataError("JOIN_TOO_LARGE", "too many rows");
      return answer({ table: decodeTable(fixture.table), sparqlEditorUrls: [], notes: [] });
    },
  } as unknown as DataClient;
  const stored = { key: KEY, data: document, publishedState: "PUBLISHED" };
  const openPublished = makeOpenPublished({
    data,
    findConfig: (key) => {
      state.finds += 1;
      return Promise.resolve(key === KEY ? (stored as unknown as StoredConfig) : undefined);
    },
    openDocument: () => Promise.resolve({ ok: true, document, losses: [], unread: [] }),
    findSource: () => source,
    bakedCharts: new BakedCharts({
      data,
      log: makeLog("error", () => undefined),
      files: {
        read: () => Promise.resolve(undefined),
        write: () => Promise.resolve(1_000),
        touch: () => Promise.resolve(),
      },
    }),
  });
  return { state, openPublished };
};

const ask = { key: KEY, locale: "en" as const, params: new URLSearchParams() };

const openOk = async (openPublished: ReturnType<typeof open>["openPublished"]) => {
  const opening = await openPublished(ask);
  if (!opening.ok) throw new Error(opening.refusal.reason);
  return opening.opened;
};

test("a baked chart answers for all values that its filters can reach, with its source away", async () => {
  const { state, openPublished } = open();
  const { data, reach } = await openOk(openPublished);
  expect(state.asked).toEqual([{ source: { type: "single", value: first } }, {}]);
  expect(reach?.answer.cubes[0]?.filters).toEqual({});
  state.isAway = true;
  const { componentIds = [] } = reach?.answer.cubes[0] ?? {};
  const cubes = [
    {
      iri: "",
      ...reach?.answer.cubes[0],
      filters: { source: { type: "single" as const, value: second } },
    },
  ];
  const { table } = await data.observations({ source, locale: "en" }, cubes);
  const column = findDictionaryColumn(table, "source");
  expect(componentIds).toContain("source");
  expect(table.rowCount).toBeGreaterThan(0);
  expect([...(column?.codes ?? [])].every((code) => column?.values[code] === second)).toBe(true);
});

test("a chart whose filters are fixed has nothing to reach", async () => {
  const { openPublished } = open(fixture.config);
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
  const { state, openPublished } = open(fixture.config);
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
  expect(await answer.json()).toMatchObject({ cubes: [{ filters: {} }] });
  for (const path of [
    `/en/v/${KEY}/reach/${name}x`,
    `/en/v/${KEY}/reach/9-${name}`,
    `/en/v/nothing/reach/${name}`,
    `/xx/v/${KEY}/reach/${name}`,
  ])
    expect((await app.request(path)).status).toBe(404);
});
