import type { Page } from "@playwright/test";
import type { ChartConfig } from "@statelier/document";
import { findDataset, makeChartDocument, publishDocument } from "./support/publish-chart.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

/** Of the dataset of countries and years. */
const ROWS = 682;
const ROWS_OF_A_COUNTRY = 11;

const publishTable = async (
  url: string,
  change: (config: ChartConfig & { chartType: "table" }) => ChartConfig = (config) => config,
): Promise<string> => {
  const iri = await findDataset(url, "life expectancy");
  const { document } = await makeChartDocument(url, {
    iri,
    chartType: "table",
    change: (config) => (config.chartType === "table" ? change(config) : config),
  });
  return publishDocument(url, document);
};

const allRows = (page: Page) => page.getByRole("button", { name: "All rows in one list" });
const region = (page: Page) => page.locator(".table-scroll");
const rowTexts = async (page: Page): Promise<string[]> =>
  (await region(page).locator("tbody tr").allTextContents()).map((text) => text.trim());

const isInSight = (page: Page, index: number): Promise<boolean> =>
  region(page).evaluate((element, at) => {
    const row = element.querySelector(`[aria-rowindex="${at}"]`)?.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    return row !== undefined && row.top >= box.top - 1 && row.bottom <= box.bottom + 1;
  }, index);

test("all rows of a table stand in one list, to the last by keyboard, and back on pages", async ({
  page,
  server,
}) => {
  await page.goto(`/en/v/${await publishTable(server.url)}`);
  await expect(region(page).locator("tbody tr")).toHaveCount(100);
  const status = page.locator(".table-pager output");
  await expect(status).toHaveText(`Rows 1 to 100 of ${ROWS}`);
  const firstPage = await rowTexts(page);

  await allRows(page).click();
  const table = page.locator(".table-scroll table");
  await expect(table).toHaveAttribute("aria-rowcount", String(ROWS + 1));
  await expect(page.getByRole("button", { name: "Page by page" })).toBeFocused();
  await expectAccessible(page);
  expect((await rowTexts(page)).length).toBeLessThan(60);
  expect((await rowTexts(page))[0]).toBe(firstPage[0]);

  await region(page).focus();
  await page.keyboard.press("End");
  await expect.poll(() => isInSight(page, ROWS + 1)).toBe(true);
  await expect(status).toHaveText(new RegExp(`to ${ROWS} of ${ROWS}$`));
  await page.keyboard.press("Home");
  await expect.poll(() => isInSight(page, 2)).toBe(true);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => region(page).evaluate(({ scrollTop }) => scrollTop)).toBe(36);
  await page.keyboard.press("PageDown");
  await expect.poll(() => isInSight(page, 20)).toBe(true);
  // Every row comes by, once, in its order.
  const seen = new Set<number>();
  await page.keyboard.press("Home");
  for (let step = 0; step < 80 && seen.size < ROWS; step += 1) {
    for (const index of await region(page)
      .locator("tbody tr")
      .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute("aria-rowindex")))))
      seen.add(index);
    await page.keyboard.press("PageDown");
    // A busy machine draws later than after some milliseconds.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }
  expect(seen.size).toBe(ROWS);

  await page.getByRole("button", { name: /^Year/ }).click();
  await expect(page.getByRole("columnheader", { name: /^Year/ })).toHaveAttribute(
    "aria-sort",
    /ascending|descending/,
  );
  await expect.poll(() => region(page).evaluate(({ scrollTop }) => scrollTop)).toBe(0);

  await page.getByRole("button", { name: "Page by page" }).click();
  await expect(region(page).locator("tbody tr")).toHaveCount(100);
});

test("groups fold in the list of all rows, stay folded on pages, and paper has a page", async ({
  page,
  server,
}) => {
  const key = await publishTable(server.url, groupByCountry);
  await page.goto(`/en/v/${key}`);
  await allRows(page).click();
  await expect(region(page).locator('tbody th[scope="rowgroup"]').first()).toBeVisible();
  const table = page.locator(".table-scroll table");
  await expect(table).toHaveAttribute("aria-rowcount", /^\d+$/);
  const count = Number(await table.getAttribute("aria-rowcount"));
  expect(count).toBeGreaterThan(ROWS + 1);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(region(page).locator("tbody tr:not(:has(th))")).toHaveCount(100);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(table).toHaveAttribute("aria-rowcount", String(count));

  const [first, second] = [0, 1].map((at) => region(page).locator("tbody th button").nth(at));
  if (!first || !second) throw new Error("There are no groups.");
  await first.focus();
  await page.keyboard.press("Enter");
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute("aria-expanded", "false");
  const folded = count - ROWS_OF_A_COUNTRY;
  await expect(table).toHaveAttribute("aria-rowcount", String(folded));
  await second.click();
  await expect(table).toHaveAttribute("aria-rowcount", String(folded - ROWS_OF_A_COUNTRY));
  await expect(region(page).locator("tbody tr").nth(1)).toHaveAttribute("aria-rowindex", "3");
  await expect(region(page).locator("tbody tr").nth(1).getByRole("button")).toHaveCount(1);
  await second.click();
  // A row far away does not get the focus of one that has gone.
  await second.focus();
  await region(page).evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  await expect.poll(() => isInSight(page, folded)).toBe(true);
  await expect(region(page).locator("tbody :focus")).toHaveCount(0);
  await region(page).evaluate((element) => element.scrollTo({ top: 0 }));
  await expect.poll(() => isInSight(page, 2)).toBe(true);
  await region(page).focus();
  await page.keyboard.press("End");
  await expect.poll(() => isInSight(page, folded)).toBe(true);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Page by page" }).click();
  await expect(first).toHaveAttribute("aria-expanded", "false");
  await first.click();
  await expect(region(page).locator("tbody tr:visible:not(:has(th))")).toHaveCount(100);
});

const groupByCountry = (config: ChartConfig & { chartType: "table" }): ChartConfig => {
  const [country] = Object.values(config.fields).filter(
    ({ componentType }) => componentType === "GeoShapesDimension",
  );
  if (!country) throw new Error("The dataset has no countries.");
  const fields = { ...config.fields, [country.componentId]: { ...country, isGroup: true } };
  return { ...config, fields };
};

test("heads of columns and of the group stay in sight while a table is scrolled", async ({
  page,
  server,
}) => {
  await page.goto(`/en/v/${await publishTable(server.url, groupByCountry)}`);
  for (const isWhole of [false, true]) {
    if (isWhole) await allRows(page).click();
    await expect(region(page).locator("tbody th").first()).toBeVisible();
    await region(page).evaluate((element) => element.scrollTo({ top: 150 }));
    const tops = (): Promise<number[]> =>
      region(page).evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        return ["thead th", "tbody th"].map((selector) =>
          Math.round((element.querySelector(selector)?.getBoundingClientRect().top ?? 0) - top),
        );
      });
    const headHeight = await region(page)
      .locator("thead")
      .evaluate((head) => Math.round(head.getBoundingClientRect().height));
    await expect.poll(tops).toEqual([expect.closeTo(0, -0.5), expect.closeTo(headHeight, -0.5)]);
  }
});

test("on a phone each row of a table of many columns is a card that names its columns", async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/en/v/${await publishTable(server.url)}`);
  const table = page.locator(".table-scroll table");
  await expect(table).toHaveAttribute("data-compact", "");
  const row = table.locator("tbody tr").first();
  const cells = row.getByRole("cell");
  const boxes = await cells.evaluateAll((all) =>
    all.map((cell) => cell.getBoundingClientRect().top),
  );
  expect(new Set(boxes).size).toBe(await cells.count());
  await expect(cells.first()).toHaveAttribute("data-label", /\w/);
  // A number of fewer decimals ends where all others do: none stands below it.
  const pads = await table
    .locator("tbody td[data-pad]")
    .evaluateAll((all) => all.map((cell) => getComputedStyle(cell, "::after").content));
  expect([...new Set(pads)]).toEqual(["none"]);
  await expectAccessible(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a table has its pages, and no button that does nothing", async ({ page, server }) => {
    await page.goto(`/en/v/${await publishTable(server.url)}`);
    await expect(region(page).locator("tbody tr")).toHaveCount(100);
    await expect(page.getByRole("button", { name: "Next" })).toBeEnabled();
    await expect(allRows(page)).toHaveCount(0);
  });
});

test.describe("fingers", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("find buttons between the pages of a table, and the field of its search, as high as others", async ({
    page,
    server,
  }) => {
    await page.goto(`/en/v/${await publishTable(server.url)}`);
    const controls = page.locator(".table-pager button, .table-search input");
    await expect(controls.first()).toBeVisible();
    for (const control of await controls.all())
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});
