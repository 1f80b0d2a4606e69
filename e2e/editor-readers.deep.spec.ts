import type { Page } from "@playwright/test";
import {
  controls,
  dropSeries,
  openNew,
  openOptions,
  openTask,
  publish,
  setType,
  stage,
  waitForChart,
} from "./support/editor-page.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const openTable = async (page: Page): Promise<void> => {
  await openNew(page, "life-expectancy/2");
  await dropSeries(page);
  await setType(page, "Table");
  await expect(stage(page).getByRole("columnheader")).toHaveCount(5);
};

/** Chooses in the open list of values what is found by its name. */
const pick = async (page: Page, list: string, ...names: string[]): Promise<void> => {
  const dialog = page.getByRole("dialog", { name: list });
  for (const name of names) {
    await dialog.getByRole("searchbox").fill(name);
    await dialog.getByRole("row", { name, exact: true }).click();
  }
};

test("VF10 VF11 readers filter the column of a table by one or several values, from those that the author chose", async ({
  page,
}) => {
  test.slow();
  await openTable(page);
  await openTask(page, "Readers");
  const country = controls(page).getByRole("group", { name: "Country", exact: true });
  await expect(country).toContainText("initially: No filter");
  await country.getByText("Readers can change it").click();
  await expect(stage(page).locator("form summary", { hasText: "No filter" })).toBeVisible();
  const first = country.getByRole("button", { name: /^Chosen initially/ });
  await first.click();
  await pick(page, "Chosen initially", "Japan");
  await expect(first).toContainText("Japan");
  await waitForChart(page);
  await expect(stage(page).getByRole("row")).toHaveCount(12);
  await country.getByText("Several values at once").click();
  await first.click();
  await pick(page, "Chosen initially", "Brazil");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(first).toContainText("Brazil, Japan");
  await waitForChart(page);
  await expect(stage(page).getByRole("row")).toHaveCount(23);
  await expectAccessible(page);

  await publish(page);
  const box = page.locator("form summary", { hasText: "Brazil, Japan" });
  await expect(page.getByRole("row")).toHaveCount(23);
  await box.click();
  await page.getByRole("treeitem", { name: "Brazil", exact: true }).click();
  await expect(page).toHaveURL(/\?f\.country=[^&]+$/);
  await expect(page.getByRole("row")).toHaveCount(12);
});

test("of the countries that a table shows readers choose among those alone", async ({ page }) => {
  test.slow();
  page.setDefaultTimeout(60_000);
  await openTable(page);
  await openTask(page, "Data");
  await expect(controls(page)).toContainText("Under “Chart” you set which values of each it shows");
  await openOptions(page, "Country");
  const values = controls(page).getByRole("button", { name: /^Values shown/ });
  await values.last().click();
  await page.getByRole("dialog").getByRole("button", { name: "Clear selection" }).click();
  await pick(page, "Values shown", "Japan", "Brazil");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(stage(page).getByRole("row")).toHaveCount(23);
  await openTask(page, "Readers");
  const country = controls(page).getByRole("group", { name: "Country", exact: true });
  await country.getByText("Readers can change it").click();
  await country.getByRole("button", { name: /Chosen initially/ }).click();
  const offered = page.getByRole("dialog", { name: "Chosen initially" });
  const closed = offered.locator("[role=row][aria-expanded=false]");
  await expect(async () => {
    if ((await closed.count()) > 0) {
      await closed.first().focus();
      await page.keyboard.press("ArrowRight");
    }
    await expect(closed).toHaveCount(0, { timeout: 200 });
  }).toPass();
  await expect(offered.getByRole("row", { name: /No filter|Japan|Brazil|China/ })).toHaveCount(3);
  await offered.getByRole("row", { name: "Brazil", exact: true }).click();
  await expect(stage(page).getByRole("row")).toHaveCount(12);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(stage(page).getByRole("row")).toHaveCount(23);
  await publish(page);
  await expect(page.getByRole("row")).toHaveCount(23);
  const filter = page.locator("form details");
  await filter.locator("summary").click();
  await expect(filter).toContainText("No filter");
  await expect(filter).not.toContainText("China");
});
