import type { Page } from "@playwright/test";
import { inDeep } from "./support/in-deep.ts";
import { findDataset, makeChartDocument, publishDocument } from "./support/publish-chart.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const LONG = "How Iowa makes electricity with wind, water, sun and coal ".repeat(3).trim();

const text = (value: string) => ({ de: value, fr: value, it: value, en: value });

/** A document of many charts: the second has a long label, every third neither a label nor a title; one may be missing. */
const publishCharts = async (url: string, count: number, missingAt = -1): Promise<string> => {
  const iri = await findDataset(url, "electricity generation Iowa");
  const { document } = await makeChartDocument(url, { iri, chartType: "column" });
  const [first] = document.chartConfigs;
  const metaOf = (at: number) => ({
    title: text(at % 3 === 2 ? "" : `Title ${at + 1}`),
    label: text(at % 3 === 2 ? "" : at === 1 ? LONG : `No ${at + 1}`),
  });
  const chartConfigs = Array.from({ length: count }, (_, at) => ({
    ...first!,
    key: `chart${String(at).padStart(7, "0")}`,
    meta: { ...first!.meta, ...metaOf(at) },
    ...(at === missingAt ? { cubes: [{ iri: "https://example.org/gone", filters: {} }] } : {}),
  }));
  const blocks = chartConfigs.map(({ key }) => ({ type: "chart", key, initialized: false }));
  return publishDocument(url, {
    ...document,
    chartConfigs,
    activeChartKey: chartConfigs[0]!.key,
    layout: { ...document.layout, blocks },
  });
};

const tabs = (page: Page) => page.getByRole("navigation", { name: "Charts of this page" });

/** How far the current tab reaches beyond the line of tabs; nothing where it is in sight. */
const readHidden = (page: Page): Promise<number> =>
  tabs(page)
    .locator("[aria-current]")
    .evaluate((current) => {
      const own = current.getBoundingClientRect();
      const line = current.parentElement!.getBoundingClientRect();
      return Math.max(0, line.left - own.left, own.right - line.right);
    });

/** Where no program runs nothing is scrolled: all tabs are in sight, as they follow one another. */
const expectAllInSight = async (page: Page): Promise<void> => {
  expect(await readHidden(page)).toBe(0);
  const line = tabs(page).locator("[aria-current]").locator("..");
  const beyond = await line.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(beyond).toBe(0);
  const places = await tabs(page)
    .getByRole("link")
    .evaluateAll((links) =>
      links.map((link) => {
        const { top, left } = link.getBoundingClientRect();
        return { top, left };
      }),
    );
  expect(places.length).toBeGreaterThan(10);
  const inOrder = places.toSorted((a, b) => a.top - b.top || a.left - b.left);
  expect(places).toEqual(inOrder);
};

for (const width of inDeep([1440, 390]))
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    test(
      "tabs are as wide as their labels within bounds, and the current one is in sight",
      { tag: "@deep" },
      async ({ page, server }) => {
        const key = await publishCharts(server.url, 64);
        await page.goto(`/en/v/${key}`, { waitUntil: "networkidle" });
        const links = tabs(page).getByRole("link");
        await expect(links).toHaveCount(64);
        const widthOf = async (at: number) => (await links.nth(at).boundingBox())!.width;
        expect(await widthOf(0)).toBe(180);
        expect(await widthOf(1)).toBe(400);
        expect(await widthOf(2)).toBeLessThan(180);
        await expect(links.nth(2)).toHaveText("Chart 3");
        await expect(links.nth(1)).toHaveAttribute("title", LONG);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        await page.goto(`/en/v/${key}?chart=61`, { waitUntil: "networkidle" });
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Title 61");
        expect(await readHidden(page)).toBe(0);
        const fade = await links
          .first()
          .evaluate((link) =>
            getComputedStyle(link.parentElement!).getPropertyValue("--fade-start"),
          );
        expect(fade).toBe("40px");
        expect(await page.evaluate(() => scrollY)).toBe(0);
        await expectAccessible(page);
        await links.nth(61).focus();
        await page.keyboard.press("Enter");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Title 62");
        await expect(tabs(page).locator("[aria-current=page]")).toHaveText("No 62");
        expect(await readHidden(page)).toBe(0);
        await page.goBack();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Title 61");
      },
    );
  });

test(
  "a page around an embedded document goes back to where it came from, whatever chart is shown",
  { tag: "@deep" },
  async ({ page, server }) => {
    const key = await publishCharts(server.url, 4);
    await page.route("**/around*", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<!doctype html><html lang="en"><title>Around</title><h1>${new URL(route.request().url()).search}</h1>
        <iframe title="A chart" width="600" height="700" src="${server.url}/en/embed/${key}"></iframe>`,
      }),
    );
    await page.goto("/around?before");
    await page.goto("/around?now");
    const frame = page.frameLocator("iframe");
    await frame.getByRole("link", { name: "No 4" }).click();
    await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Title 4");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("?before");
  },
);

test(
  "on the page of a chart that cannot be shown all tabs are in sight, in the order of the focus",
  { tag: "@deep" },
  async ({ page, server }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const key = await publishCharts(server.url, 14, 12);
    const answer = await page.goto(`/en/v/${key}?chart=13`);
    expect(answer?.status()).toBe(404);
    await expectAllInSight(page);
    await expectAccessible(page);
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
  test("tabs are links", { tag: "@deep" }, async ({ page, server }) => {
    const key = await publishCharts(server.url, 14);
    await page.goto(`/en/v/${key}?chart=11`);
    await expectAllInSight(page);
    await tabs(page).getByRole("link", { name: "No 13" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Title 13");
  });
});
