import type { Page } from "@playwright/test";
import { inDeep } from "./support/in-deep.ts";
import {
  findDataset,
  makeChartDocument,
  openToReaders,
  publishDocument,
  stackBy,
} from "./support/publish-chart.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

let key = "";

test.beforeAll(async ({ server }) => {
  const iri = await findDataset(server.url, "life expectancy");
  const { document } = await makeChartDocument(server.url, { iri, chartType: "line" });
  key = await publishDocument(server.url, document);
});

const panelOf = (page: Page, name = "About the data") => page.getByRole("dialog", { name });

/** The page once its program has taken it over. */
const open = async (page: Page, search = "", locale = "en") => {
  await page.goto(`/${locale}/v/${key}${search}`, { waitUntil: "networkidle" });
};

test(
  "the panel is walked through with the keyboard, and asks no source",
  { tag: "@deep" },
  async ({ page }) => {
    await open(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const toggle = page.getByRole("link", { name: "About the data" });
    await toggle.focus();
    await page.keyboard.press("Enter");
    const panel = panelOf(page);
    await expect(panel.getByRole("link", { name: "Population and society" })).toHaveAttribute(
      "href",
      /^\/en\/browse\/theme\//,
    );
    await expect(page).toHaveURL(/\?metadata=general$/);
    await expect(panel.getByRole("heading", { name: "About the data" })).toBeFocused();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const list = panel.getByRole("listitem");
    await expect(list).toHaveCount(5);
    await page.keyboard.press("Tab");
    await page.keyboard.type("switz");
    await expect(list).toHaveCount(1);
    await expect(panel.getByRole("status").first()).toHaveText("1 result");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\?metadata=data\.country$/);
    await expect(panel.getByRole("heading", { name: "Country" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(panel.getByRole("link", { name: "Country" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("End");
    await page.keyboard.type("x");
    await expect(panel.getByText("Nothing found for “switzx”")).toBeVisible();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Escape");
    await expect(panel).toHaveCount(0);
    await expect(toggle).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`/en/v/${key}$`));
    expect(asked.some((path) => /^\/assets\/metadata-panel-.*\.js$/.test(path))).toBe(true);
    expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([]);
  },
);

test(
  "the title of an axis opens the panel at what it names, in a frame on the page of the chart; not where labels stand still",
  { tag: "@deep" },
  async ({ page }) => {
    const title = page.locator("figure svg text").filter({ hasText: /^Life expectancy/ });
    await open(page);
    await title.first().click();
    const heading = panelOf(page).getByRole("heading", { name: /^Life expectancy/ });
    await expect(heading).toBeFocused();
    await expect(page).toHaveURL(/\?metadata=data\.[a-z-]+$/);
    await expect(title.first()).toHaveCSS("cursor", "pointer");
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(new RegExp(`/en/v/${key}$`));
    const frame = `/en/embed/${key}`;
    await page.goto(frame, { waitUntil: "networkidle" });
    const popup = page.waitForEvent("popup");
    await title.first().click();
    await expect(await popup).toHaveURL(new RegExp(`/en/v/${key}\\?metadata=data\\.[a-z-]+$`));
    await page.goto(`${frame}?removeLabelsInteractivity=true`, { waitUntil: "networkidle" });
    await title.first().click();
    await expect(title.first()).not.toHaveCSS("cursor", "pointer");
  },
);

test(
  "who goes to another place of the page has left the panel",
  { tag: "@deep" },
  async ({ page }) => {
    await open(page, "?metadata=general");
    await expect(panelOf(page)).toBeVisible();
    await page.evaluate(() => {
      location.hash = "content";
    });
    await expect(panelOf(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/en/v/${key}$`));
  },
);

test(
  "a place of the panel has an address, and Back undoes each step",
  { tag: "@deep" },
  async ({ page }) => {
    await open(page, "?metadata=data.country&as=chart", "de");
    const panel = panelOf(page, "Über die Daten");
    await expect(panel.getByRole("heading", { name: "Land" })).toBeVisible();
    await expect(panel).toHaveJSProperty("open", true);
    await panel.getByText("Alle anzeigen").click();
    await expect(panel.getByText("Venezuela")).toBeVisible();
    await expectAccessible(page);
    await panel.getByRole("link", { name: "Alle Dimensionen und Messgrössen" }).click();
    await expect(panel.getByRole("link", { name: "Land" })).toBeFocused();
    await panel.getByRole("link", { name: "Allgemein" }).click();
    await expect(panel.getByText("Gapminder").first()).toBeVisible();
    await expectAccessible(page);
    await panel.getByRole("link", { name: "Schliessen" }).click();
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Über die Daten" })).toBeFocused();
    const asTable = page.getByRole("link", { name: "Tabelle", exact: true });
    await expect(asTable).toHaveAttribute("href", "?as=table");
    await page.goBack();
    await expect(panel.getByText("Gapminder").first()).toBeVisible();
    await page.goBack();
    await expect(panel.getByRole("searchbox")).toBeVisible();
    await page.goBack();
    await expect(panel.getByRole("heading", { name: "Land" })).toBeVisible();
    await page.mouse.click(20, 20);
    await expect(panel).toHaveCount(0);
  },
);

test(
  "a place that the panel does not have is named and not obeyed",
  { tag: "@deep" },
  async ({ page }) => {
    await open(page, "?metadata=data.elsewhere");
    await expect(page.getByText("“About the data” = “data.elsewhere”")).toBeVisible();
    await expect(panelOf(page)).toHaveCount(0);
  },
);

test(
  "on a phone it is a sheet at the foot of the screen, above the page",
  { tag: "@deep" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page);
    await page.getByRole("link", { name: "About the data" }).click();
    const box = await panelOf(page).boundingBox();
    expect(box).toMatchObject({ x: 0, width: 390 });
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBe(390);
    await page.emulateMedia({ media: "print" });
    await expect(panelOf(page)).toBeHidden();
  },
);

test(
  "where it cannot be loaded the panel says so, and a second try shows it",
  { tag: "@deep" },
  async ({ page }) => {
    await page.route("**/assets/metadata-panel-*.js", (route) => route.abort());
    await open(page);
    await page.getByRole("link", { name: "About the data" }).click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("Check the connection.");
    await page.unroute("**/assets/metadata-panel-*.js");
    await alert.getByRole("link", { name: "Try again" }).click();
    await expect(panelOf(page).getByText("Gapminder").first()).toBeVisible();
    await panelOf(page).getByRole("link", { name: "Data", exact: true }).click();
    await expect(panelOf(page).getByRole("searchbox")).toBeVisible();
  },
);

test(
  "without JavaScript the panel is a part of the page",
  { tag: "@deep" },
  async ({ browser, server }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${server.url}/en/v/${key}?f.country=che`);
    await page.getByRole("link", { name: "About the data" }).click();
    const panel = panelOf(page);
    await expect(panel.getByText("Gapminder").first()).toBeVisible();
    await expect(panel.getByRole("link", { name: "SPARQL query of the data shown" })).toBeVisible();
    await panel.getByRole("link", { name: "Data", exact: true }).click();
    await panel.getByRole("link", { name: "Country" }).click();
    const asTable = page.getByRole("link", { name: "Table", exact: true });
    await expect(asTable).toHaveAttribute("href", "?as=table&metadata=data.country");
    await expect(panel.getByText("Venezuela")).toBeHidden();
    await panel.getByText("Show all").click();
    await expect(panel.getByText("Venezuela")).toBeVisible();
    await panel.getByRole("link", { name: "Close" }).click();
    await expect(panel).toHaveCount(0);
    await expect(asTable).toHaveAttribute("href", "?as=table");
    await context.close();
  },
);

test.describe("the query of the view can be asked, and gives the rows of its file", () => {
  let open = "";

  test.beforeAll(async ({ server }) => {
    const iri = await findDataset(server.url, "life expectancy");
    const { document, components } = await makeChartDocument(server.url, {
      iri,
      chartType: "column",
      change: (config, of) => openToReaders(stackBy("Country", config, of)),
    });
    const [chart] = document.chartConfigs;
    const country = components.dimensions.find(({ label }) => label === "Country")?.id ?? "";
    const interactive = chart?.interactiveFiltersConfig;
    const dataFilters = { active: true, componentIds: [country], defaultOpen: true };
    const multi = {
      ...chart,
      interactiveFiltersConfig: { ...interactive, dataFilters },
      extensions: { filterTypes: { [country]: "multi" } },
    };
    open = await publishDocument(server.url, { ...document, chartConfigs: [multi] });
  });

  const searches = [
    "",
    "?f.country=che&f.country=fra&hide=che",
    "?f.country=fra&t.from=1980",
    "?f.country=che",
    "?f.country=che&f.country=fra",
    "?t.from=1990&t.to=1999",
  ];
  for (const search of inDeep(searches))
    test(search || "the author's view", async ({ server }) => {
      const address = `${server.url}/en/v/${open}`;
      const query = await (await fetch(`${address}.rq${search}`)).text();
      const endpoint = /^# (\S+)\n/.exec(query)?.[1] ?? "";
      expect(endpoint).toBe(`${server.url}/sparql`);
      type Answer = { results: { bindings: Record<string, { value: string }>[] } };
      let answer: Answer = { results: { bindings: [] } };
      // An endpoint that is busy says so, and is asked again.
      await expect(async () => {
        const body = new URLSearchParams({ query });
        const asked = await fetch(endpoint, { method: "POST", body });
        expect(asked.status).toBe(200);
        answer = (await asked.json()) as Answer;
      }).toPass();
      const file = await fetch(`${address}.csv${search}`);
      expect(file.status).toBe(200);
      const [, ...rows] = (await file.text()).trim().split("\r\n");
      expect(rows).not.toHaveLength(0);
      expect(answer.results.bindings).toHaveLength(rows.length);
      const numbersOf = (cells: string[]): number[] =>
        cells
          .flatMap((cell) => (/^\d+\.\d+$/.test(cell) ? [Number(cell)] : []))
          .toSorted((a, b) => a - b);
      expect(
        numbersOf(
          answer.results.bindings.flatMap((row) => Object.values(row).map(({ value }) => value)),
        ),
      ).toEqual(numbersOf(rows.flatMap((row) => row.split(","))));
    });
});
