import type { Page } from "@playwright/test";
import { makeBoard } from "./support/make-board.ts";
import { publishBoard } from "./support/publish-board.ts";
import { publishDocument } from "./support/publish-chart.ts";
import { startInPieces } from "./support/start-in-pieces.ts";
import { expect, test } from "./support/test.ts";

/** Where titles and zero lines of the first two tiles of one row stand. */
const readLines = (page: Page): Promise<{ heads: number[]; feet: number[] }> =>
  page.evaluate(() => {
    const tiles = [...document.querySelectorAll("[data-tile]")];
    const rows = new Map<number, Element[]>();
    for (const tile of tiles) {
      const top = Math.round(tile.getBoundingClientRect().top);
      rows.set(top, [...(rows.get(top) ?? []), tile]);
    }
    const pair = [...rows.values()].find((row) => row.length === 2) ?? [];
    const heads = pair.map((tile) => tile.querySelector("h2")?.getBoundingClientRect().top ?? 0);
    const feet = pair.map((tile) => {
      const lines = [...tile.querySelectorAll("figure svg line")];
      return Math.max(...lines.map((line) => line.getBoundingClientRect().bottom));
    });
    return { heads, feet };
  });

for (const hasProgram of [true, false])
  test.describe(hasProgram ? "with its program" : "before its program", () => {
    test("titles and plots of charts side by side stand on one line each", async ({
      page,
      server,
    }) => {
      if (!hasProgram) await page.route("**/*.js", (route) => route.abort());
      const key = await publishDocument(server.url, await makeBoard(server.url));
      await page.setViewportSize({ width: 1280, height: 1400 });
      await page.goto(`/en/v/${key}`, { waitUntil: "networkidle" });
      await expect(page.locator("[data-tile] figure svg")).toHaveCount(2);
      await expect
        .poll(async () => {
          const { heads, feet } = await readLines(page);
          expect([heads.length, feet.length]).toEqual([2, 2]);
          return [heads, feet].map(([a = 0, b = 0]) => Math.abs(a - b) < 2);
        })
        .toEqual([true, true]);
    });
  });

for (const type of ["bar", "table"] as const)
  test(`a line beside a ${type} begins below its own title, and its source below it`, async ({
    page,
    server,
  }) => {
    const key = await publishBoard(server.url, 2, { types: [type, "line"] });
    await page.setViewportSize({ width: 1280, height: 1400 });
    await page.goto(`/en/v/${key}`, { waitUntil: "networkidle" });
    const line = page.locator("[data-tile]", { has: page.locator('[data-walk="x"]') });
    await expect(line).toHaveCount(1);
    const gaps = await line.evaluate((tile) => {
      const boxOf = (part: string) =>
        tile.querySelector(`[data-tile-part="${part}"]`)!.getBoundingClientRect();
      const [filters, drawing, notes] = [boxOf("filters"), boxOf("drawing"), boxOf("notes")];
      return [drawing.top - filters.bottom, notes.top - drawing.bottom];
    });
    expect(gaps.map((gap) => gap < 60)).toEqual([true, true]);
  });

test("nothing of a dashboard with a slider stands beyond a phone", async ({ browser, server }) => {
  const key = await publishDocument(server.url, await makeBoard(server.url));
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto(`${server.url}/it/v/${key}`, { waitUntil: "networkidle" });
  await expect(page.getByRole("slider")).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await context.close();
});

test("the period that charts share is moved on a slider, by keys and by pointer, from one date to the other", async ({
  page,
  server,
}) => {
  const key = await publishDocument(server.url, await makeBoard(server.url));
  await page.goto(`/en/v/${key}`);
  const slider = page.getByRole("group", { name: "Period in the chart" });
  const start = slider.getByRole("slider", { name: "Start of the period" });
  await expect(start).toHaveAttribute("aria-valuetext", "1980");
  const rows = page.locator("#chart-1 table tbody tr");
  await expect(rows).toHaveCount(6);
  await start.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(rows).toHaveCount(4);
  await expect(page).toHaveURL(/t\.from=1990&t\.to=2005$/);
  await expect(page.getByLabel("From")).toHaveValue("1990");
  // It does not go beyond the other one.
  await page.keyboard.press("End");
  await expect(start).toHaveAttribute("aria-valuetext", "2005");
  await expect(rows).toHaveCount(1);
  await slider.getByRole("button", { name: "Whole period" }).click();
  await expect(rows).toHaveCount(11);
  // What is chosen in quick succession is one entry of the browser's history.
  await expect(page).toHaveURL(/t\.from=1955/);
  const end = await slider.getByRole("slider", { name: "End of the period" }).boundingBox();
  await page.mouse.move(end!.x + 8, end!.y + 20);
  await page.mouse.down();
  await page.mouse.move(end!.x - 300, end!.y + 20, { steps: 5 });
  await expect(rows).toHaveCount(11);
  await page.mouse.up();
  await expect.poll(() => rows.count()).toBeLessThan(9);
  await expect(page).not.toHaveURL(/t\.to=2005/);
  await page.goBack();
  await expect(rows).toHaveCount(11);
});

/** Notes what moves from now on, and what of it was moved. */
const listenToShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as {
          value: number;
          sources: { node: Element | null }[];
        };
        const names = sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? "gone");
        shifts.push(`${value} ${names.join(" | ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

const readShifts = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);

for (const width of [1440, 1024, 620, 390])
  test(`nothing of a dashboard moves while a reader scrolls through it at ${width} px`, async ({
    browser,
    server,
  }) => {
    const key = await publishBoard(server.url, 8, {
      types: ["column", "line", "table", "area", "bar"],
      text: "## How to read it\n\nEach chart is on one country.",
    });
    const isPhone = width < 500;
    const context = await browser.newContext({
      viewport: { width, height: isPhone ? 844 : 900 },
      ...(isPhone && {
        isMobile: true,
        hasTouch: true,
        userAgent:
          "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
      }),
    });
    const page = await context.newPage();
    await listenToShifts(page);
    // A visit before has left the fonts.
    for (const visit of [1, 2]) {
      await page.goto(`${server.url}/en/v/${key}`, { waitUntil: "networkidle" });
      if (visit === 1) continue;
      for (let step = 0; step < 40; step += 1) {
        await page.mouse.wheel(0, 300);
        await page.waitForTimeout(60);
      }
    }
    await page.waitForTimeout(500);
    expect(await readShifts(page)).toEqual([]);
    await context.close();
  });

for (const layout of ["tall", "canvas"] as const)
  test(`nothing of a dashboard moves while its page arrives in pieces: ${layout}`, async ({
    browser,
    server,
  }) => {
    const types = ["column", "line", "table"] as const;
    const key = await publishBoard(server.url, 6, { types, layout });
    const slow = await startInPieces(server.url, { count: 60, pause: 40 });
    const context = await browser.newContext({ viewport: { width: 1440, height: 2400 } });
    const page = await context.newPage();
    await listenToShifts(page);
    // A visit before has left the fonts.
    for (const url of [server.url, slow.url, slow.url])
      await page.goto(`${url}/en/v/${key}`, { waitUntil: "networkidle" });
    await expect(page.locator("[data-tile]").last()).toBeVisible();
    expect(await readShifts(page)).toEqual([]);
    await context.close();
    await slow.stop();
  });

test("what has come of a dashboard is seen where its page breaks off", async ({
  browser,
  server,
}) => {
  const key = await publishBoard(server.url, 6, { layout: "canvas" });
  const broken = await startInPieces(server.url, { count: 60, pause: 10, upTo: 30 });
  const context = await browser.newContext({ viewport: { width: 1440, height: 2400 } });
  const page = await context.newPage();
  await page.goto(`${broken.url}/en/v/${key}`, { waitUntil: "commit" });
  const tiles = page.locator("[data-tile]");
  await expect.poll(() => tiles.count()).toBeGreaterThan(1);
  expect(await tiles.count()).toBeLessThan(6);
  for (const tile of await tiles.all()) await expect(tile).toBeVisible();
  await context.close();
  await broken.stop();
});
