import type { Page } from "@playwright/test";
import { type Screen, SCREENS } from "../tools/shot-screens.ts";
import { chooseInTree } from "./support/choose-in-tree.ts";
import { findDataset, makeChartDocument, publishDocument } from "./support/publish-chart.ts";
import { inDeep } from "./support/in-deep.ts";
import { test } from "./support/staged.ts";
import { expect } from "./support/test.ts";

const find = (name: string): Screen => {
  const screen = SCREENS.find((each) => each.name === name);
  if (!screen) throw new Error(`No screen ${name}`);
  return screen;
};

/** Less is the letters of the shipped font in the place of the fallback font's: a name in a list may break otherwise. */
const OF_LETTERS = 0.001;

const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript((least) => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        hadRecentInput: boolean;
        value: number;
        sources: { node: Node | null }[];
      })[])
        if (!entry.hadRecentInput && entry.value > least)
          shifts.push(
            `${entry.value.toFixed(4)} ${entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 90) : node?.textContent)).join(" | ")}`,
          );
    });
    observer.observe({ type: "layout-shift", buffered: true });
  }, OF_LETTERS);

const readShifts = async (page: Page): Promise<string[]> => {
  await page.waitForLoadState("networkidle");
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200))),
  );
  return page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);
};

const PHONE = {
  userAgent: "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
  isMobile: true,
};

/** Fonts come after the first paint, as on a slow line without a cache. */
const delayFonts = (page: Page): Promise<unknown> =>
  page.route("**/*.woff2", async (route) => {
    await new Promise((done) => setTimeout(done, 700));
    await route.continue();
  });

/** Pages whose height depends on where their texts break: looked at on more than one phone. */
const BREAKING = ["published-line-filters", "published-column-long-title"];

const LOADS = inDeep(
  ["browse", ...BREAKING, "preview", "published-line-series", "published-table"],
  1,
);

const testJumps = (loads: readonly string[]) => {
  for (const name of loads)
    test(`while ${name} loads`, async ({ page, stage }) => {
      const screen = find(name);
      await watchShifts(page);
      await delayFonts(page);
      await page.goto(`/en${screen.path(stage)}`);
      await page.locator(screen.ready).filter({ visible: true }).first().waitFor();
      expect(await readShifts(page)).toEqual([]);
    });
};

const testFilter = () => {
  test("when a reader changes a filter", async ({ page, stage }) => {
    await watchShifts(page);
    await page.goto(`/en${find("published-column-filters").path(stage)}`);
    await page.waitForLoadState("networkidle");
    const below = page.getByText("Data table");
    const before = await below.boundingBox();
    await chooseInTree(page, "Country", "Switzerland");
    await expect(page).toHaveURL(/=che/);
    await expect(page.locator("main figure")).toHaveAttribute("aria-busy", "false");
    expect(await readShifts(page)).toEqual([]);
    expect(await below.boundingBox()).toEqual(before);
  });
};

const PLACES: [string, Parameters<typeof test.use>[0], readonly string[]][] = [
  ["a desk", { viewport: { width: 1440, height: 900 } }, LOADS],
  ["a phone of 390 px", { viewport: { width: 390, height: 844 }, ...PHONE }, LOADS],
  ["a phone of 412 px", { viewport: { width: 412, height: 844 }, ...PHONE }, BREAKING],
];

for (const [place, use, loads] of inDeep(PLACES))
  test.describe(`on ${place} nothing jumps`, () => {
    test.use(use);
    testJumps(loads);
    testFilter();
  });

/** Charts learn their width after all that their pages load, as on a busy machine. */
const delayMeasures = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { ResizeObserver: Own } = globalThis;
    globalThis.ResizeObserver = class extends Own {
      constructor(callback: ResizeObserverCallback) {
        super((entries, observer) => void setTimeout(() => callback(entries, observer), 500));
      }
    };
  });

/** What the first response has drawn for another width is drawn anew in the same height. */
const testRedrawn = (width: number) =>
  test(`while charts load ${width} px wide`, { tag: "@deep" }, async ({ page, stage }) => {
    await watchShifts(page);
    await delayMeasures(page);
    await page.setViewportSize({ width, height: 900 });
    for (const name of inDeep(["column-filters", "line-series", "bar"])) {
      for (const place of ["v", "embed"]) {
        await page.goto(`/en/${place}/${stage.keys[name]}`);
        await page.locator("main figure svg").first().waitFor();
        expect(await readShifts(page), `${place} ${name}`).toEqual([]);
      }
    }
  });

test.describe("in windows between phone and desk nothing jumps", () => {
  for (const width of [390, 480, 600, 834, 1280]) testRedrawn(width);

  for (const width of [390, 640])
    test(
      `while a map loads ${width} px wide: its key keeps its height, and the map its shape`,
      { tag: "@deep" },
      async ({ page, server }) => {
        const iri = await findDataset(server.url, "life expectancy");
        const { document } = await makeChartDocument(server.url, { iri, chartType: "map" });
        const key = await publishDocument(server.url, document);
        await watchShifts(page);
        await delayMeasures(page);
        await page.setViewportSize({ width, height: 900 });
        for (const place of ["v", "embed"]) {
          await page.goto(`/en/${place}/${key}`);
          const map = page.locator("main figure svg[viewBox]").first();
          await map.waitFor();
          expect(await readShifts(page), place).toEqual([]);
          await page.waitForTimeout(700);
          const scale = await map.evaluate((svg: SVGSVGElement) => {
            const { width, height } = svg.getBoundingClientRect();
            return (width / height) * (svg.viewBox.baseVal.height / svg.viewBox.baseVal.width);
          });
          expect(scale, "the drawing fills the place that was kept for it").toBeCloseTo(1, 3);
        }
      },
    );

  for (const width of [390, 480, 560, 834])
    test(
      `while a chart loads whose legend has switches, ${width} px wide`,
      { tag: "@deep" },
      async ({ page, stage }) => {
        await watchShifts(page);
        await delayFonts(page);
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`/en/v/${stage.keys["area-switches"]}`);
        const drawing = page.locator("main figure svg").filter({ has: page.locator(".marks") });
        await expect(page.getByRole("checkbox", { name: /nuclear/i })).toBeVisible();
        const names = drawing.locator("text").filter({ hasText: /nuclear/i });
        await expect(names).toHaveCount(1);
        expect(await readShifts(page)).toEqual([]);
      },
    );
});

test.describe("while the shipped letters are not there", () => {
  test.use({ viewport: { width: 390, height: 844 }, ...PHONE });

  test(
    "what stands in for them takes the room of theirs",
    { tag: "@deep" },
    async ({ page, stage }) => {
      const readWidths = async (): Promise<number[]> => {
        await page.goto(`/en/v/${stage.keys["line-series"]}`, { waitUntil: "networkidle" });
        return page
          .locator("main figure svg text")
          .evaluateAll((texts) =>
            texts.map((text) => (text as SVGTextElement).getComputedTextLength()),
          );
      };
      await page.route("**/*.woff2", (route) => route.abort());
      const others = await readWidths();
      await page.unroute("**/*.woff2");
      await readWidths();
      const shipped = await readWidths();
      expect(others).toHaveLength(shipped.length);
      expect(others).not.toEqual(shipped);
      for (const [index, width] of shipped.entries())
        expect(Math.abs((others[index] ?? 0) / width - 1)).toBeLessThan(0.15);
    },
  );
});

test(
  "bars that are drawn anew for a narrow place are shown in their own size",
  { tag: "@deep" },
  async ({ page, server }) => {
    const iri = await findDataset(server.url, "airports");
    const { document } = await makeChartDocument(server.url, { iri, chartType: "bar" });
    const key = await publishDocument(server.url, document);
    for (const place of ["v", "embed"])
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`/en/${place}/${key}`, { waitUntil: "networkidle" });
        const scale = await page
          .locator("main figure svg")
          .filter({ has: page.locator(".marks") })
          .evaluate((drawing: SVGSVGElement) => drawing.getScreenCTM()?.a);
        expect(scale, `${place} in ${width} px`).toBeCloseTo(1);
      }
  },
);

const TABLET =
  "Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

for (const width of inDeep([768], 0))
  test.describe("on a tablet nothing jumps", () => {
    test.use({ userAgent: TABLET });
    testRedrawn(width);
  });
