import type { Page } from "@playwright/test";
import type { ChartConfig } from "@statelier/document";
import { entryIndex } from "./support/entry-index.ts";
import { chooseInTree } from "./support/choose-in-tree.ts";
import { inDeep } from "./support/in-deep.ts";
import {
  animateYears,
  findDataset,
  makeChartDocument,
  openDataFilters,
  publishDocument,
} from "./support/publish-chart.ts";
import { putFinger } from "./support/put-finger.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

type Interactive = NonNullable<ChartConfig["interactiveFiltersConfig"]>;

const openPeriod = (config: ChartConfig): ChartConfig => {
  const interactive: Interactive | undefined = config.interactiveFiltersConfig;
  if (!interactive) throw new Error("no viewers' filters on this type");
  return {
    ...config,
    interactiveFiltersConfig: {
      ...interactive,
      timeRange: { ...interactive.timeRange, active: true },
    },
  };
};

const publish = async (url: string, change: (config: ChartConfig) => ChartConfig) => {
  const iri = await findDataset(url, "life expectancy");
  const { document } = await makeChartDocument(url, { iri, chartType: "line", change });
  return publishDocument(url, document);
};

test.describe("the brush", () => {
  test(
    "narrows the period by keys, writes one entry of history, and Back undoes it",
    { tag: "@deep" },
    async ({ page, server }) => {
      const key = await publish(server.url, openPeriod);
      await page.goto(`/en/v/${key}`);
      const from = page.getByRole("slider", { name: "Start of the period" });
      await from.focus();
      const entries = await entryIndex(page);
      await page.keyboard.press("ArrowLeft");
      await page.waitForTimeout(600);
      expect([new URL(page.url()).search, await entryIndex(page)]).toEqual(["", entries]);
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      await expect(from).toHaveAttribute("aria-valuetext", "1965");
      await expect(page.getByLabel("From")).toHaveValue("1965");
      await expect(page).toHaveURL(/t\.from=1965&t\.to=2005/);
      await page.keyboard.press("End");
      await expect(from).toHaveAttribute("aria-valuetext", "2005");
      await expect(page).toHaveURL(/t\.from=2005/);
      await page.goBack();
      await expect(from).toHaveAttribute("aria-valuetext", "1965");
      await page.goBack();
      await expect(from).toHaveAttribute("aria-valuetext", "1955");
      await expect(page).not.toHaveURL(/t\.from/);
      await page.goForward();
      await expect(page).toHaveURL(/t\.from=1965/);
      await from.press("Home");
      await expect(page).not.toHaveURL(/t\./);
      await expectAccessible(page);
    },
  );

  test(
    "follows a pointer and snaps to dates that exist",
    { tag: "@deep" },
    async ({ page, server }) => {
      const key = await publish(server.url, openPeriod);
      await page.goto(`/en/v/${key}`);
      const to = page.getByRole("slider", { name: "End of the period" });
      const box = await to.boundingBox();
      if (!box) throw new Error("no handle");
      await page.mouse.move(box.x + 10, box.y + 20);
      await page.mouse.down();
      await page.mouse.move(box.x - 200, box.y + 20, { steps: 5 });
      await expect(page).not.toHaveURL(/t\.to/);
      await page.mouse.up();
      await expect(page).toHaveURL(/t\.to=(19|20)\d[05]$/);
      await page.getByRole("button", { name: "Whole period" }).click();
      await expect(to).toHaveAttribute("aria-valuetext", "2005");
    },
  );

  for (const width of inDeep([320, 390]))
    test(
      `offers every preset in sight at ${width} px`,
      { tag: "@deep" },
      async ({ page, server }) => {
        const iri = await findDataset(server.url, "carbon dioxide");
        const { document } = await makeChartDocument(server.url, {
          iri,
          chartType: "line",
          change: openPeriod,
        });
        const key = await publishDocument(server.url, document);
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`/de/v/${key}`);
        const brush = page.getByRole("group", { name: "Zeitraum im Diagramm" });
        const last = brush.getByRole("button", { name: "Letzte 12 Monate" });
        await last.scrollIntoViewIfNeeded();
        const foot = await last.evaluate(({ parentElement }) => ({
          shown: parentElement?.clientWidth,
          needed: parentElement?.scrollWidth,
        }));
        expect(foot.needed).toBe(foot.shown);
        for (const button of await brush.getByRole("button").all())
          await expect(button).toBeInViewport({ ratio: 1 });
      },
    );
});

test(
  "an animation shows its last value, plays from the start, stops, and steps by hand",
  { tag: "@deep" },
  async ({ page, server }) => {
    const iri = await findDataset(server.url, "life expectancy");
    const { document } = await makeChartDocument(server.url, {
      iri,
      chartType: "column",
      change: animateYears,
    });
    const key = await publishDocument(server.url, document);
    const html = await (await fetch(`${server.url}/en/v/${key}`)).text();
    expect(html).toMatch(/<option[^>]*selected[^>]*>2005</);
    await page.goto(`/en/v/${key}`);
    const slider = page.getByRole("slider", { name: "Year" });
    await expect(slider).toHaveAttribute("aria-valuetext", "2005");
    await page.getByRole("button", { name: "Play" }).click();
    // Beyond the first one, to which the keys lead below.
    await expect(slider).toHaveAttribute("aria-valuetext", /19[6-9]\d/);
    await page.getByRole("button", { name: "Stop" }).click();
    await expect(page).toHaveURL(/at=(19[6-9]\d|2000)$/);
    const stopped = new URL(page.url()).search;
    await slider.focus();
    // At once: keys that follow one another are one entry.
    await Promise.all(["Home", "ArrowRight", "ArrowLeft"].map((key) => page.keyboard.press(key)));
    await expect(slider).toHaveAttribute("aria-valuetext", "1955");
    await expect(page).toHaveURL(/at=1955/);
    await page.reload();
    await expect(slider).toHaveAttribute("aria-valuetext", "1955");
    await page.goBack();
    await expect(page).toHaveURL(`/en/v/${key}${stopped}`);
    await page.goBack();
    await expect(page).toHaveURL(`/en/v/${key}`);
    await expect(slider).toHaveAttribute("aria-valuetext", "2005");
    await page.goForward();
    await slider.press("End");
    await expect(page).toHaveURL(`/en/v/${key}`);
    await expectAccessible(page);
  },
);

test.describe("the sheet of an observation", () => {
  const openColumns = async (page: Page, url: string) => {
    const iri = await findDataset(url, "life expectancy");
    const { document } = await makeChartDocument(url, { iri, chartType: "line" });
    await page.goto(`/en/v/${await publishDocument(url, document)}`, { waitUntil: "networkidle" });
    const plot = page.getByRole("group", { name: /values in the chart/ });
    const box = await plot.boundingBox();
    if (!box) throw new Error("no plot");
    return { plot, box, sheet: plot.locator("[class*=tooltip]") };
  };

  test(
    "may be entered by the pointer and stays; Escape closes it",
    { tag: "@deep" },
    async ({ page, server }) => {
      const { box, sheet } = await openColumns(page, server.url);
      // Below the lines: the sheet stands above the nearest mark.
      await page.mouse.move(box.x + box.width / 2, box.y + box.height - 60);
      await page.mouse.move(box.x + box.width / 2 + 1, box.y + box.height - 60);
      await expect(sheet).toBeVisible();
      const text = await sheet.textContent();
      const over = await sheet.boundingBox();
      if (!over) throw new Error("no sheet");
      const below = await page.evaluate(
        ({ x, y }) => document.elementFromPoint(x, y)?.closest("[data-open]") !== null,
        { x: over.x + over.width / 2, y: over.y + over.height + 8 },
      );
      expect(below).toBe(true);
      await page.mouse.move(over.x + over.width / 2, over.y + over.height + 8);
      for (const part of [0.9, 0.5, 0.1])
        await page.mouse.move(over.x + over.width * part, over.y + over.height * part);
      await expect(sheet).toHaveText(text ?? "");
      await page.keyboard.press("Escape");
      await expect(sheet).toHaveCount(0);
    },
  );

  test(
    "that comes to stand under the pointer lets it through",
    { tag: "@deep" },
    async ({ page, server }) => {
      const { box, sheet } = await openColumns(page, server.url);
      const seen = new Set<string>();
      for (let x = 60; x < box.width - 200; x += 6) {
        await page.mouse.move(box.x + x, box.y + 40);
        const text = (await sheet.count()) > 0 ? await sheet.textContent() : "";
        if (text) seen.add(text.slice(0, 4));
      }
      expect(seen.size).toBeGreaterThan(8);
    },
  );
});

test.describe("fingers", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 500 } });

  test(
    "a drag across walks the marks, a touch elsewhere ends it, a drag along the page scrolls",
    { tag: "@deep" },
    async ({ page, server }) => {
      const key = await publish(server.url, (config) => config);
      await page.goto(`/en/v/${key}`);
      const marks = page.getByRole("group", { name: "values in the chart" });
      const said = page.locator('[class*="_strip_"]').filter({ hasText: "years" });
      await expect(marks).toHaveAttribute("data-walk", "x");
      const box = await marks.boundingBox();
      if (!box) throw new Error("no marks");
      const touch = await putFinger(page);
      const middle = box.y + box.height / 2;
      await touch("touchStart", box.x + 60, middle);
      await expect(said).toContainText(/19[56]\d/);
      const first = await said.textContent();
      for (let x = box.x + 60; x <= box.x + box.width - 20; x += 20)
        await touch("touchMove", x, middle);
      await expect(said).toContainText(/200\d/);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await touch("touchEnd");
      expect(await said.textContent()).not.toBe(first);
      await page.touchscreen.tap(200, 20);
      await expect(said).toHaveCount(0);
      await touch("touchStart", box.x + 100, middle);
      for (let y = middle; y >= middle - 150; y -= 15) await touch("touchMove", box.x + 100, y);
      await touch("touchEnd");
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    },
  );
});

/** Heights of the first column in all frames until it stands still. */
const watchColumn = async (page: Page, change: () => Promise<unknown>): Promise<number[]> => {
  await page.evaluate(() => {
    const heights: number[] = [];
    Object.assign(globalThis, { heights });
    const look = (): void => {
      const column = document.querySelector(".marks rect");
      heights.push(column?.getBoundingClientRect().height ?? 0);
      requestAnimationFrame(look);
    };
    look();
  });
  await change();
  const read = () =>
    page.evaluate(() => [...new Set((globalThis as unknown as { heights: number[] }).heights)]);
  await expect.poll(async () => (await read()).length).toBeGreaterThan(1);
  await page.waitForTimeout(600);
  return read();
};

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(
    `marks ${reducedMotion === "reduce" ? "jump" : "move"} to new values for readers with prefers-reduced-motion: ${reducedMotion}`,
    { tag: "@deep" },
    async ({ page, server }) => {
      const iri = await findDataset(server.url, "life expectancy");
      const made = await makeChartDocument(server.url, {
        iri,
        chartType: "column",
        change: openDataFilters,
      });
      const key = await publishDocument(server.url, made.document);
      await page.emulateMedia({ reducedMotion });
      await page.goto(`/en/v/${key}?f.country=che`);
      await page.waitForLoadState("networkidle");
      const heights = await watchColumn(page, () => chooseInTree(page, "Country", "Afghanistan"));
      if (reducedMotion === "reduce") expect(heights).toHaveLength(2);
      else expect(heights.length).toBeGreaterThan(2);
      const [first = 0, last = 0] = [heights[0], heights.at(-1)];
      expect(heights).toEqual(heights.toSorted((a, b) => (a - b) * Math.sign(last - first)));
    },
  );
