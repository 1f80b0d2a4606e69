import type { Page } from "@playwright/test";
import {
  choose,
  confirmPublishing,
  controls,
  dropSeries,
  openNew,
  openSection,
  openTask,
  publish,
  setType,
  stage,
} from "./support/editor-page.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const handle = (page: Page, name: string) =>
  page.getByRole("button", { name: `Move ${name}`, exact: true });
const heads = (page: Page) => stage(page).getByRole("columnheader");
const groups = (page: Page) => controls(page).getByRole("list", { name: "Groups" });

const openTable = async (page: Page): Promise<void> => {
  await openNew(page, "life-expectancy/2");
  await dropSeries(page);
  await setType(page, "Table");
  await openTask(page, "Chart");
  await expect(heads(page)).toHaveCount(5);
};

const drag = async (page: Page, from: string, to: ReturnType<Page["locator"]>): Promise<void> => {
  const target = await to.boundingBox();
  if (!target) throw new Error("Nothing to drag to.");
  await handle(page, from).hover();
  await page.mouse.down();
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 8 });
  await page.mouse.up();
};

test("columns go to groups and back by keys and by drag, and numbers do not", async ({ page }) => {
  await openTable(page);
  await handle(page, "Country").focus();
  for (const order of [/^Country/, /^Year/]) {
    await page.keyboard.press("ArrowUp");
    await expect(heads(page).first()).toHaveText(order);
  }
  await expect(groups(page).getByRole("listitem")).toHaveCount(1);
  await expect(handle(page, "Country")).toBeFocused();
  await expect(controls(page).getByText("Groups, Country is now 1 of 1.")).toBeAttached();
  await expect(stage(page).getByRole("rowheader", { name: /Afghanistan/ })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(groups(page).getByRole("listitem")).toHaveCount(0);

  await drag(page, "Country", controls(page).getByText("Drag a column here"));
  await expect(groups(page).getByRole("listitem")).toHaveCount(1);
  await drag(page, "Population", groups(page).getByRole("listitem"));
  await expect(groups(page).getByRole("listitem")).toHaveCount(1);
  await drag(page, "Country", handle(page, "Life expectancy"));
  await expect(groups(page).getByRole("listitem")).toHaveCount(0);
  await drag(page, "Population", handle(page, "Year"));
  await expect(heads(page).first()).toHaveText(/^Population/);
  // Who cannot drag presses.
  const down = controls(page).getByRole("button", { name: "Move Population down" });
  await down.click();
  await expect(heads(page).nth(1)).toHaveText(/^Population/);
  await expect(down).toBeFocused();
  await expectAccessible(page);
});

test("the settings of a table and the order of its rows are tabs, for arrows, the pointer and the search", async ({
  page,
}) => {
  await openTable(page);
  const tabs = controls(page).getByRole("tablist", { name: "Options of the table" });
  const settings = tabs.getByRole("tab", { name: "Settings" });
  const sorting = tabs.getByRole("tab", { name: "Order of the rows" });
  const search = controls(page).getByRole("switch", { name: "Readers can search the table" });
  const add = controls(page).getByRole("button", { name: "Order by another column" });
  await expect(settings).toHaveAttribute("aria-selected", "true");
  await expect(search).toBeVisible();
  await expect(add).toBeHidden();
  await settings.focus();
  await page.keyboard.press("ArrowRight");
  await expect(sorting).toBeFocused();
  await expect(search).toBeHidden();
  await add.click();
  await page.getByRole("menuitem", { name: "Life expectancy: largest first" }).click();
  await expect(stage(page).getByRole("row").nth(1)).toContainText("2005Japan");
  const way = controls(page).getByRole("radiogroup", { name: "Life expectancy" });
  await expect(way.getByRole("radio", { name: "largest first" })).toBeChecked();
  await way.getByText("smallest first", { exact: true }).click();
  await expect(stage(page).getByRole("row").nth(1)).toContainText("1960China");
  await page.keyboard.press("/");
  await page.keyboard.type("search the table");
  await page.keyboard.press("Enter");
  await expect(search).toBeFocused();
  await page.keyboard.press("Space");
  await expect(stage(page).getByRole("searchbox")).toHaveCount(0);
  await sorting.click();
  await expect(controls(page).getByRole("list", { name: "Order of the rows" })).toBeVisible();
  await expectAccessible(page);
});

test("groups are ranked by their rows, and undo takes it back", async ({ page }) => {
  await openTable(page);
  await handle(page, "Country").focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await controls(page).getByRole("tab", { name: "Order of the rows" }).click();
  const rank = controls(page).getByRole("switch", { name: "Rank the groups, too" });
  await expect(rank).toBeDisabled();
  await controls(page).getByRole("button", { name: "Order by another column" }).click();
  await page.getByRole("menuitem", { name: "Life expectancy: smallest first" }).click();
  const first = stage(page).locator(".group-head").first();
  await expect(first).toContainText("Afghanistan");
  await controls(page).getByText("Rank the groups, too").click();
  await expect(rank).toBeChecked();
  await expect(first).toContainText("China");
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(first).toContainText("Afghanistan");
  await expectAccessible(page);
});

test("each value of a column of tags has a colour of its own", async ({ page }) => {
  await openTable(page);
  await openTask(page, "Look");
  await openSection(page, /^Country/);
  await choose(page, /Show as$|^Show as/, "coloured tags");
  await page.getByLabel("Argentina").fill("#aa3311");
  await expect(stage(page).locator(".cell-tag", { hasText: "Argentina" }).first()).toHaveCSS(
    "background-color",
    "rgb(170, 51, 17)",
  );
});

test("CU7 the numbers of a column are shown in another unit, found by its name, and in their own again", async ({
  page,
}) => {
  test.slow();
  await openTable(page);
  const head = heads(page).filter({ hasText: "Life expectancy" });
  await page.keyboard.press("/");
  await page.keyboard.type("another unit");
  const found = page.getByRole("list", { name: "Find a setting" });
  await expect(found.getByRole("button")).toHaveCount(3);
  await found.getByRole("button", { name: /Life expectancy/ }).click();
  const column = controls(page).getByRole("group", { name: "Life expectancy" });
  const unit = column.getByRole("switch", { name: "Show in another unit" });
  await expect(unit).toBeFocused();
  await page.keyboard.press("Space");
  await column.getByRole("textbox", { name: /^Factor|Multiply/ }).fill("12");
  await column.getByRole("textbox", { name: /English/ }).fill("months");
  await expect(head).toHaveText(/months/);
  await expect(stage(page).getByRole("row").nth(1)).toContainText("526.56");
  await unit.focus();
  await page.keyboard.press("Space");
  await expect(head).toHaveText(/years/);
  await expect(stage(page).getByRole("row").nth(1)).toContainText("43.88");
  await expectAccessible(page);
});

test("a row of a table has its line over time in the editor, on its page and in its picture", async ({
  page,
  server,
}) => {
  await openTable(page);
  await openTask(page, "Look");
  await openSection(page, /^Life expectancy/);
  await page
    .getByRole("group", { name: "Life expectancy" })
    .getByText("Line over time, with the latest value")
    .click();
  const lines = (place: ReturnType<typeof stage>) => place.locator("svg.cell-line");
  await expect(lines(stage(page)).first()).toBeVisible();
  await expect(stage(page).getByText(/Rows 1 to \d+ of 62/)).toBeVisible();
  await confirmPublishing(page);
  await page.waitForURL(/\/en\/v\/[\w-]{12}/);
  const main = page.getByRole("main");
  await expect(lines(main)).toHaveCount(62);
  await expect(lines(main).first()).toHaveAccessibleName(/^1955: [\d.]+; 2005: [\d.]+$/);
  const key = /\/v\/([\w-]{12})/.exec(page.url())?.[1];
  const picture = await (await fetch(`${server.url}/en/v/${key}.svg`)).text();
  expect(picture.match(/stroke-width="1.5"/g)?.length).toBeGreaterThan(100);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
});

test("readers of a table may narrow its period, from what the author says", async ({ page }) => {
  await openTable(page);
  await openTask(page, "Readers");
  await page.getByText("Choose a period").click();
  await page
    .getByRole("group", { name: "Period shown initially" })
    .getByRole("button", { name: /From/ })
    .click();
  await page.getByRole("listbox").getByRole("option", { name: "1990" }).click();
  await expect(stage(page).getByLabel("From")).toBeVisible();
  await confirmPublishing(page);
  await page.waitForURL(/\/en\/v\/[\w-]{12}/);
  const rows = page.locator(".table-pager output");
  await expect(rows).toHaveText(/of 248$/);
  await page.getByLabel("From").selectOption("2005");
  await expect(rows).toHaveText(/of 62$/);
});

test("the texts of a column lead to a page for each row, and a base that is no address says so", async ({
  page,
}) => {
  await openTable(page);
  await controls(page).getByText("Link a column to a page for each row").click();
  const base = controls(page).getByRole("textbox", { name: "The addresses begin with" });
  await base.fill("example.org/");
  await expect(controls(page).getByText("This is not the address of a web page.")).toBeVisible();
  await base.fill("https://example.org/countries/");
  await expect(controls(page).getByText("This is not the address of a web page.")).toHaveCount(0);
  await choose(page, /The addresses end with/, "Country");
  await choose(page, /Column with the links/, "Country");
  const link = (root: Page | ReturnType<typeof stage>) =>
    root.getByRole("link", { name: "Afghanistan", exact: true }).first();
  await expect(link(stage(page))).toHaveAttribute(
    "href",
    /^https:\/\/example\.org\/countries\/[^/]+$/,
  );
  await expect(
    controls(page).getByText(/^For example https:\/\/example\.org\/countries\/[^/]+$/),
  ).toBeVisible();
  await expectAccessible(page);
  await publish(page);
  await expect(link(page)).toHaveAttribute("target", "_parent");
});

test("the head of a group leads to the page of the group", async ({ page }) => {
  await openNew(page, "life-expectancy/2", "Table");
  await controls(page).getByText("Link a column to a page for each row").click();
  await controls(page)
    .getByRole("textbox", { name: "The addresses begin with" })
    .fill("https://example.org/countries/");
  await choose(page, /Column with the links/, "Country");
  await expect(page.getByRole("button", { name: /The addresses end with/ })).toContainText(
    "Country",
  );
  const link = stage(page).getByRole("rowgroup").getByRole("link").first();
  await expect(link).toHaveAttribute("href", /^https:\/\/example\.org\/countries\/[^/]+$/);
  const folds = stage(page).locator("tbody th button");
  const fold = folds.first();
  await expect(fold).toHaveAccessibleName(`Country ${await link.textContent()}`);
  await fold.click();
  await expect(folds.and(page.locator("[aria-expanded=false]"))).toHaveCount(1);
  await expectAccessible(page);
});
