import type { Page } from "@playwright/test";
import { openNew, setType, stage, writeTitle } from "./support/editor-page.ts";
import { makeBoard } from "./support/make-board.ts";
import { publishDocument } from "./support/publish-chart.ts";
import { expect, test } from "./support/test.ts";

const LOCALES = ["de", "fr", "it", "en"] as const;

/** The buttons in the head of the editor, and in how many lines their words stand. */
const readHead = (page: Page) =>
  page.evaluate(() => {
    const next = document.querySelector("[data-next-step] button");
    const bar = next?.closest("section");
    const buttons = [...(bar?.querySelectorAll("[data-outside] button") ?? [])];
    const lines = buttons.map((button) => {
      const range = document.createRange();
      range.selectNodeContents(button);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      return [button.textContent.trim(), new Set(tops).size] as const;
    });
    return { lines: lines.filter(([text]) => text !== ""), height: bar?.clientHeight ?? 0 };
  });

for (const locale of LOCALES)
  test(`on a phone the words of the head's buttons stand in two lines at most, in ${locale}`, async ({
    page,
    server,
  }) => {
    const key = await publishDocument(server.url, await makeBoard(server.url));
    await page.setViewportSize({ width: 390, height: 844 });
    // As high as with words in one line.
    for (const step of ["", "&state=LAYOUTING"]) {
      await page.goto(`/${locale}/create/new?edit=${key}${step}`);
      await expect(page.locator("[data-next-step] button")).toBeVisible();
      const { lines, height } = await readHead(page);
      expect(lines.filter(([, count]) => count > 2)).toEqual([]);
      expect(height).toBeLessThan(52);
    }
  });

/** Where it is said that the browser keeps what is on the screen. */
const readSaved = (page: Page) =>
  page
    .locator("[data-status]")
    .filter({ hasText: /./ })
    .first()
    .evaluate((text) => {
      const { left, right, top, bottom, width } = text.getBoundingClientRect();
      const bar = text.closest("section")?.getBoundingClientRect();
      const within = left >= 0 && right <= innerWidth && top >= (bar?.top ?? 0);
      return { isWhole: within && bottom <= (bar?.bottom ?? 0), width };
    });

for (const locale of LOCALES)
  test(`whether the chart is saved is said in every step and width, in ${locale}`, async ({
    page,
    server,
  }) => {
    const key = await publishDocument(server.url, await makeBoard(server.url));
    for (const width of [640, 390, 375, 320]) {
      await page.setViewportSize({ width, height: 844 });
      for (const step of ["", "&state=LAYOUTING"]) {
        await page.goto(`/${locale}/create/new?edit=${key}${step}`);
        await expect(page.locator("[data-next-step] button")).toBeVisible();
        const saved = await readSaved(page);
        expect(saved.isWhole, `${width} ${step}`).toBe(true);
        expect(saved.width).toBeGreaterThan(40);
      }
    }
  });

test("the panel over a canvas in another theme has that of the page", async ({ page }) => {
  await openNew(page);
  await page.getByRole("button", { name: "Dark" }).click();
  await page.getByRole("link", { name: "About the data" }).first().click();
  const panel = page.getByRole("dialog", { name: "About the data" });
  await expect(panel).toHaveCSS("background-color", "rgb(255, 255, 255)");
});

test("what is said of a chart that could not be changed stands above its title", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openNew(page);
  await page.route("**/api/graphql*", (route) => route.abort());
  await setType(page, "Map");
  const said = page.getByText("This is the chart before your last change.");
  await expect(said).toBeVisible();
  const [words, title] = await Promise.all([
    said.boundingBox(),
    stage(page).locator("h1").first().boundingBox(),
  ]);
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThan(title?.y ?? 0);
});

test("the address that “Copy preview link” copies shows the chart as it stands, until it changes", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openNew(page);
  await writeTitle(page, "Not yet public");
  await page.getByRole("button", { name: "Copy preview link" }).click();
  await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
  const { pathname, hash } = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  await writeTitle(page, "Another title");
  await expect(page.getByRole("button", { name: "Copy preview link" })).toBeVisible();
  const reader = await context.newPage();
  await reader.goto(pathname + hash);
  await expect(reader.getByRole("heading", { name: "Not yet public" })).toBeVisible();
  await expect(reader.locator("figure svg").first()).toBeVisible();
});

test("a preview link that the browser does not copy stands in a field", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.reject(new Error("It is not allowed.")) },
    }),
  );
  await openNew(page);
  await page.getByRole("button", { name: "Copy preview link" }).click();
  const field = page.getByRole("textbox", { name: /copy it yourself|not copied/i });
  await expect(field).toHaveValue(/\/en\/preview#/);
});

test("a key that is held opens the question before publishing, and does not answer it", async ({
  page,
}) => {
  await openNew(page);
  await writeTitle(page, "Held");
  await page.keyboard.down("Control");
  for (let times = 0; times < 20; times += 1) {
    await page.keyboard.down("Enter");
    await page.waitForTimeout(50);
  }
  await page.keyboard.up("Enter");
  await page.keyboard.up("Control");
  await expect(page.getByRole("dialog").getByRole("button", { name: "Publish now" })).toBeVisible();
  await expect(page).toHaveURL(/\/create\//);
});
