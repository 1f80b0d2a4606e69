import { chartConfigSchema } from "@statelier/document";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  GONE,
  makeChart,
  makeDocument,
  markupOf,
  serveDocument,
  single,
  textsOf,
} from "../testing/serve-document.ts";
import { TEST_IRI as IRI, TEST_KEY as KEY } from "../testing/make-test-pages.ts";

const NOON = Date.parse("2026-11-20T12:00:00Z");
const DAY = 24 * 60 * 60_000;
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: NOON }));
afterEach(() => void vi.useRealTimers());

const chart = makeChart("a");

const off = { active: false, componentId: "" };
const stacked = chartConfigSchema.parse({
  ...chart,
  cubes: [{ iri: IRI, filters: { sex: single("all") } }],
  fields: {
    ...chart.fields,
    segment: { componentId: "country", type: "stacked", showValuesMapping: {} },
    color: { type: "segment", paletteId: "category10", colorMapping: {} },
  },
  interactiveFiltersConfig: {
    legend: { active: true, componentId: "" },
    timeRange: { ...off, presets: { type: "range", from: "", to: "" } },
    dataFilters: { active: false, componentIds: [] },
    calculation: { active: false, type: "identity" },
  },
});

const linksOf = (html: string): string[] =>
  Array.from(markupOf(html).matchAll(/ href="([^"]*)"/g), ([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );

test.each(["tab", "tall"] as const)(
  "a stored chart can be copied and edited, and so can a dashboard: %s",
  async (type) => {
    for (const charts of [[chart], [chart, { ...chart, key: "b" }]]) {
      const { page } = serveDocument(makeDocument(charts, { type }));
      expect(linksOf((await page()).body)).toContain(`/en/create/new?copy=${KEY}`);
    }
  },
);

test("data that could not be asked for anew are dated, on a page that is asked for each time", async () => {
  const { page, source, bakedCharts } = serveDocument(makeDocument([chart]));
  const fresh = await page();
  expect(fresh.headers.get("cache-control")).toContain("stale-while-revalidate");
  source.isAway = true;
  vi.setSystemTime(NOON + 60_001);
  await page();
  await bakedCharts.settle();
  const stale = await page();
  expect(stale.headers.get("cache-control")).toBe("no-cache");
  expect(markupOf(fresh.body)).not.toContain("20.11.2026 12:00 UTC");
  expect(markupOf(stale.body)).toContain("20.11.2026 12:00 UTC");
});

test("a page carries the day on which it is read, not that on which it was made", async () => {
  const { page } = serveDocument(makeDocument([chart]));
  expect((await page()).body).toContain('"servedOn":"2026-11-20"');
  vi.setSystemTime(NOON + DAY);
  expect((await page()).body).toContain('"servedOn":"2026-11-21"');
});

test("the news that a chart is published is for its author, not for a frame", async () => {
  const { page } = serveDocument(makeDocument([chart]));
  const news = "Your chart is published.";
  expect(markupOf((await page("?publishSuccess=true")).body)).toContain(news);
  const update = markupOf((await page("?publishSuccess=true&updated=true")).body);
  expect(update).toContain("Your changes are public.");
  expect(update).not.toContain(news);
  expect(markupOf((await page()).body)).not.toContain(news);
  expect(markupOf((await page("?publishSuccess=true", "embed")).body)).not.toContain(news);
});

test("what a chart is made of stands below its page with the flag, and not otherwise", async () => {
  const { page } = serveDocument(makeDocument([makeChart("a", { title: "</textarea><b>" })]));
  const title = "How the chart is built";
  expect(markupOf((await page()).body)).not.toContain(title);
  const { body } = await page("?flag__debug=true");
  const [, panel = ""] = body.split(`<section aria-label="${title}">`);
  expect(panel).toContain(`<dd>${IRI}</dd>`);
  expect(panel).toContain("&lt;/textarea&gt;&lt;b&gt;");
  expect(markupOf((await page()).body)).not.toContain(title);
  expect((await page("?flag__debug=true", "embed")).body).not.toContain(title);
});

test.each(["tab", "tall", "canvas"] as const)(
  "an author who has just published finds the way back into the editor: %s",
  async (type) => {
    const { page } = serveDocument(makeDocument([chart], { type }));
    const edit = `/en/create/new?edit=${KEY}`;
    expect(linksOf((await page("?publishSuccess=true&updated=true")).body)).toContain(edit);
    expect(linksOf((await page()).body)).not.toContain(edit);
  },
);

test("an author who has just updated a chart sees it as it is now, others within a second", async () => {
  const document = makeDocument([makeChart("a", { title: "First" })]);
  const { page } = serveDocument(document);
  const titleOf = async (search = "") => textsOf((await page(search)).body, "h1");
  expect(await titleOf()).toEqual(["First"]);
  document.chartConfigs = [makeChart("a", { title: "Second" })];
  expect(await titleOf()).toEqual(["First"]);
  expect(await titleOf("?publishSuccess=true&updated=true")).toEqual(["Second"]);
  expect(await titleOf()).toEqual(["Second"]);
});

test("each view has its own page, one that shows again what is switched off too", async () => {
  const { page } = serveDocument(makeDocument([stacked]));
  const countMarks = async (search: string): Promise<number> =>
    markupOf((await page(search)).body).split("data-mark=").length - 1;
  expect(await countMarks("?hide=arg")).toBe(3);
  expect(await countMarks("?hide=arg&show=arg")).toBe(6);
});

test("series that are switched off are named in pictures and on paper", async () => {
  const { page, file } = serveDocument(makeDocument([stacked]));
  expect((await file("svg", "?hide=arg")).body).toContain("Hidden: Argentina");
  expect((await file("svg")).body).not.toContain("Hidden:");
  expect(markupOf((await page("?hide=arg")).body)).toContain("Hidden: Argentina");
});

test("files of a view are the same whether the page shows the chart or the table", async () => {
  const { page } = serveDocument(makeDocument([stacked]));
  const filesOf = async (search: string): Promise<string[]> =>
    linksOf((await page(search)).body).filter((href) =>
      new RegExp(`^/en/v/${KEY}\\.(?:csv|svg)`).test(href),
    );
  const files = await filesOf("?hide=arg");
  expect(files).toEqual(
    expect.arrayContaining([`/en/v/${KEY}.csv?hide=arg`, `/en/v/${KEY}.svg?hide=arg`]),
  );
  expect(await filesOf("?hide=arg&as=table")).toEqual(files);
});

test("a page offers each of its datasets whole, by its number", async () => {
  const two = chartConfigSchema.parse({
    ...chart,
    cubes: [...chart.cubes, { iri: `${IRI}/2`, filters: {} }],
  });
  const { page } = serveDocument(makeDocument([two]));
  const whole = linksOf((await page()).body).filter((href) => href.includes(".csv?scope=all"));
  const first = `/en/v/${KEY}.csv?scope=all`;
  expect(whole).toEqual([first, `${first}&dataset=2`]);
});

test("views are counted, but not those of an author who looks at the dialog", async () => {
  const counted: string[] = [];
  const { page } = serveDocument(makeDocument([chart]), (key) => void counted.push(key));
  await page("?preview=true", "embed");
  await page("?preview=true", "embed");
  expect(counted).toEqual([]);
  await page("", "embed");
  await page("?preview=true");
  expect(counted).toEqual([KEY, KEY]);
});

test("a reload that is answered 304 is not counted as a view", async () => {
  const counted: (string | undefined)[][] = [];
  const { read } = serveDocument(makeDocument([chart]), (...view) => void counted.push(view));
  const ask = async (tag = "") =>
    read(`/en/v/${KEY}`, { headers: { "User-Agent": "Mozilla/5.0", "If-None-Match": tag } });
  const { headers } = await ask();
  expect(counted).toEqual([[KEY, "unknown"]]);
  expect((await ask(headers.get("etag") ?? "")).status).toBe(304);
  expect(counted).toHaveLength(1);
  expect((await ask('W/"older"')).status).toBe(200);
  expect(counted).toHaveLength(2);
});

test.each([
  ["has lost its dataset", makeChart("lost", { iri: GONE })],
  ["lacks a dimension", makeChart("broken", { x: "canton" })],
])("a chart that %s leaves the sitemap, also while its source is away", async (_, lost) => {
  const { page, read, source } = serveDocument(makeDocument([lost, chart]));
  const isListed = async (): Promise<boolean> =>
    (await read("/en/sitemap-charts-1.xml")).body.includes(`/en/v/${KEY}<`);
  expect(await isListed()).toBe(true);
  await page("?chart=1");
  await page("?chart=2");
  expect(await isListed()).toBe(true);
  await page();
  expect(await isListed()).toBe(false);
  await page("?chart=2");
  source.isAway = true;
  await page();
  expect(await isListed()).toBe(false);
});

test("a chart whose dataset is there again is in the sitemap again", async () => {
  const { page, read, source } = serveDocument(makeDocument([makeChart("lost", { iri: GONE })]));
  expect((await page()).status).toBe(404);
  expect((await read("/en/sitemap-charts-1.xml")).status).toBe(404);
  source.isGone = false;
  expect((await page()).status).toBe(200);
  expect((await read("/en/sitemap-charts-1.xml")).body).toContain(`/en/v/${KEY}<`);
});

const PHONE = { "user-agent": "Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36" };

test.each([
  ["page", "/en/v", 358],
  ["frame", "/en/embed", 328],
])(
  "what a desk is sent keeps, in a narrow window, the height of what a phone is sent: %s",
  async (_, place, width) => {
    const served = serveDocument(makeDocument([chart]));
    const read = async (headers: HeadersInit, query = "") =>
      (await served.read(`${place}/${KEY}${query}`, { headers })).body;
    const readSize = (html: string) =>
      / viewBox="0 0 (\d+) (\d+)"/.exec(html)?.slice(1).map(Number);
    const phone = await read(PHONE);
    const [sent, height = 0] = readSize(phone) ?? [];
    expect(sent).toBe(width);
    expect(phone).not.toContain("--narrow");
    const desk = await read({});
    expect(readSize(desk)?.[0]).toBeGreaterThan(width);
    const kept = /--narrow:clamp\(([\d.]+)px, ([\d.]+)cqi/.exec(desk)?.slice(1).map(Number) ?? [];
    expect(kept[0]).toBeCloseTo(height * 0.9, 0);
    expect(((kept[1] ?? 0) * width) / 100).toBeCloseTo(height, 0);
  },
);
