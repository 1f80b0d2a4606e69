import type { Page } from "@playwright/test";
import { MOST_RECENT_VALUE } from "@statelier/model";
import { chooseInTree } from "./support/choose-in-tree.ts";
import { makeBoard } from "./support/make-board.ts";
import { openDataFilters, publishDocument } from "./support/publish-chart.ts";
import { expect, test } from "./support/test.ts";

/** What the page says of choices, in all of its live regions. */
const listSpoken = (page: Page): Promise<string[]> =>
  page
    .locator("output")
    .allTextContents()
    .then((all) => all.map((text) => text.trim()).filter((text) => /: /.test(text)));

test("a choice within one chart of a dashboard is spoken once, by this chart", async ({
  page,
  server,
}) => {
  const board = await makeBoard(server.url);
  const { timeRange } = board.dashboardFilters;
  const key = await publishDocument(server.url, {
    ...board,
    chartConfigs: board.chartConfigs.map(openDataFilters),
    dashboardFilters: { timeRange, dataFilters: { componentIds: [], filters: {} } },
  });
  await page.goto(`/en/v/${key}`, { waitUntil: "networkidle" });
  expect(await listSpoken(page)).toEqual([]);
  const tile = page.locator("#chart-2");
  await chooseInTree(tile, "Country", "Switzerland");
  await expect(tile.locator("output", { hasText: "Country: Switzerland" })).toBeAttached();
  expect(await listSpoken(page)).toHaveLength(1);
});

test("DA11 a shared period up to the newest reaches to the last date, and a choice of it is spoken once", async ({
  page,
  server,
}) => {
  const board = await makeBoard(server.url);
  const { timeRange, dataFilters } = board.dashboardFilters;
  const presets = { from: "1980", to: MOST_RECENT_VALUE };
  const key = await publishDocument(server.url, {
    ...board,
    dashboardFilters: { dataFilters, timeRange: { ...timeRange, presets } },
  });
  await page.goto(`/en/v/${key}`, { waitUntil: "networkidle" });
  await expect(page.getByRole("slider", { name: "End of the period" })).toHaveAttribute(
    "aria-valuetext",
    "2005",
  );
  const rows = page.locator("#chart-1 table tbody tr");
  await expect(rows).toHaveCount(6);
  expect(await listSpoken(page)).toEqual([]);
  await page.getByLabel("From").selectOption("1990");
  await expect(page).toHaveURL(/t\.from=1990&t\.to=2005$/);
  await expect(rows).toHaveCount(4);
  await expect
    .poll(() => listSpoken(page))
    .toEqual([expect.stringMatching(/Period: 1990 – 2005$/)]);
  await page.goBack();
  await expect(rows).toHaveCount(6);
  await expect
    .poll(() => listSpoken(page))
    .toEqual([expect.stringMatching(/Period: 1980 – 2005$/)]);
});

test("Back opens “About the data” again of the chart that the address names", async ({
  page,
  server,
}) => {
  const key = await publishDocument(server.url, await makeBoard(server.url));
  await page.goto(`/en/v/${key}?chart=2&metadata=general`, { waitUntil: "networkidle" });
  const panel = page.getByRole("dialog");
  await expect(panel.getByText("Gapminder").first()).toBeVisible();
  await panel.getByRole("link", { name: "Close" }).click();
  await expect(panel).toHaveCount(0);
  await expect(page).not.toHaveURL(/metadata/);
  await page.goBack();
  await expect(page).toHaveURL(/chart=2&metadata=general$/);
  await expect(panel.getByText("Gapminder").first()).toBeVisible();
});
