import { type DataClient, DataError } from "@statelier/data";
import type { ChartConfig } from "@statelier/document";
import type { CubeMetadata } from "@statelier/model";
import { parse } from "csv-parse/sync";
import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import type { PageServices } from "../render/contract/page.ts";
import {
  makeTestCharts,
  makeTestData,
  TEST_CONFIG,
  TEST_IRI as IRI,
  TEST_KEY,
} from "../testing/make-test-pages.ts";
import { type DownloadGate, makeDownloadGate } from "./download-gate.ts";
import { CHART_DATA_PATH, DATASET_DATA_PATH, makeDownloadRoutes } from "./download-route.ts";

const config: ChartConfig = {
  ...TEST_CONFIG,
  meta: {
    ...TEST_CONFIG.meta,
    title: { de: "Strom", fr: "Énergie / électricité", it: "", en: "Power" },
  },
  interactiveFiltersConfig: {
    legend: { active: true, componentId: "source" },
    timeRange: { active: true, componentId: "year", presets: { type: "range", from: "", to: "" } },
    dataFilters: { active: false, componentIds: [], defaultOpen: false },
    calculation: { active: true, type: "identity" },
  },
};

const makeServices = (
  status: CubeMetadata["publicationStatus"] = "PUBLISHED",
  change: Partial<DataClient> = {},
): PageServices =>
  makeTestCharts({
    data: makeTestData({ publicationStatus: status }, change),
    documents: { [TEST_KEY]: config },
  });

const makeApp = (services = makeServices(), gate?: DownloadGate): Hono => {
  const app = new Hono();
  const routes = makeDownloadRoutes(services, () => "reader", gate);
  app.get(CHART_DATA_PATH, routes.chart);
  app.get(DATASET_DATA_PATH, routes.dataset);
  return app;
};

const CSV = "/en/v/abcdefghijkl.csv";
const app = makeApp();

const readRows = async (answer: Response): Promise<string[][]> =>
  parse(Buffer.from(await answer.arrayBuffer()), { bom: true });

test.each([
  ["csv", "text/csv; charset=utf-8; header=present"],
  ["xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  ["json", "application/json"],
  ["parquet", "application/vnd.apache.parquet"],
])("%s has its type, a name, a tag, and may be read from other sites", async (format, type) => {
  const answer = await app.request(`/en/v/abcdefghijkl.${format}`);
  expect(answer.status).toBe(200);
  const headers = Object.fromEntries(answer.headers);
  expect(headers).toMatchObject({
    "content-type": type,
    "content-disposition": `attachment; filename="Power-filtered.${format}"`,
    "cache-control": "public, max-age=300, stale-while-revalidate=86400, stale-if-error=0",
    "access-control-allow-origin": "*",
  });
  expect(headers["etag"]).toMatch(/^"[\w-]{22}"$/);
  expect(headers["x-row-count"]).toBe("65");
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(500);
});

test("the name of a file keeps the letters of its language", async () => {
  const answer = await app.request("/fr/v/abcdefghijkl.csv");
  expect(answer.headers.get("content-disposition")).toBe(
    "attachment; filename=\"Energie electricite-filtered.csv\"; filename*=UTF-8''%C3%89nergie%20%C3%A9lectricit%C3%A9-filtered.csv",
  );
});

test("the parameters of the view narrow what is visible, and not the whole dataset", async () => {
  const view = "t.from=2015&t.to=2018&hide=nuc";
  const visible = await readRows(await app.request(`${CSV}?${view}`));
  expect(visible).toHaveLength(1 + 4 * 4);
  const whole = await app.request(`${CSV}?${view}&scope=all`);
  expect(whole.headers.get("content-disposition")).toContain('"Electricity production-full.csv"');
  expect(await readRows(whole)).toHaveLength(1 + 65);
});

test("a file is not sent again to who has it; other rows, formats and languages have other tags", async () => {
  const tag = (await app.request(CSV)).headers.get("etag") ?? "";
  for (const header of [tag, `W/${tag}`, `"other", ${tag}`]) {
    const answer = await app.request(CSV, { headers: { "If-None-Match": header } });
    expect([answer.status, await answer.text()]).toEqual([304, ""]);
  }
  const others = await Promise.all(
    [
      "/de/v/abcdefghijkl.csv",
      `${CSV}?hide=nuc`,
      "/en/v/abcdefghijkl.json",
      `${CSV}?scope=all`,
    ].map(async (path) => (await app.request(path)).headers.get("etag")),
  );
  expect(new Set([tag, ...others]).size).toBe(5);
});

test("HEAD has the headers and makes no file", async () => {
  const gate = makeDownloadGate();
  const keep = vi.spyOn(gate, "keep");
  const answer = await makeApp(makeServices(), gate).request(CSV, { method: "HEAD" });
  expect([answer.status, await answer.text()]).toEqual([200, ""]);
  expect(answer.headers.get("etag")).toBe((await app.request(CSV)).headers.get("etag"));
  expect(keep).not.toHaveBeenCalled();
});

test("draft datasets are asked for again each time (D40)", async () => {
  const answer = await makeApp(makeServices("DRAFT")).request(CSV);
  expect(answer.headers.get("cache-control")).toBe("no-cache");
});

test("rows of a source that does not answer are asked for again, too", async () => {
  const services = makeServices();
  const openPublished: PageServices["openPublished"] = async (request) => {
    const opening = await services.openPublished(request);
    const staleSince = "2026-11-21T08:00:00.000Z";
    return opening.ok ? { ok: true, opened: { ...opening.opened, staleSince } } : opening;
  };
  const answer = await makeApp({ ...services, openPublished }).request(CSV);
  expect(answer.headers.get("cache-control")).toBe("no-cache");
});

test("of a chart that joins several datasets each is downloaded whole by its number", async () => {
  const services = makeServices();
  const openPublished: PageServices["openPublished"] = async (request) => {
    const opening = await services.openPublished(request);
    if (!opening.ok) return opening;
    const { document } = opening.opened;
    const chartConfigs = document.chartConfigs.map((each) => ({
      ...each,
      cubes: [...each.cubes, { iri: `${IRI}/2`, filters: {} }],
    }));
    return { ok: true, opened: { ...opening.opened, document: { ...document, chartConfigs } } };
  };
  const observations = vi.spyOn(services.data, "observations");
  const joined = makeApp({ ...services, openPublished });
  for (const dataset of ["", "&dataset=2"])
    expect((await joined.request(`${CSV}?scope=all${dataset}`)).status).toBe(200);
  expect(observations.mock.calls.map(([, cubes]) => cubes)).toEqual([
    [{ iri: IRI }],
    [{ iri: `${IRI}/2` }],
  ]);
});

test("JSON-stat names the address that it came from", async () => {
  const file = await (await app.request("/de/v/abcdefghijkl.json?hide=nuc")).json();
  expect(file).toMatchObject({
    label: "Strom",
    href: "https://charts.example/de/v/abcdefghijkl.json?hide=nuc",
    dimension: { measure: { label: "Messgrösse" } },
  });
});

test("a dataset of the catalogue is downloaded whole by the address of its page", async () => {
  const answer = await app.request(`/en/browse.csv?dataset=${encodeURIComponent(IRI)}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-disposition")).toContain("Electricity production-full.csv");
  expect(await readRows(answer)).toHaveLength(66);
});

test("too many at once are refused politely, and room comes back when a file has ended", async () => {
  const gate = makeDownloadGate({ mostLoading: 1, mostWaiting: 0, mostCells: 1 });
  const busy = makeApp(makeServices(), gate);
  const first = await busy.request(CSV);
  const second = await busy.request(CSV);
  expect([second.status, second.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await second.text()).toMatch(/Try again in 5\u00a0s.*DOWNLOAD_BUSY/);
  await first.text();
  expect((await busy.request(CSV)).status).toBe(200);
});

test("more rows than a workbook can have are refused with another way out", async () => {
  const rowCount = 1_048_576;
  const table = {
    rowCount,
    columns: [{ type: "number" as const, id: "value", values: new Float64Array(rowCount) }],
  };
  const observations = () => Promise.resolve({ table, sparqlEditorUrls: [], notes: [] });
  const large = makeApp(makeServices("PUBLISHED", { observations }));
  const answer = await large.request("/en/v/abcdefghijkl.xlsx?scope=all");
  expect(answer.status).toBe(422);
  expect(await answer.text()).toMatch(/Choose CSV or Parquet.*DOWNLOAD_TOO_LARGE/);
  const csv = await large.request(`${CSV}?scope=all`, { method: "HEAD" });
  expect(csv.status).toBe(200);
});

test.each([
  ["/de/v/nothing.csv", 404, "nicht gefunden"],
  ["/en/v/abcdefghijkl.csv?scope=some", 400, "scope: visible, all"],
  ["/en/v/abcdefghijkl.csv?scope=all&dataset=2", 400, "dataset: 1 – 1"],
  ["/en/v/abcdefghijkl.csv?dataset=0", 400, "dataset: 1, 2, 3 …"],
  ["/en/browse.csv", 400, "dataset"],
  ["/en/browse.xlsx?dataset=x&dataSource=unknown", 403, "not allowed here"],
])("%s is answered with %d and a sentence", async (path, status, sentence) => {
  const answer = await app.request(path);
  expect(answer.status).toBe(status);
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.text()).toContain(sentence);
});

test.each([
  ["CANNOT_FIND_CUBE", CSV, 404, "Dataset not found"],
  ["SOURCE_DOWN", CSV, 503, "is not responding"],
  ["SOURCE_TIMEOUT", CSV, 504, "too long"],
  ["CANNOT_FIND_CUBE", "/en/browse.csv?dataset=x", 404, "Dataset not found"],
  ["SOURCE_DOWN", "/en/browse.csv?dataset=x", 503, "is not responding"],
])("%s of the source is named for %s", async (id, path, status, sentence) => {
  const metadata = () => Promise.reject(new DataError(id, "no"));
  const answer = await makeApp(makeServices("PUBLISHED", { metadata })).request(path);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain(sentence);
});
