import type { Page } from "@playwright/test";
import { publishChart } from "./support/publish-chart.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const formOf = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

test("letters find a place of a map by its name", async ({ page, server }) => {
  const key = await publishChart(server.url, "life expectancy", { chartType: "map" });
  await page.goto(`/en/v/${key}`, { waitUntil: "networkidle" });
  const map = page.locator("figure [role=group][tabindex='0']");
  await expect(map).toHaveAccessibleDescription(/letters find a place by its name/);
  await expect(page.getByRole("button", { name: "Zoom in" })).toBeVisible();
  await map.focus();
  await page.keyboard.type("switz");
  const spoken = page.locator("figure div[aria-live=polite]");
  await expect(spoken).toHaveText(/^Switzerland, .*rank \d+ of \d+/);
  await page.keyboard.press("ArrowRight");
  await expect(spoken).not.toHaveText(/^Switzerland/);
  await page.keyboard.press("Escape");
  await expect(spoken).toHaveText("");
});

test("who goes from chart to table and back stays at the switch", async ({ page, server }) => {
  const key = await publishChart(server.url, "life expectancy", { chartType: "column" });
  await page.goto(`/en/v/${key}`, { waitUntil: "networkidle" });
  await formOf(page, "Table").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("figure table:visible")).toBeVisible();
  await expect(formOf(page, "Table")).toBeFocused();
  await expect(formOf(page, "Table")).toHaveAttribute("aria-current", "true");
  await expectAccessible(page);
  await formOf(page, "Chart").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("figure svg").first()).toBeVisible();
  await expect(formOf(page, "Chart")).toBeFocused();
});
