import type { ChartConfig } from "@statelier/document";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeChart, makeDocument, markupOf, serveDocument } from "../testing/serve-document.ts";
import { TEST_IRI } from "../testing/make-test-pages.ts";

const NOON = Date.parse("2026-11-20T12:00:00Z");
const MORNING = "2026-11-20T08:15:00.000Z";
const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: NOON }));
afterEach(() => void vi.useRealTimers());

const filtered: ChartConfig = {
  ...makeChart("a"),
  interactiveFiltersConfig: {
    legend: { active: false, componentId: "" },
    timeRange: { active: false, componentId: "", presets: { type: "range", from: "", to: "" } },
    dataFilters: { active: true, componentIds: ["sex"], defaultOpen: true },
    calculation: { active: false, type: "identity" },
  },
};

/** What readers' filters can reach is too much to be baked: other values than the author's are asked for. */
const serveLarge = (type: "tab" | "tall" = "tab") => {
  const charts = type === "tall" ? [filtered, { ...filtered, key: "b" }] : [filtered];
  const served = serveDocument(makeDocument(charts, { type }));
  served.source.isLarge = true;
  return served;
};

test("a view whose rows were asked of the source is made anew after a minute, a baked one is kept", async () => {
  const { page, source } = serveLarge();
  await page();
  const baked = source.asked;
  await page("?f.sex=women");
  const live = source.asked;
  expect(live).toBeGreaterThan(baked ?? 0);
  await page("?f.sex=women");
  expect(source.asked).toBe(live);
  vi.setSystemTime(NOON + MINUTE);
  await page();
  expect(source.asked).toBe(live);
  await page("?f.sex=women");
  expect(source.asked).toBeGreaterThan(live ?? 0);
});

test.each(["tab", "tall"] as const)(
  "rows that stand in for those of a source that is away are dated, and asked for each time: %s",
  async (type) => {
    const { page, source } = serveLarge(type);
    const fresh = await page("?f.sex=women");
    expect(fresh.headers.get("cache-control")).toContain("stale-while-revalidate");
    source.dataAsOf = MORNING;
    vi.setSystemTime(NOON + MINUTE);
    const stale = await page("?f.sex=women");
    expect(stale.headers.get("cache-control")).toBe("no-cache");
    expect(markupOf(stale.body)).toContain("20.11.2026 08:15 UTC");
    delete source.dataAsOf;
    vi.setSystemTime(NOON + 2 * MINUTE);
    const again = await page("?f.sex=women");
    expect(again.headers.get("cache-control")).toContain("stale-while-revalidate");
  },
);

test("files of such rows are asked for each time, and say when the rows were read", async () => {
  const { page, file, source } = serveLarge("tall");
  await page();
  expect((await file("zip", "?f.sex=women")).headers.get("cache-control")).not.toBe("no-cache");
  source.dataAsOf = MORNING;
  for (const format of ["csv", "json", "parquet", "xlsx", "zip"]) {
    const { headers, status } = await file(format, "?f.sex=women");
    expect([format, status, headers.get("cache-control")]).toEqual([format, 200, "no-cache"]);
  }
  const named = JSON.parse((await file("json", "?f.sex=women")).body);
  expect(named.extension.dataAsOf).toBe(MORNING);
  expect((await file("parquet", "?f.sex=women")).body).toContain(MORNING);
});

test.each(["tab", "tall"] as const)("pictures of such rows, too: %s", async (type) => {
  const { page, file, source } = serveLarge(type);
  await page();
  expect((await file("svg", "?f.sex=women")).headers.get("cache-control")).not.toBe("no-cache");
  source.dataAsOf = MORNING;
  for (const format of ["svg", "txt"]) {
    const { headers, body } = await file(format, "?f.sex=women");
    expect([format, headers.get("cache-control")]).toEqual([format, "no-cache"]);
    expect(body).toContain("20.11.2026 08:15 UTC");
  }
});

test("all rows of a dataset of the catalogue, too", async () => {
  const { read, source } = serveDocument(makeDocument([filtered]));
  source.dataAsOf = MORNING;
  const answer = await read(`/en/browse.json?dataset=${TEST_IRI}`);
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  expect(JSON.parse(answer.body).extension.dataAsOf).toBe(MORNING);
});
