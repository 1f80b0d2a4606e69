import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { LayoutType } from "@statelier/document";
import { type PrintedWord, printPage } from "./support/print-page.ts";
import { publishBoard } from "./support/publish-board.ts";
import { compareCountries, publishChart } from "./support/publish-chart.ts";
import { publishPrintBoard } from "./support/publish-print-board.ts";
import { readPdf } from "./support/read-pdf.ts";
import { expect, test } from "./support/test.ts";

const TYPES = ["column", "line", "table", "area", "bar"] as const;

const LAYOUTS = ["tall", "vertical", "canvas"] as const satisfies readonly LayoutType[];

const MOST_IN_ROW = { tall: 2, vertical: 1, canvas: 4 } as const;

/** Of the 62 bars, from the first to the last, and two in between that a page may end with. */
const COUNTRIES = ["Afghanistan", "Japan", "Norway", "Poland", "Portugal", "Rwanda", "Venezuela"];

const findPages = (pages: readonly PrintedWord[][], wanted: string): number[] =>
  pages.flatMap((words, at) => words.flatMap(({ text }) => (text === wanted ? [at] : [])));

/** Open so long that nothing is left to do; nobody has scrolled. */
const openIdle = async (page: Page, path: string): Promise<void> => {
  await page.goto(path, { waitUntil: "networkidle" });
  if ((await page.locator("[data-tile]").count()) > 0)
    await expect(page.locator("[data-drawn]").first()).toBeAttached();
  // What draws the others is fetched two seconds later.
  await page.waitForTimeout(3000);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await page.waitForTimeout(1000);
};

/** Grey fields of land, right after an event. */
const countLand = (page: Page, type?: string): Promise<number> =>
  page.evaluate(async (event) => {
    if (event !== undefined) dispatchEvent(new Event(event));
    await new Promise((done) => setTimeout(done));
    return document.querySelectorAll('[data-tile] .ground path[fill="var(--land)"]').length;
  }, type);

/** Letters of charts are as large as on a screen, whether they were in sight or not: lines of 12 or 13 pixels. */
const expectLarge = (pages: readonly PrintedWord[][], wanted: string, count: number): void => {
  const found = pages.flat().filter(({ text }) => text === wanted);
  expect(found.length, wanted).toBe(count);
  for (const { height } of found) {
    expect(height, wanted).toBeGreaterThan(11.5);
    expect(height, wanted).toBeLessThan(13.5);
  }
};

/** A chart goes on over the next page: its title stands over its beginning, its notes follow its end, and no name is cut in two. */
const expectParted = (pages: readonly PrintedWord[][], title: string): void => {
  const places = COUNTRIES.map((name) => findPages(pages, name));
  expect(places).toEqual(places.map(([place = -1]) => [place]));
  const [first = -1] = places[0] ?? [];
  const [last = -1] = places.at(-1) ?? [];
  expect([first, last]).toEqual([first, first + 1]);
  expect(findPages(pages, title)).toContain(first);
  expect(findPages(pages, "Selection:")).toContain(last);
  const topOf = (wanted: string) => pages[last]?.find(({ text }) => text === wanted)?.top;
  expect(topOf("Selection:")).toBeGreaterThan(topOf("Venezuela") ?? Number.NaN);
  expect(pages.filter((words) => words.length === 0)).toEqual([]);
  expectLarge(pages, "Japan", 1);
};

for (const layout of LAYOUTS) {
  test(`a ${layout} dashboard on paper has all of its charts whole, also those that nobody has scrolled to`, async ({
    page,
    server,
  }, info) => {
    const key = await publishBoard(server.url, TYPES.length, {
      types: TYPES,
      layout,
      text: "## How to read it\n\nEach chart is on one country.",
    });
    await openIdle(page, `/en/v/${key}`);
    const file = join(info.outputDir, "board.pdf");
    const words = await printPage(page, file);
    const text = await readPdf("pdftotext", "-layout", file, "-");
    const pages = text.split("\f").filter((each) => each.trim() !== "");
    expect(pages[0]).toContain("How to read it");
    // A chart and its notes stand on one page, which has charts of one row alone.
    const count = (text: string, part: RegExp): number => text.match(part)?.length ?? 0;
    const charts = pages.map((text) => count(text, /^ *Life expectancy, fertility/gm));
    expect(pages.map((text) => count(text, /Selection: Country/g))).toEqual(charts);
    expect(charts.reduce((sum, each) => sum + each, 0)).toBe(TYPES.length);
    expect(Math.max(...charts)).toBeLessThanOrEqual(MOST_IN_ROW[layout]);
    const table = pages.findIndex((text) => text.includes("Rows 1 to 11 of 11"));
    expect(layout === "canvas" || charts[table] === 1).toBe(true);
    expectLarge(words, "1955", TYPES.length);
  });

  test(`a ${layout} dashboard on paper goes on over the next page with a chart that is longer than one`, async ({
    page,
    server,
  }, info) => {
    const key = await publishPrintBoard(server.url, layout);
    await openIdle(page, `/en/v/${key}`);
    const pages = await printPage(page, join(info.outputDir, "board.pdf"));
    expectParted(pages, "Everywhere");
  });
}

test("a map that nobody has scrolled to has no grey land on paper, and letters as large as others", async ({
  page,
  server,
}, info) => {
  const path = `/en/v/${await publishPrintBoard(server.url, "vertical")}`;
  await openIdle(page, path);
  expectLarge(await printPage(page, join(info.outputDir, "board.pdf")), "included", 1);
  await openIdle(page, path);
  expect(await countLand(page)).toBe(1);
  expect(await countLand(page, "beforeprint")).toBe(0);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect.poll(() => countLand(page)).toBe(1);
});

test("without a program a long chart begins below its title on paper, and land around a map is white", async ({
  browser,
  server,
}, info) => {
  const key = await publishPrintBoard(server.url, "tall");
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.url}/en/v/${key}`);
  const pages = await printPage(page, join(info.outputDir, "board.pdf"));
  const [begins = -1] = findPages(pages, "Afghanistan");
  expect(findPages(pages, "Everywhere")).toEqual([begins]);
  expect(findPages(pages, "Venezuela")).toEqual([begins + 1]);
  await page.emulateMedia({ media: "print" });
  const land = page.locator('[fill="var(--land)"]');
  await expect(land).toHaveCount(2);
  for (const each of await land.all()) {
    await expect(each).toHaveCSS("fill", "rgb(255, 255, 255)");
    await expect(each).toHaveCSS("stroke", "rgb(185, 180, 170)");
  }
  await context.close();
});

test("a chart that is longer than a page goes on over the next one, its table after it", async ({
  page,
  server,
}, info) => {
  const key = await publishChart(server.url, "life expectancy", {
    chartType: "bar",
    change: compareCountries,
  });
  await openIdle(page, `/en/v/${key}`);
  const file = join(info.outputDir, "chart.pdf");
  expectParted(await printPage(page, file), "fertility");
  await page.emulateMedia({ forcedColors: "active" });
  expectParted(await printPage(page, file), "fertility");
  await page.emulateMedia({ forcedColors: null });
  await page.getByText("Data table", { exact: true }).click();
  const pages = await printPage(page, file);
  const [chart = -1, table = -1] = findPages(pages, "Venezuela");
  expect(chart).toBe(1);
  expect(table).toBeGreaterThan(chart);
  expect(findPages(pages, "fertility")).toContain(0);
  expect(pages.filter((words) => words.length === 0)).toEqual([]);
});
