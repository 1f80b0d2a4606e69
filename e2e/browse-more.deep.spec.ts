import type { Page } from "@playwright/test";
import { controls, openTask } from "./support/editor-page.ts";
import { makeTablesTest } from "./support/tables-test.ts";
import { expect } from "./support/test.ts";
import { writeManyTables } from "./support/write-many-tables.ts";

const COPIES = 48;

/** The catalogue of a source with more datasets than a list shows at first. */
const test = makeTablesTest(() => writeManyTables(COPIES), 120_000);

/** The list of the copies once all are there: tables are described one after the other. */
const openCopies = async (page: Page): Promise<void> => {
  await expect
    .poll(
      async () => {
        await page.goto("/en/browse?search=copy&order=TITLE_ASC", { waitUntil: "networkidle" });
        return page.locator("output").first().textContent();
      },
      { timeout: 100_000 },
    )
    .toBe(`${COPIES} datasets`);
};

test.describe.configure({ mode: "default", timeout: 300_000 });

test("a long list grows on request, keeps focus, place and length, and begins anew", async ({
  page,
}) => {
  await openCopies(page);
  const articles = page.getByRole("article");
  const more = page.getByRole("link", { name: "Show more" });
  await expect(articles).toHaveCount(24);
  await expect(page.getByText(`24 of ${COPIES} datasets`)).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(articles).toHaveCount(48);
  await expect(page).toHaveURL(/\/en\/browse\?search=copy&order=TITLE_ASC&shown=48$/);
  await expect(page.getByText(`48 of ${COPIES} datasets`)).toBeVisible();
  await expect(articles.nth(24).getByRole("link").first()).toBeFocused();
  await expect(more).toHaveCount(0);
  expect(await page.evaluate(() => "isSamePage" in globalThis)).toBe(true);

  await articles.nth(40).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await articles.nth(40).getByRole("link").first().click();
  await expect(page.getByRole("link", { name: "Back to results" })).toBeVisible();
  await page.goBack();
  await expect(articles).toHaveCount(48);
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY))).toBeGreaterThan(before - 200);

  await page.getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(/\/de\/browse\?search=copy&order=TITLE_ASC$/);
  await expect(articles).toHaveCount(24);
  await page.getByRole("link", { name: "Mehr anzeigen" }).click();
  await expect(articles).toHaveCount(48);
  await page.getByRole("searchbox").fill("cop");
  await expect(page).toHaveURL(/search=cop&order=TITLE_ASC$/);
  await expect(articles).toHaveCount(24);
});

test("the lists of datasets in the editor grow on request, too, and keep focus and length", async ({
  page,
}) => {
  await openCopies(page);
  await page.getByRole("article").first().getByRole("link").first().click();
  await page.getByRole("link", { name: "Create visualisation" }).first().click();
  await page.waitForURL(/\/create\/[\w-]{12}$/);

  await page.getByRole("button", { name: "Add a chart", exact: true }).click();
  await page.getByRole("menuitem", { name: "Chart of another dataset…" }).click();
  const drawer = page.getByRole("dialog", { name: "Add a chart of another dataset" });
  const found = (within = drawer) =>
    within.getByRole("list", { name: "Datasets found" }).locator("> li");
  await drawer.getByRole("searchbox").fill("copy");
  await page.keyboard.press("Enter");
  await expect(drawer.getByText(`24 of ${COPIES} datasets`)).toBeVisible();
  await expect(found()).toHaveCount(24);
  await drawer.getByRole("button", { name: "Show more" }).focus();
  await page.keyboard.press("Enter");
  await expect(found()).toHaveCount(48);
  await expect(found().nth(24).getByRole("button")).toBeFocused();
  await expect(drawer.getByRole("button", { name: "Show more" })).toHaveCount(0);
  await found().nth(40).getByRole("button").click();
  await drawer.getByRole("button", { name: "Back" }).click();
  await expect(found()).toHaveCount(48);
  await drawer.getByRole("button", { name: "Close" }).click();

  await openTask(page, "Data");
  await controls(page).getByRole("button", { name: "Add a dataset" }).click();
  const joining = page.getByRole("dialog", { name: "Add a dataset" });
  await expect(joining.getByText("The first 24 datasets")).toBeVisible();
  await expect(found(joining)).toHaveCount(24);
  await joining.getByRole("searchbox").fill("copy");
  await page.keyboard.press("Enter");
  await expect(joining.getByText("24 of 47 datasets")).toBeVisible();
  await joining.getByRole("button", { name: "Show more" }).click();
  await expect(found(joining)).toHaveCount(47);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("more is a link that leads to the first new dataset", async ({ page }) => {
    await expect
      .poll(
        async () => {
          await page.goto("/en/browse?search=copy");
          return page.locator("output").first().textContent();
        },
        { timeout: 100_000 },
      )
      .toBe(`${COPIES} datasets`);
    await page.getByRole("link", { name: "Show more" }).click();
    await expect(page).toHaveURL(/\?search=copy&shown=48#dataset-25$/);
    await expect(page.getByRole("article")).toHaveCount(48);
    await expect(page.locator("#dataset-25")).toBeInViewport();
  });
});
