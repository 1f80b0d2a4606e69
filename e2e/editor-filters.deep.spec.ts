import type { Page } from "@playwright/test";
import {
  choose,
  controls,
  dropSeries,
  openNew,
  openOptions,
  openTask,
  publish,
  setType,
  stage,
  waitForChart,
} from "./support/editor-page.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const openColumnsByCity = async (page: Page): Promise<void> => {
  await openNew(page, "weather-seattle-new-york");
  await dropSeries(page);
  await setType(page, "Columns");
  await choose(page, /Horizontal axis$/, "City");
};

test("the most recent value moves on with the data, and an optional filter is taken away", async ({
  page,
}) => {
  await openColumnsByCity(page);
  await openTask(page, "Data");
  const shown = stage(page).getByText(/^Selection/);
  // An axis that lets its dates go leaves a filter that moves on.
  await expect(shown).toHaveText("Selection: Day: 31.12.2015");
  await expect(page.getByRole("button", { name: /^Day|Day$/ })).toBeDisabled();
  await page.getByText("Always the most recent").click();
  await controls(page).getByRole("textbox", { name: "Day" }).fill("04.03.2012");
  await expect(shown).toHaveText("Selection: Day: 04.03.2012");
  await page.getByRole("button", { name: "Add filter" }).click();
  await page.getByRole("menuitem", { name: "Kind of weather" }).click();
  await expect(shown).toContainText("Kind of weather");
  await page.getByRole("button", { name: "Remove Kind of weather" }).click();
  await expect(shown).toHaveText("Selection: Day: 04.03.2012");
  await expect(page.getByRole("list", { name: "Filters" })).toBeFocused();
});

test("readers get several values of a dimension where the author allows it and the chart can show them", async ({
  page,
}) => {
  await openColumnsByCity(page);
  await openTask(page, "Readers");
  const day = page.getByRole("group", { name: "Day", exact: true });
  const kind = page.getByRole("group", { name: "Kind of weather", exact: true });
  const several = page.getByText("Several values at once");
  await day.getByText("Readers can change it").click();
  await expect(several).toHaveCount(0);
  await kind.getByText("Readers can change it").click();
  await kind.getByText("Several values at once").click();
  await expect(kind.getByRole("switch", { name: "Several values at once" })).toBeChecked();
  await expect(several).toHaveCount(1);
  await waitForChart(page);
  await expectAccessible(page);
  await publish(page);
  const box = page.locator("form summary", { hasText: "No filter" });
  await box.click();
  for (const name of ["Rain", "Sun"])
    await page.getByRole("treeitem", { name, exact: true }).click();
  await expect(page).toHaveURL(/\?f\.weather=rain&f\.weather=sun$/);
});

test("values of a tree, percent and legend: what is offered to readers is on the page", async ({
  page,
}) => {
  await openNew(page, "life-expectancy/2");
  await dropSeries(page);
  await setType(page, "Columns");
  await choose(page, /Vertical axis$/, "Population");
  await choose(page, /Series$/, "Country");
  await openOptions(page, "Series");
  await page.getByText("on top of one another", { exact: true }).click();
  await page.getByRole("button", { name: /^Values shown/ }).click();
  const list = page.getByRole("dialog", { name: "Values shown" });
  await list.getByRole("button", { name: "Clear selection" }).click();
  await expect(page.getByText(/^Nothing is selected yet: the chart keeps/)).toBeAttached();
  for (const country of ["Switzerland", "Japan"]) {
    await list.getByRole("searchbox").fill(country);
    await list.getByRole("row", { name: country }).click();
  }
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.getByText("2 of 62", { exact: true })).toBeVisible();
  await expect(stage(page).getByRole("group", { name: /^22 values/ })).toBeVisible();
  await openTask(page, "Readers");
  await page.getByText("Hide series").click();
  await page.getByText("Switch to percentages").click();
  await publish(page);
  await page.getByRole("checkbox", { name: /percent/i }).check();
  await expect(page).toHaveURL(/percent=1/);
  await expect(page.locator("figure svg").last()).toContainText("100");
  await page.getByRole("checkbox", { name: "Japan" }).uncheck();
  await expect(page).toHaveURL(/hide=/);
});

test("a pasted list of names, a typed start of a name with Enter, and a filter that is dragged", async ({
  page,
}) => {
  await openNew(page, "life-expectancy/2");
  await openOptions(page, "Series");
  await controls(page)
    .getByRole("button", { name: /Values shown/ })
    .first()
    .click();
  const list = page.getByRole("dialog", { name: "Values shown" });
  await list.getByRole("button", { name: "Paste a list…" }).click();
  await expect(list.getByRole("textbox", { name: /^Names/ })).toBeFocused();
  await list.getByRole("textbox", { name: /^Names/ }).fill("china\nBRAZIL\nAtlantis");
  await list.getByRole("button", { name: "Select these" }).click();
  await expect(list).toContainText("2 found. Not found: Atlantis");
  await expect(list).toContainText("2 selected");
  const search = list.getByRole("searchbox");
  await search.fill("switz");
  await search.press("Enter");
  await expect(list).toContainText("3 selected");
  await search.fill("ja");
  await search.press("ArrowDown");
  await expect(list.getByRole("row").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await waitForChart(page);
  for (const name of ["Brazil", "China", "Switzerland"])
    await expect(stage(page).locator("svg text").filter({ hasText: name })).toHaveCount(1);

  await openColumnsByCity(page);
  await openTask(page, "Data");
  await page.getByRole("button", { name: "Add filter" }).click();
  await page.getByRole("menuitem", { name: "Kind of weather" }).click();
  const rows = page.getByRole("list", { name: "Filters" }).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  const grip = rows.nth(1).locator("[class*=grip]");
  const [from, to] = [await grip.boundingBox(), await rows.nth(0).boundingBox()];
  await page.mouse.move(from!.x + 8, from!.y + 8);
  await page.mouse.down();
  await page.mouse.move(to!.x + 40, to!.y + 12, { steps: 5 });
  await page.mouse.up();
  await expect(rows.nth(0).getByRole("group", { name: "Kind of weather" })).toBeVisible();
});

test("a list without a field for searching begins with the focus in it, for arrows to go on from there", async ({
  page,
}) => {
  await openColumnsByCity(page);
  await openTask(page, "Look");
  const highlight = controls(page).getByRole("button", { name: /Highlight/ });
  const rows = page.getByRole("dialog", { name: "Highlight" }).getByRole("row");
  await highlight.press("Enter");
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await page.keyboard.press("Escape");
  await expect(highlight).toContainText("Seattle");
  await highlight.press("Enter");
  await expect(rows.nth(1)).toBeFocused();
});

test("a long list opens at what is chosen", async ({ page }) => {
  await openNew(page, "life-expectancy");
  await dropSeries(page);
  await openTask(page, "Data");
  const country = controls(page).getByRole("button", { name: /^Country|Country$/ });
  await country.click();
  const list = page.getByRole("dialog", { name: "Country" });
  await list.getByRole("searchbox").fill("Peru");
  await page.keyboard.press("Enter");
  await expect(country).toContainText("Peru");
  await country.click();
  await expect(list.getByRole("row", { name: "Peru" })).toBeInViewport();
  const [row, box] = [list.getByRole("row", { name: "Peru" }), list.getByRole("treegrid")];
  const [at, whole] = [await row.boundingBox(), await box.boundingBox()];
  const middle = at!.y + at!.height / 2 - whole!.y;
  expect(middle / whole!.height).toBeGreaterThan(0.4);
  expect(middle / whole!.height).toBeLessThan(0.6);
});

test("a proposed title, description and alternative text are taken with Enter or in all languages, follow the chart, and stay once they were changed", async ({
  page,
}) => {
  await openNew(page, "life-expectancy/2");
  await openTask(page, "Text");
  const title = page.getByRole("textbox", { name: "Title, English" });
  await title.press("Enter");
  await expect(title).toHaveValue("Life expectancy by country");
  await page.getByRole("textbox", { name: "Description, English" }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Description, English" })).toHaveValue(
    "1955–2005",
  );
  const french = page.getByRole("textbox", { name: "Title, French" });
  await expect(french).toHaveAttribute("placeholder", "Espérance de vie par pays");
  await page
    .getByRole("group", { name: "Title", exact: true })
    .getByRole("button", { name: "Use the texts in 3 languages" })
    .click();
  await expect(french).toHaveValue("Espérance de vie par pays");
  const alts = page.getByRole("group", { name: "Alternative text", exact: true });
  await alts.getByRole("button", { name: "Use the texts in 4 languages" }).click();
  const alt = alts.getByRole("textbox", { name: /English$/ });
  await expect(alt).toHaveValue("Line chart: Life expectancy by country. 1955–2005.");
  const german = alts.getByRole("textbox", { name: /German$/ });
  await expect(german).toHaveValue(/^Liniendiagramm: Lebenserwartung /);
  await openTask(page, "Chart");
  await choose(page, /Vertical axis$/, "Fertility rate");
  await openTask(page, "Text");
  await expect(title).toHaveValue("Fertility rate by country");
  await expect(french).toHaveValue(/par pays$/);
  await expect(french).not.toHaveValue(/Espérance/);
  await expect(alt).toHaveValue("Line chart: Fertility rate by country. 1955–2005.");
  await expect(german).not.toHaveValue(/Lebenserwartung/);
  await page.keyboard.press("Control+z");
  await title.fill("Fewer children");
  await openTask(page, "Chart");
  await choose(page, /Vertical axis$/, "Population");
  await openTask(page, "Text");
  await expect(title).toHaveValue("Fewer children");
});
