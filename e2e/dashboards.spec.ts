import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import {
  type ChartConfig,
  type ChartDocument,
  encodeLinkState,
  type LayoutType,
  makeLayout,
} from "@statelier/document";
import { chooseInTree, findTreeField } from "./support/choose-in-tree.ts";
import { inDeep } from "./support/in-deep.ts";
import {
  findDataset,
  makeChartDocument,
  publishDocument,
  SAMPLES,
} from "./support/publish-chart.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const text = (en: string, de: string) => ({ de, fr: en, it: en, en });

const withTitle = (config: ChartConfig, key: string, en: string, de: string): ChartConfig => ({
  ...config,
  key,
  meta: { ...config.meta, title: text(en, de), label: text(en, de) },
});

/** Two charts on Argentina by their own filters, and on Switzerland by what they share. */
const makeBoard = async (
  url: string,
  { type = "tall", missing = false }: { type?: LayoutType; missing?: boolean } = {},
): Promise<ChartDocument> => {
  const iri = await findDataset(url, "life expectancy");
  const column = await makeChartDocument(url, { iri, chartType: "column" });
  const line = await makeChartDocument(url, { iri, chartType: "line" });
  const { dimensions, measures } = column.components;
  const country = dimensions.find(({ label }) => label === "Country")!;
  const valueOf = (label: string) => country.values.find((value) => value.label === label)!.value;
  const single = (label: string) => ({ type: "single" as const, value: valueOf(label) });
  const withCountry = (config: ChartConfig): ChartConfig => ({
    ...config,
    cubes: [{ iri, filters: { [country.id]: single("Argentina") } }],
  });
  const [first] = column.document.chartConfigs as [ChartConfig & { chartType: "column" }];
  const [second] = line.document.chartConfigs as [ChartConfig & { chartType: "line" }];
  const { segment: _none, ...fields } = second.fields;
  const fertility = measures.find(({ label }) => /fertility/i.test(label))!;
  const y = { ...fields.y, componentId: fertility.id };
  const charts = [
    withTitle(withCountry(first), "chart0000001", "How long people live", "Wie lange man lebt"),
    withTitle(
      withCountry({ ...second, fields: { ...fields, y } }),
      "chart0000002",
      "How many children women have",
      "Wie viele Kinder Frauen haben",
    ),
    ...(missing
      ? [
          {
            ...withTitle(first, "chart0000003", "What is gone", "Was fehlt"),
            cubes: [{ iri: "https://example.org/withdrawn", filters: {} }],
          },
        ]
      : []),
  ];
  const { layout } = column.document;
  const meta = {
    ...layout.meta,
    title: text("One country at a glance", "Ein Land im Überblick"),
    description: text("Figures of *Gapminder*.", "Zahlen von *Gapminder*."),
  };
  const block = (key: string, en: string, de: string) =>
    ({ type: "text", key, text: text(en, de), initialized: true }) as const;
  const blocks = [
    block(
      "text00000001",
      "## How to read it\n\nEach chart is on one country.",
      "## So liest man es\n\nJedes Diagramm zeigt ein Land.",
    ),
    ...charts.map(({ key }) => ({ type: "chart" as const, key, initialized: true })),
    block("text00000002", "All figures are estimates.", "Alle Zahlen sind Schätzungen."),
  ];
  return {
    ...column.document,
    chartConfigs: charts,
    layout: makeLayout(
      type,
      { meta, blocks },
      charts.map(({ key }) => key),
    ),
    dashboardFilters: {
      timeRange: { active: true, timeUnit: "Year", presets: { from: "1980", to: "2005" } },
      dataFilters: {
        componentIds: [country.id],
        filters: { [country.id]: single("Switzerland") },
      },
    },
  };
};

const tabs = (page: Page) => page.getByRole("navigation", { name: "Charts of this page" });
const readTable = async (page: Page): Promise<string[]> => {
  const rows = await page.locator("figure table tbody tr").allTextContents();
  return rows.map((row) => row.trim());
};

test("DA9 DA10 a dashboard keeps its words, and every chart stands under what they share", async ({
  page,
  server,
}) => {
  const key = await publishDocument(server.url, await makeBoard(server.url));
  await page.goto(`/en/v/${key}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One country at a glance");
  await expect(page).toHaveTitle(/^One country at a glance\b/);
  await expect(page.getByText("This page is a dashboard. Its 2 charts")).toBeVisible();
  await expect(page.getByRole("heading", { name: "How to read it" })).toBeVisible();
  await expect(page.getByText("All figures are estimates.")).toBeVisible();
  await expect(findTreeField(page, "Country")).toContainText("Switzerland");
  const before = await readTable(page);
  expect([before.length, before[0]?.slice(0, 4)]).toEqual([6, "1980"]);
  expect(before.at(-1)).toContain("81.69");

  await chooseInTree(page, "Country", "Argentina");
  await expect.poll(() => readTable(page)).not.toEqual(before);
  await page.getByLabel("From").selectOption("1990");
  await expect.poll(async () => (await readTable(page)).length).toBe(4);
  await tabs(page).getByRole("link", { name: "How many children" }).click();
  await expect(page).toHaveURL(/f\.country=arg.*chart=2/);
  await expect(findTreeField(page, "Country")).toContainText("Argentina");
  await expect(page.getByLabel("From")).toHaveValue("1990");
  expect((await readTable(page)).length).toBe(4);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 2 }).last()).toBeVisible();
  await expect(findTreeField(page, "Country")).toContainText("Argentina");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("DA9 a country that is chosen for one chart of a dashboard is chosen for all, embedded too", async ({
    page,
    server,
  }) => {
    const key = await publishDocument(server.url, await makeBoard(server.url));
    for (const form of ["v", "embed"]) {
      await page.goto(`/en/${form}/${key}`);
      await page.getByRole("combobox", { name: "Country" }).selectOption("arg");
      await page.getByRole("button", { name: "Show" }).click();
      await tabs(page).getByRole("link", { name: "How many children" }).click();
      await expect(page.getByRole("combobox", { name: "Country" })).toHaveValue("arg");
      await expect(page.getByText("This page is a dashboard.")).toBeVisible();
      await expect(page.getByText("All figures are estimates.")).toBeVisible();
    }
  });
});

test(
  "DA9 in the preview of a dashboard a choice for all goes along to the other tab",
  { tag: "@deep" },
  async ({ page, server }) => {
    const state = { ...(await makeBoard(server.url)), state: "LAYOUTING" };
    await page.goto(`/en/preview${encodeLinkState(state)}`);
    await expect(page.getByText("This page is a dashboard.")).toBeVisible();
    await chooseInTree(page, "Country", "Argentina");
    await expect(page).toHaveURL(/f\.country=arg/);
    await page.getByRole("button", { name: "How many children" }).click();
    await expect(page).toHaveURL(/f\.country=arg&chart=2#/);
    await expect(page.getByRole("heading", { level: 2 }).last()).toHaveText(
      "How many children women have",
    );
    await expect(findTreeField(page, "Country")).toContainText("Argentina");
  },
);

test(
  "the files and pictures of a dashboard stand under what its charts share",
  { tag: "@deep" },
  async ({ server }) => {
    const key = await publishDocument(server.url, await makeBoard(server.url));
    const read = async (file: string) => (await fetch(`${server.url}/en/v/${file}`)).text();
    const rows = (await read(`${key}.csv`)).trim().split("\n");
    expect(rows).toHaveLength(7);
    expect(rows.at(-1)).toContain("81.69");
    expect(await read(`${key}.svg`)).toContain("Switzerland");
    expect(await read(`${key}.svg?chart=2&f.country=arg`)).toContain("Argentina");
    expect(await read(key)).toContain(
      '<meta property="og:title" content="One country at a glance">',
    );
  },
);

test("a chart whose dataset is gone says so in its tab; the others stay", async ({
  page,
  server,
}) => {
  const key = await publishDocument(server.url, await makeBoard(server.url, { missing: true }));
  expect((await page.goto(`/en/v/${key}`))?.status()).toBe(200);
  await expect(tabs(page).getByRole("link")).toHaveCount(3);
  const missing = page.waitForResponse(/chart=3/);
  await tabs(page).getByRole("link", { name: "What is gone" }).click();
  expect((await missing).status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One country at a glance");
  await expect(page.getByRole("alert")).toContainText("not available");
  await expect(tabs(page).locator("[aria-current]")).toHaveText("What is gone");
  await tabs(page).getByRole("link", { name: "How long" }).click();
  await expect(page.locator("figure svg rect")).toHaveCount(6);
  expect((await fetch(`${server.url}/en/v/${key}.csv?chart=3`)).status).toBe(404);
});

for (const width of inDeep([1440, 390]))
  test(`axe finds nothing on a dashboard and on its missing chart at ${width} px`, async ({
    page,
    server,
  }) => {
    const key = await publishDocument(server.url, await makeBoard(server.url, { missing: true }));
    await page.setViewportSize({ width, height: 900 });
    for (const search of ["", "?chart=3"]) {
      await page.goto(`/de/v/${key}${search}`);
      await expectAccessible(page);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
    }
  });

test(
  "a printed dashboard says that it is one, and has its texts",
  { tag: "@deep" },
  async ({ page, server }) => {
    const key = await publishDocument(server.url, await makeBoard(server.url));
    await page.goto(`/en/v/${key}`);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("This page is a dashboard.")).toBeVisible();
    await expect(page.getByText("All figures are estimates.")).toBeVisible();
    await expect(tabs(page).getByRole("link").first()).toBeHidden();
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

const SAVED = join(import.meta.dirname, "../../shared/data/saved-charts/dashboard-tall.json");

test("a dashboard that another program saved has a tab for each of its charts", async ({
  page,
  server,
}) => {
  test.skip(!existsSync(SAVED), "the saved charts are not here");
  const saved = JSON.parse(readFileSync(SAVED, "utf8")) as { data?: object };
  const { data = saved } = saved;
  const key = await publishDocument(server.url, { ...data, dataSource: SAMPLES });
  expect((await page.goto(`/de/v/${key}`))?.status()).toBe(404);
  await expect(page.getByText("Diese Seite ist ein Dashboard.")).toBeVisible();
  await expect(page.getByRole("navigation").getByRole("link", { name: /./ })).not.toHaveCount(0);
  await expect(page.getByRole("alert")).toBeVisible();
});
