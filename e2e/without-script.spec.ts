import type { Locator, Page } from "@playwright/test";
import type { ChartConfig, ChartType } from "@statelier/document";
import type { CubeComponents } from "@statelier/model";
import {
  animateYears,
  findDataset,
  makeChartDocument,
  openToReaders,
  publishDocument,
  stackBy,
} from "./support/publish-chart.ts";
import { putFinger } from "./support/put-finger.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

type Change = (config: ChartConfig, components: CubeComponents) => ChartConfig;

const makeDocument = async (
  url: string,
  query: string,
  { chartType, change }: { chartType: ChartType; change: Change },
) =>
  (await makeChartDocument(url, { iri: await findDataset(url, query), chartType, change }))
    .document;

/** Columns of years in parts by source, of which readers may change all. */
const stack: Change = (config, components) =>
  openToReaders(stackBy("Energy source", config, components));

const publishStack = async (url: string): Promise<string> =>
  publishDocument(
    url,
    await makeDocument(url, "electricity generation Iowa", { chartType: "column", change: stack }),
  );

const publishAnimation = async (url: string): Promise<string> =>
  publishDocument(
    url,
    await makeDocument(url, "life expectancy", { chartType: "column", change: animateYears }),
  );

const publishTable = async (url: string): Promise<string> =>
  publishDocument(
    url,
    await makeDocument(url, "life expectancy", { chartType: "table", change: (config) => config }),
  );

const barsOf = (page: Page): Locator => page.locator("figure svg rect[data-mark]");

/** How high the parts of each column stand together. */
const readHeights = (page: Page): Promise<number[]> =>
  barsOf(page).evaluateAll((bars) => {
    const heights = new Map<number, number>();
    for (const bar of bars) {
      const [x, height] = ["x", "height"].map((name) => Number(bar.getAttribute(name))) as [
        number,
        number,
      ];
      heights.set(Math.round(x), (heights.get(Math.round(x)) ?? 0) + height);
    }
    return [...heights.values()];
  });

const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

const legendOf = (page: Page): Locator => page.getByRole("group", { name: "Energy source" });

const showIn = (place: Locator): Promise<void> =>
  place.getByRole("button", { name: "Show", exact: true }).click();

const misunderstood = (page: Page): Locator => page.getByText("This address asks for");

const readColumn = (page: Page, index: number): Promise<string[]> =>
  page
    .locator("figure tbody tr")
    .evaluateAll((rows, at) => rows.map((row) => row.children[at]?.textContent ?? ""), index);

const toNumbers = (texts: readonly string[]): number[] => texts.map(Number);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "boxes of the legend give a chart of what is left, which other choices keep",
    { tag: "@deep" },
    async ({ page, server }) => {
      await page.goto(`/en/v/${await publishStack(server.url)}`);
      await expect(barsOf(page)).toHaveCount(51);
      await legendOf(page).getByRole("checkbox", { name: "Nuclear energy" }).uncheck();
      await showIn(legendOf(page));
      await expect(barsOf(page)).toHaveCount(34);
      const boxes = legendOf(page).getByRole("checkbox");
      expect(
        await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked)),
      ).toEqual([true, false, true]);
      await expect(misunderstood(page)).toHaveCount(0);
      await expect(page.locator("figure details table")).not.toContainText("Nuclear");
      const files = page.locator('a[href*=".csv"]').first();
      await expect(files).toHaveAttribute("href", /[?&]hide=nuclear(?!.*show=)/);
      await page.getByLabel("From").selectOption("2010");
      await showIn(page.getByRole("form", { name: "Filters" }));
      await expect(barsOf(page)).toHaveCount(16);
      await page.getByRole("link", { name: "Table", exact: true }).click();
      await expect(barsOf(page)).toHaveCount(0);
      await page.getByLabel("From").selectOption("2011");
      await showIn(page.getByRole("form", { name: "Filters" }));
      await expect(page.locator("figure tbody tr")).toHaveCount(14);
      await page.getByRole("link", { name: "Chart", exact: true }).click();
      await legendOf(page).getByRole("checkbox", { name: "Nuclear energy" }).check();
      await showIn(legendOf(page));
      await expect(barsOf(page)).toHaveCount(21);
      for (const box of await boxes.all()) await box.uncheck();
      await showIn(legendOf(page));
      await expect(barsOf(page)).toHaveCount(7);
      await expect(legendOf(page).getByRole("checkbox", { checked: true })).toHaveCount(1);
    },
  );

  test(
    "the box of percentages gives columns of one height, and values again",
    { tag: "@deep" },
    async ({ page, server }) => {
      await page.goto(`/en/v/${await publishStack(server.url)}`);
      expect(spread(await readHeights(page))).toBeGreaterThan(50);
      const box = page.getByRole("checkbox", { name: "Show as percentages" });
      await box.check();
      await showIn(legendOf(page));
      await expect(box).toBeChecked();
      await expect(page.locator("figure svg").last()).toContainText(/100\s?%/);
      expect(spread(await readHeights(page))).toBeLessThan(1);
      await box.uncheck();
      await showIn(legendOf(page));
      await expect(box).not.toBeChecked();
      expect(spread(await readHeights(page))).toBeGreaterThan(50);
      await expect(misunderstood(page)).toHaveCount(0);
    },
  );

  test(
    "the table in place of a chart has its boxes, and shows the shares that it draws",
    { tag: "@deep" },
    async ({ page, server }) => {
      await page.goto(`/en/v/${await publishStack(server.url)}?as=table`);
      const rows = page.locator("figure tbody tr");
      await expect(rows).toHaveCount(51);
      await legendOf(page).getByRole("checkbox", { name: "Nuclear energy" }).uncheck();
      await page.getByRole("checkbox", { name: "Show as percentages" }).check();
      await showIn(legendOf(page));
      await expect(page).toHaveURL(/as=table/);
      await expect(rows).toHaveCount(34);
      await expect(page.getByRole("columnheader").last()).toHaveText("Share (%)");
      const [first = 0, second = 0] = toNumbers(await readColumn(page, 3));
      expect(first + second).toBeCloseTo(100, 0);
      await page.getByRole("checkbox", { name: "Show as percentages" }).uncheck();
      await showIn(legendOf(page));
      await expect(rows).toHaveCount(34);
      await expect(page.getByRole("columnheader", { name: "Share (%)" })).toHaveCount(0);
      await expect(misunderstood(page)).toHaveCount(0);
    },
  );

  test(
    "a step of an animation is chosen from a list",
    { tag: "@deep" },
    async ({ page, server }) => {
      await page.goto(`/en/v/${await publishAnimation(server.url)}`);
      const steps = page.getByRole("combobox", { name: "Year" });
      await expect(steps.getByRole("option", { selected: true })).toHaveText("2005");
      const last = await readHeights(page);
      await steps.selectOption("1955");
      await showIn(page.locator("figure"));
      await expect(page).toHaveURL(/at=1955/);
      await expect(steps.getByRole("option", { selected: true })).toHaveText("1955");
      expect(Math.max(...(await readHeights(page)))).toBeLessThan(Math.max(...last));
      await steps.selectOption({ label: "2005" });
      await showIn(page.locator("figure"));
      expect(await readHeights(page)).toEqual(last);
      await page.getByRole("link", { name: "Table", exact: true }).click();
      await steps.selectOption("1955");
      await showIn(page.locator("figure"));
      await expect(page).toHaveURL(/at=1955&.*as=table|as=table&.*at=1955/);
      await expect(steps.getByRole("option", { selected: true })).toHaveText("1955");
      await expect(page.locator("figure tbody")).not.toContainText("2005");
      await expect(misunderstood(page)).toHaveCount(0);
    },
  );

  test(
    "in a narrow window the drawing keeps letters that can be read, and scrolls",
    { tag: "@deep" },
    async ({ page, server }) => {
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto(`/en/v/${await publishStack(server.url)}`);
      const label = page
        .locator("figure svg text")
        .filter({ hasText: /^20\d\d$/ })
        .last();
      const scale = await label.evaluate(
        (text) => (text as SVGTextElement).getScreenCTM()?.a ?? Number.NaN,
      );
      expect(scale).toBeGreaterThanOrEqual(0.75);
      const before = await label.boundingBox();
      expect(before?.x).toBeGreaterThan(390);
      await label.scrollIntoViewIfNeeded();
      expect((await label.boundingBox())?.x).toBeLessThan(390);
      const isWide = await page.evaluate(() => document.body.scrollWidth > innerWidth);
      expect(isWide).toBe(false);
    },
  );

  test.describe("fingers", () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 900 } });

    test("move the wider drawing", { tag: "@deep" }, async ({ page, server }) => {
      await page.goto(`/en/v/${await publishStack(server.url)}`);
      const plot = page.locator("figure [data-walk=x]");
      const box = (await plot.boundingBox())!;
      const touch = await putFinger(page);
      const y = box.y + 100;
      await touch("touchStart", 300, y);
      for (let x = 290; x >= 100; x -= 10) await touch("touchMove", x, y);
      await touch("touchEnd");
      await expect.poll(() => plot.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(60);
    });
  });

  test(
    "on a phone fields and their button stand close, and a table shows its shares",
    { tag: "@deep" },
    async ({ page, server }) => {
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto(`/en/v/${await publishStack(server.url)}?percent=1&as=table`);
      const form = page.getByRole("form", { name: "Filters" });
      const boxOf = async (place: Locator) => (await place.boundingBox())!;
      const field = await boxOf(form.getByLabel("From"));
      const button = await boxOf(form.getByRole("button", { name: "Show" }));
      expect(button.y - field.y - field.height).toBeLessThanOrEqual(16);
      const share = await boxOf(page.getByRole("columnheader", { name: "Share (%)" }));
      expect(share.x + share.width).toBeLessThanOrEqual(390);
    },
  );

  test("the list of a tree looks like the others", { tag: "@deep" }, async ({ page, server }) => {
    const document = await makeDocument(server.url, "life expectancy", {
      chartType: "column",
      change: openToReaders,
    });
    await page.goto(`/en/v/${await publishDocument(server.url, document)}`);
    const readLook = (name: string) =>
      page.getByRole("combobox", { name, exact: true }).evaluate((list) => {
        const { fontSize, appearance, height, color } = getComputedStyle(list);
        return { fontSize, appearance, height, color };
      });
    expect(await readLook("Country")).toEqual(await readLook("From"));
  });

  test(
    "a table is sorted by its heads, turned page by page and searched, all at once",
    { tag: "@deep" },
    async ({ page, server }) => {
      const key = await publishTable(server.url);
      await page.goto(`/en/v/${key}`);
      const head = page.getByRole("columnheader", { name: /^Life expectancy/ });
      const at = await head.evaluate((cell) => (cell as HTMLTableCellElement).cellIndex);
      await head.getByRole("button").click();
      await expect(head).toHaveAttribute("aria-sort", "descending");
      const first = toNumbers(await readColumn(page, at));
      await head.getByRole("button").click();
      await expect(head).toHaveAttribute("aria-sort", "ascending");
      const smallest = toNumbers(await readColumn(page, at));
      expect(smallest).toHaveLength(100);
      expect(smallest).toEqual(smallest.toSorted((a, b) => a - b));
      expect(first[0]).toBeGreaterThan(smallest.at(-1) ?? 100);
      await head.getByRole("button").click();
      await expect(head).toHaveAttribute("aria-sort", "descending");
      await page.getByRole("button", { name: "Next" }).click();
      await expect(page).toHaveURL(/sort=-life-expectancy.*page=2/);
      await expect(page.getByText("Rows 101 to 200 of 682")).toBeVisible();
      const second = toNumbers(await readColumn(page, at));
      expect(second[0]).toBeLessThanOrEqual(first.at(-1) ?? 0);
      expect(second).toEqual(second.toSorted((a, b) => b - a));
      await page.getByRole("searchbox").fill("switz");
      await page.getByRole("searchbox").press("Enter");
      await expect(page.locator("figure tbody tr")).toHaveCount(11);
      await expect(head).toHaveAttribute("aria-sort", "descending");
      await expect(page.getByRole("searchbox")).toHaveValue("switz");
      const year = page.getByRole("columnheader", { name: /^Year/ });
      await year.getByRole("button").click();
      await expect(year).toHaveAttribute("aria-sort", "ascending");
      await expect(page.locator("figure tbody tr")).toHaveCount(11);
      await expect(page.locator("figure tbody tr").first()).toContainText("1955");
      await page.getByRole("searchbox").fill("zzzz");
      await showIn(page.locator("figure"));
      await expect(page.getByText("No rows", { exact: true })).toBeVisible();
      await page.getByRole("searchbox").fill("");
      await showIn(page.locator("figure"));
      await expect(page.getByText("Rows 1 to 100 of 682")).toBeVisible();
      await expect(misunderstood(page)).toHaveCount(0);
      await page.goto(`/en/v/${key}?page=99&sort=planet`);
      await expect(
        page.getByText("Rows 601 to 682 of 682").or(page.getByText("Rows 600 to")),
      ).toBeVisible();
      await expect(misunderstood(page)).toHaveText([/“sort” = “planet”/, /“page” = “99”/]);
    },
  );

  test(
    "a preview and a chart inside another page send the same",
    { tag: "@deep" },
    async ({ page, server }) => {
      const query = "electricity generation Iowa";
      const document = await makeDocument(server.url, query, {
        chartType: "column",
        change: stack,
      });
      const json = JSON.stringify({ ...document, state: "CONFIGURING_CHART" });
      await page.setContent(
        `<form method="post" action="${server.url}/en/preview_post">
        <input type="hidden" name="state" value='${json.replaceAll("'", "&#39;")}'><button>Go</button></form>`,
      );
      await page.getByRole("button").click();
      await expect(barsOf(page)).toHaveCount(51);
      await legendOf(page).getByRole("checkbox", { name: "Nuclear energy" }).uncheck();
      await page.getByRole("checkbox", { name: "Show as percentages" }).check();
      await showIn(legendOf(page));
      await expect(barsOf(page)).toHaveCount(34);
      expect(spread(await readHeights(page))).toBeLessThan(1);
      const key = await publishDocument(server.url, document);
      await page.goto(`/en/embed/${key}?removeFilters=true&t.from=2010&t.to=2017&percent=1`);
      await expect(barsOf(page)).toHaveCount(24);
      await legendOf(page).getByRole("checkbox", { name: "Nuclear energy" }).uncheck();
      await showIn(legendOf(page));
      await expect(page).toHaveURL(/removeFilters=true&t\.from=2010&t\.to=2017&percent=1&/);
      await expect(barsOf(page)).toHaveCount(16);
      expect(spread(await readHeights(page))).toBeLessThan(1);
    },
  );
});

test(
  "no chart offers percentages that it cannot show, and an address that asks for them is answered with a note",
  { tag: "@deep" },
  async ({ page, server }) => {
    const query = "electricity generation Iowa";
    for (const chartType of ["column", "table", "line"] as const) {
      const document = await makeDocument(server.url, query, { chartType, change: openToReaders });
      await page.goto(`/en/v/${await publishDocument(server.url, document)}?percent=1`);
      await expect(page.getByRole("checkbox", { name: "Show as percentages" })).toHaveCount(0);
      await expect(misunderstood(page)).toHaveText([/“Show as percentages” = “1”/]);
    }
  },
);

test(
  "a table that is searched and sorted has an address, and Back undoes it",
  { tag: "@deep" },
  async ({ page, server }) => {
    await page.goto(`/en/v/${await publishTable(server.url)}?sort=-life-expectancy`);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
    const rows = page.locator("figure tbody tr");
    const head = page.getByRole("columnheader", { name: /^Life expectancy/ });
    await expect(head).toHaveAttribute("aria-sort", "descending");
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page).toHaveURL(/\?sort=-life-expectancy&page=2$/);
    await page.getByRole("searchbox").fill("switz");
    await expect(rows).toHaveCount(11);
    await page.getByRole("searchbox").press("Enter");
    await expect(page).toHaveURL(/\?sort=-life-expectancy&search=switz$/);
    await expect(head).toHaveAttribute("aria-sort", "descending");
    await page.getByRole("columnheader", { name: /^Year/ }).getByRole("button").click();
    await expect(page).toHaveURL(/\?sort=-life-expectancy&sort=year&search=switz$/);
    await expect(rows.first()).toContainText("1955");
    await page.goBack();
    await expect(head).toHaveAttribute("aria-sort", "descending");
    await page.goBack();
    await expect(page.getByText("Rows 101 to 200 of 682")).toBeVisible();
    await expect(page.getByRole("searchbox")).toHaveValue("");
    expect(await page.evaluate(() => "stayed" in globalThis)).toBe(true);
    await expectAccessible(page);
  },
);

test(
  "the boxes of a table in place of a chart change it, and Back undoes it",
  { tag: "@deep" },
  async ({ page, server }) => {
    await page.goto(`/en/v/${await publishStack(server.url)}?as=table`);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
    const rows = page.locator("figure tbody tr");
    await page.getByRole("checkbox", { name: "Show as percentages" }).check();
    await expect(page.getByRole("columnheader").last()).toHaveText("Share (%)");
    await legendOf(page).getByRole("checkbox", { name: "Nuclear energy" }).uncheck();
    await expect(rows).toHaveCount(34);
    await expect(page).toHaveURL(/\?hide=nuclear&percent=1&as=table$/);
    await page.goBack();
    await expect(rows).toHaveCount(51);
    await expectAccessible(page);
    expect(await page.evaluate(() => "stayed" in globalThis)).toBe(true);
  },
);

test("a box that is ticked before the program has come is not lost", async ({ page, server }) => {
  let letThrough = (): void => {};
  const held = new Promise<void>((done) => (letThrough = done));
  await page.route("**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/en/v/${await publishStack(server.url)}`, { waitUntil: "commit" });
  await legendOf(page).getByRole("checkbox", { name: "Nuclear energy" }).uncheck();
  await page.getByRole("checkbox", { name: "Show as percentages" }).check();
  await expect(barsOf(page)).toHaveCount(51);
  letThrough();
  await expect(page).toHaveURL(/\?hide=nuclear&percent=1$/);
  await expect(barsOf(page)).toHaveCount(34);
  expect(spread(await readHeights(page))).toBeLessThan(1);
});
