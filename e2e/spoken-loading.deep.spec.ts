import type { Page } from "@playwright/test";
import { controls, openNew, openTask, waitForChart } from "./support/editor-page.ts";
import { openToReaders, publishChart } from "./support/publish-chart.ts";
import { chooseInTree } from "./support/choose-in-tree.ts";
import { expect, test } from "./support/test.ts";

/** Answers of the data interface wait until they are let go. */
const holdAnswers = async (page: Page): Promise<() => void> => {
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/api/graphql**", async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
};

const spoken = (page: Page, words: string) =>
  page.getByRole("status").filter({ hasText: words }).first();

test("that a list of results is loading is said where its number is said", async ({ page }) => {
  await page.goto("/en/browse", { waitUntil: "networkidle" });
  const letGo = await holdAnswers(page);
  await page.getByRole("searchbox").first().fill("life");
  await expect(spoken(page, "Loading")).toBeAttached();
  letGo();
  await expect(spoken(page, "dataset")).toBeAttached();
});

test("that a chart waits for the figures of a filter is said", async ({ page, server }) => {
  const key = await publishChart(server.url, "life expectancy", {
    chartType: "column",
    change: openToReaders,
  });
  await page.route("**/reach/**", (route) => route.abort());
  await page.goto(`/en/v/${key}`, { waitUntil: "networkidle" });
  const letGo = await holdAnswers(page);
  await chooseInTree(page, "Country", "Switzerland");
  await expect(spoken(page, "The chart is being updated.")).toBeAttached();
  await expect(page.locator("figure[aria-busy=true]")).toHaveCount(1);
  letGo();
  await expect(spoken(page, "Switzerland")).toBeAttached();
});

test("that the chart of an author is loading is said", async ({ page }) => {
  await openNew(page);
  await waitForChart(page);
  await openTask(page, "Data");
  const letGo = await holdAnswers(page);
  await controls(page).getByRole("button", { name: "Add a dataset" }).click();
  await expect(spoken(page, "Loading")).toBeAttached();
  letGo();
  await expect(spoken(page, "dataset")).toBeAttached();
});
