import type { Page } from "@playwright/test";
import { controls, openNew, openTask, stage, waitForChart } from "./support/editor-page.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const tabs = (page: Page) =>
  page.getByRole("navigation", { name: "Charts of this page" }).getByRole("listitem");

const addMenu = (page: Page) => page.getByRole("button", { name: "Add a chart", exact: true });

const chooseIn = async (page: Page, menu: RegExp | string, entry: string): Promise<void> => {
  await page.getByRole("button", { name: menu }).click();
  await page.getByRole("menuitem", { name: entry }).click();
};

const rename = async (page: Page, name: string): Promise<void> => {
  await chooseIn(page, /^Actions for/, "Rename");
  const field = page.getByRole("textbox", { name: "Tab label" });
  await field.fill(name);
  await field.press("Enter");
};

const names = (page: Page): Promise<string[]> =>
  tabs(page).evaluateAll((found) =>
    found.map((each) => each.querySelector("[data-tab]")?.textContent ?? ""),
  );

test("CH1 CH2 CH3 charts are added, named, ordered and deleted at their tabs", async ({ page }) => {
  test.slow();
  await openNew(page);
  await rename(page, "First");
  await chooseIn(page, "Add a chart", "Duplicate this chart");
  await expect(tabs(page)).toHaveCount(2);
  await rename(page, "Second");
  await chooseIn(page, "Add a chart", "New chart of the same dataset");
  await expect(tabs(page)).toHaveCount(3);
  await rename(page, "Third");
  expect(await names(page)).toEqual(["First", "Second", "Third"]);
  await expect(tabs(page).nth(2).locator("[aria-current]")).toHaveText("Third");

  const third = await tabs(page).nth(2).locator("[data-tab]").boundingBox();
  const first = await tabs(page).nth(0).boundingBox();
  await page.mouse.move(third!.x + 20, third!.y + 10);
  await page.mouse.down();
  await page.mouse.move(third!.x - 40, third!.y + 10);
  await page.mouse.move(first!.x + 20, first!.y + 10, { steps: 4 });
  await page.mouse.up();
  expect(await names(page)).toEqual(["Third", "First", "Second"]);

  await tabs(page).nth(0).locator("[data-tab]").focus();
  await page.keyboard.press("Shift+ArrowRight");
  expect(await names(page)).toEqual(["First", "Third", "Second"]);
  await expect(page.locator("[data-tab]").nth(1)).toBeFocused();
  await expect(page.getByText("Third is now 2 of 3.")).toBeAttached();

  for (const name of ["First", "Third"]) {
    await page.locator("[data-tab]").filter({ hasText: name }).click();
    await expect(page.locator("[data-tab][aria-current]")).toHaveText(name);
  }
  await addMenu(page).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+y");

  await chooseIn(page, /^Actions for/, "Delete the chart");
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Delete “Third”?");
  await dialog.getByRole("button", { name: "Delete" }).click();
  expect(await names(page)).toEqual(["First", "Second"]);
  await expect(page.locator("[data-tab][aria-current]")).toHaveText("First");
  await waitForChart(page);
  await expectAccessible(page);
});

test("a chart of another dataset is found in the drawer, looked at and added", async ({ page }) => {
  test.slow();
  await openNew(page);
  await chooseIn(page, "Add a chart", "Chart of another dataset…");
  const drawer = page.getByRole("dialog", { name: "Add a chart of another dataset" });
  await drawer.getByRole("searchbox").fill("penguins");
  await page.keyboard.press("Enter");
  const penguins = drawer
    .getByRole("listitem")
    .filter({ hasText: /penguins/i })
    .first();
  await expect(penguins.getByRole("list", { name: "Dimensions" })).toContainText("Species");
  await drawer
    .getByRole("button", { name: /penguins/i })
    .first()
    .click();
  await expect(drawer.getByRole("table")).toBeVisible();
  await drawer.getByRole("button", { name: "Back" }).click();
  await expect(drawer.getByRole("searchbox")).toHaveValue("penguins");
  await drawer
    .getByRole("button", { name: /penguins/i })
    .first()
    .click();
  await expectAccessible(page);
  await drawer.getByRole("button", { name: "Add a chart" }).click();
  await expect(drawer).toBeHidden();
  await expect(tabs(page)).toHaveCount(2);
  await waitForChart(page);
  await openTask(page, "Data");
  await expect(controls(page).getByRole("list", { name: "Datasets" })).toContainText(/penguins/i);
});

test("JO2 JO3 JO10 a dataset joins the chart by what both have, and leaves it again", async ({
  page,
}) => {
  test.slow();
  await openNew(page);
  await openTask(page, "Data");
  const list = controls(page).getByRole("list", { name: "Datasets" }).getByRole("listitem");
  await expect(list).toHaveCount(1);
  await controls(page).getByRole("button", { name: "Add a dataset" }).click();
  const drawer = page.getByRole("dialog", { name: "Add a dataset" });
  await drawer.getByRole("button", { name: "I understand" }).click();
  await expect(drawer.getByText("may mislead")).toBeHidden();

  await drawer.getByRole("searchbox").fill("wealth");
  await drawer.getByRole("button", { name: "Search", exact: true }).click();
  const found = drawer.getByRole("list", { name: "Datasets found" });
  await expect(found.getByRole("listitem").first()).toContainText("Country");
  await found.getByRole("button").first().click();
  await expect(drawer.getByRole("heading", { name: "Joined by" })).toBeVisible();
  await expect(drawer.getByRole("table")).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole("button", { name: "Confirm" }).click();
  await expect(drawer).toBeHidden();
  await expect(list).toHaveCount(2);
  await expect(list.nth(1)).toHaveAttribute("data-highlighted", "");
  await expect(list.nth(1)).not.toHaveAttribute("data-highlighted", "", { timeout: 7000 });
  await waitForChart(page);
  await expect(stage(page).locator("svg").first()).toBeVisible();

  await controls(page).getByRole("button", { name: "Add a dataset" }).click();
  await expect(drawer.getByText("may mislead")).toBeHidden();
  // The focus is in its search.
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();

  await controls(page)
    .getByRole("button", { name: /^Remove/ })
    .first()
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(list).toHaveCount(1);
  await expect(list).toContainText(/wealth/i);
});

test("JO7 JO10 the drawer finds what shares the chosen dimensions, in the chosen order, with drafts where they are wanted", async ({
  page,
}) => {
  test.slow();
  await openNew(page);
  await openTask(page, "Data");
  await controls(page).getByRole("button", { name: "Add a dataset" }).click();
  const drawer = page.getByRole("dialog", { name: "Add a dataset" });
  const found = drawer.getByRole("list", { name: "Datasets found" });
  const titles = () => found.getByRole("heading").allTextContents();
  await expect(found.getByRole("listitem").first()).toBeVisible();
  const both = await titles();

  const dimensions = drawer.getByRole("button", { name: /^Shared dimensions/ });
  await dimensions.click();
  const list = page.getByRole("dialog", { name: "Shared dimensions" });
  await list.getByRole("button", { name: "Clear selection" }).click();
  await page.keyboard.press("Escape");
  await expect(
    drawer.getByText("Choose at least one dimension that the other dataset must share."),
  ).toBeVisible();
  await expect(found).toBeHidden();
  await dimensions.click();
  await list.getByRole("row", { name: "Country" }).click();
  await page.keyboard.press("Escape");
  await expect(dimensions).toHaveAccessibleName(/Country$/);
  await expect(found.getByRole("listitem").first()).toContainText("Country");
  const byCountry = await titles();
  expect(both).toEqual(expect.arrayContaining(byCountry));
  expect(byCountry.length).toBeLessThan(both.length);

  await dimensions.click();
  await list.getByRole("button", { name: "Select all" }).click();
  await page.keyboard.press("Escape");
  await drawer.getByRole("button", { name: /Sort by$/ }).click();
  await page.getByRole("option", { name: "Title" }).click();
  const sorted = both.toSorted((a, b) => a.localeCompare(b, "en"));
  await expect.poll(titles).toEqual(sorted);
  const asked = page.waitForRequest(/includeDrafts%22%3Atrue/);
  await drawer.getByText("Include drafts").click();
  await asked;
  await expect(drawer.getByRole("checkbox", { name: "Include drafts" })).toBeChecked();
  await expect.poll(titles).toEqual(sorted);
});

test("a dataset whose dimensions do not come is told, and the chart stays as it was", async ({
  page,
}) => {
  test.slow();
  await openNew(page);
  await openTask(page, "Data");
  await controls(page).getByRole("button", { name: "Add a dataset" }).click();
  const drawer = page.getByRole("dialog", { name: "Add a dataset" });
  const found = drawer.getByRole("list", { name: "Datasets found" });
  await expect(found.getByRole("listitem").first()).toBeVisible();
  await page.route(/graphql\?id=components/, (route) => route.abort());
  await found.getByRole("button").first().click();
  await expect(drawer.getByText("Could not fetch dimensions and measures")).toBeVisible();
  await expect(drawer.getByRole("button", { name: "Confirm" })).toBeDisabled();
  await drawer.getByRole("button", { name: "Close" }).click();
  await expect(
    controls(page).getByRole("list", { name: "Datasets" }).getByRole("listitem"),
  ).toHaveCount(1);
  await expect(stage(page).locator("figure svg").first()).toBeVisible();
});
