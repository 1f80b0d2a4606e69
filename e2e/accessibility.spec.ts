import type { Page } from "@playwright/test";
import type { ChartConfig, ChartType } from "@statelier/document";
import { chooseInTree } from "./support/choose-in-tree.ts";
import {
  controls,
  dropSeries,
  openHome,
  openNew,
  openOptions,
  openSection,
  openTask,
  setType,
  stage,
  waitForChart,
} from "./support/editor-page.ts";
import { inDeep } from "./support/in-deep.ts";
import {
  findDataset,
  makeChartDocument,
  openToReaders,
  publishDocument,
} from "./support/publish-chart.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const BASE = "http://localhost:4000/";
const LIFE = encodeURIComponent(`${BASE}cube/life-expectancy/2`);
const POPULATION = encodeURIComponent(`${BASE}theme/population`);
const SOURCE = encodeURIComponent("sparql+http://elsewhere.example");

/** Nothing but a table or a drawing that scrolls by itself is wider than the page. */
const expectReflow = async (page: Page): Promise<void> => {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
};

const publish = async (
  url: string,
  chartType: ChartType,
  change: (config: ChartConfig) => ChartConfig = openToReaders,
): Promise<string> => {
  const iri = await findDataset(url, "life expectancy");
  const { document } = await makeChartDocument(url, { iri, chartType, change });
  return publishDocument(url, document);
};

for (const width of inDeep([1440, 390]))
  test.describe(`axe finds nothing at ${width} px,`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("on the catalogue: results, filters, nothing found, errors", async ({ page }) => {
      await page.goto(`/en/browse/theme/${POPULATION}?includeDrafts=true&search=life`);
      await expect(page.getByRole("article").first()).toBeVisible();
      await expectAccessible(page);
      if (width < 800) {
        await page.getByText("Filters", { exact: true }).click();
        await expectAccessible(page);
      }
      for (const path of [
        "/de/browse?search=zzzz",
        "/fr/?errorId=CANNOT_FIND_CUBE&iri=http://x.example/1&endpointUrl=x",
        `/it/browse?dataSource=${SOURCE}`,
      ]) {
        await page.goto(path);
        await expectAccessible(page);
      }
    });

    test("on the accessibility statement", { tag: "@deep" }, async ({ page }) => {
      await page.goto("/de/browse");
      await page.getByRole("contentinfo").getByRole("link", { name: "Barrierefreiheit" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Barrierefreiheit");
      await expectReflow(page);
      await expectAccessible(page);
    });

    test("on the start page, with its charts", async ({ page }) => {
      await openHome(page, "de");
      await expectReflow(page);
      await expectAccessible(page);
    });

    test("on a preview: sorted, explained", async ({ page }) => {
      await page.goto(`/en/browse?dataset=${LIFE}`);
      await page.getByRole("columnheader").nth(1).getByRole("button").click();
      await page.getByText("What the columns mean").click();
      await expectAccessible(page);
    });

    test(
      "in the editor: sections, panels, lists that are open",
      { tag: "@deep" },
      async ({ page }) => {
        test.slow();
        await openNew(page);
        await dropSeries(page);
        await waitForChart(page);
        await expectAccessible(page);
        await openSection(page, /^Chart type/);
        await expectAccessible(page);
        for (const task of ["Text", "Readers", "Data"]) {
          await openTask(page, task);
          await expectAccessible(page);
        }
        await page
          .getByRole("button", { name: /^Country/ })
          .first()
          .click();
        await page.getByRole("dialog", { name: "Country" }).getByRole("searchbox").fill("swi");
        await expectAccessible(page);
        await page.keyboard.press("Escape");
        await page.keyboard.press("Escape");
        await openOptions(page, "Horizontal axis");
        await expectAccessible(page);
        await page.getByRole("button", { name: /Vertical axis$/ }).click();
        await expect(page.getByRole("listbox")).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press("Escape");
        await page.getByRole("searchbox", { name: "Find a setting" }).fill("axis");
        await expectAccessible(page);
        await page.keyboard.press("Escape");
        await openTask(page, "Look");
        await openSection(page, /^Axes/);
        await page.getByRole("switch", { name: "Set the range of the axis" }).focus();
        await page.keyboard.press("Space");
        await page.getByRole("textbox", { name: "Axis from" }).fill("9");
        await page.getByRole("textbox", { name: "Axis to" }).fill("1");
        await page.keyboard.press("Tab");
        await expect(page.getByText("Two numbers, the lower one first.")).toBeVisible();
        await expectAccessible(page);
      },
    );

    test(
      "in the editor: a table, a source that fails, publishing that fails",
      { tag: "@deep" },
      async ({ page }) => {
        test.slow();
        await openNew(page, "us-employment/1");
        await setType(page, "Table");
        await expect(stage(page).getByRole("table")).toBeVisible();
        await waitForChart(page);
        await expectAccessible(page);
        await page.route("**/api/**", (route) => route.abort());
        await page.getByRole("button", { name: "Publish", exact: true }).click();
        await expectAccessible(page);
        await page.getByRole("button", { name: "Publish now" }).click();
        await expect(page.getByText("The chart was not published")).toBeVisible();
        await expectAccessible(page);
        await controls(page).getByText("Areas", { exact: true }).last().click();
        // The picture of the type may have asked for its figures already.
        await expect(page.getByText(/^No connection$|could not be loaded/).first()).toBeVisible();
        await expectAccessible(page);
      },
    );

    test("where the editor finds no dataset, or no server", { tag: "@deep" }, async ({ page }) => {
      await page.goto("/de/create/new?cube=http://x.example/1");
      await expect(page.getByRole("alert")).toContainText("Datensatz nicht gefunden");
      await expectAccessible(page);
      await page.route("**/api/**", (route) => route.abort());
      await page.goto(`/de/create/new?cube=${LIFE}`);
      await expect(page.getByRole("button", { name: "Erneut versuchen" })).toBeVisible();
      await expectAccessible(page);
    });

    test("on a published chart: finished, with its table, with a part it does not know, failing", async ({
      page,
      server,
    }) => {
      const key = await publish(server.url, "line");
      await page.route("**/reach/**", (route) => route.abort());
      await page.goto(`/de/v/${key}?f.country=atlantis&publishSuccess=true`);
      await page.waitForLoadState("networkidle");
      await expectAccessible(page);
      await page.getByText("Datentabelle").click();
      await expectAccessible(page);
      await expectReflow(page);
      await page.route("**/api/graphql**", (route) => route.abort());
      await chooseInTree(page, "Land", "Schweiz");
      await expect(page.getByRole("alert")).toBeVisible();
      await expectAccessible(page);
    });

    test("on a published table, and where there is no chart", async ({ page, server }) => {
      const key = await publish(server.url, "table");
      await page.goto(`/en/v/${key}`);
      await expect(page.getByRole("table")).toBeVisible();
      await expectAccessible(page);
      await page.goto("/en/v/unknown00000");
      await expectAccessible(page);
      const iri = await findDataset(server.url, "life expectancy");
      const { document } = await makeChartDocument(server.url, { iri, chartType: "column" });
      const foreign = { type: "sparql", url: "https://elsewhere.example/query" };
      const refused = await publishDocument(server.url, { ...document, dataSource: foreign });
      await page.goto(`/fr/v/${refused}`);
      await expectAccessible(page);
    });
  });

test(
  "on 320 pixels, which is 1280 at 400 %, nothing scrolls in two directions",
  { tag: "@deep" },
  async ({ page, server }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const key = await publish(server.url, "column");
    await page.goto(`/de/v/${key}`);
    await expectReflow(page);
    await openNew(page);
    await expectReflow(page);
    for (const task of ["Data", "Look", "Text", "Readers", "Chart"]) {
      await openTask(page, task);
      await expectReflow(page);
    }
  },
);

test(
  "more room between letters, words and lines cuts nothing off",
  { tag: "@deep" },
  async ({ page, server }) => {
    const key = await publish(server.url, "column");
    const spacing =
      "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }";
    for (const path of [`/de/v/${key}`, `/de/create/new?cube=${LIFE}`]) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      await page.evaluate((rules) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rules);
        document.adoptedStyleSheets.push(sheet);
      }, spacing);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>("main button, main label, main h1, main h2")]
          .filter((element) => {
            const { overflow } = getComputedStyle(element);
            return (
              overflow === "hidden" &&
              element.clientHeight > 1 &&
              element.scrollHeight > element.clientHeight + 2
            );
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect(cut).toEqual([]);
    }
  },
);

test(
  "with forced colours the marks and the focus stay visible",
  { tag: "@deep" },
  async ({ page, server }) => {
    await page.emulateMedia({ forcedColors: "active" });
    const key = await publish(server.url, "column");
    await page.goto(`/en/v/${key}`);
    await page.waitForLoadState("networkidle");
    const marks = page.locator("figure svg rect");
    const colors = await marks.evaluateAll((all) => all.map((mark) => getComputedStyle(mark).fill));
    const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(colors).toHaveLength(11);
    expect(colors).not.toContain(paper);
    await page.getByText("Data table").click();
    await page.keyboard.press("Shift+Tab");
    const outline = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
      return [outlineStyle, outlineWidth];
    });
    expect(outline).toEqual(["solid", "2px"]);
  },
);
