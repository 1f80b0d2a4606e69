import { publishChart } from "./support/publish-chart.ts";
import { expect, test } from "./support/test.ts";

test("an enlarged map is moved by buttons, up to its edge, and nothing loses the focus", async ({
  page,
  server,
}) => {
  const key = await publishChart(server.url, "life expectancy", { chartType: "map" });
  await page.goto(`/en/v/${key}`, { waitUntil: "networkidle" });
  const right = page.getByRole("button", { name: "Move the view right" });
  const zoom = page.getByRole("button", { name: "Zoom in" });
  await zoom.click();
  const firstRegion = () => page.locator("figure svg path[data-mark]").first().getAttribute("d");
  await expect(right).toBeVisible();
  const before = await firstRegion();
  await right.focus();
  await page.keyboard.press("Enter");
  await expect.poll(firstRegion).not.toBe(before);
  for (let step = 0; step < 6; step += 1) await page.keyboard.press("Enter");
  await expect(right).toHaveAttribute("aria-disabled", "true");
  await expect(right).toBeFocused();
  await page.keyboard.press("0");
  await expect(right).toHaveCount(0);
  await expect(zoom).toBeFocused();
});
