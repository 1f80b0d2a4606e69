import type { Page } from "@playwright/test";
import { controls, openNew, openTask, publish, stage, writeTitle } from "./support/editor-page.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Your palettes" });

const openOwn = async (page: Page): Promise<void> => {
  await openTask(page, "Look");
  await controls(page).getByRole("button", { name: "Your palettes…" }).click();
};

const add = async (page: Page, name: string, colors: readonly string[]): Promise<void> => {
  await dialog(page).getByRole("button", { name: "Add a palette" }).click();
  const button = dialog(page).getByRole("button", { name: "Add a colour" });
  await expect(button).toBeDisabled();
  await page.getByRole("textbox", { name: "Name of the palette" }).fill(name);
  for (const [index, color] of colors.entries()) {
    await button.click();
    const input = dialog(page).getByLabel(`Colour ${index + 1} · #000000`);
    await input.fill(color);
  }
};

const fills = (page: Page) =>
  stage(page)
    .locator("figure path[stroke]")
    .evaluateAll((paths) => paths.map((path) => path.getAttribute("stroke")).join(" "));

test(
  "an author makes a palette, the chart is drawn in it, and so is what is published",
  { tag: "@deep" },
  async ({ page, browser }) => {
    await openNew(page);
    await openOwn(page);
    await add(page, "House", ["#8a1538", "#1d6f42", "#f7f7c0"]);
    await expect(dialog(page)).toContainText("Too pale on white");
    await dialog(page).getByLabel("Colour 3 · #f7f7c0").fill("#1b4f9c");
    await expect(dialog(page)).not.toContainText("Too pale on white");
    await expectAccessible(page);
    await dialog(page).getByRole("button", { name: "Apply" }).click();
    await expect(
      controls(page)
        .getByRole("button", { name: /Palette$|^Palette|House/ })
        .first(),
    ).toContainText("House");
    await expect.poll(() => fills(page)).toContain("#8a1538");

    await add(page, "House", ["#000000"]);
    await dialog(page).getByRole("button", { name: "Apply" }).click();
    await expect(dialog(page)).toContainText("You already have a palette with this name.");
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();

    await writeTitle(page, "In the colours of the house");
    const key = await publish(page);
    const reader = await browser.newContext();
    const other = await reader.newPage();
    await other.goto(new URL(`/en/v/${key}`, page.url()).href);
    const svg = other.locator("figure svg").first();
    expect(await svg.evaluate((element) => element.outerHTML)).toContain("#8a1538");
    await reader.close();
  },
);

test(
  "a palette is changed, shared with the next chart and removed; charts keep its colours",
  { tag: "@deep" },
  async ({ page }) => {
    await openNew(page);
    await openOwn(page);
    await add(page, "House", ["#8a1538", "#1d6f42"]);
    await dialog(page).getByRole("button", { name: "Apply" }).click();
    await expect.poll(() => fills(page)).toContain("#8a1538");
    await dialog(page).getByRole("button", { name: "Edit House" }).click();
    await dialog(page).getByLabel("Colour 1 · #8a1538").fill("#5b2a86");
    await dialog(page).getByRole("button", { name: "Apply" }).click();
    await expect.poll(() => fills(page)).toContain("#5b2a86");

    await openNew(page);
    await openTask(page, "Look");
    await controls(page)
      .getByRole("group", { name: "Series", exact: true })
      .getByRole("button", { name: /Palette$/ })
      .click();
    await page.getByRole("option", { name: "House", exact: true }).click();
    await expect.poll(() => fills(page)).toContain("#5b2a86");
    const before = await fills(page);
    await page.getByRole("button", { name: "Shuffle the colours" }).click();
    await expect.poll(() => fills(page)).not.toBe(before);
    await page.getByRole("button", { name: "Use the palette’s colours" }).click();
    await expect.poll(() => fills(page)).toBe(before);

    await openOwn(page);
    await dialog(page).getByRole("button", { name: "Delete House" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(dialog(page)).toContainText("You have no palettes of your own yet.");
    expect(await fills(page)).toBe(before);
    await page.reload();
    await expect.poll(() => fills(page)).toBe(before);
  },
);
