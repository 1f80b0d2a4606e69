import { stage, controls, openTask } from "./support/editor-page.ts";
import { makeBoard } from "./support/make-board.ts";
import { publishDocument } from "./support/publish-chart.ts";
import { expect, test } from "./support/test.ts";

/** Milliseconds that data may take on a busy machine. */
const SLOW = { timeout: 100_000 };

const LOST = "Dataset no longer available: A withdrawn dataset";

test("ST9 a dashboard of which one dataset is gone is edited, and the chart gets another dataset", async ({
  page,
  server,
}) => {
  test.setTimeout(400_000);
  const key = await publishDocument(server.url, await makeBoard(server.url, { missing: true }));
  await page.goto(`/en/create/new?edit=${key}&state=LAYOUTING`);
  const lost = stage(page).getByRole("alert").filter({ hasText: LOST });
  await expect(stage(page).locator("figure svg").first()).toBeVisible(SLOW);
  await expect(lost).toHaveCount(1);
  await expect(lost.getByRole("button", { name: "Delete the chart" })).toBeVisible();

  await expect(page.getByText("1 chart without data")).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText("The data of this chart are missing");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: /^Back to/ }).click();
  await stage(page).getByRole("button", { name: "What is gone", exact: true }).click();
  await expect(lost).toBeVisible();
  await expect(stage(page).locator("figure svg")).toHaveCount(0);
  await openTask(page, "Chart");
  await expect(controls(page)).toContainText("There is nothing to set here");
  await lost.getByRole("button", { name: "Try again" }).click();
  await expect(lost).toBeVisible();

  await lost.getByRole("button", { name: "Choose another dataset" }).click();
  const drawer = page.getByRole("dialog", { name: "Choose another dataset" });
  await drawer
    .getByRole("button", { name: /life expectancy/i })
    .first()
    .click();
  await drawer.getByRole("button", { name: "Use this dataset" }).click();
  await expect(drawer).toHaveCount(0);
  await expect(stage(page).locator("figure svg").first()).toBeVisible(SLOW);
  await expect(lost).toHaveCount(0);
  await expect(stage(page).getByRole("heading", { name: "What is gone" })).toBeVisible();
});
