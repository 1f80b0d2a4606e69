import type { Page } from "@playwright/test";
import { controls, dropSeries, openNew, openTask, stage } from "./support/editor-page.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

/** The colours of the marks, each once. */
const fillsOf = async (page: Page): Promise<string[]> => {
  const marks = await stage(page)
    .locator("figure svg g.marks")
    .first()
    .evaluate((all) => all.outerHTML);
  return [...new Set(marks.match(/(?<=fill=")[^"]+/g))];
};

test("one bar of a chart without series keeps its colour, and a faint colour is drawn as it was chosen", async ({
  page,
}) => {
  await openNew(page, "life-expectancy/2", "Bars");
  await dropSeries(page);
  await openTask(page, "Look");
  await expect.poll(async () => (await fillsOf(page)).length).toBe(1);
  const own = await fillsOf(page);
  await controls(page)
    .getByRole("button", { name: /Highlight/ })
    .click();
  const list = page.getByRole("dialog", { name: "Highlight" });
  await list.getByRole("row").nth(2).click();
  await page.keyboard.press("Escape");
  await expect.poll(async () => (await fillsOf(page)).length).toBe(own.length + 1);
  expect(await fillsOf(page)).toEqual(expect.arrayContaining(own));

  const color = controls(page).getByLabel("Colour", { exact: true });
  await color.fill("#ffd166");
  await expect(controls(page)).toContainText("Contrast on white: 1.4 to 1");
  await expect.poll(() => fillsOf(page)).toContain("#ffd166");
  await controls(page)
    .getByRole("button", { name: /^Use #/ })
    .click();
  await expect(controls(page)).not.toContainText("Contrast on white");
});

test("two fields show each other's component in one step, which is undone", async ({ page }) => {
  await openNew(page, "life-expectancy/2", "Scatter plot");
  await openTask(page, "Chart");
  const titles = () => stage(page).locator("svg text").allTextContents();
  await expect(stage(page).locator("svg text").first()).toBeVisible();
  const before = await titles();
  await controls(page)
    .getByRole("button", { name: "Swap “Vertical axis” and “Horizontal axis”" })
    .click();
  await expect.poll(titles).not.toEqual(before);
  await page.keyboard.press("Control+z");
  await expect.poll(titles).toEqual(before);
});

test("series differ by dash as well where the author wants it and on paper, and the setting is found by what it is for", async ({
  page,
}) => {
  await openNew(page, "life-expectancy/2", "Lines");
  await openTask(page, "Look");
  const dashed = stage(page).locator("figure svg g.marks path[stroke-dasharray]");
  await expect(stage(page).locator("figure svg g.marks path").first()).toBeVisible();
  await expect(dashed).toHaveCount(0);
  const patterns = controls(page).getByRole("switch", { name: "Patterns as well as colours" });
  await controls(page).getByText("Patterns as well as colours").click();
  await expect(dashed.first()).toBeAttached();
  await expectAccessible(page);
  await controls(page).getByText("Patterns as well as colours").click();
  await expect(dashed).toHaveCount(0);

  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(dashed.first()).toBeAttached();
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(dashed).toHaveCount(0);

  await page.keyboard.press("/");
  await page.keyboard.type("black and white");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(patterns).toBeFocused();
});
