import { rmSync } from "node:fs";
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
import { type RunningServer, startServer } from "./support/start-server.ts";
import { expect, test as base } from "./support/test.ts";
import { writeAuthorTables } from "./support/write-author-tables.ts";

const SOURCE = { type: "sql", url: "https://tables.example.org/" };

/** The product on tables of which some are larger, or have more columns, than what is bundled. */
const test = base.extend<object, { tables: RunningServer }>({
  tables: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's pattern
    async ({}, use) => {
      const folder = writeAuthorTables();
      const source = { name: "tables", ...SOURCE, location: folder };
      const server = await startServer({ STATELIER_SOURCES: JSON.stringify([source]) });
      await use(server);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ tables }, use) => {
    await use(tables.url);
  },
});

test.describe.configure({ mode: "default" });
test.setTimeout(120_000);

const query = (dataset: string, name: string): URLSearchParams =>
  new URLSearchParams({
    [name]: `http://localhost:4000/cube/${dataset}/2`,
    dataSource: `${SOURCE.type}+${SOURCE.url}`,
  });

const drawn = (page: Page) => stage(page).locator("figure svg").first();

test("points with names, in the colours of their regions, of one year in at most 9 clicks", async ({
  page,
}) => {
  const read = await countActions(page);
  await page.goto(`/en/browse?${query("life-by-region", "dataset")}`);
  await page.getByRole("link", { name: "Create visualization" }).first().click();
  await page.waitForURL(/\/create\/[\w-]{12}$/);
  await expect(drawn(page)).toBeVisible();
  await openSection(page, /^Chart type/);
  await controls(page).getByText("Scatterplot", { exact: true }).last().click();
  await choose(page, /Series$/, "Region");
  await openSection(page, /^Vertical axis: Options/);
  await controls(page)
    .getByRole("group", { name: "A point for each" })
    .getByText("Country", { exact: true })
    .click();
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
