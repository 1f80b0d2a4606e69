import type { Page } from "@playwright/test";
import { countActions } from "./support/count-actions.ts";
import {
  choose,
  controls,
  openSection,
  publish,
  stage,
  waitForChart,
} from "./support/editor-page.ts";
import { makeTablesTest, TABLES_SOURCE } from "./support/tables-test.ts";
import { expect } from "./support/test.ts";
import { writeAuthorTables } from "./support/write-author-tables.ts";

/** The product on tables of which some are larger, or have more columns, than what is bundled. */
const test = makeTablesTest(writeAuthorTables, 120_000);

test.describe.configure({ mode: "default" });
test.setTimeout(120_000);

const query = (dataset: string, name: string): URLSearchParams =>
  new URLSearchParams({
    [name]: `http://localhost:4000/cube/${dataset}/2`,
    dataSource: `${TABLES_SOURCE.type}+${TABLES_SOURCE.url}`,
  });

const drawn = (page: Page) => stage(page).locator("figure svg").first();

test("points with names, in the colours of their regions, of one year in at most 9 clicks", async ({
  page,
}) => {
  const read = await countActions(page);
  await page.goto(`/en/browse?${query("life-by-region", "dataset")}`);
  await page.getByRole("link", { name: "Create visualisation" }).first().click();
  await page.waitForURL(/\/create\/[\w-]{12}$/);
  await expect(drawn(page)).toBeVisible();
  await openSection(page, /^Chart type/);
  await controls(page).getByText("Scatter plot", { exact: true }).last().click();
  await choose(page, /Series$/, "Region");
  // The countries, which were the lines, are points by themselves (CV17).
  await waitForChart(page);
  await publish(page);
  const figure = page.locator("figure").first();
  await expect(figure.locator("svg circle")).toHaveCount(62 + 6);
  await expect(page.getByText("Year: 2005").first()).toBeVisible();
  await figure.locator("svg circle").last().hover();
  await expect(page.locator("[class*=tooltip]").first()).toContainText(/\p{L}/u);
  expect(read().clicks).toBeLessThanOrEqual(9);
  test.info().annotations.push({ type: "counted", description: JSON.stringify(read()) });
});
