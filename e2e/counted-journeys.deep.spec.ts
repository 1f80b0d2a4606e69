import type { Page } from "@playwright/test";
import { DEFAULT_COLOR } from "@statelier/document";
import { controls, openSection, openTask, stage, waitForChart } from "./support/editor-page.ts";
import { countActions } from "./support/count-actions.ts";
import {
  expectLineAndColumns,
  expectNamedLines,
  expectNamedPoints,
  expectOneOfBarsByValue,
  expectPointsByRegion,
  expectWholeOfShares,
} from "./support/published-marks.ts";
import { expect, test } from "./support/test.ts";

test.setTimeout(60_000);

/** Stands in the report. */
const note = (counted: { clicks: number; keys: number }): void =>
  void test.info().annotations.push({ type: "counted", description: JSON.stringify(counted) });

const openDataset = (page: Page, dataset: string): Promise<unknown> =>
  page.goto(`/en/browse?dataset=${encodeURIComponent(`http://localhost:4000/cube/${dataset}`)}`);

/** From the page of a dataset into the editor: one click. */
const begin = async (page: Page): Promise<void> => {
  await page.getByRole("link", { name: "Create visualisation" }).first().click();
  await page.waitForURL(/\/create\/[\w-]{12}$/);
  await expect(stage(page).locator("figure svg").first()).toBeVisible();
};

/** Two clicks. */
const publishChart = async (page: Page): Promise<void> => {
  await waitForChart(page);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publish now" }).click();
  await page.waitForURL(/\/en\/v\/[\w-]{12}\?/);
};

const chooseOption = async (page: Page, field: RegExp, option: string | RegExp): Promise<void> => {
  await controls(page).getByRole("button", { name: field }).click();
  await page.getByRole("option", { name: option }).first().click();
};

const chooseType = async (page: Page, name: string): Promise<void> => {
  await openSection(page, /^Chart type/);
  await controls(page).getByText(name, { exact: true }).last().click();
  await expect(page.getByRole("radio", { name, exact: true })).toBeChecked();
};

const COUNTRIES = ["Brazil", "China", "Kenya", "Japan", "Switzerland"];

test("five lines of chosen countries in at most 15 clicks", async ({ page }) => {
  const read = await countActions(page);
  await openDataset(page, "life-expectancy/2");
  await begin(page);
  await openSection(page, /^Series: Options/);
  await controls(page)
    .getByRole("button", { name: /^Values shown/ })
    .first()
    .click();
  const list = page.getByRole("dialog", { name: "Values shown" });
  await list.getByRole("button", { name: "Clear selection" }).click();
  for (const name of COUNTRIES) {
    await list.getByRole("searchbox").fill(name);
    await list.getByRole("searchbox").press("Enter");
  }
  await expect(list).toContainText("5 selected");
  await page.keyboard.press("Escape");
  await publishChart(page);
  await expectNamedLines(page, ...COUNTRIES);
  expect(read().clicks).toBeLessThanOrEqual(15);
  note(read());
});

test("stacked shares of a hundred in at most 6 clicks", async ({ page }) => {
  const read = await countActions(page);
  await openDataset(page, "iowa-electricity");
  await begin(page);
  await openSection(page, /^Series: Options/);
  await controls(page)
    .getByText(/percent/i)
    .first()
    .click();
  await publishChart(page);
  await expectWholeOfShares(page);
  expect(read().clicks).toBeLessThanOrEqual(6);
  note(read());
});

test("bars by value of the latest year with one of them highlighted in at most 10 clicks", async ({
  page,
}) => {
  const read = await countActions(page);
  await openDataset(page, "life-expectancy/2");
  await begin(page);
  await chooseType(page, "Bars");
  await chooseOption(page, /Vertical axis$/, "Country");
  await openTask(page, "Look");
  await controls(page)
    .getByRole("button", { name: /Highlight/ })
    .click();
  const list = page.getByRole("dialog", { name: "Highlight" });
  await list.getByRole("row", { name: "Switzerland" }).click();
  await page.keyboard.press("Escape");
  await publishChart(page);
  await expectOneOfBarsByValue(page, { year: "2005", name: "Switzerland", color: DEFAULT_COLOR });
  expect(read().clicks).toBeLessThanOrEqual(10);
  note(read());
});

test("points with the names of countries in one year in at most 7 clicks", async ({ page }) => {
  const read = await countActions(page);
  await openDataset(page, "life-expectancy/2");
  await begin(page);
  await chooseType(page, "Scatter plot");
  await publishChart(page);
  await expectNamedPoints(page, "2005");
  expect(read().clicks).toBeLessThanOrEqual(7);
  note(read());
});

test("points with names of countries in the colours of their regions, of one year, in at most 9 clicks", async ({
  page,
}) => {
  const read = await countActions(page);
  await openDataset(page, "life-expectancy/2");
  await begin(page);
  await chooseType(page, "Scatter plot");
  await openTask(page, "Look");
  await chooseOption(page, /Colour by$/, /Asia/);
  await publishChart(page);
  await expectPointsByRegion(page, "2005");
  expect(read().clicks).toBeLessThanOrEqual(9);
  note(read());
});

test("a line and columns in at most 8 clicks", async ({ page }) => {
  const read = await countActions(page);
  await openDataset(page, "weather-seattle-new-york");
  await begin(page);
  await chooseType(page, "Line and columns");
  await publishChart(page);
  await expectLineAndColumns(page, {
    columns: "Precipitation (right)",
    line: "Highest temperature (left)",
  });
  expect(read().clicks).toBeLessThanOrEqual(8);
  note(read());
});
