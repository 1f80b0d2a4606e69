import { expect, test } from "./support/test.ts";

test("no letter is lost while answers and addresses are slow", async ({ page }) => {
  await page.goto("/en/browse");
  await page.waitForLoadState("networkidle");
  await page.route("**/api/graphql**", async (route) => {
    await new Promise((done) => setTimeout(done, 700));
    await route.continue();
  });
  const box = page.getByRole("searchbox");
  await box.pressSequentially("life expectancy", { delay: 180 });
  await expect(page).toHaveURL(/search=life(\+|%20)expectancy/);
  await expect(box).toHaveValue("life expectancy");
});

test("letters typed as fast as a machine can are all there", async ({ page }) => {
  await page.goto("/en/browse");
  await page.getByRole("searchbox").focus();
  await page.keyboard.type("life expectancy");
  await expect(page).toHaveURL(/search=life(\+|%20)expectancy/);
  await expect(page.getByRole("searchbox")).toHaveValue("life expectancy");
});

test("leaving the search box before the address follows does not stop the page", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: "longtask", buffered: true });
  });
  await page.goto("/en/browse", { waitUntil: "networkidle" });
  await page.getByRole("searchbox").focus();
  await page.keyboard.type("life expectancy");
  await page.keyboard.press("Tab");
  await expect(page).toHaveURL(/search=life(\+|%20)expectancy/);
  const longest = await page.evaluate(() =>
    Math.max(0, ...(globalThis as unknown as { tasks: number[] }).tasks),
  );
  expect(longest).toBeLessThan(5_000);
});
