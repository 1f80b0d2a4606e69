import type { Page } from "@playwright/test";
import { publishChart } from "./support/publish-chart.ts";
import { expect, test } from "./support/test.ts";

const FILE = "**/assets/highlight-parts-*.js";

const plotOf = (page: Page) => page.locator("figure [role=group][tabindex='0']");
const highlightedOf = (page: Page) => page.locator("figure [data-highlighted]");
const spokenOf = (page: Page) => page.locator("figure [aria-live=polite]");
const aboutFile = (text: string): boolean => /\/highlight-parts/.test(text);

test(
  "without what highlights and walks the marks nothing fades, the data stand below, and the page loaded anew has it",
  { tag: "@deep" },
  async ({ page, server, consoleErrors }) => {
    const key = await publishChart(server.url, "life expectancy", { chartType: "column" });
    await page.route(FILE, (route) => route.abort());
    const lost = page.waitForEvent("requestfailed", (request) => aboutFile(request.url()));
    await page.goto(`/en/v/${key}`, { waitUntil: "networkidle" });
    await lost;
    await plotOf(page).hover();
    await plotOf(page).focus();
    for (const pressed of ["Home", "ArrowRight"]) await page.keyboard.press(pressed);
    await expect(spokenOf(page)).toHaveText("");
    await expect(highlightedOf(page)).toHaveCount(0);
    await expect(page.locator("figure table tbody tr").first()).toBeAttached();
    // Taken out, as the fixture fails a page that logs any.
    expect(consoleErrors.splice(0).filter(aboutFile)).toHaveLength(1);
    // Some browsers ask again for what did not come, others only with the page.
    await page.unroute(FILE);
    await page.reload({ waitUntil: "networkidle" });
    await plotOf(page).focus();
    await page.keyboard.press("Home");
    await expect(highlightedOf(page)).toHaveCount(1);
  },
);

test(
  "keys that are pressed before the walk of the marks has come are taken once it is there",
  { tag: "@deep" },
  async ({ page, server }) => {
    const key = await publishChart(server.url, "life expectancy", { chartType: "column" });
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
    await page.route(FILE, async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest((request) => aboutFile(request.url()));
    await page.goto(`/en/v/${key}`, { waitUntil: "load" });
    await asked;
    await plotOf(page).focus();
    for (const pressed of ["Home", "ArrowRight", "ArrowRight"]) await page.keyboard.press(pressed);
    await expect(spokenOf(page)).toHaveText("");
    release(undefined);
    await expect(spokenOf(page)).toHaveText(/, 3 of \d+$/);
    await expect(highlightedOf(page)).toHaveCount(1);
  },
);

test(
  "what highlights a mark comes before anybody points",
  { tag: "@deep" },
  async ({ page, server }) => {
    const key = await publishChart(server.url, "life expectancy", { chartType: "column" });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(`/en/v/${key}`, { waitUntil: "networkidle" });
    expect(asked.filter(aboutFile)).toHaveLength(1);
  },
);

test(
  "a mark outside of the window is scrolled into it by the key that walks to it",
  { tag: "@deep" },
  async ({ page, server }) => {
    const key = await publishChart(server.url, "life expectancy", { chartType: "bar" });
    await page.setViewportSize({ width: 800, height: 300 });
    await page.goto(`/en/v/${key}`, { waitUntil: "networkidle" });
    await plotOf(page).focus();
    for (const [edge, position] of [
      ["Home", /, 1 of/],
      ["End", /, (\d+) of \1$/],
      ["Home", /, 1 of/],
    ] as const) {
      await page.keyboard.press(edge);
      await expect(spokenOf(page)).toHaveText(position);
      const highlighted = highlightedOf(page)
        .locator("> svg[aria-hidden]")
        .last()
        .locator("rect")
        .last();
      await expect(highlighted).toBeInViewport({ ratio: 0.999 });
    }
  },
);
