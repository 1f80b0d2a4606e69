import type { Locator, Page } from "@playwright/test";
import { DEFAULT_COLOR } from "@statelier/document";
import { countActions } from "./support/count-actions.ts";
import {
  controls,
  newChartPath,
  stage,
  waitForChart,
  waitForEditor,
} from "./support/editor-page.ts";
import { pressAt, tabTo } from "./support/keyboard.ts";
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

const MOST_KEYS = 60;

/** Makes a chart without a mouse and publishes it; every key counts, from the editor on. */
const walk = async (
  page: Page,
  dataset: string,
  make: (panel: Locator) => Promise<void>,
): Promise<void> => {
  const read = await countActions(page);
  await page.goto(`/en${newChartPath(dataset)}`);
  await page.waitForURL(/\/create\/[\w-]{12}$/);
  await expect(stage(page).locator("figure svg").first()).toBeVisible();
  await waitForEditor(page);
  await make(controls(page));
  await waitForChart(page);
  await page.keyboard.press("Control+Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Publish now" }).waitFor();
  await page.keyboard.press("Control+Enter");
  await page.waitForURL(/\/en\/v\/[\w-]{12}\?/);
  const { clicks, keys } = read();
  test.info().annotations.push({ type: "counted", description: String(keys) });
  expect(clicks).toBe(0);
  expect(keys).toBeLessThanOrEqual(MOST_KEYS);
};

/** Writes the beginning of a setting's name and goes to the first that has it. */
const find = async (page: Page, name: string): Promise<void> => {
  await page.keyboard.press("/");
  await page.keyboard.type(name);
  await page.getByRole("search").getByRole("listitem").first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest("[data-task]") !== null))
    .toBe(true);
};

const chooseOption = async (page: Page, letters: string): Promise<void> => {
  await page.keyboard.press("Enter");
  await page.getByRole("listbox").waitFor();
  await page.keyboard.type(letters);
  await page.keyboard.press("Enter");
};

const chooseType = async (page: Page, panel: Locator, name: string): Promise<void> => {
  await pressAt(page, panel.getByRole("button", { name: /^Chart type/ }));
  const types = panel.getByRole("radio");
  await types.first().waitFor();
  await page.keyboard.press("Tab");
  const wanted = page.getByRole("radio", { name, exact: true });
  for (let step = 0; step < 12 && !(await wanted.isChecked()); step += 1)
    await page.keyboard.press("ArrowDown");
  await expect(wanted).toBeChecked();
};

test("five lines of chosen countries by keyboard", async ({ page }) => {
  await walk(page, "life-expectancy/2", async (panel) => {
    await pressAt(page, panel.getByRole("button", { name: /^Values shown/ }).first());
    const list = page.getByRole("dialog", { name: "Values shown" });
    await tabTo(page, list.getByRole("button", { name: "Clear selection" }));
    await page.keyboard.press("Enter");
    for (let step = 0; step < 4; step += 1) {
      if (await list.getByRole("searchbox").evaluate((box) => box === document.activeElement))
        break;
      await page.keyboard.press("Shift+Tab");
    }
    for (const letters of ["braz", "china", "ken", "jap", "switz"]) {
      await page.keyboard.type(letters);
      await page.keyboard.press("Enter");
    }
    await expect(list).toContainText("5 selected");
    await page.keyboard.press("Escape");
  });
  await expectNamedLines(page, "Brazil", "China", "Kenya", "Japan", "Switzerland");
});

test("stacked shares of a hundred by keyboard", async ({ page }) => {
  await walk(page, "iowa-electricity", async () => {
    await find(page, "perc");
    await page.keyboard.press(" ");
  });
  await expectWholeOfShares(page);
});

test("bars by value of the latest year with one of them highlighted by keyboard", async ({
  page,
}) => {
  let name = "";
  await walk(page, "life-expectancy/2", async (panel) => {
    await chooseType(page, panel, "Bars");
    await tabTo(page, panel.getByRole("button", { name: /Vertical axis$/ }));
    await chooseOption(page, "Coun");
    await find(page, "high");
    await page.keyboard.press("Enter");
    // Few values have no search, which would have the focus.
    const values = page.getByRole("dialog", { name: "Highlight" }).getByRole("row");
    await expect(values.first()).toBeFocused();
    await page.keyboard.press("End");
    name = (await values.last().textContent()) ?? "";
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
  });
  await expectOneOfBarsByValue(page, { year: "2005", name, color: DEFAULT_COLOR });
});

test("points with the names of countries in one year by keyboard", async ({ page }) => {
  await walk(page, "life-expectancy/2", async (panel) => {
    await chooseType(page, panel, "Scatter plot");
    await find(page, "series");
    await chooseOption(page, "None");
  });
  await expectNamedPoints(page, "2005");
});

test("points with the names of countries in the colours of their regions, of one year, by keyboard", async ({
  page,
}) => {
  await walk(page, "life-expectancy/2", async (panel) => {
    await chooseType(page, panel, "Scatter plot");
    await find(page, "colour by");
    await chooseOption(page, "Groups");
  });
  await expectPointsByRegion(page, "2005");
});

test("a line and columns by keyboard", async ({ page }) => {
  await walk(page, "weather-seattle-new-york", (panel) =>
    chooseType(page, panel, "Line and columns"),
  );
  await expectLineAndColumns(page, {
    columns: "Precipitation (right)",
    line: "Highest temperature (left)",
  });
});
