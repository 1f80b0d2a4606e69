import type { DataClient } from "@statelier/data";
import { ByteCache, type Locale, LOCALES } from "@statelier/model";
import { expect, test } from "vitest";
import { makeLog } from "../logging/log.ts";
import { makeSitemapRoutes } from "./sitemap-routes.ts";

const CHARTS = 10_002;
const lines: string[] = [];

const version = (series: string, number: number, publicationStatus: string) => ({
  cube: { iri: `${series}/${number}`, unversionedIri: series, publicationStatus },
});
const BUDGET = "https://data.example/budget";
const PRICES = "https://data.example/prices";
/** Nothing of the budget is published; of the prices a version is. */
const DRAFTS = [
  version(BUDGET, 2, "DRAFT"),
  version(PRICES, 2, "DRAFT"),
  version(PRICES, 1, "PUBLISHED"),
];
const CUBE_OF: Record<number, string> = {
  1: `${BUDGET}/2`,
  2: BUDGET,
  3: `${BUDGET}/1`,
  4: `${PRICES}/1`,
  5: PRICES,
};

const app = makeSitemapRoutes({
  publicUrl: "https://charts.example",
  missingCharts: new ByteCache(100),
  log: makeLog("warn", (line) => lines.push(line)),
  sources: [
    { name: "first", type: "sparql", url: "https://first.example/query" },
    { name: "second", type: "sparql", url: "https://second.example/query" },
    { name: "away", type: "sparql", url: "https://away.example/query" },
  ],
  data: {
    search: ({ source }, { includeDrafts = false }) => {
      if (source.url.startsWith("https://away")) return Promise.reject(new Error("away"));
      const cube = { iri: `${source.url}?a=1&b=2`, dateModified: "2024-03-01" };
      const finished = { ...cube, publicationStatus: "PUBLISHED" };
      return Promise.resolve([{ cube: finished }, ...(includeDrafts ? DRAFTS : [])]);
    },
  } as Partial<DataClient> as DataClient,
  store: {
    lastNumber: () => Promise.resolve(CHARTS),
    list: ({ after, upTo, limit }) =>
      Promise.resolve(
        Array.from(
          { length: Math.max(0, Math.min(limit, upTo - after, CHARTS - after)) },
          (_, at) => ({
            key: `chart${after + at}`,
            number: after + at + 1,
            updatedAt: "2026-11-20T10:00:00.000Z",
            cubeIris: [CUBE_OF[after + at] ?? `https://data.example/other/${at}`],
          }),
        ),
      ),
  },
});

const read = async (path: string) => {
  const answer = await app.request(path);
  return {
    status: answer.status,
    type: answer.headers.get("Content-Type"),
    text: await answer.text(),
  };
};
const listPlaces = (xml: string): string[] =>
  Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, place = ""]) =>
    place.replaceAll("&amp;", "&"),
  );
const pathOf = (address: string): string => new URL(address).pathname;

test("robots.txt names the sitemap, the sitemap its parts for each language that are there", async () => {
  const robots = await read("/robots.txt");
  expect(robots.text).toContain("Sitemap: https://charts.example/sitemap.xml");
  const index = await read("/sitemap.xml");
  expect(index.type).toMatch(/^application\/xml/);
  const parts = listPlaces(index.text);
  expect(parts).toHaveLength(LOCALES.length * 3);
  const answers = await Promise.all(parts.map((part) => read(pathOf(part))));
  expect(answers.map(({ status }) => status)).toEqual(parts.map(() => 200));
});

test.each(LOCALES)(
  "the catalogue in %s names every dataset, each in every language",
  async (locale: Locale) => {
    const { text } = await read(`/${locale}/sitemap-catalogue.xml`);
    const first = encodeURIComponent("https://first.example/query?a=1&b=2");
    const second = encodeURIComponent("https://second.example/query?a=1&b=2");
    expect(listPlaces(text)).toEqual([
      `https://charts.example/${locale}/`,
      `https://charts.example/${locale}/browse`,
      `https://charts.example/${locale}/accessibility`,
      `https://charts.example/${locale}/browse?dataset=${first}`,
      `https://charts.example/${locale}/browse?dataset=${second}&dataSource=second`,
    ]);
    for (const other of LOCALES)
      expect(text).toContain(`hreflang="${other}" href="https://charts.example/${other}/browse"`);
    expect(text).toContain("<lastmod>2024-03-01</lastmod>");
    expect(text).not.toMatch(/&(?!amp;)/);
    expect(lines.at(-1)).toContain(`"source":"away"`);
  },
);

test("charts come in parts, and a part that is not there is not found", async () => {
  const first = listPlaces((await read("/en/sitemap-charts-1.xml")).text);
  const second = listPlaces((await read("/en/sitemap-charts-2.xml")).text);
  expect(first).toHaveLength(9_997);
  expect(second).toEqual([
    "https://charts.example/en/v/chart10000",
    "https://charts.example/en/v/chart10001",
  ]);
  for (const name of ["charts-3", "charts-0", "other"])
    expect((await read(`/en/sitemap-${name}.xml`)).status).toBe(404);
});

test("charts of drafts are left out; those of a dataset with a newer draft are not", async () => {
  const first = listPlaces((await read("/fr/sitemap-charts-1.xml")).text);
  expect(first.slice(0, 4)).toEqual(
    [0, 4, 5, 6].map((number) => `https://charts.example/fr/v/chart${number}`),
  );
});

test("what names charts is kept by nobody without asking: a chart comes and goes at a minute", async () => {
  for (const path of ["/sitemap.xml", "/en/sitemap-charts-1.xml"]) {
    const { headers } = await app.request(path);
    expect([path, headers.get("Cache-Control")]).toEqual([path, "no-cache"]);
    const again = await app.request(path, {
      headers: { "If-None-Match": headers.get("ETag") ?? "" },
    });
    expect([path, again.status]).toEqual([path, 304]);
  }
});
