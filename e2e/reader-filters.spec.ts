import type { Page } from "@playwright/test";
import {
  findDataset,
  makeChartDocument,
  openDataFilters,
  openToReaders,
  publishDocument,
} from "./support/publish-chart.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

/** A line by month of one industry, which readers choose from a tree. */
const publishIndustries = async (url: string): Promise<string> => {
  const iri = await findDataset(url, "employment in the united states");
  const { document } = await makeChartDocument(url, {
    iri,
    chartType: "line",
    change: (config) => openDataFilters(config),
  });
  return publishDocument(url, document);
};

/** A table of which readers choose several industries. */
const publishSeveral = async (url: string): Promise<string> => {
  const iri = await findDataset(url, "employment in the united states");
  const { document } = await makeChartDocument(url, {
    iri,
    chartType: "table",
    change: (config, { dimensions }) => {
      const industry = dimensions.find(({ hierarchy }) => hierarchy)!.id;
      return {
        ...config,
        interactiveFiltersConfig: {
          legend: { active: false, componentId: "" },
          timeRange: {
            active: false,
            componentId: "",
            presets: { type: "range", from: "", to: "" },
          },
          dataFilters: { active: true, componentIds: [industry], defaultOpen: true },
          calculation: { active: false, type: "identity" },
        },
        extensions: { filterTypes: { [industry]: "multi" } },
      };
    },
  });
  return publishDocument(url, document);
};

const readRow = async (page: Page) => {
  const items = page.getByRole("treeitem");
  return (await items.all()).length;
};

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test(
    "a value of a tree is found by the start of its word and chosen with the keyboard",
    { tag: "@deep" },
    async ({ page, server }) => {
      const key = await publishIndustries(server.url);
      const reached = page.waitForResponse(/\/reach\//);
      await page.goto(`/de/v/${key}`);
      await (await reached).finished();
      await page.waitForLoadState("networkidle");
      const asked: string[] = [];
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      const box = page.locator("form summary");
      await box.focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("treeitem", { selected: true })).toBeVisible();
      await expectAccessible(page);
      const { width } = (await page.getByRole("tree").boundingBox())!;
      expect(width).toBeLessThanOrEqual(390 - 32);
      await page.keyboard.press("Tab");
      await page.keyboard.type("gastg");
      await expect(page.getByRole("treeitem").last()).toContainText("Gastgewerbe");
      const found = await readRow(page);
      await page.keyboard.press("Backspace");
      expect(await readRow(page)).toBeGreaterThanOrEqual(found);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("End");
      await expect(page.getByRole("treeitem").last()).toBeFocused();
      await page.keyboard.press("ArrowLeft");
      await expect(page.getByRole("treeitem").last()).not.toBeFocused();
      await page.keyboard.press("End");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("tree")).toBeHidden();
      await expect(box).toBeFocused();
      await expect(box).toContainText("Gastgewerbe");
      await expect(page).toHaveURL(/f\.industry=leisure/);
      await page.goBack();
      await expect(page).not.toHaveURL(/f\.industry/);
      await expect(box).not.toContainText("Gastgewerbe");
      expect(asked.filter((path) => !path.endsWith("icon.svg"))).toEqual([]);
    },
  );
});

test.describe("several values", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test(
    "are ticked one after the other, shared by their address and taken back",
    { tag: "@deep" },
    async ({ page, server }) => {
      const key = await publishSeveral(server.url);
      await page.goto(`/en/v/${key}?f.industry=atlantis`);
      await expect(page.getByText(/“Industry[^”]*” = “atlantis”/)).toBeVisible();
      const box = page.locator("form summary");
      await expect(box).toContainText("No filter");
      await box.focus();
      await page.keyboard.press("Enter");
      const row = (name: string) => page.getByRole("treeitem", { name, exact: true });
      await expect(row("Total nonfarm")).toHaveAttribute("aria-expanded", "true");
      await page.keyboard.press("Tab");
      await page.keyboard.type("util");
      await expect(row("Utilities")).toHaveAttribute("aria-checked", "false");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("End");
      await page.keyboard.press("ArrowUp");
      await expect(row("Utilities")).toBeFocused();
      await page.keyboard.press("Space");
      await expect(row("Utilities")).toHaveAttribute("aria-checked", "true");
      await expect(page).toHaveURL(/\?f\.industry=utilities$/);
      await page.getByRole("searchbox", { name: "Search", exact: true }).fill("constr");
      await row("Construction").click();
      await expect(page).toHaveURL(/\?f\.industry=construction&f\.industry=utilities$/);
      await expectAccessible(page);
      await expect(box).toContainText("Construction, Utilities");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("tree")).toBeHidden();
      await expect(box).toBeFocused();
      await page.reload();
      await expect(box).toContainText("Construction, Utilities");
      const figures = page.locator("figure");
      await expect(figures).toContainText("Utilities");
      await expect(figures).toContainText("Construction");
      await expect(figures).not.toContainText("Mining");
      await page.goBack();
      await expect(page).toHaveURL(/\?f\.industry=utilities$/);
      await expect(box).toHaveText("Utilities");
      await expect(figures).not.toContainText("Construction");
      await box.click();
      await page.getByRole("button", { name: "Clear selection" }).click();
      await expect(box).toHaveText("No filter");
      await expect(page).toHaveURL(/\?f\.industry=-$/);
    },
  );
});

test.describe("before the program of the page has come", () => {
  test(
    "a chosen value and a chosen period are kept, and the chart follows once it is there",
    { tag: "@deep" },
    async ({ page, server }) => {
      const iri = await findDataset(server.url, "electricity generation Iowa");
      const weather = await findDataset(server.url, "daily weather");
      const publish = async (dataset: string, chartType: "column" | "line") => {
        const { document } = await makeChartDocument(server.url, {
          iri: dataset,
          chartType,
          change: openToReaders,
        });
        return publishDocument(server.url, document);
      };
      let letThrough = (): void => {};
      const hold = async (): Promise<void> => {
        const held = new Promise<void>((done) => (letThrough = done));
        await page.unroute("**/*.js");
        await page.route("**/*.js", async (route) => {
          await held;
          await route.continue();
        });
      };
      await hold();
      await page.goto(`/en/v/${await publish(iri, "column")}`, { waitUntil: "commit" });
      const source = page.getByLabel("Energy source", { exact: true });
      await source.selectOption({ label: "Renewables" });
      await page.getByLabel("From").selectOption("2010");
      const columns = page.locator("figure svg rect[data-mark]");
      await expect(columns).toHaveCount(17);
      expect(page.url()).not.toContain("?");
      letThrough();
      await expect(page).toHaveURL(/\?f\.source=renewable&t\.from=2010&t\.to=2017$/);
      await expect(columns).toHaveCount(8);
      await expect(source).toHaveValue("renewable");
      await page.goBack();
      await expect(columns).toHaveCount(17);
      await expect(source).toHaveValue("fossil");
      await hold();
      await page.goto(`/en/v/${await publish(weather, "line")}`, { waitUntil: "commit" });
      const from = page.getByRole("textbox", { name: "From" });
      await from.fill("01.03.2014");
      letThrough();
      await expect(page).toHaveURL(/t\.from=2014-03-01/);
      await expect(from).toHaveValue("01.03.2014");
    },
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("a tree is one indented list in the form", { tag: "@deep" }, async ({ page, server }) => {
    await page.goto(`/en/v/${await publishIndustries(server.url)}`);
    await expect(page.locator("form summary")).toBeHidden();
    const list = page.getByRole("combobox", { name: "Industry" });
    const options = await list.getByRole("option").allTextContents();
    expect(options.filter((text) => text.startsWith("\u2003")).length).toBeGreaterThan(10);
    await list.selectOption("utilities");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(list).toHaveValue("utilities");
    await expect(page.locator("figure")).toContainText(/55\d/);
  });

  test(
    "several values are boxes, and a form without any takes the filter away",
    { tag: "@deep" },
    async ({ page, server }) => {
      const key = await publishSeveral(server.url);
      await page.goto(`/en/v/${key}?f.industry=utilities`);
      const filters = page.getByRole("form", { name: "Filters" });
      const group = page.getByRole("group", { name: "Industry" });
      await group.getByRole("checkbox", { name: "Construction", exact: true }).check();
      await filters.getByRole("button", { name: "Show" }).click();
      await expect(page).toHaveURL(/f\.industry=-&f\.industry=\w+&f\.industry=\w+&search=$/);
      await expect(group.getByRole("checkbox", { checked: true })).toHaveCount(2);
      await expect(page.locator("figure")).not.toContainText("Mining");
      await group.getByRole("checkbox", { name: "Construction", exact: true }).uncheck();
      await group.getByRole("checkbox", { name: "Utilities", exact: true }).uncheck();
      await filters.getByRole("button", { name: "Show" }).click();
      await expect(group.getByRole("checkbox", { checked: true })).toHaveCount(0);
      await expect(page.getByText("This address asks for")).toBeHidden();
    },
  );
});
