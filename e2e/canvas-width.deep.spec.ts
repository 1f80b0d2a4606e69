import type { Locator, Page } from "@playwright/test";
import type { LayoutType } from "@statelier/document";
import { controls, openNew, openTask, stage, waitForChart } from "./support/editor-page.ts";
import { makeBoard } from "./support/make-board.ts";
import { publishDocument } from "./support/publish-chart.ts";
import { expect, test } from "./support/test.ts";

const TASKS = ["Data", "Chart", "Look", "Text", "Readers"];

const WIDTHS = [1440, 1024, 390];

/** Where each chart stands, how wide it is, and how long the page. */
const readCanvas = async (page: Page): Promise<number[]> => {
  const charts = await stage(page)
    .locator("figure")
    .evaluateAll((figures) =>
      figures.flatMap((figure) => {
        const { left, width } = figure.getBoundingClientRect();
        return [left, width];
      }),
    );
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  return [...charts, height].map((value) => Math.round(value * 10) / 10);
};

/** Something lies over the end of the first chart. */
const isCovered = (page: Page): Promise<boolean> =>
  stage(page)
    .locator("figure")
    .first()
    .evaluate((figure) => {
      const { right, top } = figure.getBoundingClientRect();
      const found = document.elementsFromPoint(right - 8, top + 60);
      // While a list is open the page below it cannot be hit: what lies on top has to be clear.
      const place = found.indexOf(figure);
      const above = found
        .slice(0, Math.max(1, place))
        .filter((each) => !figure.contains(each) && !each.contains(figure));
      return above.some(
        (each) => !/, 0\)$|transparent/.test(getComputedStyle(each).backgroundColor),
      );
    });

/** Not every list says before that it opens one. */
const openLists = (page: Page): Locator =>
  page.locator("[role=listbox], [role=dialog], [role=menu]");

/** Opens whatever opens in the panel, one after the other, and compares the canvas each time; answers how many did. */
const openEach = async (
  page: Page,
  canvas: readonly number[],
  also: (name: string) => Promise<void> = () => Promise.resolve(),
): Promise<number> => {
  const buttons = controls(page).locator("[data-task] button:visible");
  let opened = 0;
  // What opens has controls of its own.
  for (let at = 0; at < (await buttons.count()); at += 1) {
    const control = buttons.nth(at);
    if (await control.isDisabled()) continue;
    const opens = await control.evaluate(
      (button) => button.hasAttribute("aria-haspopup") || button.hasAttribute("aria-expanded"),
    );
    if (!opens) continue;
    const name = (await control.textContent()) ?? "";
    await control.click();
    opened += 1;
    expect(await readCanvas(page), name).toEqual(canvas);
    await also(name);
    if ((await openLists(page).count()) > 0) await page.keyboard.press("Escape");
    await expect(openLists(page), name).toHaveCount(0);
  }
  return opened;
};

const PHONE = 390;

const TYPES: readonly { type: string; dataset?: string }[] = [
  { type: "Lines" },
  { type: "Columns" },
  { type: "Pie" },
  { type: "Scatter plot" },
  { type: "Map" },
  { type: "Table" },
  { type: "Line and columns", dataset: "weather-seattle-new-york" },
];

for (const { type, dataset } of TYPES)
  for (const width of WIDTHS)
    test(`no control changes where the chart stands or how wide it is, at ${width} px: ${type}`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await openNew(page, dataset, type);
      await waitForChart(page);
      await expect(stage(page).locator("figure").first()).toBeVisible();
      const canvas = await readCanvas(page);
      for (const task of TASKS) {
        await openTask(page, task);
        expect(await readCanvas(page), task).toEqual(canvas);
        // In each task something opens.
        const count = await openEach(page, canvas, async (name) => {
          // On a phone a long list takes the height that there is.
          if (width > PHONE) expect(await isCovered(page), `${name} covers the chart`).toBe(false);
        });
        expect(count, task).toBeGreaterThan(0);
      }
    });

const LAYOUTS: readonly LayoutType[] = ["tall", "canvas", "tab"];

for (const type of LAYOUTS)
  for (const width of WIDTHS)
    test(`no control of the layout changes where its charts stand or how wide they are, at ${width} px: ${type}`, async ({
      page,
      server,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      const key = await publishDocument(server.url, await makeBoard(server.url, { type }));
      await page.goto(`/en/create/new?edit=${key}&state=LAYOUTING`);
      await openTask(page, "Layout");
      await waitForChart(page);
      await expect(stage(page).locator("figure svg").last()).toBeVisible();
      const canvas = await readCanvas(page);
      expect(canvas).toHaveLength(type === "tab" ? 3 : 5);
      expect(await openEach(page, canvas)).toBeGreaterThan(2);
    });
