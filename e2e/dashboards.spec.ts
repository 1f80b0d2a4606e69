import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { encodeLinkState } from "@statelier/document";
import { hasTestData, testDataPath } from "@statelier/model/testing/test-data";
import { chooseInTree, findTreeField } from "./support/choose-in-tree.ts";
import { inDeep } from "./support/in-deep.ts";
import { makeBoard } from "./support/make-board.ts";
import { publishDocument, SAMPLES } from "./support/publish-chart.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const tabs = (page: Page) => page.getByRole("navigation", { name: "Charts of this page" });
const tile = (page: Page, number: number) => page.locator(`#chart-${number}`);
const readTable = async (page: Page, number: number): Promise<string[]> => {
  const rows = await tile(page, number).locator("table tbody tr").allTextContents();
  return rows.map((row) => row.trim());
};

test("DA9 DA10 a dashboard stands whole, under what its charts share, and one tile keeps its place", async ({
  page,
  server,
}) => {
  const key = await publishDocument(server.url, await makeBoard(server.url, { missing: true }));
  expect((await page.goto(`/en/v/${key}`))?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One country at a glance");
  await expect(page).toHaveTitle(/^One country at a glance\b/);
  await expect(page.getByRole("heading", { level: 2 })).toContainText([
    "How to read it",
    "How long people live",
    "How many children women have",
    "What is gone",
  ]);
  await expect(tile(page, 3)).toContainText("not available");
  await expect(tabs(page)).toHaveCount(0);
  await expect(findTreeField(page, "Country")).toHaveCount(1);
  const before = await readTable(page, 1);
  expect([before.length, before[0]?.slice(0, 4)]).toEqual([6, "1980"]);
  expect(before.at(-1)).toContain("81.69");

  const other = await readTable(page, 2);
  await chooseInTree(page, "Country", "Argentina");
  await expect.poll(() => readTable(page, 1)).not.toEqual(before);
  await expect.poll(() => readTable(page, 2)).not.toEqual(other);
  await page.getByLabel("From").selectOption("1990");
  for (const number of [1, 2])
    await expect.poll(async () => (await readTable(page, number)).length).toBe(4);
  await expect(page).toHaveURL(/\?f\.country=arg&t\.from=1990&t\.to=2005$/);
  await page.goBack();
  await expect.poll(async () => (await readTable(page, 2)).length).toBe(6);

  await page.goto(`/en/v/${key}?chart=2&f.country=arg`);
  await expect(tile(page, 2)).toBeFocused();
  await expect(findTreeField(page, "Country")).toContainText("Argentina");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "DA9 a country that is chosen for a dashboard is chosen for all of its charts, embedded too",
    { tag: "@deep" },
    async ({ page, server }) => {
      const key = await publishDocument(server.url, await makeBoard(server.url));
      for (const form of ["v", "embed"]) {
        await page.goto(`/en/${form}/${key}`);
        await page.getByRole("combobox", { name: "Country" }).selectOption("arg");
        await page.getByRole("button", { name: "Show" }).first().click();
        await expect(page.getByRole("combobox", { name: "Country" })).toHaveValue("arg");
        for (const number of [1, 2]) await expect(tile(page, number)).toContainText("Argentina");
        await expect(page.getByText("All figures are estimates.")).toBeVisible();
      }
    },
  );
});

test(
  "DA9 the preview of a dashboard is whole as well",
  { tag: "@deep" },
  async ({ page, server }) => {
    const state = { ...(await makeBoard(server.url)), state: "LAYOUTING" };
    await page.goto(`/en/preview${encodeLinkState(state)}`);
    await expect(tile(page, 2)).toBeVisible();
    await chooseInTree(page, "Country", "Argentina");
    await expect(page).toHaveURL(/f\.country=arg/);
    for (const number of [1, 2]) await expect(tile(page, number)).toContainText("Argentina");
  },
);

test(
  "the files and pictures of a dashboard stand under what its charts share",
  { tag: "@deep" },
  async ({ server }) => {
    const key = await publishDocument(server.url, await makeBoard(server.url));
    const read = async (file: string) => (await fetch(`${server.url}/en/v/${file}`)).text();
    const rows = (await read(`${key}.csv?chart=1`)).trim().split("\n");
    expect(rows).toHaveLength(7);
    expect(rows.at(-1)).toContain("81.69");
    expect(await read(`${key}.svg?chart=1`)).toContain("Switzerland");
    expect(await read(`${key}.svg?chart=2&f.country=arg`)).toContain("Argentina");
    // The whole as one picture, and the figures and the picture of each chart in one file.
    const whole = await read(`${key}.svg`);
    for (const title of ["One country at a glance", "How long people live", "How many children"])
      expect(whole).toContain(title);
    const png = await fetch(`${server.url}/en/v/${key}.png`);
    expect([png.status, png.headers.get("Content-Type")]).toEqual([200, "image/png"]);
    const zip = await fetch(`${server.url}/en/v/${key}.zip`);
    expect(zip.headers.get("Content-Type")).toBe("application/zip");
    const names = (await zip.text()).match(/[\w-]+\.(?:csv|svg)/g) ?? [];
    for (const ending of [".csv", ".svg"])
      expect(new Set(names.filter((name) => name.endsWith(ending))).size).toBe(2);
    expect(await read(key)).toContain(`<meta property="og:image" content="`);
    expect(await read(key)).toContain(
      '<meta property="og:title" content="One country at a glance">',
    );
  },
);

test(
  "a dashboard none of whose charts has data says why",
  { tag: "@deep" },
  async ({ page, server }) => {
    const board = await makeBoard(server.url);
    const chartConfigs = board.chartConfigs.map((config) => ({
      ...config,
      cubes: [{ iri: "https://example.org/withdrawn", filters: {} }],
    }));
    const key = await publishDocument(server.url, { ...board, chartConfigs });
    expect((await page.goto(`/en/v/${key}`))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("One country at a glance");
    await expect(page.getByRole("alert")).toContainText("Dataset not found");
  },
);

for (const type of ["tall", "canvas"] as const)
  for (const width of inDeep([1440, 390]))
    test(
      `axe finds nothing on a ${type} dashboard at ${width} px, and nothing stands beyond the page`,
      {
        tag: type === "tall" ? [] : "@deep",
      },
      async ({ page, server }) => {
        const key = await publishDocument(
          server.url,
          await makeBoard(server.url, { type, missing: true }),
        );
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`/de/v/${key}`);
        await expectAccessible(page);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(over).toBeLessThanOrEqual(0);
      },
    );

test(
  "LA10 LA11 the charts to be published are the tabs, the active one is open",
  { tag: "@deep" },
  async ({ page, server }) => {
    const board = await makeBoard(server.url, { type: "singleURLs", missing: true });
    const { layout } = board;
    const key = await publishDocument(server.url, {
      ...board,
      activeChartKey: "chart0000002",
      layout: { ...layout, publishableChartKeys: ["chart0000001", "chart0000002"] },
    });
    await page.goto(`/en/v/${key}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "How many children women have",
    );
    await expect(tabs(page).getByRole("link")).toHaveText([
      "How long people live",
      "How many children women have",
    ]);
  },
);

const SAVED = "saved-charts/dashboard-tall.json";

test(
  "a dashboard that another program saved says what its charts are (STATELIER_TEST_DATA)",
  { tag: "@deep" },
  async ({ page, server }) => {
    test.skip(!hasTestData(SAVED), "the saved charts are not here");
    const saved = JSON.parse(readFileSync(testDataPath(SAVED), "utf8")) as { data?: object };
    const { data = saved } = saved;
    const key = await publishDocument(server.url, { ...data, dataSource: SAMPLES });
    expect((await page.goto(`/de/v/${key}`))?.status()).toBe(404);
    await expect(page.getByRole("alert")).toBeVisible();
  },
);
