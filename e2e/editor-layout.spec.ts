import type { Page } from "@playwright/test";
import { controls, openNew, publish, stage, writeTitle } from "./support/editor-page.ts";
import { makeChartDocument, findDataset, publishDocument } from "./support/publish-chart.ts";
import { expect, expectAccessible, test } from "./support/test.ts";
import { makeLayout } from "@statelier/document";

const addChart = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Add a chart", exact: true }).click();
  await page.getByRole("menuitem", { name: "Duplicate this chart" }).click();
};

const openLayout = async (page: Page): Promise<void> => {
  await openNew(page);
  await writeTitle(page, "First");
  await addChart(page);
  await writeTitle(page, "Second");
  await page
    .getByRole("navigation", { name: "Tasks" })
    .getByRole("button", { name: "Layout" })
    .click();
};

const choose = (page: Page, kind: string): Promise<void> =>
  controls(page).getByText(kind, { exact: true }).click();

const tiles = (page: Page) => stage(page).locator("[data-block]");

const titles = (page: Page): Promise<string[]> =>
  tiles(page).evaluateAll((found) =>
    found.map((each) => each.querySelector("h2")?.textContent ?? ""),
  );

test("two charts and a text become a dashboard that is published as it was laid out", async ({
  page,
}) => {
  test.slow();
  await openLayout(page);
  await choose(page, "as a dashboard, all on one page");
  await expect(tiles(page).locator("figure svg").first()).toBeVisible();
  expect(await titles(page)).toEqual(["First", "Second"]);
  const tops = () =>
    tiles(page).evaluateAll((all) =>
      all.map((tile) => Math.round(tile.getBoundingClientRect().top)),
    );
  await expect.poll(async () => new Set(await tops()).size).toBe(2);
  const title = stage(page).getByRole("textbox", { name: "Title of the page" });
  await title.fill("In short");
  await title.press("Escape");
  await expect(title).toHaveValue("");
  await title.fill("At a glance");
  await title.press("Enter");
  await expect(title).toHaveValue("At a glance");
  await expect(title).not.toBeFocused();
  const head = page.getByRole("region", { name: "Editor header" });
  await expect(head.getByText("At a glance", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Add a text" }).click();
  await stage(page).getByRole("textbox", { name: "Text, written in Markdown" }).fill("## To read");
  await page.keyboard.press("Escape");
  await expect(stage(page).getByRole("heading", { name: "To read" })).toBeVisible();
  await stage(page).getByRole("button", { name: "Move First" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => titles(page)).toEqual(["Second", "First", "To read"]);
  await expect(stage(page).getByRole("button", { name: "Move First" })).toBeFocused();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const missing = page.getByRole("dialog").getByText(/not written in German, French, Italian/);
  await expect(missing).toContainText("“To read”");
  await missing.getByRole("button", { name: "Write the text" }).click();
  const german = controls(page).getByRole("textbox", { name: "Text, German" });
  await expect(german).toBeFocused();
  await german.fill("## Zum Lesen");
  await german.press("Escape");
  await expect(german).toHaveValue("");
  await publish(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("At a glance");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Second", "First", "To read"]);
});

test(
  "LA16 LA17 on a canvas keys take hold of a block, move it, resize it and give it back",
  { tag: "@deep" },
  async ({ page }) => {
    test.slow();
    await openLayout(page);
    await choose(page, "as a dashboard, all on one page");
    await choose(page, "placed by hand");
    const first = stage(page).locator("[data-place]").filter({ hasText: "First" });
    await expect(first).toHaveAttribute("data-place", /^0 0 1 \d+$/);
    const handle = stage(page).getByRole("button", { name: "Move First" });
    await handle.focus();
    await page.keyboard.press("Enter");
    await expect(handle).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Shift+ArrowRight");
    await expect(first).toHaveAttribute("data-place", /^2 0 2 \d+$/);
    await expect(page.getByText(/^First: column 3, row 1, 2 wide/)).toBeAttached();
    await page.keyboard.press("Escape");
    await expect(first).toHaveAttribute("data-place", /^0 0 1 \d+$/);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Enter");
    await expect(first).toHaveAttribute("data-place", /^0 \d+ 2 \d+$/);
    await page.getByRole("button", { name: /^Undo/ }).click();
    await expect(first).toHaveAttribute("data-place", /^0 0 1 \d+$/);

    const edge = first.locator('[data-edge="e"]');
    const box = await edge.boundingBox();
    await page.mouse.move(box!.x + 4, box!.y + 60);
    await page.mouse.down();
    await page.mouse.move(box!.x + 260, box!.y + 60, { steps: 5 });
    await page.mouse.up();
    await expect(first).toHaveAttribute("data-place", /^0 \d+ 2 \d+$/);
    await expectAccessible(page);
  },
);

test(
  "DA5 DA7 shared filters are switched on, show whom they touch, and go again",
  { tag: "@deep" },
  async ({ page }) => {
    test.slow();
    await openLayout(page);
    await choose(page, "as a dashboard, all on one page");
    const period = controls(page).getByRole("switch", { name: "Choose a period" });
    await period.focus();
    await expect(stage(page).locator("[data-touched]")).toHaveCount(2);
    await page.keyboard.press("Space");
    await expect(controls(page).getByRole("button", { name: /From/ })).toContainText("1955");
    const country = controls(page).getByRole("switch", { name: "Country" });
    await country.focus();
    await page.keyboard.press("Space");
    await expect(country).toBeChecked();
    await page.keyboard.press("Space");
    await expect(country).not.toBeChecked();
    await expectAccessible(page);
  },
);

test(
  "LA9 of charts with addresses of their own one is published at least, and each opens alone",
  { tag: "@deep" },
  async ({ page }) => {
    test.slow();
    await openLayout(page);
    await choose(page, "each at its own address");
    const boxes = stage(page).getByRole("checkbox");
    await expect(boxes).toHaveCount(2);
    await stage(page).getByText("Publish “First”").click();
    await expect(boxes.nth(0)).not.toBeChecked();
    await expect(boxes.nth(1)).toBeDisabled();
    await publish(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Second");
  },
);

test(
  "a stored dashboard opens in the layout screen where its address says so",
  { tag: "@deep" },
  async ({ page, server }) => {
    const iri = await findDataset(server.url, "life expectancy");
    const { document } = await makeChartDocument(server.url, { iri, chartType: "line" });
    const [first] = document.chartConfigs;
    const charts = [first!, { ...first!, key: "chart0000002" }];
    const keys = charts.map((chart) => chart.key);
    const blocks = keys.map((key) => ({ type: "chart" as const, key, initialized: true }));
    const layout = makeLayout("vertical", { meta: document.layout.meta, blocks }, keys);
    const key = await publishDocument(server.url, { ...document, chartConfigs: charts, layout });
    await page.goto(`/en/create/new?edit=${key}&state=LAYOUTING`);
    await expect(tiles(page)).toHaveCount(2);
    await expect(page.getByRole("radio", { name: "one below the other" })).toBeChecked();
    await page.getByRole("button", { name: /^Back to/ }).click();
    await expect(page.getByRole("navigation", { name: "Charts of this page" })).toBeVisible();
  },
);

test(
  "before a page is public its own texts and those of each chart are named, and each is written from there",
  { tag: "@deep" },
  async ({ page }) => {
    test.slow();
    await openLayout(page);
    const texts = controls(page);
    await expect(texts).toContainText(
      "Without a title the page goes by the name of its first chart.",
    );
    await expect(texts).toContainText("The page has no label yet.");
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    const dialog = page.getByRole("dialog");
    const listOf = (name: string) => dialog.getByRole("list", { name });
    await expect(dialog.getByRole("heading", { level: 3 })).toHaveText([
      "The page with all charts",
      "First",
      "Second",
    ]);
    await expect(listOf("The page with all charts")).toContainText(
      "No title of the page in German, French, Italian, English",
    );
    await expect(listOf("First")).toContainText("No title in German, French, Italian:");
    await expectAccessible(page);
    await listOf("The page with all charts")
      .getByRole("button", { name: "Write the title" })
      .click();
    const ofPage = texts.getByRole("textbox", { name: "Title, German" });
    await expect(ofPage).toBeFocused();
    await ofPage.fill("Auf einen Blick");
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(listOf("The page with all charts")).toContainText(
      "No title of the page in French, Italian, English",
    );
    await listOf("First").getByRole("button", { name: "Write the title" }).click();
    const ofFirst = texts.getByRole("textbox", { name: "Title, German" });
    await expect(ofFirst).toBeFocused();
    await expect(texts.getByRole("textbox", { name: "Title, English" })).toHaveValue("First");
  },
);

test(
  "charts that have not been looked at since the editor was opened are checked before they are published",
  { tag: "@deep" },
  async ({ page }) => {
    await openLayout(page);
    await expect(page.getByText(/^Saved in this browser/)).toBeVisible();
    await page.reload();
    await expect(stage(page).locator("figure svg").first()).toBeVisible();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Publish the chart" });
    await expect(dialog.getByRole("heading", { name: "First" })).toBeVisible();
    await expect(dialog.getByText(/has not been drawn|is being drawn/)).toHaveCount(0);
  },
);
