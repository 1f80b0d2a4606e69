import { OPERATIONS_TOKEN } from "./support/shared-server.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

test.use({
  httpCredentials: { username: "operator", password: OPERATIONS_TOKEN },
  viewport: { width: 390, height: 800 },
});

test(
  "operators see on a phone how sources and caches fare, without a script",
  { tag: "@deep" },
  async ({ page }) => {
    await page.goto("/de/operations");
    await expect(page.getByRole("heading", { name: "Betrieb" })).toBeVisible();
    await expect(page.getByRole("row", { name: "Fertige Seiten" })).toBeVisible();
    expect(await page.locator("script").count()).toBe(0);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    await page.getByRole("link", { name: "English" }).click();
    await expect(page.getByRole("heading", { name: "Operations" })).toBeVisible();
  },
);
