import { publishChart } from "./support/publish-chart.ts";
import { expect, test } from "./support/test.ts";

test(
  "MP36 on a phone the buttons of a map stand in a row below it, and nothing moves for them",
  { tag: "@deep" },
  async ({ browser, server }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    const key = await publishChart(server.url, "life expectancy", { chartType: "map" });
    await page.goto(`${server.url}/en/v/${key}`, { waitUntil: "commit" });
    const bottomOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
    const figure = await bottomOf("figure");
    await page.getByRole("button", { name: "Zoom in" }).click();
    expect(await bottomOf("figure")).toBe(figure);
    const buttons = page.getByRole("button", { name: /^(Zoom|Move the view|Show the whole map)/ });
    await expect(buttons).toHaveCount(7);
    const boxes = await buttons.evaluateAll((all) =>
      all.map((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return { name: each.getAttribute("aria-label"), left, right, top, bottom };
      }),
    );
    const overlaps = boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter(
          (other) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        )
        .map((other) => [one.name, other.name]),
    );
    expect(overlaps).toEqual([]);
    const map = await page.locator("figure svg").first().boundingBox();
    for (const { top, bottom } of boxes) {
      expect(bottom - top).toBeGreaterThanOrEqual(44);
      expect(top).toBeGreaterThanOrEqual(map!.y + map!.height);
    }
    await page.locator('figure [role="group"]').first().press("ArrowRight");
    const strip = page.locator('[class*="_strip_"]');
    await expect(strip).not.toBeEmpty();
    await page.getByRole("button", { name: "Zoom out" }).scrollIntoViewIfNeeded();
    const said = await strip.boundingBox();
    const row = await page.getByRole("button", { name: "Zoom out" }).boundingBox();
    expect(said!.y).toBeGreaterThanOrEqual(row!.y + row!.height);
    await context.close();
  },
);

test(
  "an enlarged map is moved by buttons, up to its edge, and nothing loses the focus",
  { tag: "@deep" },
  async ({ page, server }) => {
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
  },
);
